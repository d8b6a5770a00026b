"""Small pictures drawn with half blocks: suit signs and digits larger than a letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Suit

if TYPE_CHECKING:
    from germanwhist.terminal.drawing.canvas import Canvas

__all__ = [
    "DIGIT_HEIGHT",
    "SIGN_HEIGHT",
    "SIGN_WIDTH",
    "has_letters",
    "number_width",
    "paint_number",
    "paint_sign",
    "paint_word",
]

SIGN_WIDTH: Final = 7
SIGN_HEIGHT: Final = 4
DIGIT_HEIGHT: Final = 3
_DIGIT_WIDTH: Final = 4

_SIGNS: Final = {
    Suit.SPADES: (
        "...#...",
        "..###..",
        ".#####.",
        "#######",
        "#######",
        "##.#.##",
        "...#...",
        "..###..",
    ),
    Suit.HEARTS: (
        ".##.##.",
        "#######",
        "#######",
        "#######",
        ".#####.",
        "..###..",
        "...#...",
        ".......",
    ),
    Suit.DIAMONDS: (
        "...#...",
        "..###..",
        ".#####.",
        "#######",
        ".#####.",
        "..###..",
        "...#...",
        ".......",
    ),
    Suit.CLUBS: (
        "..###..",
        "..###..",
        "###.###",
        "#######",
        "###.###",
        "...#...",
        "..###..",
        ".......",
    ),
}

_DIGITS: Final = (
    (".##.", "#..#", "#..#", "#..#", "#..#", ".##."),
    (".#..", "##..", ".#..", ".#..", ".#..", ".#.."),
    ("###.", "...#", "..#.", ".#..", "#...", "####"),
    ("###.", "...#", ".##.", "...#", "...#", "###."),
    ("#..#", "#..#", "####", "...#", "...#", "...#"),
    ("####", "#...", "###.", "...#", "...#", "###."),
    (".##.", "#...", "###.", "#..#", "#..#", ".##."),
    ("####", "...#", "..#.", ".#..", ".#..", ".#.."),
    (".##.", "#..#", ".##.", "#..#", "#..#", ".##."),
    (".##.", "#..#", "#..#", ".###", "...#", ".##."),
)

# The letters of the game's name in the languages there are.
_LETTERS: Final = {
    "A": (".##.", "#..#", "#..#", "####", "#..#", "#..#"),
    "D": ("###.", "#..#", "#..#", "#..#", "#..#", "###."),
    "E": ("####", "#...", "###.", "#...", "#...", "####"),
    "G": (".###", "#...", "#...", "#.##", "#..#", ".###"),
    "H": ("#..#", "#..#", "####", "#..#", "#..#", "#..#"),
    "I": ("#", "#", "#", "#", "#", "#"),
    "L": ("#...", "#...", "#...", "#...", "#...", "####"),
    "M": ("#...#", "##.##", "#.#.#", "#...#", "#...#", "#...#"),
    "N": ("#...#", "##..#", "#.#.#", "#..##", "#...#", "#...#"),
    "R": ("###.", "#..#", "#..#", "###.", "#.#.", "#..#"),
    "S": (".###", "#...", ".##.", "...#", "...#", "###."),
    "T": ("#####", "..#..", "..#..", "..#..", "..#..", "..#.."),
    "W": ("#...#", "#...#", "#...#", "#.#.#", "##.##", "#...#"),
    " ": ("..", "..", "..", "..", "..", ".."),
}

_HALVES: Final = {("#", "#"): "█", ("#", "."): "▀", (".", "#"): "▄"}


def paint_sign(canvas: Canvas, x: int, y: int, suit: Suit, ink: str) -> None:
    """Paint a suit sign of `SIGN_WIDTH` columns and `SIGN_HEIGHT` lines."""
    _paint(canvas, x, y, _SIGNS[suit], ink)


def paint_number(canvas: Canvas, x: int, y: int, number: int, ink: str) -> None:
    """Paint a whole number, `number_width` columns wide and `DIGIT_HEIGHT` lines high."""
    for place, digit in enumerate(str(number)):
        _paint(canvas, x + place * (_DIGIT_WIDTH + 1), y, _DIGITS[int(digit)], ink)


def number_width(number: int) -> int:
    """The columns that `paint_number` needs.

    Example:
        >>> number_width(7), number_width(13)
        (4, 9)
    """
    return len(str(number)) * (_DIGIT_WIDTH + 1) - 1


def has_letters(word: str) -> bool:
    """Whether every letter of a word has been drawn.

    Example:
        >>> has_letters("WHIST"), has_letters("ВИСТ")
        (True, False)
    """
    return set(word) <= _LETTERS.keys()


def paint_word(canvas: Canvas, x: int, y: int, word: str, ink: str) -> None:
    """Paint a word in capitals, `DIGIT_HEIGHT` lines high, a column between the letters."""
    for letter in word:
        _paint(canvas, x, y, _LETTERS[letter], ink)
        x += len(_LETTERS[letter][0]) + 1


def _paint(canvas: Canvas, x: int, y: int, rows: tuple[str, ...], ink: str) -> None:
    for line in range(0, len(rows), 2):
        for column, halves in enumerate(zip(rows[line], rows[line + 1], strict=True)):
            if halves in _HALVES:
                canvas.put(x + column, y + line // 2, _HALVES[halves], ink, bold=False)
