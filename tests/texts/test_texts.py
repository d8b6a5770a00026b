"""Sentences: grammar, numbers, typography, and what happens to a text that is not there."""

import re

import pytest

from germanwhist import Card, Rank, Suit
from germanwhist.texts import MissingTextWarning, load_texts, rules_pages
from germanwhist.texts.texts import Texts
from tests.texts.messages import LOCALES, patterns, texts_of

NBSP, NARROW = "\u00a0", "\u202f"


def plain(text: str) -> str:
    """A sentence with ordinary spaces, to be compared with what the words table says."""
    return text.replace(NBSP, " ").replace(NARROW, " ")


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("AH", "the ace of hearts", "l’as de cœur"),
        ("KH", "the king of hearts", "le roi de cœur"),
        ("QS", "the queen of spades", "la dame de pique"),
        ("JC", "the jack of clubs", "le valet de trèfle"),
        ("TD", "the 10 of diamonds", "le 10 de carreau"),
        ("2C", "the 2 of clubs", "le 2 de trèfle"),
    ],
)
def test_cards_have_their_article(card: str, english: str, french: str) -> None:
    """French cards take le, la or an elided l’."""
    led = Card(card)
    assert load_texts("en")("told-led", name="Margit", card=led) == f"Margit leads {english}."
    assert load_texts("fr")("told-led", name="Margit", card=led) == (
        f"Margit attaque avec {french}."
    )


@pytest.mark.parametrize(
    ("name", "french"),
    [
        ("Ilse", "d’Ilse"),
        ("aurel", "d’aurel"),
        ("Élise", "d’Élise"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Œdipe", "d’Œdipe"),
        ("Yasmine", "de Yasmine"),
        ("Bruno", "de Bruno"),
        ("7up", "de 7up"),
        ("伊", "de 伊"),
    ],
)
def test_de_is_elided_before_a_vowel(name: str, french: str) -> None:
    """Two letters of difference, on every page that names somebody."""
    assert load_texts("fr")("cover-show", name=name) == f"Voir les cartes {french}"


def test_no_french_sentence_writes_de_before_a_name() -> None:
    """Every name after « de » or « que » goes through the form that elides it."""
    for file in sorted((LOCALES / "fr").glob("*.ftl")):
        if file.name != "cards.ftl":
            assert not re.search(r"\b(de|que) \{ \$name", file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (0.6, "points", "point"),
        (1, "point", "point"),
        (1.5, "points", "point"),
        (2, "points", "points"),
    ],
)
def test_a_number_has_its_noun(number: float, english: str, french: str) -> None:
    """One is a singular in both languages, and in French all that is less than two."""
    for language, noun in (("en", english), ("fr", french)):
        said = load_texts(language)("verdict-mistake", points=str(number), count=number)
        assert plain(said).endswith(f" {number} {noun}")


def test_every_card_has_its_own_name_in_every_language() -> None:
    """Fifty-two different names, none with a leftover."""
    for language in ("en", "fr"):
        cards = [Card.of(suit, rank) for suit in Suit for rank in Rank]
        names = {load_texts(language)("told-led", name="M", card=card) for card in cards}
        assert len(names) == 52
        assert not any("{" in name for name in names)


@pytest.mark.parametrize(
    ("suit", "english", "french"),
    [
        (Suit.SPADES, "You hold spades", "Vous avez du pique"),
        (Suit.HEARTS, "You hold hearts", "Vous avez du cœur"),
        (Suit.DIAMONDS, "You hold diamonds", "Vous avez du carreau"),
        (Suit.CLUBS, "You hold clubs", "Vous avez du trèfle"),
    ],
)
def test_a_card_that_must_wait_is_explained_by_the_suit(
    suit: Suit, english: str, french: str
) -> None:
    """The sentence names the suit in words."""
    king = Card("KH")
    said = load_texts("en")("refused-must_follow", suit=suit, card=king)
    assert said == f"{english}, so the king of hearts must wait."
    dit = load_texts("fr")("refused-must_follow", suit=suit, card=king)
    assert plain(dit) == f"{french} : le roi de cœur attendra."


