"""The database schema, for SQLite and PostgreSQL alike.

The events are the truth; the other columns say the same in a form that lists and statistics can
ask for. Cards stand only in `events` and, once a hand is over, in `hands`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

__all__ = [
    "METADATA",
    "REVISION",
    "day_pars",
    "day_tries",
    "events",
    "hands",
    "practice",
    "puzzle_ratings",
    "rated_results",
    "same_challenges",
    "same_players",
    "same_tries",
    "searches",
    "seat_keys",
    "secrets",
    "tables",
    "unsigned_keys",
]

REVISION: Final = "0012"  # the newest migration, which this schema is

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("north_kind", String(8)),
    Column("north_name", Text),
    Column("north_level", String(40)),
    Column("south_kind", String(8)),
    Column("south_name", Text),
    Column("south_level", String(40)),
    Column("points_north", Integer, nullable=False),
    Column("points_south", Integer, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("winner", SmallInteger),
    Column("is_practice", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    Column("asks", SmallInteger),  # the seat that waits to hear about another match
    Column("created_at", Float(53), nullable=False),
    Column("updated_at", Float(53), nullable=False),
    Index("ix_tables_is_over_updated_at", "is_over", "updated_at"),
)

events: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("data", Text, nullable=False),
)

hands: Final = Table(
    "hands",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("north_kind", String(8), nullable=False),
    Column("north_level", String(40)),
    Column("south_kind", String(8), nullable=False),
    Column("south_level", String(40)),
    Column("dealer", SmallInteger, nullable=False),
    Column("cards", String(104), nullable=False),
    Column("counted_north", Integer, nullable=False),
    Column("counted_south", Integer, nullable=False),
    Column("points_north", Integer, nullable=False),
    Column("points_south", Integer, nullable=False),
    Column("winner", SmallInteger),
    Column("ended", String(12), nullable=False),
    Column("is_practice", Boolean, nullable=False),
    Column("is_replay", Boolean, nullable=False),
    Column("mistakes_north", SmallInteger),  # null until the hand was reviewed
    Column("mistakes_south", SmallInteger),
    Column("finished_at", Float(53), nullable=False),
    UniqueConstraint("table_id", "number"),
)

seat_keys: Final = Table(
    "seat_keys",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("key_hash", String(64), index=True),
    Column("invite_hash", String(64), unique=True),
    # Whether whoever holds the key wants to see the table no more among those to go on with.
    Column("is_put_away", Boolean, nullable=False, server_default=false()),
)

# What the holders of keys did to learn.
practice: Final = Table(
    "practice",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False, index=True),
    Column("at", Float(53), nullable=False),
    Column("data", Text, nullable=False),
)

# Who tried the hand of which day (as 2026-11-30), and where; the table may be gone.
day_tries: Final = Table(
    "day_tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("key_hash", String(64), primary_key=True, index=True),
    Column("table_id", String(32), nullable=False),
)

# What the strongest level makes of the hand of a day, and with which cards of both.
day_pars: Final = Table(
    "day_pars",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("tricks", SmallInteger, nullable=False),
    Column("cards", Text, nullable=False),
)

# What people play with the same cards.
same_challenges: Final = Table(
    "same_challenges",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("deals", SmallInteger, nullable=False),
    Column("level", String(40), nullable=False),
    Column("rules", Text, nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("ends_at", Float(53), nullable=False, index=True),
    Column("people", SmallInteger, nullable=False, server_default="2"),
    Column("is_closed", Boolean, nullable=False, server_default=false()),
)

# Who they are: 0 has invited, the others have come.
same_players: Final = Table(
    "same_players",
    METADATA,
    Column("challenge_id", String(32), ForeignKey("same_challenges.id"), primary_key=True),
    Column("place", SmallInteger, primary_key=True, autoincrement=False),
    Column("key_hash", String(64), nullable=False, index=True),
    Column("name", Text),
    Column("is_put_away", Boolean, nullable=False),
)

# Where each of them plays which deal, once; the table is opened after this is written.
same_tries: Final = Table(
    "same_tries",
    METADATA,
    Column("challenge_id", String(32), ForeignKey("same_challenges.id"), primary_key=True),
    Column("place", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False, unique=True),
)

# How hard the puzzles that were tried have turned out to be.
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("volatility", Float(53), nullable=False),
)

# What matches that count brought to each seat, in the order in which ratings followed from them.
# Of the opponent it has what held then; the last three figures are one's own rating afterwards.
rated_results: Final = Table(
    "rated_results",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),  # which may be gone
    Column("seat", SmallInteger, nullable=False),
    Column("key_hash", String(64)),  # null once they have deleted what was kept of them
    Column("clock", String(16), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("level", String(40)),  # of the opponent; null for a person
    Column("score", Float(53), nullable=False),
    Column("opponent_value", Float(53), nullable=False),
    Column("opponent_deviation", Float(53), nullable=False),
    Column("value", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("volatility", Float(53), nullable=False),
    # Whether two keys became one since: then one's own ratings are no more those of that time.
    Column("is_joined", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "seat"),
    Index("ix_rated_results_key_hash_clock", "key_hash", "clock"),
)

# Who looks for somebody to play with, until they sit at a table or stop.
searches: Final = Table(
    "searches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", Text),
    Column("rules", Text, nullable=False),
    Column("clock", String(16), nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("rating", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("since", Float(53), nullable=False),
    Column("seen_at", Float(53), nullable=False),  # by their own socket; 0 when it has closed
    Column("pair", String(32), index=True),
    Column("paired_at", Float(53)),
    Column("has_come", Boolean, nullable=False, server_default=false()),
    Column("has_cut", Boolean, nullable=False, server_default=false()),
    Column("seat", SmallInteger),
    Column("table_id", String(32)),  # chosen by whoever opens it
    Column("is_open", Boolean, nullable=False, server_default=false()),
)

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

# Keys of clients from before keys were signed; nothing is ever added.
unsigned_keys: Final = Table(
    "unsigned_keys", METADATA, Column("key_hash", String(64), primary_key=True)
)
