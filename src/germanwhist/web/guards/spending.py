"""Refusing whoever has asked for too much in an hour."""

from __future__ import annotations

from http import HTTPStatus
from math import ceil
from typing import TYPE_CHECKING, Any

from germanwhist.web.keys.client_key import key_of
from germanwhist.web.problems import ProblemError
from germanwhist.web.running.metrics import LIMITED

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers.base import BaseRouteHandler

    from germanwhist.web.backend import Backend
    from germanwhist.web.guards.budgets import Budget

__all__ = ["spend", "within_budget"]


def spend(connection: ASGIConnection[Any, Any, Any, Any], budget: Budget) -> None:
    """Use up one request of whoever asks.

    Raises:
        ProblemError: there is none left (code `too_many_` with the budget's name), and when there
            will be.
    """
    backend: Backend = connection.app.state.backend
    address = connection.client.host if connection.client else ""
    wait = backend.budgets.spend(budget, address, key_of(connection))
    if wait > 0:
        LIMITED.labels(budget).inc()
        raise ProblemError(
            f"too_many_{budget}",
            f"too much is asked for in an hour ({budget}); come later",
            status=HTTPStatus.TOO_MANY_REQUESTS,
            retry_after=ceil(wait),
        )


def within_budget(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Have each request to a handler with the option `budget` use up one of it."""
    budget = handler.opt.get("budget")
    if budget is not None:
        spend(connection, budget)
