"""What a server can be told, and where each word came from: a file, the environment, options."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import tomllib
import typing
from dataclasses import dataclass
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from germanwhist.errors import SettingsError
from germanwhist.storage import DAY, Ages, shown_address
from germanwhist.web.running.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

__all__ = ["ServerSettings", "ToldSettings", "gather_settings"]

_Count = Annotated[int, Meta(ge=1, description="a whole number, 1 or more")]
_Rate = Annotated[float, Meta(gt=0, description="a number above 0")]
_Days = Annotated[int, Meta(description="a number of days, 30 or more, or 0 for ever")]


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `germanwhist serve` can be told, by any of the three ways."""

    host: Annotated[str, Meta(description="an address of this machine, or 0.0.0.0 for all")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="a whole number, 0 to 65535")] = 8000
    database: Annotated[str | None, Meta(description="a file, or the URL of a database")] = None
    origins: Annotated[
        tuple[str, ...], Meta(description="addresses such as https://whist.example")
    ] = ()
    path: Annotated[str, Meta(description="a path such as /whist, or nothing")] = ""
    proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses or networks such as 10.0.0.7 or 10.0.0.0/8"),
    ] = ("127.0.0.1", "::1")
    open_metrics: Annotated[bool, Meta(description="true or false")] = False
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="debug, info, warning or error"),
    ] = "info"
    requests_a_minute: _Count = 600
    tables_an_hour: _Count = 200
    records_an_hour: _Count = 200
    reviews_an_hour: _Count = 240
    school_an_hour: _Count = 6_000
    share_of_a_person: Annotated[
        float, Meta(gt=0, le=1, description="a number above 0, and 1 at most")
    ] = 0.5
    messages_a_second: _Rate = 10.0
    sockets: _Count = 2_000
    sockets_of_an_address: _Count = 100
    connections_of_an_address: _Count = 200
    heartbeat: _Rate = 5.0
    patience: _Rate = 20.0
    keep_unfinished_days: _Days = 0
    keep_finished_days: _Days = 0
    keep_people_days: _Days = 400  # as long as browsers keep a cookie

    def ages(self) -> Ages:
        """After how long what is kept is removed by `germanwhist prune`."""
        return Ages(
            unfinished=_seconds(self.keep_unfinished_days),
            finished=_seconds(self.keep_finished_days),
            people=_seconds(self.keep_people_days),
        )

    def settings(self) -> Settings:
        """The same for the server."""
        values = msgspec.structs.asdict(self)
        for name in values.keys() - _OF_THE_SERVER:
            del values[name]
        return Settings(is_metrics_open=values.pop("open_metrics"), **values)


@dataclass(frozen=True, slots=True)
class ToldSettings:
    """Settings with their origins.

    Args:
        settings: what is in force.
        sources: for each name in words where its value came from.
    """

    settings: ServerSettings
    sources: Mapping[str, str]

    def __str__(self) -> str:
        """A settings file that says the same, with the origins as comments; no password."""
        lines = []
        for name, source in self.sources.items():
            value = getattr(self.settings, name)
            if value is None:
                lines.append(f"# {name} is not set  # {source}")
                continue
            shown = shown_address(value) if name == "database" else value
            lines.append(f"{name} = {json.dumps(shown)}  # {source}")
        return "\n".join(lines)


def _seconds(days: int) -> float | None:
    return days * DAY if days else None


_OF_THE_SERVER: Final = {field.name for field in dataclasses.fields(Settings)} | {"open_metrics"}
_FIELDS: Final = {field.name: field for field in msgspec.structs.fields(ServerSettings)}
_EXPECTED: Final = {
    name: next(meta.description for meta in hint.__metadata__ if meta.description)
    for name, hint in typing.get_type_hints(ServerSettings, include_extras=True).items()
}
_FEWEST_DAYS, _MOST_DAYS = 30, 10_000  # hands of the day are shown for two weeks
_PATH: Final = re.compile(r"(?:/[A-Za-z0-9_~-]+)+")
_LISTS: Final = ("origins", "proxies")
_PREFIX: Final = "GERMANWHIST_"


def gather_settings(
    file: Path | None,
    *,
    environment: Mapping[str, str] = os.environ,
    options: Mapping[str, object] | None = None,
) -> ToldSettings:
    """Settings from a file, then the environment, then options; what comes later counts.

    Args:
        file: TOML with the names of `ServerSettings`; None for none.
        environment: `GERMANWHIST_PORT` and so on; several origins or proxies with blanks
            between them.
        options: values by name, as the command line has them.

    Raises:
        SettingsError: a name or a value that cannot be (code `bad_setting`), or a file that cannot
            be read (code `bad_settings_file`).

    Example:
        >>> told = gather_settings(None, environment={"GERMANWHIST_PORT": "9000"})
        >>> told.settings.port, told.sources["port"], told.sources["host"]
        (9000, 'GERMANWHIST_PORT', 'default')
    """
    values: dict[str, Any] = {}
    sources = dict.fromkeys(_FIELDS, "default")

    def tell(name: str, value: object, source: str) -> None:
        values[name] = _checked(name, value, source=source)
        sources[name] = source

    if file is not None:
        for name, value in _read(file).items():
            tell(name, value, str(file))
    for name in _FIELDS:
        variable = f"{_PREFIX}{name.upper()}"
        if variable in environment:
            text = environment[variable]
            tell(name, text.split() if name in _LISTS else text, variable)
    for name, value in (options or {}).items():
        tell(name, value, "--origin" if name == "origins" else f"--{name.replace('_', '-')}")
    return ToldSettings(ServerSettings(**values), sources)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        message = f"{file}: not UTF-8 text (expected TOML)"
    except tomllib.TOMLDecodeError as error:
        message = f"{file}: not TOML: {error}"
    raise SettingsError(message, code="bad_settings_file")


def _checked(name: str, value: object, *, source: str) -> object:
    field = _FIELDS.get(name)
    if field is None:
        known = ", ".join(_FIELDS)
        raise SettingsError(
            f"{source}: no such setting: {name!r} (expected one of {known})", code="bad_setting"
        )
    try:
        # In the environment a number is a text; in a file it is a number.
        read = msgspec.convert(value, field.type, strict=not source.startswith(_PREFIX))
        _CHECKS.get(name, _nothing)(read)
    except ValueError:
        raise SettingsError(
            f"{source}: bad {name}: {value!r} (expected {_EXPECTED[name]})", code="bad_setting"
        ) from None
    return read


def _nothing(_value: Any) -> None:
    """There is nothing more to check."""


def _check_host(host: str) -> None:
    if not host.strip():
        raise ValueError(host)


def _check_origins(origins: tuple[str, ...]) -> None:
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise ValueError(origin)


def _check_path(path: str) -> None:
    if path and not _PATH.fullmatch(path):
        raise ValueError(path)


def _check_proxies(proxies: tuple[str, ...]) -> None:
    for proxy in proxies:
        ip_network(proxy, strict=False)


def _check_days(days: int) -> None:
    if days and not _FEWEST_DAYS <= days <= _MOST_DAYS:
        raise ValueError(days)


_CHECKS: Final[Mapping[str, Callable[[Any], None]]] = {
    "host": _check_host,
    "origins": _check_origins,
    "path": _check_path,
    "proxies": _check_proxies,
    "keep_unfinished_days": _check_days,
    "keep_finished_days": _check_days,
    "keep_people_days": _check_days,
}
