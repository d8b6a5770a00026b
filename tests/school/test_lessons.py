"""Lessons: read strictly, judged by hand-worked values, and true."""

from __future__ import annotations

import pytest

from germanwhist import Card, IllegalPlayError, NotationError, Suit
from germanwhist.engine import Worlds
from germanwhist.school.lessons import (
    Chapter,
    HowMany,
    Lesson,
    PlayOut,
    Question,
    Show,
    WhichCard,
    counted,
    done_lessons,
    format_lesson,
    judge_card,
    judge_number,
    judge_play,
    next_lesson,
    parse_lesson,
    shipped_lessons,
    why_wrong,
)
from germanwhist.school.mistakes import lesson_mistake
from germanwhist.school.practice import Answered
from germanwhist.texts import LANGUAGES, load_texts

LESSONS = shipped_lessons()
BY_ID = {lesson.id: lesson for lesson in LESSONS}
IDS = [lesson.id for lesson in LESSONS]
# Works out the values of one question in some tenths of a second, instead of many seconds.
FEW_WORLDS = 150
SAMPLE = ("price", "ruff", "trump", "command")  # stage one; the first question of each


def question(lesson: str, number: int) -> Question:
    """A question of the package, from 1."""
    return BY_ID[lesson].questions[number - 1]


def drawn() -> WhichCard:
    """Spades are trumps: AKQ of them and a red ace against 10 4 3 and a heart."""
    found = question("draw", 1)
    assert isinstance(found, WhichCard)
    return found


def test_lessons_come_chapter_by_chapter_and_every_chapter_but_the_last_has_some() -> None:
    """Ids are names of texts, so no two are the same."""
    chapters = [lesson.chapter for lesson in LESSONS]
    assert chapters == sorted(chapters, key=list(Chapter).index)
    assert set(chapters) == set(Chapter) - {Chapter.WHOLE_HANDS}
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_lesson_is_written_as_it_is_read(lesson: Lesson) -> None:
    """What `format_lesson` writes gives the same lesson."""
    assert parse_lesson(format_lesson(lesson)) == lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_texts(language: str) -> None:
    """Title, what it is about, rule; of each question what is told, and why."""
    texts = load_texts(language)
    for lesson in LESSONS:
        names = ["", ".about", ".rule"]
        for number, asked in enumerate(lesson.questions, start=1):
            names += [f"-{number}"] + [f"-{number}.why"] * (not isinstance(asked, Show))
        for name in names:
            assert texts(f"lesson-{lesson.id}{name}") != f"lesson-{lesson.id}{name}"


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_what_lessons_say_of_stage_two_is_exact(lesson: Lesson) -> None:
    """Values, goals and numbers; `germanwhist school verify` works all of them out anew."""
    for asked in lesson.questions:
        if asked.hand.stage == 2:
            assert why_wrong(asked) is None


@pytest.mark.parametrize("lesson", SAMPLE)
def test_a_search_agrees_with_what_lessons_say_of_stage_one(lesson: str) -> None:
    """A sample, with few worlds; `germanwhist school verify` looks at all with many."""
    assert why_wrong(question(lesson, 1), worlds=FEW_WORLDS, seeds=1) is None


def test_wrong_values_are_found() -> None:
    """A card that is not among the best, and a goal that cannot be reached."""
    right = drawn()
    wrong = WhichCard(record=right.record, accepted=(Card("AD"),), worths=right.worths)
    assert "accepted" in (why_wrong(wrong) or "")
    assert "the goal is 5" in (why_wrong(PlayOut(record=right.record, goal=5)) or "")


def test_ace_led_before_trumps_are_drawn_is_ruffed() -> None:
    """All four tricks with trumps first; the ace of diamonds first is ruffed: one trick less."""
    wrong = judge_card(drawn(), Card("AD"))
    assert (wrong.is_right, wrong.given_away) == (False, 1)
    assert wrong.best in (Card("AS"), Card("KS"), Card("QS"))
    assert wrong.explanation is not None
    right = judge_card(drawn(), Card("KS"))
    assert (right.is_right, right.given_away, right.best) == (True, 0, Card("KS"))
    assert right.hand.tricks[-1].lead is Card("KS")
    assert judge_card(drawn(), None).is_right is False


def test_fewest_tricks_are_best_in_a_low_hand() -> None:
    """The 2 of hearts takes none; a diamond first lets the king go, and all six are taken."""
    asked = question("lowhand", 1)
    assert isinstance(asked, WhichCard)
    made = asked.hand.counted[asked.seat]
    wrong = judge_card(asked, Card("2D"))
    assert (wrong.is_right, wrong.best, wrong.given_away) == (False, Card("2H"), 6)
    assert [worth.tricks - made for worth in wrong.worths] == [0, 6, 6, 6, 6, 6]
    assert judge_card(asked, Card("2H")).is_right is True
    mistake = lesson_mistake(Answered(lesson="lowhand", question=1, is_right=False, card="2D"))
    assert mistake is not None
    assert mistake.cost == 6
    assert max(mistake.cards, key=lambda entry: entry[1])[0] == "2H"
    assert "high one" in (why_wrong(PlayOut(record=asked.record, goal=0)) or "")


