"""Text and JSON forms of positions and records, read strictly and written exactly.

Each format has its reader and writer side by side in one module. The specification is the
documentation's page "Notation".
"""

from germanwhist.notation.position import Position, format_position, parse_position

__all__ = ["Position", "format_position", "parse_position"]
