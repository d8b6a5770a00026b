"""Rule sets: one choice for each option of the game, validated together.

The rules page "Variants and options" says what each value means to a player. Options are typed
here, and written as text (`counting=all_tricks`) wherever a person or a file names them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Self

from germanwhist.cards import Rank
from germanwhist.errors import RuleSetError
from germanwhist.rules.options import (
    MOST_STAKE,
    Counting,
    FirstDealer,
    FirstStageFollow,
    HandScore,
    MatchLength,
    ObjectiveRule,
    TargetTie,
    TrumpRule,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["PACKS", "PRESETS", "STUDY_PACKS", "RuleSet"]

PACKS: Final = (52, 28)
"""The packs that people play with, by their number of cards."""

STUDY_PACKS: Final = (16, 12, 8)
"""The packs for study: small enough to work the whole game out. No table offers them."""

_LONGEST: Final = 60  # no option has a longer text
_ONE_HAND: Final = MatchLength(hands=1)
_TRUMPS_BY_UPCARD: Final = TrumpRule()


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules in force: frozen, hashable, and always a combination that can be played.

    The standard game is the default. Every option may also be given as its text.

    Args:
        counting: which tricks count.
        hand_score: what the result of a hand is worth, in units of the stake.
        stake: points for each unit, from 1 to 10,000, so that points stay below 2^31.
        match: where a match ends.
        target_tie: what happens when both players reach the target in one hand.
        first_stage_follow: whether the follower must follow suit in stage one.
        objective: whether the colour of the first upcard can make a hand a low one.
        trumps: where trumps come from.
        pack: the number of cards: one of `PACKS`, or for study of `STUDY_PACKS`.
        first_dealer: whether the first dealer is cut for or named.

    Raises:
        RuleSetError: an unknown value (code `bad_option`), or two options that contradict each
            other (code `options_clash`, both named in the message).

    Example:
        >>> str(RuleSet(match=MatchLength(target=10), pack=28))
        'match=target=10 pack=28'
        >>> RuleSet(objective=ObjectiveRule.BY_COLOUR, counting=Counting.WEIGHTED)
        Traceback (most recent call last):
        germanwhist.errors.RuleSetError: objective=by_colour clashes with counting=weighted \
(expected counting=second_stage)

    Source: rules page "Variants and options".
    """

    counting: Counting = Counting.SECOND_STAGE
    hand_score: HandScore = HandScore.DIFFERENCE
    stake: int = 1
    match: MatchLength = _ONE_HAND
    target_tie: TargetTie = TargetTie.HIGHER
    first_stage_follow: FirstStageFollow = FirstStageFollow.REQUIRED
    objective: ObjectiveRule = ObjectiveRule.HIGH
    trumps: TrumpRule = _TRUMPS_BY_UPCARD
    pack: int = 52
    first_dealer: FirstDealer = FirstDealer.CUT

    if TYPE_CHECKING:  # every option may be given as its text

        def __init__(  # noqa: PLR0913 - one for each option
            self,
            *,
            counting: Counting | str = Counting.SECOND_STAGE,
            hand_score: HandScore | str = HandScore.DIFFERENCE,
            stake: int | str = 1,
            match: MatchLength | str = _ONE_HAND,
            target_tie: TargetTie | str = TargetTie.HIGHER,
            first_stage_follow: FirstStageFollow | str = FirstStageFollow.REQUIRED,
            objective: ObjectiveRule | str = ObjectiveRule.HIGH,
            trumps: TrumpRule | str = _TRUMPS_BY_UPCARD,
            pack: int | str = 52,
            first_dealer: FirstDealer | str = FirstDealer.CUT,
        ) -> None: ...

    def __post_init__(self) -> None:
        for name, read in _READERS.items():
            object.__setattr__(self, name, _read(name, getattr(self, name), read))
        _refuse_clashes(self)

    @classmethod
    def preset(cls, name: str) -> RuleSet:
        """The rule set with this name.

        Args:
            name: one of `PRESETS`.

        Raises:
            RuleSetError: there is no such preset (code `unknown_preset`).

        Example:
            >>> str(RuleSet.preset("high_low"))
            'match=target=10 objective=by_colour'
        """
        if name not in PRESETS:
            raise RuleSetError(
                f"no such preset: {_short(name)!r} (expected one of {', '.join(PRESETS)})",
                code="unknown_preset",
            )
        return PRESETS[name]

    @classmethod
    def parse(cls, text: str) -> RuleSet:
        """Read a rule set: an optional preset, then options that differ from it.

        Args:
            text: words parted by blanks or commas, such as `match10 counting=all_tricks`.

        Raises:
            RuleSetError: an unknown preset, option or value, an option given twice, or a
                contradiction.

        Example:
            >>> str(RuleSet.parse("match10, stake=2"))
            'stake=2 match=target=10'
        """
        words = text.replace(",", " ").split()
        base = cls.preset(words.pop(0)) if words and "=" not in words[0] else cls()
        given: dict[str, str] = {}
        for word in words:
            name, separator, value = word.partition("=")
            if not separator or name in given:
                raise RuleSetError(
                    f"not an option: {_short(word)!r} (expected name=value, each name once)",
                    code="bad_option",
                )
            given[name] = value
        return cls.from_options(base.options() | given)

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> RuleSet:
        """The rule set with these options as text; options not named are the standard ones.

        Raises:
            RuleSetError: an unknown option (code `unknown_option`), value, or a contradiction.

        Example:
            >>> RuleSet.from_options({"pack": "28"}).pack
            28
        """
        for name in options:
            if name not in _READERS:
                raise RuleSetError(
                    f"no such option: {_short(name)!r} (expected one of {', '.join(_READERS)})",
                    code="unknown_option",
                )
        values: dict[str, Any] = dict(options)
        return cls(**values)

    @classmethod
    def for_study(cls, pack: int, **options: Any) -> Self:
        """A rule set with any pack at all, for exact counts and proofs.

        Args:
            pack: a multiple of 4 from 4 to 52: the top `pack / 4` ranks of each suit.
            options: the other options.

        Raises:
            RuleSetError: the pack is no such number (code `bad_option`), or as for `RuleSet`.

        Example:
            >>> RuleSet.for_study(20).cards_per_hand
            5
        """
        if pack not in range(4, 53, 4):
            raise RuleSetError(
                f"bad study pack: {pack!r} (expected a multiple of 4 from 4 to 52)",
                code="bad_option",
            )
        rules = cls(**options)
        object.__setattr__(rules, "pack", pack)
        _refuse_clashes(rules)
        return rules

    def options(self) -> dict[str, str]:
        """Every option and its value as text, in a fixed order.

        Example:
            >>> RuleSet().options()["trumps"]
            'upcard'
        """
        return {field.name: str(getattr(self, field.name)) for field in fields(self)}

    @property
    def preset_name(self) -> str | None:
        """The name of the preset that this is, if any."""
        return next((name for name, rules in PRESETS.items() if rules == self), None)

    @property
    def cards_per_hand(self) -> int:
        """Cards dealt to each player, and tricks in each stage: a quarter of the pack."""
        return self.pack // 4

    @property
    def counted_total(self) -> int:
        """Counted tricks or points in a whole hand: 13, 26 or 39 with 52 cards."""
        factor = {Counting.SECOND_STAGE: 1, Counting.ALL_TRICKS: 2, Counting.WEIGHTED: 3}
        return factor[self.counting] * self.cards_per_hand

    def must_follow(self, stage: int) -> bool:
        """Whether the follower must follow suit when able in stage 1 or 2.

        Example:
            >>> free = RuleSet.preset("free_first_stage")
            >>> free.must_follow(1), free.must_follow(2)
            (False, True)
        """
        return stage == 2 or self.first_stage_follow is FirstStageFollow.REQUIRED

    def trick_worth(self, stage: int) -> int:
        """What one trick of stage 1 or 2 adds to its winner's count.

        Example:
            >>> RuleSet.preset("weighted").trick_worth(2)
            2
        """
        if stage == 1:
            return 0 if self.counting is Counting.SECOND_STAGE else 1
        return 2 if self.counting is Counting.WEIGHTED else 1

    def __str__(self) -> str:
        standard = RuleSet().options()
        different = [f"{k}={v}" for k, v in self.options().items() if v != standard[k]]
        return " ".join(different) or "standard"

    def __repr__(self) -> str:
        if self.pack in (*PACKS, *STUDY_PACKS):
            return f"RuleSet.parse({str(self)!r})"
        others = {name: text for name, text in self.options().items() if name != "pack"}
        return f"RuleSet.for_study({self.pack}, **{others})"