def test_the_words_of_the_design_are_used() -> None:
    """The words table, for the moments that the terminal has."""
    en, fr = load_texts("en"), load_texts("fr")
    nine = Card("9D")
    assert en("told-won-you", card=nine, name="Margit") == (
        "You take the 9 of diamonds. Margit draws unseen."
    )
    assert fr("told-won-you", card=nine, name="Margit") == (
        "Vous prenez le 9 de carreau. Margit pioche une carte cachée."
    )
    assert en("result-won", yours=9, theirs=4, points=5) == "You win the hand 9–4 and score 5."
    assert fr("result-won", yours=9, theirs=4, points=5).replace(NBSP, " ") == (
        "Vous gagnez la donne 9 à 4 et marquez 5."
    )
    assert en("claim-button", tricks=5, left=6) == "Claim 5 of the remaining 6 tricks"
    assert fr("claim-button", tricks=5, left=6) == "Réclamer 5 des 6 plis restants"
    assert fr("told-stage-two").replace(NBSP, " ") == (
        "Seconde phase : le talon est épuisé, chaque pli compte."
    )
    assert plain(fr("say-void", suit=Suit.CLUBS) + " " + fr("say-void.rest")) == (
        "Pas de trèfle : jouez ce que vous voulez."
    )


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [("en", 0, "0 cards"), ("en", 1, "1 card"), ("fr", 0, "0 carte"), ("fr", 2, "2 cartes")],
)
def test_plurals_follow_the_language(language: str, count: int, expected: str) -> None:
    """French counts nought as one."""
    assert load_texts(language)("cards-held", count=count) == expected


def _french_faults(text: str) -> list[str]:
    rules = {
        "apostrophe": r"'",
        "straight quotes": r'"',
        "space before :": rf"(?<!{NBSP}):(?=\s|$)",
        "space inside « »": rf"(?<!{NBSP})»|«(?!{NBSP})",
        "narrow space before ; ! ?": rf"(?<![{NARROW}])[;!?](?=\s|$)",
    }
    return [rule for rule, pattern in rules.items() if re.search(pattern, text)]


def test_french_messages_are_set_as_french() -> None:
    """Curly apostrophes, « », and unbreakable spaces before high punctuation."""
    faults = {name: _french_faults(texts_of(p)) for name, p in patterns("fr").items()}
    assert {name: fault for name, fault in faults.items() if fault} == {}


def test_english_messages_use_curly_apostrophes() -> None:
    """One kind of apostrophe everywhere."""
    assert [name for name, p in patterns("en").items() if "'" in texts_of(p)] == []


def test_missing_text_is_answered_with_its_name_and_warned_of() -> None:
    """A game goes on without the sentence; a test does not."""
    with pytest.warns(MissingTextWarning, match="no-such-message"):
        assert load_texts("fr")("no-such-message") == "no-such-message"


def test_missing_argument_is_warned_of() -> None:
    """A sentence with a hole is found by the tests."""
    with pytest.warns(MissingTextWarning, match="told-led"):
        load_texts("en")("told-led", name="Margit")


def test_language_that_lacks_a_message_falls_back_to_english() -> None:
    """Texts look in English last."""
    texts = Texts("en")
    assert texts.has("say-lead.rest")
    assert not texts.has("say-lead.nothing")


def test_rules_pages_begin_with_the_game() -> None:
    """The first page is the one a beginner needs."""
    assert rules_pages("en")[0].name == "game"


def test_negative_numbers_have_a_minus_sign_and_the_languages_comma() -> None:
    """Days and ranges keep their hyphens."""
    texts = load_texts("fr")
    said = texts("told-hint", card=Card("QH"), points=-1.25, other=Card("2C"), less=0.5)
    assert "\N{MINUS SIGN}1,2 attendu" in said
    assert "2026-12-01-2.gwr" in texts("history-kept", file="2026-12-01-2.gwr")
