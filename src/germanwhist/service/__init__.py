"""The use cases of a table, without HTTP and without SQL.

A table is two seats, a rule set and a growing list of events; its state is what the events say.
`Tables` takes requests, writes an event before it answers, and shows each seat a `TableView` and
nothing else. Where the events are kept is the business of an `EventStore`.
"""

from germanwhist.service.advice import prepare_engine
from germanwhist.service.claims import ClaimJudge
from germanwhist.service.clocks import ClockKind
from germanwhist.service.clocks.clock_events import (
    ClockInterrupted,
    ClockResumed,
    ClockShifted,
    ClockStopped,
    TimeUp,
)
from germanwhist.service.clocks.clock_view import ClockView
from germanwhist.service.day_pars import DayPars, ParStore
from germanwhist.service.deal_statistics import DealStatistics, Place, PlaceCounts
from germanwhist.service.device import Device
from germanwhist.service.event import Event
from germanwhist.service.folding import fold
from germanwhist.service.hand_report import HandReport
from germanwhist.service.names import MAX_NAME_LENGTH, checked_name
from germanwhist.service.occupant_view import OccupantView, Seats
from germanwhist.service.opening_events import Created, Cut, Dealt, Sealed, Seated
from germanwhist.service.records import LEVEL_TAGS, records_of
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.absence import Failed, FailureKind, Forfeited, Replaced
from germanwhist.service.requests.advised import Hinted
from germanwhist.service.requests.claim import Claimed, ClaimOffered, ClaimRefused
from germanwhist.service.requests.cut import CutOpened, CutPromised
from germanwhist.service.requests.next_hand import HandAsked
from germanwhist.service.requests.play import Played
from germanwhist.service.requests.presence import Left, Returned
from germanwhist.service.requests.rematch import (
    RematchAccepted,
    RematchOffered,
    RematchView,
    RematchWish,
)
from germanwhist.service.requests.resign import Resigned, Scope
from germanwhist.service.requests.undo import Undone, UndoOffered, UndoRefused
from germanwhist.service.seal_view import SealView
from germanwhist.service.seats import Occupant, SeatKey, SeatKind, computer, person
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState
from germanwhist.service.store import (
    EventStore,
    HandSummary,
    SeqTakenError,
    StoredEvent,
    TableSummary,
)
from germanwhist.service.table_id import new_id
from germanwhist.service.table_values import (
    HandNote,
    Offer,
    OfferKind,
    Phase,
    Replay,
    ReplayOf,
    SameHand,
    SameOf,
)
from germanwhist.service.table_view import TableView, table_view
from germanwhist.service.tables import Tables
from germanwhist.service.thinking import Row, Thinking, asked_by
from germanwhist.service.unexpected import log_unexpected

__all__ = [
    "LEVEL_TAGS",
    "MAX_NAME_LENGTH",
    "ClaimJudge",
    "ClaimOffered",
    "ClaimRefused",
    "Claimed",
    "ClockInterrupted",
    "ClockKind",
    "ClockResumed",
    "ClockShifted",
    "ClockStopped",
    "ClockView",
    "Created",
    "Cut",
    "CutOpened",
    "CutPromised",
    "DayPars",
    "DealStatistics",
    "Dealt",
    "Device",
    "Event",
    "EventStore",
    "Failed",
    "FailureKind",
    "Forfeited",
    "HandAsked",
    "HandNote",
    "HandReport",
    "HandSummary",
    "Hinted",
    "Left",
    "Occupant",
    "OccupantView",
    "Offer",
    "OfferKind",
    "ParStore",
    "Phase",
    "Place",
    "PlaceCounts",
    "Played",
    "Refusal",
    "RefusedError",
    "RematchAccepted",
    "RematchOffered",
    "RematchView",
    "RematchWish",
    "Replaced",
    "Replay",
    "ReplayOf",
    "Resigned",
    "Returned",
    "Row",
    "SameHand",
    "SameOf",
    "Scope",
    "SealView",
    "Sealed",
    "SeatKey",
    "SeatKind",
    "Seated",
    "Seats",
    "SeqTakenError",
    "Setup",
    "StoredEvent",
    "TableState",
    "TableSummary",
    "TableView",
    "Tables",
    "Thinking",
    "TimeUp",
    "UndoOffered",
    "UndoRefused",
    "Undone",
    "asked_by",
    "checked_name",
    "computer",
    "fold",
    "log_unexpected",
    "new_id",
    "person",
    "prepare_engine",
    "records_of",
    "table_view",
]
