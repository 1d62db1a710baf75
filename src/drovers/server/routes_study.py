"""HTTP for finished matches looked at again."""

from __future__ import annotations

from .analyses import told
from .calls import Endpoint
from .endpoint import Call
from .routes_tables import settled_table
from .shapes_study import Analysis


async def analysis(call: Call) -> Analysis:
    """How far the analysis of a finished match is, and what it has found."""
    return told(await call.hall.analyses.of(await settled_table(call)), call.lang)


async def analyse(call: Call) -> Analysis:
    """Look at a finished match again."""
    return told(await call.hall.analyses.start(await settled_table(call)), call.lang)


async def stop_analysis(call: Call) -> Analysis:
    """Stop looking at a finished match again."""
    return told(await call.hall.analyses.cancel(await settled_table(call)), call.lang)


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{table}/analysis", analysis, Analysis),
    Endpoint("POST", "/api/tables/{table}/analysis", analyse, Analysis, cost=4),
    Endpoint("DELETE", "/api/tables/{table}/analysis", stop_analysis, Analysis),
)
