"""How the play of the person of this terminal changes, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.school.mistakes import MistakeKind, hands_with_mistakes, what_next
from germanwhist.school.skills import RECENT_HANDS, skills_of
from germanwhist.terminal.session import PERSON
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.school.mistakes import HandMistakes, Pointer
    from germanwhist.school.skills import SkillPlace
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["find_progress", "progress_in_words"]

_FEWEST: Final = 3  # reviewed hands before which nothing can be told
_SPAN: Final = 10  # hands over which a mean is taken


async def find_progress(session: Session) -> list[str]:
    """What there is to say of a person's progress.

    Raises:
        StorageError: it cannot be read.
    """
    kept = await session.school.practice.of(PERSON)
    hands = hands_with_mistakes((one.at, one.practice) for one in kept)
    due = [one.mistake.kind for one in (await session.schedule()).due]
    return progress_in_words(hands, due, session.look.texts)


def progress_in_words(
    hands: Sequence[HandMistakes], due: Sequence[MistakeKind], texts: Texts
) -> list[str]:
    """Mistakes a hand by kind, skills, and what to practise next; one paragraph each.

    Args:
        hands: the reviewed hands, the oldest first.
        due: the kinds of one's own mistakes that are due.
        texts: the language.
    """
    if len(hands) < _FEWEST:
        return [texts("progress-empty.about", hands=len(hands), fewest=_FEWEST)]
    before, after = _from_to(hands)
    kinds = [_kind(hands, kind, texts) for kind in MistakeKind if any(_of(hands, kind))]
    costs = [hand.costs for hand in hands if hand.is_comparable]
    skills = [_skill(place, texts) for place in skills_of(costs)]
    told = [texts("progress-words", hands=len(hands), before=before, after=after)]
    told += ["\n".join(kinds)] if kinds else []
    if skills:
        over = texts("progress-skills.over", hands=min(len(costs), RECENT_HANDS))
        told.append("\n".join([f"{texts('progress-skills')} ({over})", *skills]))
    following = [_pointer(one, texts) for one in what_next(hands, due)]
    return [*told, "\n".join([texts("progress-next"), *following])]


def _of(hands: Sequence[HandMistakes], kind: MistakeKind | None) -> list[int]:
    """How many mistakes of a kind each hand had, or in all."""
    if kind is None:
        return [sum(hand.counts.values()) for hand in hands]
    return [hand.counts.get(kind, 0) for hand in hands]


def _from_to(hands: Sequence[HandMistakes], kind: MistakeKind | None = None) -> tuple[float, float]:
    """Mistakes of the first hand, and a hand over the latest."""
    counts = _of(hands, kind)
    latest = counts[-_SPAN:]
    return float(counts[0]), round(sum(latest) / len(latest), 1)


def _kind(hands: Sequence[HandMistakes], kind: MistakeKind, texts: Texts) -> str:
    first, last = _from_to(hands, kind)
    trend = texts("progress-trend", first=first, last=last)
    return texts("labelled", label=texts(f"mistakes-kind-{kind}"), text=trend)


def _skill(place: SkillPlace, texts: Texts) -> str:
    *others, last = (level_name(texts, level) for level in place.levels)
    near = texts("progress-near", weaker=", ".join(others), stronger=last) if others else last
    standing = texts(f"progress-standing-{place.standing}", near=near)
    return texts("labelled", label=texts(f"progress-skill-{place.skill}"), text=standing)


def _pointer(pointer: Pointer, texts: Texts) -> str:
    kind = "" if pointer.kind is None else texts(f"mistakes-kind-{pointer.kind}")
    why = texts(
        f"progress-to-{pointer.to}.why",
        kind=kind,
        cost=round(pointer.cost, 1),
        count=pointer.count,
    )
    return texts("labelled", label=texts(f"progress-to-{pointer.to}"), text=why)
