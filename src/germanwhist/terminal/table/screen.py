"""The table screen: what keys and clicks do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Suit
from germanwhist.service import Phase, Scope
from germanwhist.service.requests import (
    REQUESTS,
    Claim,
    Hint,
    NextHand,
    Play,
    Replace,
    Request,
    Resign,
    ResignMatch,
    Undo,
)
from germanwhist.terminal.memory.at_table import MemoryAtTable
from germanwhist.terminal.memory.due import hand_of, is_memory_due
from germanwhist.terminal.screens.help import HelpScreen
from germanwhist.terminal.screens.menu import MenuChoice, MenuScreen
from germanwhist.terminal.screens.review import ReviewScreen
from germanwhist.terminal.table.board import TableBoard
from germanwhist.terminal.table.keys import KEYS
from germanwhist.terminal.table.message_line import MessageLine, line_width
from germanwhist.terminal.table.screen_state import ScreenState
from germanwhist.terminal.table.sentences import hint_in_words, trick_in_words

if TYPE_CHECKING:
    from textual import events

    from germanwhist.rules import Seat
    from germanwhist.school import Counsel
    from germanwhist.service import TableView
    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.hand import Hand

__all__ = ["TableScreen"]

_PRACTICE_KEYS: Final[dict[type[Request], str]] = {Hint: "I", Undo: "U"}


class TableScreen(TableBoard):
    """One table, from one seat, and everything that can be done there."""

    def __init__(self, session: Session, table: str, seat: Seat) -> None:
        super().__init__(session, table, seat)
        self._sought: Suit | None = None
        self._last_play: float | None = None
        self._remembered = ""  # the hand that was asked about when stage two began

    async def on_key(self, event: events.Key) -> None:
        """Do what a key of the table means; any other key does nothing."""
        key = event.key.lower()
        sought, self._sought = self._sought, None
        wanted = self.session.look.letters.wanted(key, sought)
        if wanted is not None:
            event.stop()
            self._sought = wanted if isinstance(wanted, Suit) else None
            self._finish_movement()
            self._enter(ScreenState(refusal=self._cursor.seek(wanted, self._texts)))
        elif key in KEYS:
            event.stop()
            await self.run_action(f"screen.{KEYS[key]}")

    def _repaint(self) -> None:
        """Show the scene; ask what the opponent holds, where that is due."""
        super()._repaint()
        scene = self.scene
        if scene is None or self.app.screen is not self or not is_memory_due(scene):
            return
        if hand_of(scene) != self._remembered and not self._pacing.is_moving:
            self._remembered = hand_of(scene)
            self.app.push_screen(MemoryAtTable(self.session, scene))

    def on_click(self) -> None:
        """A click on the cloth finishes what is moving."""
        self._finish_movement()

    def on_hand_picked(self, event: Hand.Picked) -> None:
        """Play the card that was clicked."""
        if not self._finish_movement() and self._cursor.to_card(event.card):
            self.action_play()

    def action_step(self, columns: int) -> None:
        """Go through the hand, or change the number claimed."""
        self._finish_movement()
        if self._screen_state.claim is not None:
            self._claim_more(columns)
            return
        self._cursor.step(columns)
        self._enter()

    def action_next_legal(self) -> None:
        """Go to the next card that may be played."""
        self._finish_movement()
        self._cursor.to_next_legal()
        self._enter()

    def action_end(self, is_last: bool) -> None:  # noqa: FBT001 - Textual passes it by place
        """Go to the first or the last card."""
        self._finish_movement()
        self._cursor.to_end(is_last=is_last)
        self._enter()

    def action_play(self) -> None:
        """Play the chosen card, lift it first if there is a guard, or make the claim."""
        if self.scene is None or self._finish_movement() or self._is_repeated:
            return
        if self.scene.is_over:
            self.action_next()
            return
        if self._screen_state.claim is not None:
            self._make_claim(self._screen_state.claim)
            return
        card = self._cursor.card
        if card is None:
            return
        must_lift = self.session.settings.has_guard and card in self.scene.legal
        if must_lift and self._screen_state.lifted != card:
            self._enter(ScreenState(lifted=card))
            return
        self._last_play = self.session.now
        self._ask(lambda seq: self._request(Play(seq=seq, card=card)), card)

    async def _request(self, request: Request) -> Counsel | None:
        return await self.session.tables.ask(self.table, self.seat, request)

    @property
    def _is_repeated(self) -> bool:
        """Whether a card was played so lately that the same key may still be held down."""
        last = self._last_play
        return last is not None and self.session.now - last < self.session.repeat_guard

    def action_hint(self) -> None:
        """Ask for advice; the hand is then practice."""
        if self.scene is None or self._finish_movement() or self._must_agree(Hint):
            return
        self._enter(ScreenState(notice=self._texts("told-thinking")))
        self._ask(self._be_advised)

    async def _be_advised(self, seq: int) -> None:
        counsel = await self._request(Hint(seq=seq))
        if counsel is None:
            return
        self._cursor.to_card(counsel.advice.best)
        room = self.query_one(MessageLine).size
        said = hint_in_words(self._texts, counsel, width=line_width(room.width), lines=room.height)
        self._enter(ScreenState(reason=said))

    def action_last(self) -> None:
        """Show the last trick again, or put it away."""
        self._finish_movement()
        if self.scene is None or self._screen_state.is_last_shown:
            self._enter()
            return
        tricks = self.scene.view.tricks
        if tricks:
            self._enter(
                ScreenState(is_last_shown=True, notice=trick_in_words(self.scene, tricks[-1]))
            )
        else:
            self._enter(ScreenState(notice=self._texts("last-trick-none")))

    def action_request(self, name: str) -> None:
        """Make a request of this name, which says nothing more."""
        self._finish_movement()
        kind = next(kind for kind in REQUESTS if kind.name() == name)
        if not self._must_agree(kind):
            self._ask(lambda seq: self._request(kind(seq=seq)))

    def _must_agree(self, kind: type[Request]) -> bool:
        """Whether a hand that counts would become practice; asks about it the first time."""
        table = None if self.scene is None else self.scene.table
        key = _PRACTICE_KEYS.get(kind)
        if key is None or table is None or table.is_practice or not table.may(kind):
            return False
        if self._screen_state.asked is kind:
            return False
        texts = self._texts
        question = f"{texts(f'practice-{kind.name()}')} {texts('practice-once-more', key=key)}"
        self._enter(ScreenState(reason=question, asked=kind))
        return True

    def action_claim(self) -> None:
        """Begin a claim; the number is then changed with the arrows."""
        self._finish_movement()
        if self.scene is None:
            return
        if not self.scene.table.may(Claim):
            self._make_claim(0)
            return
        self._claim_more(0 if self.scene.is_low else self.scene.view.tricks_left)

    def _claim_more(self, tricks: int) -> None:
        if self.scene is None:
            return
        left = self.scene.view.tricks_left
        fewest = 0 if self.scene.is_low else 1  # a claim gives something away, never everything
        claimed = max(fewest, min(left - 1 + fewest, (self._screen_state.claim or 0) + tricks))
        yours = self.scene.view.counted[self.seat]
        theirs = self.scene.view.counted[self.seat.opponent]
        worth = self.scene.view.ruleset.trick_worth(2)
        notice = self._texts(
            "claim-forced",
            yours=yours + worth * claimed,
            theirs=theirs + worth * (left - claimed),
            name=self.scene.opponent_name,
        )
        self._enter(ScreenState(claim=claimed, notice=notice))

    def _make_claim(self, tricks: int) -> None:
        self._ask(lambda seq: self._request(Claim(seq=seq, tricks=tricks)))

    def action_next(self) -> None:
        """Have the next hand dealt, or after the match begin another like it."""
        self._finish_movement()
        if self.scene is None:
            return
        table = self.scene.table
        if table.phase is Phase.MATCH_OVER:
            self._ask(lambda _seq: self._play_again(table))
        elif table.may(Replace):
            level = self.session.stand_in(table)
            self._ask(lambda seq: self._request(Replace(seq=seq, level=level)))
        else:
            self._ask(lambda seq: self._request(NextHand(seq=seq)))

    async def _play_again(self, table: TableView) -> None:
        again, seat = await self.session.create_like(table)
        self.app.switch_screen(TableScreen(self.session, again, seat))

    def action_review(self) -> None:
        """Review the finished hands, the last one first."""
        self._finish_movement()
        if self.scene is None:
            return
        if not self.scene.is_over:
            self._enter(ScreenState(notice=self._texts("review-after-hand")))
            return
        table = self.scene.table
        level = table.opponent_level or ""
        self.app.push_screen(ReviewScreen(self.session, table.id, me=self.seat, level=level))

    def action_menu(self) -> None:
        """Open the menu of this table."""
        self._finish_movement()
        if self.scene is not None:
            self.app.push_screen(MenuScreen(self.session, self.scene), self._chosen)

    def _chosen(self, choice: Scope | MenuChoice | None) -> None:
        """Do what was chosen in the menu: resign, leave, or nothing."""
        if isinstance(choice, Scope):
            resign = Resign if choice is Scope.HAND else ResignMatch
            self._ask(lambda seq: self._request(resign(seq=seq)))
        elif choice is MenuChoice.HINT:
            self.action_hint()
        elif choice is MenuChoice.LEAVE:
            self.action_leave()

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(HelpScreen(self.session.look))

    def action_escape(self) -> None:
        """Finish movement, or put away what is held up."""
        self._finish_movement()
        self._enter()

    def action_leave(self) -> None:
        """Leave the table; everything is kept."""
        self.dismiss()
