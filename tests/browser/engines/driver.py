"""What the tests ask of a browser, whichever engine it has."""

from __future__ import annotations

from typing import Any, Protocol

__all__ = ["Driver", "EngineError", "keys", "mouse"]


class EngineError(Exception):
    """A browser refused what it was asked."""


class Driver(Protocol):
    """A browser with one window.

    Args:
        troubles: what its console has said that is no mere remark.
    """

    troubles: list[str]

    async def resize(self, width: int, height: int) -> None:
        """Give the page this size, in pixels."""
        ...

    async def open(self, address: str) -> None:
        """Go to an address and wait until it is loaded."""
        ...

    async def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as JSON tells it; promises are awaited."""
        ...

    async def press(self, key: str) -> None:
        """Press and release a key."""
        ...

    async def click(self, x: float, y: float) -> None:
        """Click at a place of the window, in pixels from its corner."""
        ...

    async def close(self) -> None:
        """End the browser."""
        ...


# How WebDriver writes the keys that write nothing.
_KEYS = {"Enter": "\ue007", "ArrowUp": "\ue013", "Escape": "\ue00c", "Tab": "\ue004"}


def keys(key: str) -> list[dict[str, Any]]:
    """WebDriver's words for a key that is pressed and released."""
    value = _KEYS.get(key, key)
    actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
    return [{"type": "key", "id": "keyboard", "actions": actions}]


def mouse(x: float, y: float) -> list[dict[str, Any]]:
    """WebDriver's words for a click."""
    actions = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [
        {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": actions,
        }
    ]
