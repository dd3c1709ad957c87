"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

import parlour
from parlour.bots.pool import BotPool
from parlour.server.catalogue import Catalogue
from parlour.server.http import api, problems, schema
from parlour.server.http.limits import RequestLimits
from parlour.server.http.requests import Request
from parlour.server.http.security import PlainAddresses, SameOrigin, Visitors, add_headers
from parlour.server.http.static import client_handler
from parlour.server.protocol import Health
from parlour.server.services import running
from parlour.server.settings import Settings
from parlour.server.thinking.advice import Analysts
from parlour.server.thinking.bots_driver import Bots


@get("/health", operation_id="health")
async def health(state: State) -> Response[Health]:
    """Whether the server answers, and its database keeps what it is given."""
    well = await state.services.health.is_well()
    return Response(Health(well, parlour.__version__), status_code=200 if well else 503)


class Metrics(PrometheusController):
    path = "/metrics"
    include_in_schema = False


def create_app(settings: Settings, bots: Bots | None = None, analysts: Analysts | None = None) -> Litestar:
    """The server. What is wrong with the settings is raised at once."""
    catalogue = Catalogue(settings.editions)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        playing = bots or BotPool(settings.bot_workers)
        # Advice is thought of elsewhere, so that those who play need not wait for it.
        advising = analysts or BotPool(1)
        async with running(settings, catalogue, playing, advising) as services:
            app.state.services = services
            yield

    # What is served beside the API is compressed already, or small.
    gzip = CompressionConfig("gzip", gzip_compress_level=5, exclude_opt_key=api.COMPRESSED)
    compression = DefineMiddleware(CompressionMiddleware, config=gzip)
    # A socket is one request that lasts for hours: its duration says nothing.
    metrics = PrometheusConfig(app_name="parlour", prefix="parlour", group_path=True, exclude="/socket$")
    return Litestar(
        route_handlers=[
            api.router([compression, SameOrigin(settings), Visitors(settings), RequestLimits(settings)]),
            health,
            Metrics,
            client_handler(settings.web_folder),
        ],
        middleware=[PlainAddresses(), metrics.middleware],
        request_class=Request,
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers=problems.HANDLERS,
        openapi_config=schema.config(),
        logging_config=None,
    )
