"""What a screen reader finds at the table, part by part, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pytest
from playwright.async_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive


class Words(NamedTuple):
    """What is read out in one language, as accessibility trees with patterns for the cards."""

    progress: str
    opponent: str
    begun: str
    played: str
    turn: str
    two: str
    result: str


# A card in words, at the beginning of a label and within one.
_EN: Final = r"(Ace|King|Queen|Jack|\d+) of (spades|hearts|diamonds|clubs)"
_FR: Final = r"(As|Roi|Dame|Valet|\d+) de (pique|cœur|carreau|trèfle)"
_COLON: Final = "\N{NO-BREAK SPACE}:"

WORDS: Final = {
    "en-GB": Words(
        progress="""
            - region "Progress of the hand":
              - heading "Stage one · trick 1 of 7 – played for the stock" [level=1]
              - text: No trick has been played yet.
            """,
        opponent="""
            - region "Opponent":
              - heading "Bruno – Dealer" [level=2]
              - paragraph
              - paragraph: 7 cards
            """,
        begun=rf"""
            - region "Table":
              - region "Stock":
                - img /^Upcard. {_EN.lower()}$/
                - paragraph: 13 left under the upcard
              - region "Trick on the table":
                - paragraph: No card yet
              - paragraph: /^(Spades|Hearts|Diamonds|Clubs) are trumps$/
            """,
        played=rf"""
            - region "Trick on the table":
              - img /^Bruno. {_EN.lower()}(, takes the trick)?$/
              - img /^You. {_EN.lower()}(, takes the trick)?$/
            """,
        turn="- strong: /([Yy]ou lead|Follow suit|No .+ in hand)/",
        two="""
            - term: /tricks? to Bruno/
            - definition: "0"
            - term: /tricks? to you/
            - definition: "0"
            """,
        result=rf"""
            - text: /\d+ your tricks/
            - separator
            - text: /\d+ Bruno/
            - heading /^(You win|Bruno wins) the hand \d–\d and scores? \d\.$/ [level=2]
            - list:
              - listitem: /{_EN} {_EN} (you take|Bruno takes)/
            """,
    ),
    "fr-FR": Words(
        progress="""
            - region "Déroulement de la donne":
              - heading "Première phase · pli 1 sur 7 – joués pour le talon" [level=1]
              - text: Aucun pli n’a encore été joué.
            """,
        opponent="""
            - region "Adversaire":
              - heading "Bruno – Donneur" [level=2]
              - paragraph
              - paragraph: 7 cartes
            """,
        begun=rf"""
            - region "Table":
              - region "Talon":
                - img /^Retourne.. {_FR.lower()}$/
                - paragraph: 13 cartes sous la retourne
              - region "Pli sur la table":
                - paragraph: Pas encore de carte
              - paragraph: /^(Pique|Cœur|Carreau|Trèfle) est atout$/
            """,
        played=rf"""
            - region "Pli sur la table":
              - img /^Bruno.. {_FR.lower()}(, prend le pli)?$/
              - img /^Vous.. {_FR.lower()}(, prend le pli)?$/
            """,
        turn="- strong: /(vous d’attaquer|vous attaquez|vous entamez|Fournissez|Pas de )/",
        two="""
            - term: pli pour Bruno
            - definition: "0"
            - term: pli pour vous
            - definition: "0"
            """,
        result=rf"""
            - text: /\d+ vos plis/
            - separator
            - text: /\d+ Bruno/
            - heading /^(Vous gagnez|Bruno gagne) la donne \d à \d et marquez? \d\.$/ [level=2]
            - list:
              - listitem: /{_FR} {_FR} (vous prenez|Bruno prend)/
            """,
    ),
}


@pytest.mark.parametrize("language", WORDS)
async def test_every_part_of_the_table_is_read_in_words(arrive: Arrive, language: str) -> None:
    """Where the hand stands, who holds how much, what lies open and whose it is, how it ended."""
    words = WORDS[language]
    tab = await (await arrive(language=language, settings={"rules": "small"})).open()
    await tab.deal()
    table = tab.page.locator("main")
    for part in (words.progress, words.opponent, words.begun, words.turn):
        await expect(table).to_match_aria_snapshot(part)
    on_table = tab.page.locator(".trick [role=img]")
    while await on_table.count() < 2:  # a trick that was won lies until the next play
        await tab.play()
        await tab.my_turn()
    for part in (words.played, words.turn):
        await expect(table).to_match_aria_snapshot(part)
    await tab.play_to_stage_two()
    for part in (words.two, words.turn):
        await expect(table).to_match_aria_snapshot(part)
    await tab.play_hand()
    await expect(table).to_match_aria_snapshot(words.result)


@pytest.mark.parametrize("language", WORDS)
async def test_nothing_empty_is_read(arrive: Arrive, language: str) -> None:
    """No item without words: hidden cards are counted, and tricks are told in one sentence."""
    tab = await (await arrive(language=language, settings={"rules": "small"})).open()
    await tab.deal()
    seen = await tab.page.locator("main").aria_snapshot()
    assert "listitem\n" not in seen
    assert "listitem" not in seen
    assert seen.count("- option") == 7  # the own cards
