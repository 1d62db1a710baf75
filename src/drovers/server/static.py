"""The page: built files beside the server.  An address that is no file is the page's own: it gets the page.

What networks have learned comes from where the bots have it; what lies here compressed is handed out so.
"""

from __future__ import annotations

import re
from pathlib import Path

from aiohttp import web

from ..bots import weights
from .unfolding import unfolded

HASHED = re.compile(r"[.-][0-9A-Za-z_-]{8,}\.\w+$")  # a name that changes with its content
LEARNED = re.compile(r"pocket/(\w+\.net)")
MISSING = "Drovers is running. Its page has not been built: see docs/serving.md."


class Page:
    """Static files; hashed ones may be kept for ever, the page itself is asked for again each time."""

    def __init__(self, folder: Path):
        self.folder = folder

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """A file, or the page."""
        path = request.match_info["path"]
        found = self._file(path)
        if found is None:
            if "." in path.rpartition("/")[2].removeprefix("."):
                raise web.HTTPNotFound
            found = self._file("index.html")
            head = await unfolded(request, path) if found else ""
            if found and head:
                page = found.read_text(encoding="utf-8").replace("</head>", f"{head}</head>", 1)
                return web.Response(text=page, content_type="text/html", headers={"Cache-Control": "no-cache"})
        if found is None:
            return web.Response(text=MISSING, status=404)
        kept = HASHED.search(path) is not None
        return web.FileResponse(
            found, headers={"Cache-Control": "public, max-age=31536000, immutable" if kept else "no-cache"}
        )

    def _file(self, path: str) -> Path | None:
        """The file of that name in our folder, and nowhere else."""
        learned = LEARNED.fullmatch(path)
        folder, name = (weights.FOLDER, learned[1]) if learned else (self.folder, path)
        try:
            found = (folder / name).resolve()
            there = found.is_file() or found.with_name(f"{found.name}.gz").is_file()
            return found if found.is_relative_to(folder.resolve()) and there else None
        except (OSError, ValueError):
            return None
