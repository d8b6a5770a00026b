"""The client, and what programs may do to it."""

from __future__ import annotations

import os
import select
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, Deal, Hand, ProtocolError, RuleSet, Seat, Standing
from germanwhist.protocol import (
    CardEstimate,
    EngineClient,
    EngineOption,
    ExternalPlayer,
    client,
    guarded,
)
from tests.protocol.programs import program

if TYPE_CHECKING:
    from pathlib import Path

HAND = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
VIEW = HAND.view(Seat.SOUTH)
SHORT = 0.3  # seconds of patience where a test has to wait for its end
FIRST = str(VIEW.holding.lowest())


async def test_an_engine_introduces_itself(tmp_path: Path) -> None:
    """Its name and its options."""
    command = program(tmp_path, "hello()\nwait_for('quit')")
    async with await EngineClient.start(command) as engine:
        assert engine.name == "Tested"
        assert engine.options == (EngineOption(name="seed", kind="whole", default="0"),)


async def test_a_program_without_a_guard_plays_and_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on systems that have no guards; also one that does not want to end."""
    monkeypatch.setattr(guarded, "_HAS_GUARDS", False)
    said = program(tmp_path, "say(os.getpid())\ntime.sleep(600)")
    running = await guarded.GuardedProgram.start(said, longest_line=100)
    pid = int(await running.stdout.readline())
    await running.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    command = program(tmp_path, f"hello()\nwait_for('go')\nsay('play', {FIRST!r})")
    async with await EngineClient.start(command) as engine:
        assert str((await engine.choose(VIEW)).card) == FIRST
    with pytest.raises(ProtocolError, match="cannot start"):
        await EngineClient.start(["/no/such/program"])


async def test_an_engine_is_told_all_it_needs(tmp_path: Path) -> None:
    """Its seat and the rules once a hand, the view and the question for each card."""
    heard = tmp_path / "heard"
    command = program(
        tmp_path,
        f"""
hello()
with open({str(heard)!r}, "w") as log:
    for line in sys.stdin:
        print(line.strip(), file=log, flush=True)
        if line.startswith("go"):
            say("play", "2C")
        if line.startswith("quit"):
            break
""",
    )
    later = HAND.play(Card("9C")).play(Card("3C"))
    second = Hand.start(RuleSet.parse("match10"), Deal.shuffled(2, Seat.NORTH))
    async with await EngineClient.start(command) as engine:
        await engine.set_option("seed", "7")
        await engine.choose(VIEW)
        await engine.choose(later.view(Seat.SOUTH), seconds=600)
        standing = Standing(points=(3, 0), hands=2, target=10)
        await engine.choose(second.view(Seat.SOUTH, standing), wants_advice=True)
    lines = [line for line in heard.read_text("utf-8").splitlines() if line[:4] != "view"]
    assert lines == [
        "set seed 7",
        "hand south standard",
        "go",
        "go seconds 600",
        "hand south match=target=10",
        "match 3 0 2 10",
        "go advice",
        "quit",
    ]


async def test_advice_and_remarks_come_with_the_answer(tmp_path: Path) -> None:
    """Words that the protocol does not know are passed over."""
    command = program(
        tmp_path,
        """
hello()
wait_for("go")
say("thinking hard")
say("info  depth 3")
say("advice QD 0.5 0.25")
say("advice 2C -1")
say()
say("play QD")
wait_for("quit")
""",
    )
    async with await EngineClient.start(command) as engine:
        answer = await engine.choose(VIEW, wants_advice=True)
    assert answer.card is Card("QD")
    assert answer.advice == (
        CardEstimate(card=Card("QD"), points=0.5, standard_error=0.25),
        CardEstimate(card=Card("2C"), points=-1.0, standard_error=0.0),
    )
    assert answer.remarks == ("depth 3",)


async def test_an_engine_that_takes_too_long_is_told_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And may still answer."""
    monkeypatch.setattr(client, "_GRACE", 60)
    command = program(tmp_path, f"hello()\nwait_for('stop')\nsay('play {FIRST}')\nwait_for('quit')")
    async with await EngineClient.start(command) as engine:
        assert str((await engine.choose(VIEW, seconds=0.05)).card) == FIRST


