"""Telling by PostgreSQL's NOTIFY, which carries at most 8,000 bytes to all who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select

from germanwhist.service.processes import encode_news

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.service.processes import News

__all__ = ["CHANNEL", "announce"]

CHANNEL: Final = "germanwhist"


def announce(connection: Connection, news: News) -> None:
    """Tell all processes once the transaction is committed; nothing without PostgreSQL.

    Args:
        connection: in a transaction.
        news: what to tell.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, encode_news(news))))
