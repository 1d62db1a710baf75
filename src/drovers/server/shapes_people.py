"""What is said over HTTP about who somebody is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .shapes import Name


class GuestForm(Struct, forbid_unknown_fields=True):
    """A guest: a name and nothing else."""

    name: Name


class AccountForm(Struct, forbid_unknown_fields=True):
    """An account: a name nobody else has, and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class PasswordForm(Struct, forbid_unknown_fields=True):
    """The password once more, before something that cannot be undone."""

    password: Annotated[str, Meta(max_length=200)]


class NewPasswordForm(Struct, forbid_unknown_fields=True):
    """Another password; every other session ends."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class LabelForm(Struct, forbid_unknown_fields=True):
    """What a token is for."""

    label: Name


class Me(Struct):
    """Who you are to the server; all null before you have given a name."""

    player: str | None
    name: str
    account: str | None


class SessionInfo(Struct):
    """A browser you are signed in with.  `device` is what it calls itself."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


class TokenInfo(Struct):
    """A token for a bot of yours.  The token itself is shown once, when it is made."""

    id: str
    label: str
    created: int
    token: str | None = None
