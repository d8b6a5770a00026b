"""Where tables are kept: one schema for SQLite and PostgreSQL, written before anybody is answered.

Open a `Database`, and give `SqlEventStore(database)` to the service.
"""

from germanwhist.storage.backup import back_up
from germanwhist.storage.database import Database
from germanwhist.storage.location import DATA_VARIABLE, data_folder, default_database
from germanwhist.storage.seat_keys import SeatKey, SeatKeys
from germanwhist.storage.sql_event_store import SqlEventStore

__all__ = [
    "DATA_VARIABLE",
    "Database",
    "SeatKey",
    "SeatKeys",
    "SqlEventStore",
    "back_up",
    "data_folder",
    "default_database",
]
