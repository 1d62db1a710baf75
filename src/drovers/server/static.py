"""The page: built files beside the server.  An address that is no file is the page's own: it gets the page."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HASHED = re.compile(r"[.-][0-9A-Za-z_-]{8,}\.\w+$")  # a name that changes with its content


class Page(StaticFiles):
    """Static files; hashed ones may be kept for ever, the page itself is asked for again each time."""

    def __init__(self, folder: Path):
        self.folder = folder
        super().__init__(directory=folder, html=True, check_dir=False)
        self.config_checked = True  # a folder that is not there yet has no files, and that is all

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2].removeprefix("."):
                raise
            response = await self._index(scope)
        kept = HASHED.search(path) is not None
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response

    async def _index(self, scope: Scope) -> Response:
        if not (self.folder / "index.html").is_file():
            return PlainTextResponse("Drovers is running. Its page has not been built: see docs/serving.md.", 404)
        return await super().get_response("index.html", scope)
