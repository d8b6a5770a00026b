"""Chances in sentences: what was only tried out is not told as known to the last deal."""

import pytest

from germanwhist import Card
from germanwhist.school import Reason, ReasonCode
from germanwhist.texts import load_texts
from germanwhist.texts.reasons import reason_in_words


@pytest.mark.parametrize(
    ("share", "other", "english"),
    [
        (0.41, 0.0, "in about 41% of the deals that fit, the queen of spades in hardly any."),
        (1.0, 0.006, "in nearly all the deals that fit, the queen of spades in about 1%."),
        (0.004, 0.996, "in hardly any of the deals that fit, the queen of spades in nearly all."),
    ],
)
def test_a_chance_next_to_none_or_all_has_words(share: float, other: float, english: str) -> None:
    """Nobody reads that a card wins "in about 0 % of the deals"."""
    reason = Reason(
        code=ReasonCode.LIKELIER,
        best=Card("KS"),
        other=Card("QS"),
        share=share,
        other_share=other,
    )
    assert reason_in_words(load_texts("en"), reason) == f"It wins the trick {english}"
    french = reason_in_words(load_texts("fr"), reason)
    assert french.startswith("Elle gagne le pli dans ")
    assert " 0" not in french
    assert "100" not in french
