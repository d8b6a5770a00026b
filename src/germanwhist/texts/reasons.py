"""Reasons in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from babel.numbers import format_percent

if TYPE_CHECKING:
    from germanwhist.school import Reason
    from germanwhist.texts.texts import Argument, Texts

__all__ = ["reason_in_words"]

_SHARES: Final = ("share", "other_share")
_NEXT_TO_NONE: Final = 0.005


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
            arguments[key] = _share_in_words(texts, value, text=f"reason-{key}")
        else:
            arguments[key] = round(value, 1) if isinstance(value, float) else value
    return texts(f"reason-{reason.code}", **arguments)


def _share_in_words(texts: Texts, share: float, *, text: str) -> str:
    """A chance, 0 to 1; what rounds to 0 % or 100 % is not told as if it were known so exactly."""
    kind = "none" if share < _NEXT_TO_NONE else "all" if share > 1 - _NEXT_TO_NONE else "some"
    return texts(text, **{"is": kind, "share": format_percent(share, locale=texts.language)})
