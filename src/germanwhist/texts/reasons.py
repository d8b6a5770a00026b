"""Reasons in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from babel.numbers import format_percent

if TYPE_CHECKING:
    from germanwhist.school import Reason
    from germanwhist.texts.texts import Argument, Texts

__all__ = ["reason_in_words"]

_SHARES: Final = ("share", "other_share")


def reason_in_words(texts: Texts, reason: Reason, *, name: str | None = None) -> str:
    """The sentence of a reason.

    Args:
        texts: the language.
        reason: the reason.
        name: who played, where that is not the reader; the reader is then the opponent.

    Example:
        >>> from germanwhist import Card
        >>> from germanwhist.school import Reason, ReasonCode
        >>> from germanwhist.texts import load_texts
        >>> reason = Reason(code=ReasonCode.RUFFED, best=Card("2H"), other=Card("KS"))
        >>> reason_in_words(load_texts("en"), reason)
        'The king of spades would be ruffed.'
    """
    who = "you" if name is None else "them"
    arguments: dict[str, Argument] = {"who": who, "name": name or ""}
    for key, value in reason.values():
        if key in _SHARES and isinstance(value, float):
            arguments[key] = format_percent(value, locale=texts.language)
        else:
            arguments[key] = round(value, 1) if isinstance(value, float) else value
    return texts(f"reason-{reason.code}", **arguments)
