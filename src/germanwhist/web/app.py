"""The server as one ASGI application."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Server
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from germanwhist.web.backend import backend_of, open_backend
from germanwhist.web.catalogue.routes import CATALOGUE_ROUTES
from germanwhist.web.day.routes import DayRoutes
from germanwhist.web.description import Description
from germanwhist.web.guards.asker import AskerMark
from germanwhist.web.guards.security import OriginGuard, add_security_headers
from germanwhist.web.guards.spending import within_budget
from germanwhist.web.keys.client_key import client_key
from germanwhist.web.keys.routes import key
from germanwhist.web.meeting.routes import MeetingRoutes
from germanwhist.web.meeting.seats import seat_ratings
from germanwhist.web.meeting.socket import search_socket
from germanwhist.web.people.data_routes import DataRoutes
from germanwhist.web.people.routes import PeopleRoutes
from germanwhist.web.people.who import WhoAsks
from germanwhist.web.problem_answers import PROBLEM_HANDLERS, DescribedProblems
from germanwhist.web.problems import ForbiddenError
from germanwhist.web.review.routes import review
from germanwhist.web.running.health import HEALTH_ROUTES
from germanwhist.web.running.reach import reach
from germanwhist.web.running.request_log import RequestClock, log_answer
from germanwhist.web.running.settings import is_loopback
from germanwhist.web.same.deal_routes import SameDealRoutes
from germanwhist.web.same.routes import SameRoutes
from germanwhist.web.school.decisions.routes import DecisionRoutes
from germanwhist.web.school.learn import learn
from germanwhist.web.school.lessons.routes import LessonRoutes
from germanwhist.web.school.memory.routes import MemoryRoutes
from germanwhist.web.school.mistakes.routes import MistakeRoutes
from germanwhist.web.school.progress.routes import progress
from germanwhist.web.school.puzzles.routes import PuzzleRoutes
from germanwhist.web.static_routes import static_routes
from germanwhist.web.statistics.routes import STATISTICS_ROUTES
from germanwhist.web.table.routes import TableRoutes
from germanwhist.web.table.socket import table_socket
from germanwhist.web.watching.routes import WATCHING_ROUTES

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from germanwhist.web.running.settings import Settings

__all__ = ["create_app"]

_MAX_BODY_BYTES: Final = 64 * 1024


def _asked_from_here(connection: ASGIConnection[Any, Any, Any, Any], _handler: object) -> None:
    """Let this machine alone ask for figures, unless they are open."""
    settings: Settings = connection.app.state.settings
    is_here = connection.client is not None and is_loopback(connection.client.host)
    if not (is_here or settings.is_metrics_open):
        raise ForbiddenError("not_here", "figures are for this machine alone")


class _Metrics(PrometheusController):
    include_in_schema = False
    guards = (_asked_from_here,)


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
            DayRoutes,
            SameDealRoutes,
            SameRoutes,
            PuzzleRoutes,
            DecisionRoutes,
            table_socket,
            CATALOGUE_ROUTES,
            STATISTICS_ROUTES,
            MemoryRoutes,
            MistakeRoutes,
            progress,
            review,
            learn,
            LessonRoutes,
            MeetingRoutes,
            seat_ratings,
            search_socket,
            *WATCHING_ROUTES,
            PeopleRoutes,
            DataRoutes,
            reach,
        ],
        guards=[within_budget],
    )
    return Litestar(
        route_handlers=[api, HEALTH_ROUTES, _Metrics, *static_routes(settings.static_files)],
        dependencies={
            "backend": Provide(backend_of, sync_to_thread=False),
            "key": Provide(client_key, sync_to_thread=False),
        },
        lifespan=[open_backend],
        state=State({"settings": settings}),
        exception_handlers=PROBLEM_HANDLERS,
        plugins=[DescribedProblems()],
        before_send=[add_security_headers, log_answer],
        middleware=[
            RequestClock(),
            OriginGuard(settings),  # before what reads addresses and headers less carefully
            WhoAsks(),
            AskerMark(),
            PrometheusConfig(app_name="germanwhist", group_path=True).middleware,
            RateLimitConfig(("minute", settings.requests_a_minute)).middleware,
        ],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1_000, exclude=["^/(api|health)"]
        ),
        request_max_body_size=_MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="germanwhist",
            version=version("germanwhist"),
            description="Tables of German Whist. Sockets are described in the documentation.",
            path="/api/schema",
            servers=[Server(url=settings.path or "/")],
            render_plugins=[Description(path="/openapi.json", levels=settings.setup.levels)],
            use_handler_docstrings=True,
        ),
        # Errors are answered as problem details and logged by kind; see `problems`.
        logging_config=None,
    )
