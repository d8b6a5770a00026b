"""Which parts of the table lie over one another, as drawn."""

from __future__ import annotations

import json
from typing import Final

__all__ = ["TABLE", "overlaps"]

# Parts that are to keep clear of each other. What is drawn of each counts, not its box.
TABLE: Final = (
    *(".bar > .left", ".bar > .score", ".rail"),
    *(".opp .who", ".opp .backs", ".opp .known"),
    *(".stock", ".trump", ".tally", ".trick", ".say", ".hand"),
    *(f".acts .btn:nth-of-type({number})" for number in range(1, 5)),
    *(".versus", "#result", ".practice", ".match", ".parts", ".played"),
    *(f".after .btn:nth-of-type({number})" for number in range(1, 4)),
)

# Words where they are drawn, and whatever has an edge or a picture, as far as it can be seen.
_OVERLAPS: Final = """((selectors) => {
    const DRAWN = "svg, img, button, input, .card, .place, .panel";
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && one.closest(".vh") === null;
    const clip = (box, element) => {
        let { left, top, right, bottom } = box;
        for (let one = element; one; one = one.parentElement) {
            if (getComputedStyle(one).overflow === "visible") continue;
            const edge = one.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return { left, top, right, bottom };
    };
    const boxes = (part) => {
        const found = [part, ...part.querySelectorAll(DRAWN)]
            .filter((one) => one.matches(DRAWN) && isSeen(one))
            .map((one) => clip(one.getBoundingClientRect(), one));
        const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const { currentNode } = words;
            if (!currentNode.data.trim() || !isSeen(currentNode.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(currentNode);
            for (const box of range.getClientRects()) {
                found.push(clip(box, currentNode.parentElement));
            }
        }
        return found.filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2);
    };
    const parts = selectors.flatMap((name) =>
        [...document.querySelectorAll(name)].map((part) => ({ name, boxes: boxes(part) })));
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return parts.flatMap((one, index) => parts.slice(index + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((its) => meet(box, its))))
        .map((other) => `${one.name} and ${other.name}`));
})(SELECTORS)"""


def overlaps(selectors: tuple[str, ...] = TABLE) -> str:
    """An expression whose value names the pairs of parts that lie over one another.

    Args:
        selectors: the parts; those that are not there are left out.
    """
    return _OVERLAPS.replace("SELECTORS", json.dumps(selectors))
