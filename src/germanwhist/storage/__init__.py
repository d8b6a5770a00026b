"""Where tables are kept: one schema for SQLite and PostgreSQL, written before anybody is answered.

Open a `Database`, and give `SqlEventStore(database)` to the service.
"""

from germanwhist.storage.backup import back_up
from germanwhist.storage.database import Database
from germanwhist.storage.days import Days, DayTry
from germanwhist.storage.hashes import hashed
from germanwhist.storage.in_use import keep_young
from germanwhist.storage.location import (
    DATA_VARIABLE,
    data_folder,
    default_database,
    shown_address,
)
from germanwhist.storage.meeting import Partner, Search, Searches, Standing
from germanwhist.storage.people import (
    Ceremonies,
    Ceremony,
    CeremonyKind,
    NewPasskey,
    OwnTable,
    Passkey,
    People,
    Person,
    PublicKey,
    delete_everything,
    own_tables,
)
from germanwhist.storage.practice_log import DatedPractice, PracticeLog
from germanwhist.storage.pruning import DAY, Ages, Pruned, prune
from germanwhist.storage.puzzle_ratings import PuzzleRatings
from germanwhist.storage.ratings import (
    Disagreement,
    RatedResult,
    Ratings,
    Verified,
    verify_ratings,
)
from germanwhist.storage.same.cards import SameCards
from germanwhist.storage.same.joining import SameInvitation
from germanwhist.storage.same.standing import INVITER, SameOpponent, SameStanding
from germanwhist.storage.seat_keys import Invitation, SeatKeys
from germanwhist.storage.secret import secret_of, try_to_write, unsigned_keys
from germanwhist.storage.sql_event_store import SqlEventStore
from germanwhist.storage.statistics import FinishedHand, FinishedMatch, KnownDeal, Statistics
from germanwhist.storage.transfer import back_up_server, copy_everything, restore

__all__ = [
    "DATA_VARIABLE",
    "DAY",
    "INVITER",
    "Ages",
    "Ceremonies",
    "Ceremony",
    "CeremonyKind",
    "Database",
    "DatedPractice",
    "DayTry",
    "Days",
    "Disagreement",
    "FinishedHand",
    "FinishedMatch",
    "Invitation",
    "KnownDeal",
    "NewPasskey",
    "OwnTable",
    "Partner",
    "Passkey",
    "People",
    "Person",
    "PracticeLog",
    "Pruned",
    "PublicKey",
    "PuzzleRatings",
    "RatedResult",
    "Ratings",
    "SameCards",
    "SameInvitation",
    "SameOpponent",
    "SameStanding",
    "Search",
    "Searches",
    "SeatKeys",
    "SqlEventStore",
    "Standing",
    "Statistics",
    "Verified",
    "back_up",
    "back_up_server",
    "copy_everything",
    "data_folder",
    "default_database",
    "delete_everything",
    "hashed",
    "keep_young",
    "own_tables",
    "prune",
    "restore",
    "secret_of",
    "shown_address",
    "try_to_write",
    "unsigned_keys",
    "verify_ratings",
]