def _stake(text: str) -> int:
    return whole_number(text, most=MOST_STAKE)


def _pack(text: str) -> int:
    packs = [str(pack) for pack in (*PACKS, *STUDY_PACKS)]
    if text not in packs:
        raise ValueError(f"expected {', '.join(packs[:-1])} or {packs[-1]}")
    return int(text)


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "counting": Counting,
    "hand_score": HandScore,
    "stake": _stake,
    "match": MatchLength.parse,
    "target_tie": TargetTie,
    "first_stage_follow": FirstStageFollow,
    "objective": ObjectiveRule,
    "trumps": TrumpRule.parse,
    "pack": _pack,
    "first_dealer": FirstDealer,
}


def _read(name: str, value: object, read: Callable[[str], object]) -> object:
    """Read one option; a typed value passes through its text, so both are checked alike."""
    text = _text(value)
    try:
        return read(text)
    except ValueError as error:
        expected = str(error)
        if isinstance(read, type) and issubclass(read, StrEnum):
            expected = "expected " + " or ".join(member.value for member in read)
        raise RuleSetError(
            f"bad {name}: {_short(text)!r} ({expected})", code="bad_option", options=(name,)
        ) from None


def _text(value: object) -> str:
    """A value as text, also an integer of more digits than Python writes."""
    try:
        return str(value)
    except ValueError:
        return "a number of thousands of digits"