def test_card_that_may_not_be_played_is_refused() -> None:
    """The opponent holds it."""
    with pytest.raises(IllegalPlayError) as refused:
        judge_card(drawn(), Card("TS"))
    assert refused.value.code == "card_not_held"


def test_hand_is_played_out_to_its_goal() -> None:
    """All four tricks: three trumps and the ace, one after the other."""
    asked = PlayOut(record=drawn().record, goal=4)
    cards = [Card(name) for name in ("AS", "KS", "QS", "AD")]
    steps = [judge_play(asked, cards[: count + 1]).is_right for count in range(4)]
    assert steps == [None, None, None, True]


def test_card_that_lets_the_goal_go_ends_the_try_and_shows_a_better_one() -> None:
    """The ace of diamonds after one round of trumps: two are still out."""
    asked = PlayOut(record=drawn().record, goal=4)
    judged = judge_play(asked, [Card("AS"), Card("AD")])
    assert (judged.is_right, judged.given_away) == (False, 1)
    assert judged.best in (Card("KS"), Card("QS"))
    assert judge_play(asked, [Card("AS")], is_shown=True).best in (Card("KS"), Card("QS"))


@pytest.mark.parametrize(
    ("number", "suit", "most"), [(1, Suit.HEARTS, 0), (2, Suit.HEARTS, 1), (3, Suit.DIAMONDS, 2)]
)
def test_as_many_cards_of_a_void_suit_are_told_as_some_world_has(
    number: int, suit: Suit, most: int
) -> None:
    """Worlds are drawn by the kernel, which knows voids in a way of its own."""
    asked = question("voids", number)
    assert isinstance(asked, HowMany)
    worlds = Worlds(asked.hand.view(asked.seat)).sample(500, seed=1)
    assert counted(asked) == most == max(len(world.opponent.suit(suit)) for world in worlds)


@pytest.mark.parametrize(
    ("lesson", "numbers"),
    # Three aces and kings are held and none, then two, were played; then four are held.
    # Of 13 hearts one is held and eight were played; four honours are held and one was played.
    [("aces", (5, 3, 4)), ("whole", (4, 3, 4))],
)
def test_what_is_left_is_counted_by_hand(lesson: str, numbers: tuple[int, ...]) -> None:
    """Worked out on paper from the hand and the tricks shown."""
    asked = [part for part in BY_ID[lesson].questions if isinstance(part, HowMany)]
    assert tuple(counted(part) for part in asked) == numbers


def test_numbers_are_counted_from_what_has_been_seen() -> None:
    """Four sure tricks; of 13 hearts one was played and three are held; two known cards."""
    tricks, trumps, sure = question("first", 4), question("thirteen", 1), question("taken", 1)
    assert isinstance(tricks, HowMany)
    assert isinstance(trumps, HowMany)
    assert isinstance(sure, HowMany)
    assert counted(tricks) == 4
    view = trumps.hand.view(trumps.seat)
    played = sum(card.suit is view.trump for card in view.plays)
    held = sum(card.suit is view.trump for card in view.holding)
    assert counted(trumps) == 13 - played - held
    assert counted(sure) == 2  # AC, 8C and 4S were taken, and the 8 has been played
    assert judge_number(sure, 2).is_right is True
    assert judge_number(sure, 3).is_right is False
    assert judge_number(sure, None).number == 2


def test_lesson_is_done_when_all_its_questions_are_answered() -> None:
    """Right or wrong, in any order; what is only shown needs no answer."""
    first = BY_ID["first"]
    facts = [
        Answered(lesson="first", question=number, is_right=number != 3) for number in first.asked
    ]
    assert first.asked == (2, 3, 4)
    assert done_lessons(LESSONS, facts) == (first,)
    assert done_lessons(LESSONS, facts[1:]) == ()
    assert next_lesson(LESSONS, (first,)) is LESSONS[1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id = ", "not a lesson: Invalid value"),
        ('id = "a"\nchapter = "x"', "Invalid enum value 'x'"),
        ('id = "a"\nchapter = "game"\nminutes = 1\nquestions = []\nmore = 1', "unknown field"),
        (
            'id = "a"\nchapter = "game"\nminutes = 1\nquestions = [{kind = "show", record = "x"}]',
            "not a lesson",
        ),
    ],
)
def test_what_is_no_lesson_is_refused_and_told(text: str, said: str) -> None:
    """The place and what is wrong stand in one line."""
    with pytest.raises(NotationError, match=said) as refused:
        parse_lesson(text)
    assert refused.value.code == "bad_lesson"
