"""Passkeys by the library `webauthn`: what to ask a device, and whether its answer is sound."""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from germanwhist.web.problems import ForbiddenError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from germanwhist.storage import Ceremony, PublicKey

__all__ = [
    "MadePasskey",
    "can_have_passkeys",
    "checked_passkey",
    "checked_use",
    "credential_in",
    "has_library",
    "new_challenge",
    "options_to_make",
    "options_to_use",
    "signed_challenge",
]

_NAME: Final = "German Whist"
_MILLISECONDS: Final = 300_000


@dataclass(frozen=True, slots=True, kw_only=True)
class MadePasskey:
    """A passkey that a device has made, in base64url; see `germanwhist.storage.NewPasskey`."""

    credential: str
    public_key: str
    uses: int


@cache
def has_library() -> bool:
    """Whether the library is there, which comes with the extra `club`."""
    return find_spec("webauthn") is not None


def can_have_passkeys(origin: str) -> bool:
    """Whether browsers make passkeys for a page of this address: by HTTPS and a name, or here.

    Example:
        >>> pages = ("https://whist.example", "http://localhost:8000", "http://127.0.0.1:8000")
        >>> [can_have_passkeys(page) for page in pages]
        [True, True, False]
    """
    parts = urlsplit(origin)
    if parts.hostname == "localhost":
        return True
    try:
        ip_address(parts.hostname or "")
    except ValueError:
        return parts.scheme == "https"
    return False


def new_challenge() -> str:
    """256 random bits for a device to sign, as base64url."""
    return secrets.token_urlsafe(32)


def options_to_make(
    ceremony: Ceremony, *, name: str | None, known: Sequence[str]
) -> dict[str, Any]:
    """What a browser needs to have a passkey made, as WebAuthn's JSON form.

    Args:
        ceremony: the question, with the id of the person that the passkey is for.
        name: what the device may call them in its list.
        known: their passkeys that there are, so that no device makes two.
    """
    import webauthn  # noqa: PLC0415 - an extra that need not be there
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=_host(ceremony.origin),
        rp_name=_NAME,
        user_id=(ceremony.person or "").encode(),
        user_name=name or _NAME,
        challenge=_bytes(ceremony.challenge),
        timeout=_MILLISECONDS,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=_bytes(credential)) for credential in known
        ],
    )
    return _as_json(webauthn.options_to_json(options))


def options_to_use(ceremony: Ceremony) -> dict[str, Any]:
    """What a browser needs to have any passkey of this server used, as WebAuthn's JSON form."""
    import webauthn  # noqa: PLC0415 - an extra that need not be there
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_authentication_options(
        rp_id=_host(ceremony.origin),
        challenge=_bytes(ceremony.challenge),
        timeout=_MILLISECONDS,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return _as_json(webauthn.options_to_json(options))


def credential_in(answer: dict[str, Any]) -> str:
    """Which passkey a device's answer names.

    Raises:
        ForbiddenError: none (code `bad_passkey`).
    """
    credential = answer.get("id")
    if not isinstance(credential, str) or not credential:
        raise _bad("no passkey is named")
    return credential


def signed_challenge(answer: dict[str, Any]) -> str:
    """The challenge that a device's answer says it has signed; nothing is checked.

    Raises:
        ForbiddenError: it says none (code `bad_passkey`).
    """
    from webauthn import base64url_to_bytes  # noqa: PLC0415 - an extra that need not be there

    response = answer.get("response")
    text = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        said = msgspec.json.decode(base64url_to_bytes(str(text)), type=_ClientData)
    except (msgspec.MsgspecError, ValueError) as error:
        raise _bad("no challenge is named") from error
    return said.challenge.rstrip("=")


def checked_passkey(answer: dict[str, Any], ceremony: Ceremony) -> MadePasskey:
    """The passkey that a device has made.

    Raises:
        ForbiddenError: it is not what was asked for (code `bad_passkey`).
    """
    import webauthn  # noqa: PLC0415 - an extra that need not be there
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    with _refusing():
        made = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=_bytes(ceremony.challenge),
            expected_rp_id=_host(ceremony.origin),
            expected_origin=ceremony.origin,
            require_user_verification=True,
        )
    return MadePasskey(
        credential=bytes_to_base64url(made.credential_id),
        public_key=bytes_to_base64url(made.credential_public_key),
        uses=made.sign_count,
    )


def checked_use(answer: dict[str, Any], ceremony: Ceremony, *, by: PublicKey) -> int:
    """How often a passkey was used, now that it has signed.

    Raises:
        ForbiddenError: it has not signed what was asked for, or was used less often than before,
            as a copy would be (code `bad_passkey`).
    """
    import webauthn  # noqa: PLC0415 - an extra that need not be there

    with _refusing():
        used = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=_bytes(ceremony.challenge),
            expected_rp_id=_host(ceremony.origin),
            expected_origin=ceremony.origin,
            credential_public_key=_bytes(by.public_key),
            credential_current_sign_count=by.uses,
            require_user_verification=True,
        )
    return used.new_sign_count


class _ClientData(msgspec.Struct, frozen=True):
    challenge: str


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn what the library finds wrong, or stumbles over, into a refusal."""
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError, IndexError) as error:
        raise _bad("the device's answer does not fit") from error


def _bad(detail: str) -> ForbiddenError:
    return ForbiddenError("bad_passkey", detail)


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _bytes(text: str) -> bytes:
    from webauthn import base64url_to_bytes  # noqa: PLC0415 - an extra that need not be there

    return base64url_to_bytes(text)


def _as_json(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])
