"""The table line by line: what is said, what is understood, and whole matches through a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from select import select
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, Match, Rank, Suit
from germanwhist.terminal.letters import Letters, letters_of
from germanwhist.terminal.plain.reading import read_hand, read_last_trick, read_score, read_table
from germanwhist.terminal.plain.telling import tell
from germanwhist.terminal.plain.words import Asked, Command, commands, read_line, word_for
from germanwhist.texts import LANGUAGES, load_texts
from tests.terminal.scenes import hand_with, scene_of

if TYPE_CHECKING:
    from pathlib import Path

# Diamonds are trumps. The south leads; Margit, in the north, deals.
SOUTH = "AC 8C AH 9H AS 8S AD"
NORTH = "KC 9C KH 8H KS 9S KD"
STOCK = "8D 9D QD JD QC JC TC QH JH TH QS JS TS TD"


def _played(*cards: str) -> list[Match]:
    """A hand after each of these cards, from the deal on."""
    match = hand_with(SOUTH, NORTH, STOCK)
    moments = [match]
    for card in cards:
        match = match.play(Card(card))
        moments.append(match)
    return moments


def _told(match: Match, before: Match | None = None, language: str = "en") -> str:
    said = tell(
        None if before is None else scene_of(before, language=language),
        scene_of(match, language=language),
    )
    return said.replace("\u00a0", " ").replace("\u202f", " ")


def test_a_hand_begins_with_dealer_trumps_and_upcard() -> None:
    """Everything that is to be seen on a table that has just been dealt."""
    assert _told(_played()[0]) == (
        "Margit deals. You lead. Trumps: diamonds. Upcard: 8 of diamonds."
    )


def test_a_trick_is_told_in_the_order_in_which_it_happens() -> None:
    """The own card, the answer, who takes what, the draw, the new upcard, and what to do."""
    dealt, *moments = _played("AC", "KC", "8C", "9C", "KH")
    assert _told(moments[1], dealt) == (
        "Ace of clubs. Margit: king of clubs. You take the 8 of diamonds. "
        "New upcard: queen of diamonds. You lead."
    )
    assert _told(moments[4], moments[1]) == (
        "8 of clubs. Margit: 9 of clubs, takes the queen of diamonds. You draw the jack of "
        "diamonds. New upcard: queen of clubs. Margit leads the king of hearts. You hold 2 hearts."
    )


def test_the_same_is_told_in_french() -> None:
    """In the words of the browser, since they are the same messages."""
    dealt, *moments = _played("AC", "KC")
    assert _told(dealt, language="fr") == (
        "Margit donne. Vous entamez. Atout : carreau. Retourne : 8 de carreau."
    )
    assert _told(moments[1], dealt, "fr") == (
        "As de trèfle. Margit : roi de trèfle. Vous prenez le 8 de carreau. "
        "Nouvelle retourne : dame de carreau. À vous d’attaquer."
    )


def test_somebody_who_comes_back_is_told_where_the_hand_stands() -> None:
    """Trick, trumps, upcard, the card led, what is held of its suit."""
    assert _told(_played("AC", "KC", "8C", "9C", "KH")[-1]) == (
        "Stage one, trick 3 of 7. Trumps: diamonds. Upcard: queen of clubs. "
        "Margit leads the king of hearts. You hold 2 hearts."
    )


def test_nothing_new_is_told_twice() -> None:
    """A change that concerns no card, such as a hint, tells nothing again."""
    match = _played("AC", "KC")[-1]
    assert _told(match, match) == ""


def test_readings_say_how_things_stand() -> None:
    """The hand by suit with counts, the last trick, the score, the table."""
    scene = scene_of(_played("AC", "KC")[-1])
    assert " ".join(read_hand(scene)) == (
        "You hold 7 cards. Diamonds, 2: ace, 8. Spades, 2: ace, 8. Hearts, 2: ace, 9. Clubs, 1: 8."
    )
    assert " ".join(read_last_trick(scene)) == (
        "You led the ace of clubs, Margit played the king of clubs. You take the 8 of diamonds."
    )
    assert " ".join(read_score(scene)).startswith(
        "Stage one, tricks won: you 1, Margit 0. Match: you 0, Margit 0; "
    )
    assert " ".join(read_table(scene)) == (
        "Stage one, trick 2 of 7. Trumps: diamonds. Upcard: queen of diamonds. "
        "11 cards left under the upcard. You lead."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["own", "international"])
def test_every_card_is_understood_by_letters_and_by_name(language: str, kind: str) -> None:
    """Rank first or suit first, small or capital, with the sign, as a name with its article."""
    texts = load_texts(language)
    letters = letters_of(texts, has_own=kind == "own")
    courts = texts("card-letters") if kind == "own" else "AKQJ"
    for suit in Suit:
        for rank in Rank:
            card = Card.of(suit, rank)
            place = "AKQJ".find(rank.letter)
            printed = courts[place] if place >= 0 else "10" if rank is Rank.TEN else rank.letter
            key = letters.suits[suit]
            forms = [printed + key, key + printed, f"{printed} {key.lower()}"]
            forms += [
                texts(f"card-{form}", rank=rank.letter, suit=suit.letter).upper()
                for form in ("plain", "the")
            ]
            assert [read_line(form, texts, letters) for form in forms] == [card] * 5


def test_french_letters_are_those_of_french_cards() -> None:
    """R D V, and P C K T for pique, cœur, carreau, trèfle."""
    french = letters_of(load_texts("fr"), has_own=True)
    assert [str(french.card(text)) for text in ("RP", "DC", "VK", "AT", "10T")] == [
        "KS", "QH", "JD", "AC", "TC",
    ]  # fmt: skip
    assert letters_of(load_texts("fr"), has_own=False) == Letters()


def test_commands_are_understood_in_both_languages() -> None:
    """The words of the language, and the English ones in each."""
    texts = load_texts("fr")
    letters = letters_of(texts, has_own=True)
    assert read_line("Réclamer 5", texts, letters) == Asked(Command.CLAIM, ("5",))
    assert read_line("reclamer 5", texts, letters) == Asked(Command.CLAIM, ("5",))
    assert read_line("claim 5", texts, letters) == Asked(Command.CLAIM, ("5",))
    assert read_line("?", texts, letters) == Asked(Command.HELP)
    for line in ("", "  ", "zzz", "\u00b2", "12", "QQ", "H", "\ufffd", "1" * 5000):
        assert read_line(line, texts, letters) is None


def piped(folder: Path, lines: bytes, *arguments: str, **environment: str) -> tuple[int, str]:
    """Run the program with lines in a pipe; its exit code and what it wrote."""
    ended = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "germanwhist", "play", *arguments],
        input=lines,
        capture_output=True,
        check=False,
        cwd=folder,
        env=_environment(folder) | environment,
    )
    assert ended.stderr == b""
    assert b"\x1b" not in ended.stdout
    return ended.returncode, ended.stdout.decode()


def _environment(folder: Path) -> dict[str, str]:
    """Settings and tables in a folder of their own."""
    return os.environ | {
        "XDG_CONFIG_HOME": str(folder / "config"),
        "GERMANWHIST_DATA": str(folder / "data"),
        "PYTHONIOENCODING": "utf-8",
    }


GAME = ("--plain", "--level", "Pip", "--rules", "small first_dealer=seat", "--language", "en")


@pytest.mark.thorough
def test_a_hand_is_played_through_a_pipe_and_taken_up_again(tmp_path: Path) -> None:
    """Every card is tried in turn; the finished hand is then reviewed, kept and counted."""
    every = "\n".join(
        str(Card.of(suit, rank)) for suit in Suit for rank in Rank if rank > Rank.SEVEN
    )
    code, said = piped(tmp_path, b"hand\nAB\n8C\n", *GAME)
    assert code == 0
    assert "You hold 7 cards." in said
    assert "AB is neither a card nor a command" in said
    assert said.endswith("Go on with: germanwhist play --plain\n")
    after = b"score\nreview\nprogress\nrecord\nstats\nquit\n"
    code, said = piped(tmp_path, (every + "\n").encode() * 14 + after, *GAME[:1])
    assert code == 0
    assert "A match against Pip goes on." in said
    assert "Stage two. The stock is out" in said
    assert re.search(r"wins? the hand \d–\d|nobody wins the hand", said)
    assert "“next” begins another match" in said
    assert re.search(r"^Hand 1: .+\d–\d$", said, re.MULTILINE)
    assert re.search(r"^You: .+ points given away, luck", said, re.MULTILINE)
    assert "One hand is reviewed. From 3 on" in said
    (file,) = tmp_path.glob("*.gwr")
    assert f"Kept as {file.name}" in said
    assert re.search(
        r"^Pip: 1 match, [01] won; 1 hand; points: you \d, Pip \d\.$", said, re.MULTILINE
    )
    assert said.endswith("Goodbye.\n")


@pytest.mark.thorough
def test_counted_hands_become_practice_only_when_asked_twice(tmp_path: Path) -> None:
    """A hint is asked about once; another command in between takes the question back."""
    _, said = piped(tmp_path, b"hint\nscore\nhint\nhint\nhint\n", *GAME)
    lines = said.splitlines()
    asked = [line for line in lines if "once more" in line]
    given = [line for line in lines if line.startswith(("Best:", "Only "))]
    assert (len(asked), len(given)) == (2, 2)


@pytest.mark.thorough
def test_a_waiting_match_is_offered_before_another(tmp_path: Path) -> None:
    """Both can be had, and nothing else is understood until one is chosen."""
    piped(tmp_path, b"", *GAME)
    again = (*GAME[:2], "Flora", *GAME[3:])
    _, said = piped(tmp_path, b"8C\nnext\n", *again)
    assert said.count("A match against Pip is waiting") == 2
    assert "A match against Flora" not in said
    _, said = piped(tmp_path, b"new\n", *again)
    assert "A match against Flora: " in said


@pytest.mark.thorough
def test_what_another_process_does_is_told_at_once(tmp_path: Path) -> None:
    """A card played in a second program is told in the first, where nothing is typed."""
    every = "\n".join(str(Card.of(suit, rank)) for suit in Suit for rank in Rank)
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "germanwhist", "play", *GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        env=_environment(tmp_path),
    ) as first:
        assert _hears(first, "Upcard: ")
        piped(tmp_path, every.encode(), "--plain", "--language", "en")
        assert _hears(first, r"You (lead|hold)|No .* in hand|Only the")
        first.communicate(b"quit\n")
    assert first.returncode == 0


def _hears(program: subprocess.Popen[bytes], pattern: str) -> bool:
    """Whether a program writes something that matches, within a minute."""
    assert program.stdout is not None
    said = ""
    while select([program.stdout], [], [], 60)[0] and (more := program.stdout.read(4096)):
        said += more.decode()
        if re.search(pattern, said):
            return True
    return False


@pytest.mark.thorough
def test_no_byte_and_no_line_ends_it(tmp_path: Path) -> None:
    """Latin-1, noise, lines without end, a terminal that can do nothing."""
    noise = b"caf\xe9\n\x00\xff\xfe\n" + b"[" * 20_000 + b"\nclaim " + b"9" * 5000 + b"\n\xc2\xb2\n"
    code, said = piped(tmp_path, noise + b"quit\n", *GAME)
    assert code == 0
    assert "caf\ufffd is neither" in said
    dumb = ("--terminal", "--language", "fr")
    code, said = piped(tmp_path, b"aide\nquitter\n", *dumb, TERM="dumb")
    assert code == 0
    assert "Une partie contre Pip continue." in said.replace("\u00a0", " ")


def test_a_word_that_a_command_does_not_know_is_answered(tmp_path: Path) -> None:
    """It is not passed over as if it had not been typed."""
    answers = {
        "There is no such lesson": ("lesson x", "lesson 99"),
        "Type a number from 1 to 4": ("memory x", "memory 5", "memory 1 2", "memory 4 28 x"),
        "There is no such theme": ("puzzle x", "puzzle 14", "puzzle 1 2"),
        "There is a hand for each day": ("day x",),
        "Claims are for stage two": ("claim x", "claim"),
    }
    typed = [line for lines in answers.values() for line in lines]
    code, said = piped(tmp_path, "\n".join([*typed, "quit"]).encode(), *GAME)
    assert code == 0
    assert {answer: said.count(answer) for answer in answers} == {
        answer: len(lines) for answer, lines in answers.items()
    }


def test_no_word_after_a_command_ends_it(tmp_path: Path) -> None:
    """Each command with a word, a sign, a number too large and one that is none."""
    texts = load_texts("en")
    typed = [
        f"{word_for(command, texts)} {after}"
        for command in commands(texts)
        if command not in (Command.QUIT, Command.NEW, Command.RESIGN)
        for after in ("x", "\u00b2", "9" * 5000, "-1")
    ]
    code, said = piped(tmp_path, "\n".join([*typed, "quit"]).encode(), *GAME)
    assert code == 0
    assert "Traceback" not in said


def test_the_goodbye_names_the_database(tmp_path: Path) -> None:
    """The command that it names goes on with the match."""
    file = tmp_path / "my tables.db"
    _, said = piped(tmp_path, b"", *GAME, "--database", str(file))
    assert f"germanwhist play --plain --database '{file}'" in said
