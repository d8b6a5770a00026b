"""Text and JSON forms of positions, records and views, read strictly and written exactly.

Each format has its reader and writer side by side. The specification is the documentation's page
"Notation".
"""

from germanwhist.notation.files import FORMATS, Format, format_of, load_records, record_lines
from germanwhist.notation.game_files import read_games
from germanwhist.notation.json_stream import read_json_records, write_json_records
from germanwhist.notation.json_values import CARD_PATTERN, CardName, SeatName, SuitLetter
from germanwhist.notation.position import Position, format_position, parse_position
from germanwhist.notation.record import ClaimBasis, Comment, Origin, Record
from germanwhist.notation.record_form import record_schema
from germanwhist.notation.record_json import record_from_json, record_to_json
from germanwhist.notation.record_reader import parse_record, read_records
from germanwhist.notation.record_writer import format_record, write_records
from germanwhist.notation.verifier import Verifier
from germanwhist.notation.view_json import DealJson, ViewJson, view_schema, view_to_json
from germanwhist.notation.view_reader import view_from_json

__all__ = [
    "CARD_PATTERN",
    "FORMATS",
    "CardName",
    "ClaimBasis",
    "Comment",
    "DealJson",
    "Format",
    "Origin",
    "Position",
    "Record",
    "SeatName",
    "SuitLetter",
    "Verifier",
    "ViewJson",
    "format_of",
    "format_position",
    "format_record",
    "load_records",
    "parse_position",
    "parse_record",
    "read_games",
    "read_json_records",
    "read_records",
    "record_from_json",
    "record_lines",
    "record_schema",
    "record_to_json",
    "view_from_json",
    "view_schema",
    "view_to_json",
    "write_json_records",
    "write_records",
]
