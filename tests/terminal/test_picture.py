"""The picture of the screen: only what has changed is written, and it is what was meant."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from germanwhist.terminal.output.picture import Picture
from tests.terminal.emulator import Emulator

WIDTH, HEIGHT = 12, 3

pens = st.sampled_from(
    ["", "31", "1;31", "7;44", "38;5;9;48;5;230", "1;4;38;2;1;2;3;48;2;4;5;6", "97;107", "2;49"]
)
texts = st.text(st.sampled_from("ab  ─♥名前x"), min_size=1, max_size=6)
painting = st.lists(
    st.tuples(st.integers(1, HEIGHT), st.integers(1, WIDTH - 5), pens, texts), max_size=6
)


def _written(frame: list[tuple[int, int, str, str]]) -> str:
    """A frame as Textual writes it, inside the window."""
    return "".join(
        f"\x1b[{line};{column}H\x1b[{pen}m{text[:3]}\x1b[0m" for line, column, pen, text in frame
    )


@given(frames=st.lists(painting, max_size=6))
def test_changes_lead_to_the_same_screen_as_painting_it_all(
    frames: list[list[tuple[int, int, str, str]]],
) -> None:
    """A terminal that is sent the changes alone shows what one shows that is sent everything."""
    picture, changed = Picture(WIDTH, HEIGHT), Emulator(WIDTH, HEIGHT)
    for frame in frames:
        picture.paint(_written(frame))
        changed.feed(picture.changes())
        whole = Picture(WIDTH, HEIGHT)
        whole._wanted = [row.copy() for row in picture._wanted]
        painted = Emulator(WIDTH, HEIGHT)
        painted.feed(whole.changes())
        assert changed.lines == painted.lines
        for place, seen in painted.cells.items():
            shown = changed.cells[place]
            if seen.character.strip():
                assert shown == seen, place
            else:
                assert (shown.ground, shown.is_reversed) == (seen.ground, seen.is_reversed)


def test_what_is_painted_is_what_textual_wrote() -> None:
    """Colours, attributes and places arrive as they were sent."""
    frame = "\x1b[2;3H\x1b[1;31;44mab\x1b[0m\x1b[7mc\x1b[0m d\n\x1b[32m名\x1b[0m"
    straight, through, picture = Emulator(12, 3), Emulator(12, 3), Picture(12, 3)
    straight.feed(frame)
    picture.paint(frame)
    through.feed(picture.changes())
    assert {place: through.cells[place] for place in straight.cells} == straight.cells


def test_nothing_is_written_when_nothing_has_changed() -> None:
    """The same picture again costs no byte; one letter costs a few."""
    picture = Picture(80, 24)
    picture.paint("\x1b[5;5H\x1b[38;2;1;2;3mword\x1b[0m")
    assert len(picture.changes()) > 80 * 24
    picture.paint("\x1b[5;5H\x1b[38;2;1;2;3mword\x1b[0m")
    assert picture.changes() == ""
    picture.paint("\x1b[5;5H\x1b[38;2;1;2;3mward\x1b[0m")
    assert picture.changes() == "\x1b[5;6Ha"


def test_a_forgotten_picture_is_written_whole() -> None:
    """After something else has written on the terminal."""
    picture, terminal = Picture(10, 2), Emulator(10, 2)
    picture.paint("\x1b[1;1Hhere")
    terminal.feed(picture.changes())
    terminal.feed("\x1b[1;1Hnoise from elsewhere"[:16])
    picture.forget()
    terminal.feed(picture.changes())
    assert terminal.lines == ["here", ""]


def test_orders_are_told_from_painting() -> None:
    """What changes the terminal's state goes through as it is."""
    assert Picture.is_painting("\x1b[1;1Hx\x1b[0m\x1b[?2026h\n")
    assert not Picture.is_painting("\x1b[?1049h")
    assert not Picture.is_painting("\x1b[>1u")
    assert not Picture.is_painting("x\x1b")