def _short(text: str) -> str:
    """As much of a text as a message can show."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def _refuse_clashes(rules: RuleSet) -> None:
    """Refuse two options that contradict each other, or of which one could never matter."""
    lowest = Rank(len(Rank) - rules.cards_per_hand)
    partial_trumps = 0 < len(rules.trumps.none_on) < len(Rank)
    extend = rules.target_tie is TargetTie.EXTEND
    clashes = (
        (
            rules.objective is ObjectiveRule.BY_COLOUR
            and rules.counting is not Counting.SECOND_STAGE,
            ("objective", "counting", "counting=second_stage"),
        ),
        (
            partial_trumps and min(rules.trumps.none_on) < lowest,
            ("trumps", "pack", f"ranks from {lowest.letter} to A"),
        ),
        (
            extend and rules.match.target is None,
            ("target_tie", "match", "match=target=N"),
        ),
        (
            extend and rules.hand_score is not HandScore.PER_TRICK,
            ("target_tie", "hand_score", "hand_score=per_trick, where both can score in one hand"),
        ),
    )
    options = rules.options()
    for clashing, (first, second, expected) in clashes:
        if clashing:
            raise RuleSetError(
                f"{first}={options[first]} clashes with {second}={options[second]} "
                f"(expected {expected})",
                code="options_clash",
                options=(first, second),
            )


PRESETS: Final[Mapping[str, RuleSet]] = MappingProxyType(
    {
        "standard": RuleSet(),
        "match10": RuleSet(match=MatchLength(target=10)),
        "match20": RuleSet(match=MatchLength(target=20)),
        "classic1894": RuleSet(counting=Counting.ALL_TRICKS),
        "score_from_seven": RuleSet(hand_score=HandScore.OVER_HALF),
        "free_first_stage": RuleSet(first_stage_follow=FirstStageFollow.FREE),
        "high_low": RuleSet(match=MatchLength(target=10), objective=ObjectiveRule.BY_COLOUR),
        "weighted": RuleSet(counting=Counting.WEIGHTED),
        "small": RuleSet(pack=28),
    }
)
