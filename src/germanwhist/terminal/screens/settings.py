"""The settings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from textual.containers import Grid, Vertical
from textual.widgets import Button, Label, Select

from germanwhist.terminal.look import LookChanged
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionPanel
from germanwhist.terminal.settings import Sorting, Speed, Theme
from germanwhist.texts import LANGUAGES

if TYPE_CHECKING:
    from textual.app import ComposeResult


__all__ = ["SettingsScreen"]

# Each setting: the field of `Settings`, and its message.
_CHOICES: dict[str, tuple[str, tuple[str, ...]]] = {
    "theme": ("settings-theme", tuple(Theme)),
    "speed": ("settings-speed", tuple(Speed)),
    "sorting": ("settings-sort", tuple(Sorting)),
}
_SWITCHES: dict[str, str] = {
    "has_own_letters": "settings-letters",
    "is_low_first": "settings-low_first",
    "has_four_colours": "settings-four_colours",
    "has_guard": "settings-guard",
    "has_memory_aid": "settings-memory",
    "asks_memory": "settings-ask",
}
_ON, _OFF = "on", "off"
_TYPES: dict[str, Any] = {"theme": Theme, "speed": Speed, "sorting": Sorting}


class SettingsScreen(SessionPanel[None]):
    """Every setting, kept as soon as it is changed."""

    BINDINGS: ClassVar = [("escape,q", "dismiss")]

    def compose(self) -> ComposeResult:
        """Choices and questions, each beside its name."""
        look = self._session.look
        texts, settings = look.texts, look.settings
        with Vertical(classes="panel wide"):
            yield Prose(texts("settings-title"), classes="panel-title")
            with Grid(classes="form"):
                yield Label(texts("settings-language"), markup=False)
                languages = [(texts(f"language-{name}"), name) for name in LANGUAGES]
                yield Select(
                    languages, value=texts.language, allow_blank=False, id="language", compact=True
                )
                for field, (message, values) in _CHOICES.items():
                    yield Label(texts(message), markup=False)
                    options = [(texts(f"{message}-{value}"), str(value)) for value in values]
                    chosen = str(getattr(settings, field))
                    yield Select(options, value=chosen, allow_blank=False, id=field, compact=True)
                answers = [(texts("settings-off"), _OFF), (texts("settings-on"), _ON)]
                for field, message in _SWITCHES.items():
                    yield Label(texts(message), markup=False)
                    chosen = _ON if getattr(settings, field) else _OFF
                    yield Select(answers, value=chosen, allow_blank=False, id=field, compact=True)
            yield Prose(id="explanation", classes="quiet")
            yield Button(texts("settings-close"), id="close", compact=True)
            yield Prose(texts("form-keys"), classes="quiet")

    def on_descendant_focus(self) -> None:
        """Explain the setting that has the focus, where it needs it."""
        focused = self.focused
        field = "" if focused is None or focused.id is None else focused.id
        choice = _CHOICES.get(field, ("settings-language",))[0]
        message = _SWITCHES.get(field, choice)
        texts = self._texts
        help_ = texts(f"{message}.help") if texts.has(f"{message}.help") else ""
        self.say("explanation", help_)

    async def on_select_changed(self, event: Select.Changed) -> None:
        """Keep a choice."""
        field, value = str(event.select.id), str(event.value)
        if field == "language":
            if value != self._texts.language:
                self._keep(language=value)
                await self.recompose()
                self.query_one("#language").focus()
            return
        self._keep(**{field: value == _ON if field in _SWITCHES else _TYPES[field](value)})

    def _keep(self, **changes: Any) -> None:
        changed = replace(self._session.settings, **changes)
        if changed != self._session.settings:
            self._session.change(changed)
            self.app.post_message(LookChanged())

    def on_button_pressed(self) -> None:
        """Done."""
        self.dismiss()