async def test_an_option_that_is_not_there_cannot_be_set(tmp_path: Path) -> None:
    """The message says which there are."""
    async with await EngineClient.start(program(tmp_path, "hello()\nwait_for('quit')")) as engine:
        with pytest.raises(ProtocolError, match=r"'speed' of Tested \(expected seed\)"):
            await engine.set_option("speed", "1")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("", "engine_ended"),
        ("sys.exit(3)", "engine_ended"),
        ("wait_for('never')", "too_slow"),
        ("while True: say('hello?')", "chatter"),
        ("sys.stdout.write('x' * 10**6); sys.stdout.flush(); wait_for('never')", "bad_line"),
        ("say('ready 3')\nwait_for('never')", "bad_line"),
        ("say('ready 0')\nwait_for('never')", "bad_line"),
        ("say('ready ²')\nwait_for('never')", "bad_line"),
        ("say('option seed whole 0 x 2')\nwait_for('never')", "bad_line"),
        ("say('ready')\nwait_for('never')", "bad_line"),
        ("say('option nonsense')\nwait_for('never')", "bad_line"),
        ("say('error out of order')\nwait_for('never')", "engine_error"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "engine_ended"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "engine_ended"),
    ],
)
async def test_a_bad_hello_is_an_error(tmp_path: Path, body: str, code: str) -> None:
    """Of its kind, and nothing hangs."""
    patience = SHORT if code == "too_slow" else 30
    with pytest.raises(ProtocolError) as raised:
        await EngineClient.start(program(tmp_path, body), patience=patience)
    assert raised.value.code == code


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ("sys.exit('no more')", "engine_ended", "ended with code 1, saying 'no more'"),
        ("os.close(1); wait_for('never')", "engine_ended", "closed its output"),
        ("wait_for('never')", "too_slow", "no answer in"),
        ("while True: say('info', 'so')", "chatter", "10,000 lines"),
        ("say('play XX')\nwait_for('never')", "bad_line", "'play XX'"),
        ("say('play')\nwait_for('never')", "bad_line", "a card such as QD"),
        ("say('advice')\nwait_for('never')", "bad_line", "advice CARD POINTS"),
        ("say('advice 2C much')\nwait_for('never')", "bad_line", "numbers"),
        ("say('advice 2C nan')\nwait_for('never')", "bad_line", "finite numbers"),
        ("say('error lost my mind')\nwait_for('never')", "engine_error", "lost my mind"),
    ],
)
async def test_a_bad_answer_is_an_error(
    tmp_path: Path, body: str, code: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message says what happened."""
    if said.startswith("ended"):
        monkeypatch.setattr(client, "_GRACE", 60)  # to end in
    command = program(tmp_path, f"hello()\nwait_for('go')\n{body}")
    seconds = SHORT if code == "too_slow" else 30
    async with await EngineClient.start(command) as engine:
        with pytest.raises(ProtocolError) as raised:
            await engine.choose(VIEW, seconds=seconds)
    assert raised.value.code == code
    assert said in str(raised.value)


async def test_a_program_that_floods_its_errors_is_not_blocked(tmp_path: Path) -> None:
    """Megabytes on standard error, then the answer."""
    command = program(
        tmp_path,
        f"hello()\nwait_for('go')\nsys.stderr.write('x' * 10**6)\nsay('play {FIRST}')",
    )
    async with await EngineClient.start(command) as engine:
        assert str((await engine.choose(VIEW)).card) == FIRST


async def test_a_program_that_does_not_go_is_ended_with_all_it_started(tmp_path: Path) -> None:
    """It ignores `quit` and the signals that ask, and so does its child."""
    command = program(
        tmp_path,
        """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = os.fork()
if child == 0:
    while True:
        signal.pause()
hello()
say("info")
wait_for("go")
say("info", child)
say("play 2C")
while True:
    signal.pause()
""",
    )
    engine = await EngineClient.start(command)
    (child,) = map(int, (await engine.choose(VIEW)).remarks[-1:])
    handle = os.pidfd_open(child)
    await engine.close()
    await engine.close()
    with pytest.raises(ProtocolError):
        await engine.choose(VIEW)
    assert select.select([handle], [], [], 10)[0] == [handle]  # readable once it has ended
    os.close(handle)


@pytest.mark.parametrize("command", [(), ("/no/such/program",), ("/",), ("bad\0name",)])
async def test_what_cannot_be_started_is_an_error(command: tuple[str, ...]) -> None:
    """Nothing, nothing there, a folder, no name at all."""
    with pytest.raises(ProtocolError) as raised:
        await EngineClient.start(command)
    assert raised.value.code == "cannot_start"


STAYING = """
wait_for("germanwhist")
say("name Staying")
say("option seed whole 0 0 99")
say("option style text plain")
say("ready 2")
heard = []
for line in sys.stdin:
    if line.startswith("go"):
        say("info", *heard)
        say("play 2C")
        heard = []
    elif not line.startswith("view"):
        heard.append(line.strip().replace(" ", "_"))
"""


async def test_a_program_of_version_2_plays_many_hands(tmp_path: Path) -> None:
    """It is told that a new game begins, and everything about it."""
    async with await EngineClient.start(program(tmp_path, STAYING)) as engine:
        assert engine.version == 2
        await engine.choose(VIEW)
        assert (await engine.choose(VIEW)).remarks == ("",)
        await engine.new_game()
        assert (await engine.choose(VIEW)).remarks == ("newgame hand_south_standard",)


async def test_a_program_of_version_1_plays_one_hand(tmp_path: Path) -> None:
    """Nobody may tell it of another."""
    async with await EngineClient.start(program(tmp_path, "hello()\nwait_for('quit')")) as engine:
        with pytest.raises(ProtocolError, match="Tested speaks version 1"):
            await engine.new_game()


async def test_options_have_ranges(tmp_path: Path) -> None:
    """A value out of it is refused before the program hears of it."""
    async with await EngineClient.start(program(tmp_path, STAYING)) as engine:
        assert engine.options[0] == EngineOption(
            name="seed", kind="whole", default="0", least=0, most=99
        )
        for name, value in (("seed", "100"), ("seed", "x"), ("style", "a\nb")):
            with pytest.raises(ProtocolError, match=f"bad {name}"):
                await engine.set_option(name, value)
        await engine.set_option("seed", "99")


class TestExternalPlayer:
    """The client as a plain player."""

    def test_it_plays_and_sets_the_seed(self, tmp_path: Path) -> None:
        """The program plays the card that the seed says."""
        command = program(
            tmp_path,
            "hello()\nseed = wait_for('set').split()[2]\nwait_for('go')\nsay('play', seed + 'C')",
        )
        with ExternalPlayer(command, seed=2) as player:
            assert player.choose(VIEW) is Card("2C")

    def test_an_illegal_card_is_handed_on(self, tmp_path: Path) -> None:
        """The referee decides, not the messenger."""
        with ExternalPlayer(program(tmp_path, "hello()\nwait_for('go')\nsay('play 2C')")) as player:
            assert player.choose(VIEW) not in VIEW.legal_plays()

    def test_it_leaves_nothing_behind(self, tmp_path: Path) -> None:
        """Neither when it fails to start nor when it is closed twice."""
        with pytest.raises(ProtocolError):
            ExternalPlayer(program(tmp_path, "sys.exit()"))
        player = ExternalPlayer(program(tmp_path, "hello()\nwait_for('quit')"))
        player.close()
        player.close()

    async def test_it_can_be_used_where_a_loop_runs(self, tmp_path: Path) -> None:
        """As in a notebook."""
        with ExternalPlayer(
            program(tmp_path, f"hello()\nwait_for('go')\nsay('play {FIRST}')")
        ) as player:
            assert str(player.choose(VIEW)) == FIRST

    def test_it_sets_options_and_begins_new_games(self, tmp_path: Path) -> None:
        """With a seed for each of them."""
        options = {"style": "bold and free"}
        with ExternalPlayer(program(tmp_path, STAYING), seed=7, options=options) as player:
            assert player.stays
            remarks = player.ask(VIEW).remarks
            assert remarks == ("set_seed_7 set_style_bold_and_free hand_south_standard",)
            player.new_game(seed=8)
            assert player.ask(VIEW).remarks == ("newgame set_seed_8 hand_south_standard",)

    def test_an_option_that_is_not_there_is_refused(self, tmp_path: Path) -> None:
        """And the program ended."""
        with pytest.raises(ProtocolError, match="no such option: 'speed' of Tested"):
            ExternalPlayer(program(tmp_path, "hello()\nwait_for('quit')"), options={"speed": "1"})
