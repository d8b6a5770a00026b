"""The field of one rule option: a choice of values, and a number or ranks where one has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input, Select

from germanwhist.texts import option_choices

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.texts import OptionChoice, Texts

__all__ = ["OptionField"]


class OptionField(Horizontal):
    """Chooses the value of one option of a rule set.

    Args:
        texts: the language.
        option: a field of `RuleSet`.
        value: its value now, as text.
    """

    class Changed(Message):
        """Another value was chosen."""

    def __init__(self, texts: Texts, option: str, value: str) -> None:
        super().__init__(id=f"option-{option}", classes="option")
        self.option = option
        self._choices = {choice.kind: choice for choice in option_choices(texts, option)}
        self._choice = next(c for c in self._choices.values() if c.detail(value) is not None)
        self._detail = self._choice.detail(value) or ""

    def compose(self) -> ComposeResult:
        """The choice, unless there is nothing to choose, and the detail."""
        if len(self._choices) > 1:
            names = [(choice.name, kind) for kind, choice in self._choices.items()]
            yield Select(names, value=self._choice.kind, allow_blank=False, compact=True)
        detail = Input(self._detail, compact=True)
        detail.display = self._choice.example is not None
        yield detail

    @property
    def value(self) -> str:
        """The value chosen, as text; it may still be one that the rules refuse."""
        return self._choice.value(self._detail.strip().upper())

    @property
    def choice(self) -> OptionChoice:
        """The kind of value chosen."""
        return self._choice

    def set_value(self, value: str) -> None:
        """Choose a value, as a preset does."""
        kept = [choice for choice in self._choices.values() if choice.detail(value) is not None]
        self._take(kept[0], kept[0].detail(value) or "")
        for select in self.query(Select):
            select.value = kept[0].kind

    def _take(self, choice: OptionChoice, detail: str) -> None:
        self._choice, self._detail = choice, detail
        field = self.query_one(Input)
        field.display = choice.example is not None
        field.value = detail

    def on_select_changed(self, event: Select.Changed) -> None:
        """Take over another kind of value."""
        event.stop()
        choice = self._choices[str(event.value)]
        if choice is not self._choice:
            self._take(choice, choice.example or "")
            self.post_message(self.Changed())

    def on_input_changed(self, event: Input.Changed) -> None:
        """Take over another number, or other ranks."""
        event.stop()
        if event.value != self._detail:
            self._detail = event.value
            self.post_message(self.Changed())
