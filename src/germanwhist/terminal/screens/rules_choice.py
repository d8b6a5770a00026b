"""Choosing rules: a preset to start from, and one choice for each option."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.containers import Grid, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Label, Select

from germanwhist.errors import RuleSetError
from germanwhist.rules import PRESETS, RuleSet
from germanwhist.rules.options import MOST_HANDS, MOST_STAKE, MOST_TARGET
from germanwhist.terminal.screens.option_field import OptionField
from germanwhist.terminal.screens.prose import Prose

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.session import Session

__all__ = ["RulesChoiceScreen"]

_OWN = "own"  # what a rule set without a name is offered as
_MOST: Final = {"number": MOST_STAKE, "hands": MOST_HANDS, "target": MOST_TARGET}


class RulesChoiceScreen(Screen[RuleSet | None]):
    """Every option of a rule set, with plain help; a contradiction is named and not accepted.

    It is dismissed with the rules, or None.
    """

    BINDINGS: ClassVar = [("escape", "dismiss(None)")]

    def __init__(self, session: Session, rules: RuleSet) -> None:
        super().__init__()
        self._texts = session.look.texts
        self._rules: RuleSet | None = rules
        self._before = rules

    def compose(self) -> ComposeResult:
        """The preset, the options, help, and two buttons."""
        texts, rules = self._texts, self._before
        with Vertical(id="rules-choice"):
            yield Prose(texts("rules-title"), classes="panel-title")
            with Grid(classes="form"):
                yield Label(texts("rules-start-from"), markup=False)
                presets = [(texts(f"preset-{name}"), name) for name in (*PRESETS, _OWN)]
                chosen = rules.preset_name or _OWN
                yield Select(presets, value=chosen, allow_blank=False, id="preset", compact=True)
                for option, value in rules.options().items():
                    yield Label(texts(f"option-{option}"), markup=False)
                    yield OptionField(texts, option, value)
            yield Prose(id="explanation", classes="quiet")
            yield Prose(id="fault")
            with Horizontal(classes="buttons"):
                yield Button(texts("rules-done"), id="done", compact=True, variant="primary")
                yield Button(texts("rules-cancel"), id="cancel", compact=True)
            yield Prose(texts("form-keys"), classes="quiet")

    def on_mount(self) -> None:
        """Explain what is chosen first."""
        self._explain()

    def on_descendant_focus(self) -> None:
        """Explain the option that has the focus."""
        self._explain()

    def _explain(self) -> None:
        texts, focused = self._texts, self.focused
        field = None if focused is None else focused.parent
        if isinstance(field, OptionField):
            said = f"{texts(f'option-{field.option}.help')} {field.choice.help}"
        else:
            named = self._rules.preset_name if self._rules is not None else None
            said = texts(f"preset-{named or _OWN}.help")
        self.query_one("#explanation", Prose).say(said)

    def on_select_changed(self, event: Select.Changed) -> None:
        """Begin anew with a preset."""
        name = str(event.value)
        if name != _OWN and PRESETS[name] != self._rules:
            for field in self.query(OptionField):
                field.set_value(PRESETS[name].options()[field.option])
            self._check()

    def on_option_field_changed(self) -> None:
        """Look at the whole rule set after each change."""
        self._check()

    def _check(self) -> None:
        """Say what is wrong, if anything is, and follow with the name of the preset."""
        texts = self._texts
        options = {field.option: field.value for field in self.query(OptionField)}
        fault = ""
        try:
            self._rules = RuleSet.from_options(options)
        except RuleSetError as error:
            self._rules = None
            named = [texts(f"option-{option}") for option in error.options]
            if error.code == "options_clash":
                fault = texts("refused-options_clash", first=named[0], second=named[-1])
            else:
                fault = self._about_value(error.options[0])
        self.query_one("#fault", Prose).say(fault)
        self.query_one("#done", Button).disabled = self._rules is None
        preset = self._rules.preset_name if self._rules is not None else None
        with self.prevent(Select.Changed):
            self.query_one("#preset", Select).value = preset or _OWN
        self._explain()

    def _about_value(self, option: str) -> str:
        """What is wrong with the value of one option, and what may stand there."""
        texts, field = self._texts, self.query_one(f"#option-{option}", OptionField)
        value = field.value.rpartition("=")[2] or "…"
        fault = texts("refused-bad_option", option=texts(f"option-{option}"), value=value)
        most = _MOST.get(field.choice.kind)
        allowed = texts("allowed-ranks") if most is None else texts("allowed-number", most=most)
        return f"{fault} {allowed}"

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Take the rules, or leave them as they were."""
        self.dismiss(self._rules if event.button.id == "done" else None)
