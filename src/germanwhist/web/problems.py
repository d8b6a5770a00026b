"""What the web interface itself refuses: each kind of refusal with its HTTP status."""

from __future__ import annotations

from http import HTTPStatus

__all__ = [
    "ConflictError",
    "ForbiddenError",
    "NotFoundError",
    "ProblemError",
    "UnauthorizedError",
    "UnprocessableError",
]


class ProblemError(Exception):
    """A request that the web interface itself refuses.

    Args:
        code: a stable identifier.
        detail: one line of English.
        status: the HTTP status, where the class of the error does not say it.
        retry_after: seconds after which the same may be asked again; None for no such promise.
    """

    status = HTTPStatus.BAD_REQUEST

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        status: HTTPStatus | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status or self.status
        self.retry_after = retry_after


class UnauthorizedError(ProblemError):
    """The client has no key, and what it asks for needs one."""

    status = HTTPStatus.UNAUTHORIZED


class ForbiddenError(ProblemError):
    """It is not this client's to ask for."""

    status = HTTPStatus.FORBIDDEN


class NotFoundError(ProblemError):
    """There is no such thing."""

    status = HTTPStatus.NOT_FOUND


class ConflictError(ProblemError):
    """It cannot be done as things are."""

    status = HTTPStatus.CONFLICT


class UnprocessableError(ProblemError):
    """What the request says makes no sense here."""

    status = HTTPStatus.UNPROCESSABLE_ENTITY
