"""Running the application: uvicorn with the limits this house keeps."""

from __future__ import annotations

import gc

import uvicorn

from .app import create_app
from .asking import Asking
from .line import Line
from .logs import keep_secrets
from .settings import Settings
from .wire import MOST

# Tables are many small objects that live long and hardly ever cycles: a sixth of the work was looking for those.
GARBAGE = (20_000, 50, 50)


def server(settings: Settings, host: str = "127.0.0.1", port: int = 8000, proxies: str = "") -> uvicorn.Server:
    """A server ready to run.  `proxies` are the addresses whose word on where a request comes from is believed."""
    keep_secrets()
    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=Asking,
        ws=Line,
        ws_max_size=MOST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # secrets and what others wrote would be compressed together
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=16_384,
    )
    return uvicorn.Server(config)
