"""Names people go by: what one can see, and which two look alike."""

from __future__ import annotations

import re
import unicodedata

from confusable_homoglyphs import confusables

from .refusal import Refusal

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, marks and signs that show nothing
STYLE = re.compile("[\ufe00-\ufe0f]")  # asks for a sign as text or as a picture; by itself it shows nothing
MARKS_MOST = 2  # on one letter
LONGEST = 24


def clean_name(name: str) -> str:
    """A name as it is shown: one line of signs one can see, of one alphabet where others would look alike."""
    shown = " ".join(unicodedata.normalize("NFC", STYLE.sub("", name)).split())
    if not 1 <= len(shown) <= LONGEST or not _is_visible(shown) or confusables.is_dangerous(shown, ["latin"]):
        raise Refusal("bad-name", field="name")
    return shown


def _is_visible(shown: str) -> bool:
    kinds = [unicodedata.category(sign)[0] for sign in shown]
    if "C" in kinds or BLANK & set(shown) or kinds[0] == "M":
        return False
    return "M" * (MARKS_MOST + 1) not in "".join(kinds)


def folded(name: str) -> str:
    """A name as accounts are found: however it is written."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", name).casefold())[:48]


def looks(name: str) -> str:
    """What a name looks like: two that are equal here cannot be told apart at a glance."""
    text = re.sub(r"\s+", "", unicodedata.normalize("NFKC", name))
    found = confusables.is_confusable(text, greedy=True, preferred_aliases=[]) or []
    prototypes = {one["character"]: one["homoglyphs"][0]["c"] for one in found if len(one["homoglyphs"]) == 1}
    return "".join(prototypes.get(sign, sign) for sign in text).casefold()[:96]
