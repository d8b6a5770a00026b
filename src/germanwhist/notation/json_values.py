"""How JSON spells the small values of the game, each with its part of a JSON Schema."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

__all__ = ["CARD_PATTERN", "CardName", "SeatName", "SuitLetter"]

# For schemas alone: whoever reads a text has better words for what is wrong with it.
CARD_PATTERN: Final = "^[2-9TJQKA][CDHS]$"

SeatName: TypeAlias = Literal["north", "south"]
CardName: TypeAlias = Annotated[str, Meta(extra_json_schema={"pattern": CARD_PATTERN})]
SuitLetter: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": ["C", "D", "H", "S"]})]
