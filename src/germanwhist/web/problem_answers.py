"""Errors as answers: problem details (RFC 9457), each with a stable code."""

from __future__ import annotations

import logging
import traceback
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import HTTPRoute

from germanwhist.errors import GermanWhistError, NotationError, RuleSetError, StorageError
from germanwhist.service import Refusal, RefusedError, log_unexpected
from germanwhist.web.problems import ProblemError
from germanwhist.web.running.metrics import LIMITED, STORAGE_ERRORS

if TYPE_CHECKING:
    from litestar import Request
    from litestar.routes import BaseRoute
    from litestar.types import ExceptionHandlersMap

__all__ = ["PROBLEM_HANDLERS", "DescribedProblems", "Problem"]

_LOG: Final = logging.getLogger(__name__)
_SECONDS_BUSY: Final = 5  # after which it is worth asking again
_READS_JSON: Final = "litestar/serialization/"
_MEDIA_TYPE: Final = "application/problem+json"
_STATUS_OF_REFUSAL: Final[dict[str, HTTPStatus]] = {
    Refusal.UNKNOWN_TABLE: HTTPStatus.NOT_FOUND,
    Refusal.NO_SUCH_HAND: HTTPStatus.NOT_FOUND,
    Refusal.NO_SUCH_PLAY: HTTPStatus.NOT_FOUND,
    Refusal.NOT_SEATED: HTTPStatus.FORBIDDEN,
    Refusal.BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    Refusal.UNKNOWN_LEVEL: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.NAME_TOO_LONG: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.NAME_UNSHOWABLE: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.NAME_INVISIBLE: HTTPStatus.UNPROCESSABLE_ENTITY,
}


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What went wrong with a request.

    Args:
        type: always `about:blank`: the code says more than an address would.
        title: the HTTP status in words.
        status: the HTTP status.
        detail: one line of English.
        code: a stable identifier for programs and translations.
        options: where a rule set is refused, the options that are at fault.
        line: where a text is refused, the line of the fault, from 1.
        column: likewise its column, from 1.
    """

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    code: str
    options: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    line: int | msgspec.UnsetType = msgspec.UNSET
    column: int | msgspec.UnsetType = msgspec.UNSET


# What any operation may answer beside what it is asked for.
_PROBLEMS: Final = {
    int(status): ResponseSpec(
        Problem, generate_examples=False, description=status.phrase, media_type=_MEDIA_TYPE
    )
    for status in (
        HTTPStatus.BAD_REQUEST,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.FORBIDDEN,
        HTTPStatus.NOT_FOUND,
        HTTPStatus.CONFLICT,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
        HTTPStatus.MISDIRECTED_REQUEST,
        HTTPStatus.UNPROCESSABLE_ENTITY,
        HTTPStatus.TOO_MANY_REQUESTS,
        HTTPStatus.SERVICE_UNAVAILABLE,
    )
}


class DescribedProblems(ReceiveRoutePlugin):
    """Describes of every operation that it may answer with a problem."""

    def receive_route(self, route: BaseRoute) -> None:
        """Add the problems to what the operations of a route are said to answer."""
        if isinstance(route, HTTPRoute):
            for operation in route.route_handlers:
                operation.responses = _PROBLEMS


def _response(
    status: int,
    code: str,
    detail: str,
    *,
    options: tuple[str, ...] = (),
    place: tuple[int, int] = (0, 0),
) -> Response[Problem]:
    line, column = place
    problem = Problem(
        title=HTTPStatus(status).phrase,
        status=status,
        detail=detail,
        code=code,
        options=options or msgspec.UNSET,
        line=line or msgspec.UNSET,
        column=column or msgspec.UNSET,
    )
    return Response(problem, status_code=status, media_type=_MEDIA_TYPE)


def _own(_request: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    response = _response(error.status, error.code, error.detail)
    if error.retry_after is not None:
        response.headers["Retry-After"] = str(error.retry_after)
    return response


def _refused(_request: Request[Any, Any, Any], error: RefusedError) -> Response[Problem]:
    status = _STATUS_OF_REFUSAL.get(error.code, HTTPStatus.CONFLICT)
    response = _response(status, str(error.code), str(error))
    if error.code == Refusal.BUSY:
        response.headers["Retry-After"] = str(_SECONDS_BUSY)
        LIMITED.labels("thinking").inc()
    return response


def _storage(_request: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    _LOG.error("storage: %s", error)
    STORAGE_ERRORS.inc()
    detail = "what should be kept cannot be written or read now"
    return _response(HTTPStatus.SERVICE_UNAVAILABLE, str(error.code), detail)


def _bad_input(_request: Request[Any, Any, Any], error: GermanWhistError) -> Response[Problem]:
    return _response(HTTPStatus.UNPROCESSABLE_ENTITY, str(error.code), str(error))


def _bad_rules(_request: Request[Any, Any, Any], error: RuleSetError) -> Response[Problem]:
    status = HTTPStatus.UNPROCESSABLE_ENTITY
    return _response(status, str(error.code), str(error), options=error.options)


def _bad_text(_request: Request[Any, Any, Any], error: NotationError) -> Response[Problem]:
    status = HTTPStatus.UNPROCESSABLE_ENTITY
    return _response(status, str(error.code), str(error), place=(error.line, error.column))


def _http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = HTTPStatus(error.status_code)
    code = status.name.lower()
    faults = error.extra if isinstance(error.extra, list) else []
    words = [f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in faults]
    response = _response(status, code, " ".join([error.detail.partition("\n")[0], *words]))
    headers = error.headers or {}
    response.headers.update(headers)
    if status is HTTPStatus.TOO_MANY_REQUESTS and "RateLimit-Reset" in headers:
        response.headers["Retry-After"] = headers["RateLimit-Reset"]
        LIMITED.labels("requests").inc()
    return response


def _unexpected(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log_unexpected(_LOG, error, "a request")
    return _response(HTTPStatus.INTERNAL_SERVER_ERROR, "internal", "this should not have happened")


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON that is nested without end; the libraries that read it know no error for that."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames or _READS_JSON not in frames[-1].filename.replace("\\", "/"):
        return _unexpected(request, error)
    status = HTTPStatus.BAD_REQUEST
    return _response(status, "bad_request", "the body is nested too deep (expected a few levels)")


PROBLEM_HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: _own,
    RefusedError: _refused,
    StorageError: _storage,
    RuleSetError: _bad_rules,
    NotationError: _bad_text,
    GermanWhistError: _bad_input,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
