"""What a client may send about people."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from germanwhist.web.requests import Body

__all__ = [
    "CodeUse",
    "CodesWish",
    "Device",
    "NameWish",
    "PasskeyMade",
    "PasskeyUse",
    "PasskeyUseWish",
    "PasskeyWish",
    "SignOut",
]

Device: TypeAlias = Literal["phone", "tablet", "computer", "key"]
_Name: TypeAlias = Annotated[str, Meta(max_length=200)]


class PasskeyWish(Body, frozen=True, kw_only=True):
    """A passkey to be made.

    Args:
        name: what the device may call its owner in its list.
    """

    name: _Name | None = None


class PasskeyMade(Body, frozen=True, kw_only=True):
    """A passkey that a device has made.

    Args:
        credential: the device's answer, in WebAuthn's JSON form.
        device: what kind of device it is: `key` is one of its own, such as on a key ring.
        name: what a new person is called.
    """

    credential: dict[str, Any]
    device: Device
    name: _Name | None = None


class PasskeyUseWish(Body, frozen=True, kw_only=True):
    """A passkey to be used: an object without members."""


class PasskeyUse(Body, frozen=True, kw_only=True):
    """What a passkey has signed.

    Args:
        credential: the device's answer, in WebAuthn's JSON form.
    """

    credential: dict[str, Any]


class CodeUse(Body, frozen=True, kw_only=True):
    """A recovery code.

    Args:
        code: as somebody has typed it.
    """

    code: Annotated[str, Meta(max_length=60)]


class CodesWish(Body, frozen=True, kw_only=True):
    """New recovery codes: an object without members."""


class NameWish(Body, frozen=True, kw_only=True):
    """Another name.

    Args:
        name: what the person is called from now on; null for nothing.
    """

    name: _Name | None


class SignOut(Body, frozen=True, kw_only=True):
    """Be a guest in this browser again: an object without members."""
