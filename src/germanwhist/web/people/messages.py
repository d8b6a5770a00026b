"""What a client is told about the person who uses it."""

from typing import Any, Literal, TypeAlias

import msgspec

from germanwhist.storage import Person
from germanwhist.web.people.requests import Device

__all__ = [
    "AccountMessage",
    "CodesMessage",
    "JoinedMessage",
    "KeptMessage",
    "OptionsMessage",
    "PersonMessage",
    "WhyNoPasskeys",
    "person_message",
]

WhyNoPasskeys: TypeAlias = Literal["library", "address"]


class PasskeyMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey; times are in seconds since 1970-01-01 UTC.

    Args:
        id: what it is called here.
        device: the kind of device that made it.
        made_at: when it was made.
        used_at: when it was last used.
        here: whether this browser was signed in by it.
    """

    id: str
    device: Device
    made_at: float
    used_at: float
    here: bool


class PersonMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The person who is signed in.

    Args:
        name: what they are called; null for nothing.
        since: when they made their first passkey, in seconds since 1970-01-01 UTC.
        passkeys: all of them, the oldest first.
        codes: how many recovery codes are left.
    """

    name: str | None
    since: float
    passkeys: list[PasskeyMessage]
    codes: int


class KeptMessage(msgspec.Struct, frozen=True, kw_only=True):
    """How much is kept of the client.

    Args:
        hands: finished hands.
        matches: finished matches.
        lessons: lessons of which a question was answered.
        puzzles: puzzles that were tried.
        days: hands of the day that were begun.
    """

    hands: int
    matches: int
    lessons: int
    puzzles: int
    days: int


class AccountMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Who the client is, and what is kept of it.

    Args:
        person: who is signed in; null for a guest.
        kept: how much is kept.
        store: whether that is in one `file` or in a `server`'s database.
        no_passkeys: why none can be made here: the server has no `library` for it, or its
            `address` is neither by HTTPS nor `localhost`; null where they can.
    """

    person: PersonMessage | None
    kept: KeptMessage
    store: Literal["file", "server"]
    no_passkeys: WhyNoPasskeys | None


class OptionsMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What to ask the device.

    Args:
        options: in WebAuthn's JSON form.
    """

    options: dict[str, Any]


class JoinedMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The passkey is kept.

    Args:
        codes: the recovery codes of a new person, told this once; null for another passkey.
    """

    codes: list[str] | None


class CodesMessage(msgspec.Struct, frozen=True, kw_only=True):
    """New recovery codes, told this once; those from before are void.

    Args:
        codes: all of them.
    """

    codes: list[str]


def person_message(person: Person) -> PersonMessage:
    """A person as they are told of themselves."""
    return PersonMessage(
        name=person.name,
        since=person.since,
        passkeys=[
            PasskeyMessage(
                id=passkey.id,
                device=msgspec.convert(passkey.device, Device),
                made_at=passkey.made_at,
                used_at=passkey.used_at,
                here=passkey.id == person.used,
            )
            for passkey in person.passkeys
        ],
        codes=person.codes,
    )
