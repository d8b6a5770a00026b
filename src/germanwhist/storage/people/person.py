"""A person, their passkeys, and what checks these."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["NewPasskey", "Passkey", "Person", "PublicKey"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPasskey:
    """A passkey that a device has just made.

    Args:
        id: what it is called here.
        credential: what the device calls it, as base64url.
        public_key: its public half, likewise.
        uses: how often it was used, as the device counts; 0 where it does not.
        device: the kind of device, as the browser calls it.
    """

    id: str
    credential: str
    public_key: str
    uses: int
    device: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicKey:
    """What it takes to check a passkey's signature.

    Args:
        passkey: its id here.
        person: whose it is.
        public_key: the public half as base64url.
        uses: how often it was used so far, as the device counts.
    """

    passkey: str
    person: str
    public_key: str
    uses: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passkey:
    """A passkey as its owner is shown it; times are in seconds since 1970-01-01 UTC."""

    id: str
    credential: str
    device: str
    made_at: float
    used_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who has made a passkey.

    Args:
        id: of the person, which is the key that all that is theirs hangs on.
        name: what they are called, if they said so.
        since: when they made the first passkey, in seconds since 1970-01-01 UTC.
        passkeys: all of them, the oldest first.
        codes: how many recovery codes are left.
        used: the passkey by which this browser was signed in; None for a recovery code.
    """

    id: str
    name: str | None
    since: float
    passkeys: tuple[Passkey, ...]
    codes: int
    used: str | None
