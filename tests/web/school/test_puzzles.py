"""Puzzles over HTTP: a first try is rated, and what is hidden is not sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist import Card
from germanwhist.school.decisions import find_decision
from germanwhist.school.puzzles import Trial, shipped_puzzles
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import JSON, Browser


async def play(browser: Browser, puzzle: str, *plays: str, **wishes: bool) -> JSON:
    """What a puzzle is after some plays."""
    answer = await browser.post(f"/api/puzzles/{puzzle}", {"plays": list(plays), **wishes})
    assert answer.status_code == 200, answer.text
    told: JSON = answer.json()
    return told


async def test_first_try_is_rated_and_kept(tmp_path: Path) -> None:
    """Solved with the cards of the solver; the second try changes nothing."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        await ann.post("/api/key", {})
        name = (await ann.get("/api/puzzles/next?theme=drive_out")).json()["id"]
        puzzle = next(one for one in shipped_puzzles() if one.id == name)
        cards: list[str] = []
        told = await play(ann, name)
        assert (told["goal"], told["outcome"], told["answer"]) == (puzzle.goal, None, None)
        assert set(told["opponent"]) == set(map(str, puzzle.position.follower))
        while told["outcome"] is None:
            trial = Trial.of(puzzle, map(Card, cards))
            assert trial is not None
            best = next(c for c in map(Card, told["legal"]) if keeps(trial, cards, c))
            cards.append(str(best))
            told = await play(ann, name, *cards)
        again = await play(ann, name, *cards)
        after = (await ann.get("/api/puzzles")).json()
        other = (await ann.get("/api/puzzles/next")).json()["id"]
    assert told["outcome"] == "solved"
    assert told["rated"]["after"] > told["rated"]["before"] == 1200
    assert len(told["answer"]["line"]) == puzzle.position.tricks
    assert again["rated"] is None
    assert (after["tried"], after["rating"]) == (1, told["rated"]["after"])
    line = next(line for line in after["themes"] if line["theme"] == puzzle.theme.value)
    assert (line["tried"], line["solved"]) == (1, 1)
    assert other not in (None, name)


async def test_decision_of_stage_one_is_judged_and_rated_once(tmp_path: Path) -> None:
    """The view of its seat alone is sent; a wrong card is told what it gives away."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        await ann.post("/api/key", {})
        given = (await ann.get("/api/puzzles/next?theme=price")).json()
        decision = find_decision(given["id"])
        assert decision is not None
        path = f"/api/decisions/{decision.id}"
        asked = (await ann.get(path)).json()
        wrong = next(c for c in asked["view"]["legal"] if Card(c) not in decision.solution)
        other = next(c for c in decision.view.unseen)
        illegal = await ann.post(path, {"card": str(other)})
        failed = (await ann.post(path, {"card": wrong})).json()
        found = (await ann.post(path, {"card": str(decision.solution[0])})).json()
        shown = (await ann.post(path, {"card": None})).json()
        lines = (await ann.get("/api/puzzles")).json()["themes"]
        unknown = await ann.get("/api/decisions/0123456789")
    assert (given["stage"], asked["goal"]) == (1, "win_or_let_go")
    assert asked["view"]["deal"] is None
    assert set(asked["view"]["holding"]) == set(map(str, decision.view.holding))
    assert (illegal.status_code, illegal.json()["code"]) == (422, "not_legal")
    assert (failed["is_right"], failed["best"]) == (False, str(decision.solution[0]))
    assert failed["rated"]["after"] < failed["rated"]["before"]
    assert next(c for c in failed["cards"] if c["card"] == wrong)["behind"] >= 0.3
    assert failed["reasons"]
    assert (found["is_right"], found["rated"], shown["is_right"]) == (True, None, False)
    line = next(line for line in lines if line["theme"] == "price")
    assert (line["stage"], line["tried"], line["solved"]) == (1, 1, 0)
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no_such_puzzle")


def keeps(trial: Trial, cards: list[str], card: Card) -> bool:
    """Whether a card keeps the goal."""
    after = Trial.of(trial.puzzle, [*map(Card, cards), card])
    return after is not None and after.wrong is None


async def test_card_that_fails_ends_the_try_and_hidden_cards_stay_hidden(tmp_path: Path) -> None:
    """From memory the other hand is sent at the beginning and at the end alone."""
    puzzle = shipped_puzzles()[700]
    good = puzzle.solution[0]
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        await ann.post("/api/key", {})
        begun = await play(ann, puzzle.id, from_memory=True)
        hidden = await play(ann, puzzle.id, str(good), from_memory=True)
        looked = await play(ann, puzzle.id, str(good), from_memory=True, looked=True)
        bad = next(c for c in begun["legal"] if not keeps(Trial(puzzle), [], Card(c)))
        failed = await play(ann, puzzle.id, bad, from_memory=True)
        given_up = await play(ann, puzzle.id, gives_up=True)
        late = await ann.post(f"/api/puzzles/{puzzle.id}", {"plays": [bad, str(good)]})
        unknown = await ann.post("/api/puzzles/0123456789", {})
    assert begun["opponent"] is not None
    assert (hidden["opponent"], looked["opponent"] is None) == (None, False)
    assert hidden["opponent_count"] == len(looked["opponent"])
    assert (failed["outcome"], failed["wrong"], failed["legal"]) == ("failed", bad, [])
    assert failed["rated"]["after"] < failed["rated"]["before"]
    assert failed["answer"]["reasons"]
    assert Card(failed["answer"]["best"]) is not Card(bad)
    assert (given_up["outcome"], given_up["wrong"], given_up["rated"]) == ("failed", None, None)
    assert (late.status_code, late.json()["code"]) == (404, "no_such_play")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no_such_puzzle")
