"""Lessons over HTTP: what is shown, judged and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path


async def test_lesson_is_shown_judged_and_done(tmp_path: Path) -> None:
    """One card of four is wrong; when all questions are answered the next lesson follows."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        await ann.post("/api/key", {})
        before = (await ann.get("/api/learn")).json()
        lesson = (await ann.get("/api/lessons/draw")).json()
        path = "/api/lessons/draw/answers"
        wrong = (await ann.post(path, {"question": 1, "cards": ["AD"]})).json()
        right = (await ann.post(path, {"question": 1, "cards": ["AS"]})).json()
        held = await ann.post(path, {"question": 1, "cards": ["TS"]})
        for number in (2, 3, 4):
            await ann.post(path, {"question": number, "shown": True})
        after = (await ann.get("/api/learn")).json()
        unknown = await ann.get("/api/lessons/no-such")
        beyond = await ann.post(path, {"question": 9})
    done = {line["id"]: line["done"] for c in after["chapters"] for line in c["lessons"]}
    assert before["next"] == "first"
    assert (lesson["chapter"], len(lesson["questions"])) == ("stage_two", 4)
    assert all(set(q) == {"kind", "view", "of", "goal"} for q in lesson["questions"])
    assert (wrong["right"], wrong["given_away"]) == (False, 1)
    assert wrong["reasons"][0]["other"] == "AD"
    assert (right["right"], right["best"]) == (True, "AS")
    assert right["view"]["tricks"][-1]["lead"] == "AS"
    assert held.json()["code"] == "card_not_held"
    assert [lesson for lesson, is_done in done.items() if is_done] == ["draw"]
    assert (unknown.json()["code"], beyond.json()["code"]) == ("no_lesson", "no_question")


async def test_no_question_tells_of_a_card_that_the_seat_has_not_seen(tmp_path: Path) -> None:
    """In stage one no deal, and of the opponent's hand only what was taken openly."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        lesson = (await ann.get("/api/lessons/price")).json()
        judged = await ann.post("/api/lessons/price/answers", {"question": 1, "cards": ["AH"]})
    for view in [*(q["view"] for q in lesson["questions"]), judged.json()["view"]]:
        taken = {t["upcard"] for t in view["tricks"] if t["winner"] != view["seat"]}
        assert view["deal"] is None
        assert set(view["sure"]) <= taken
