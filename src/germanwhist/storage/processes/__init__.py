"""How processes with the same PostgreSQL database hear of each other."""

from germanwhist.storage.processes.notify import announce
from germanwhist.storage.processes.postgresql import PostgresqlOthers

__all__ = ["PostgresqlOthers", "announce"]
