"""The HTTP part described for programs (OpenAPI 3.1) and for people (one page), both from the list of endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

from .. import __version__
from .calls import Endpoint
from .refusal import WORDS
from .shapes import Failure

PATTERNS = {
    "table": "^[0-9A-Za-z]{16}$",
    "ply": "^[0-9]{1,5}$",
    "seats": "^[0-9]{1,2}$",
    "link": "^[0-9A-Za-z_.-]{20,600}$",
}
REFUSALS = {
    "400": "It cannot be done like this",
    "403": "Not yours, or from another site",
    "409": "Not now",
    "429": "Too fast",
    "503": "Not saved; try again",
}


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [endpoint.answer for endpoint in endpoints] + [endpoint.body for endpoint in endpoints]
    wanted = [one for one in types if one is not None] + [Failure]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    known = {str(kind): schema for kind, schema in zip(wanted, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Drovers", "version": __version__, "description": WORDS.say("en", "api-lead")},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "drovers"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}{re.sub('[^a-z]+', '_', endpoint.path)}".rstrip("_"),
        "parameters": [*map(_in_path, re.findall(r"{(\w+)}", endpoint.path)), *map(_in_query, endpoint.query)],
        "responses": _responses(endpoint, known),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.named:
        operation["security"] = [{"session": []}, {"token": []}]
    return operation


def _in_path(name: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": PATTERNS.get(name, "^[0-9A-Za-z_-]{1,24}$")}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _in_query(field: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    return {"name": field[0], "in": "query", "required": False, "schema": field[1]}


def _responses(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    failure = {"application/json": {"schema": known[str(Failure)]}}
    refusals = dict(REFUSALS)
    if endpoint.named or endpoint.path == "/api/sign-in":
        refusals["401"] = "Give a name first, or the right password"
    if "{" in endpoint.path:
        refusals["404"] = "There is no such thing"
    if endpoint.body is not None:
        refusals |= {"413": "Too large", "415": "Not JSON"}
    good: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.answer is not None:
        good["content"] = {endpoint.media: {"schema": known[str(endpoint.answer)]}}
    status = endpoint.status if endpoint.answer is not None else 204
    return {str(status): good} | {code: {"description": text, "content": failure} for code, text in refusals.items()}


def page(endpoints: Sequence[Endpoint], lang: str) -> str:
    """The same for people, without a script."""
    rows = "".join(
        f"<tr><td>{one.method}</td><td><code>{escape(one.path)}</code></td><td>{escape(one.summary)}</td>"
        f"<td>{escape(_name(one.body))}</td><td>{escape(_name(one.answer))}</td></tr>"
        for one in endpoints
    )
    title, lead = escape(WORDS.say(lang, "api-title")), escape(WORDS.say(lang, "api-lead"))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}</title><h1>{title}</h1><p>{lead}</p><p><a href="/api/openapi.json">openapi.json</a></p>'
        f"<table>{rows}</table></html>"
    )


def _name(kind: Any) -> str:
    return "" if kind is None else str(getattr(kind, "__name__", kind)).replace("drovers.server.shapes.", "")
