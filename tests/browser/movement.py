"""Sees what moves on the page: every animation of a card, with the places it leads between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.browser.tab import Tab

# Animations begin at once, so the boxes at their start, middle and end can be asked for at once.
_WATCH: Final = """(() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    const PLACES = [".hand", ".backs", ".trick", ".stock", ".pile", ".tally"];
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const placeOf = ([x, y]) => PLACES.filter((place) => {
        const box = document.querySelector(place)?.getBoundingClientRect();
        const slack = 12;
        return box && x > box.left - slack && x < box.right + slack
            && y > box.top - slack && y < box.bottom + slack;
    });
    Element.prototype.animate = function (...wishes) {
        const animation = animate.apply(this, wishes);
        const { duration } = animation.effect.getComputedTiming();
        const boxes = [0, 0.5, 1].map((part) => {
            animation.currentTime = part * duration;
            return this.getBoundingClientRect();
        });
        animation.currentTime = 0;
        const [start, , end] = boxes.map(middle);
        window.moved.push({
            movement: document.querySelector("main")?.dataset.moving ?? "",
            start: placeOf(start),
            end: placeOf(end),
            distance: Math.hypot(end[0] - start[0], end[1] - start[1]),
            widths: boxes.map(({ width }) => width),
            properties: [...new Set(animation.effect.getKeyframes().flatMap(Object.keys))],
        });
        return animation;
    };
})()"""
# Every animation waits at its start until it is told to go on, and no timer hurries it.
_HOLD: Final = """(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...wishes) {
        const animation = animate.apply(this, wishes);
        animation.pause();
        return animation;
    };
    const later = window.setTimeout;
    window.setTimeout = (run, wait, ...more) => wait > 1000 ? 0 : later(run, wait, ...more);
})()"""
_LET_GO: Final = """(until) => {
    const moving = document.querySelector("main")?.dataset.moving ?? null;
    if (moving !== until || moving === null)
        document.documentElement.getAnimations().forEach((one) => one.finish());
    return moving;
}"""
_FAR: Final = 40  # pixels: farther than anything trembles or closes up


@dataclass(frozen=True, slots=True)
class Moved:
    """One animation of one element.

    Args:
        movement: of the story at the table, such as `draw`.
        start: the parts of the page in which its middle lies at the start.
        end: the same at the end.
        distance: between the two, in pixels.
        widths: of the element at the start, half way and at the end, in pixels.
        properties: that are animated.
    """

    movement: str
    start: tuple[str, ...]
    end: tuple[str, ...]
    distance: float
    widths: tuple[float, ...]
    properties: tuple[str, ...]


async def watch(tab: Tab) -> None:
    """Note all animations of this tab from its next page on."""
    await tab.page.add_init_script(_WATCH)


async def hold(tab: Tab) -> None:
    """From the next page on, let every movement wait at its start."""
    await tab.page.add_init_script(_HOLD)


async def let_go(tab: Tab, *, until: str | None = None) -> str | None:
    """End the movement that waits, but not `until`; the next one begins, and waits.

    Returns:
        Which movement waited, or None when nothing moves.
    """
    movement: str | None = await tab.page.evaluate(_LET_GO, until)
    return movement


async def moved(tab: Tab) -> list[Moved]:
    """What has moved since this was last asked."""
    found: list[dict[str, Any]] = await tab.page.evaluate("window.moved.splice(0)")
    return [
        Moved(
            movement=one["movement"],
            start=tuple(one["start"]),
            end=tuple(one["end"]),
            distance=one["distance"],
            widths=tuple(one["widths"]),
            properties=tuple(one["properties"]),
        )
        for one in found
    ]


def journeys(all_moved: Iterable[Moved]) -> set[str]:
    """The ways that cards have gone, such as `play: .hand to .trick`, and `turn` for one turned."""
    found = {
        f"{one.movement}: {start} to {end}"
        for one in all_moved
        for start in one.start
        for end in one.end
        if start != end and one.distance > _FAR
    }
    return found | {one.movement for one in all_moved if _is_turned(one)}


def _is_turned(one: Moved) -> bool:
    first, half, last = one.widths
    return half < 1 < max(first, last)
