"""The server as one ASGI application."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from germanwhist.web.catalogue_routes import CATALOGUE_ROUTES
from germanwhist.web.health_routes import HEALTH_ROUTES
from germanwhist.web.house import house_of, open_house
from germanwhist.web.key_route import key
from germanwhist.web.problems import PROBLEM_HANDLERS
from germanwhist.web.request_log import RequestClock, log_answer
from germanwhist.web.review_route import review
from germanwhist.web.security import OriginGuard, add_security_headers
from germanwhist.web.socket import table_socket
from germanwhist.web.static_routes import static_routes
from germanwhist.web.statistics_routes import STATISTICS_ROUTES
from germanwhist.web.table_routes import TableRoutes

if TYPE_CHECKING:
    from germanwhist.web.settings import Settings

__all__ = ["create_app"]

_MAX_BODY_BYTES: Final = 64 * 1024


class _Metrics(PrometheusController):
    include_in_schema = False


def create_app(settings: Settings) -> Litestar:
    """The application; its lifespan opens and closes the database.

    Args:
        settings: how the server runs.
    """
    api = Router(
        path="/api",
        route_handlers=[
            key,
            TableRoutes,
            table_socket,
            CATALOGUE_ROUTES,
            STATISTICS_ROUTES,
            review,
            HEALTH_ROUTES,
        ],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
    )
    return Litestar(
        route_handlers=[api, _Metrics, *static_routes(settings.static_files)],
        lifespan=[open_house],
        state=State({"settings": settings}),
        exception_handlers=PROBLEM_HANDLERS,
        before_send=[add_security_headers, log_answer],
        middleware=[
            RequestClock(),
            PrometheusConfig(app_name="germanwhist", group_path=True).middleware,
            RateLimitConfig(("minute", settings.requests_a_minute)).middleware,
            OriginGuard(settings),
        ],
        compression_config=CompressionConfig("gzip", minimum_size=1_000, exclude=["^/api"]),
        request_max_body_size=_MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="germanwhist",
            version=version("germanwhist"),
            description="Tables of German Whist. Sockets are described in the documentation.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        # Errors are answered as problem details and logged by kind; see `problems`.
        logging_config=None,
    )
