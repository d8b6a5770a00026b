"""A device that makes and uses passkeys, in a few lines: what a phone or a key ring does."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

if TYPE_CHECKING:
    from tests.web.servers import JSON

_PRESENT, _VERIFIED, _HAS_CREDENTIAL = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Bytes as base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Device:
    """A device with one passkey, once it has made it.

    Args:
        origin: the address of the page that its browser shows.
        flags: what it says of the one who uses it; by default that a finger was seen.
    """

    origin: str
    flags: int = _PRESENT | _VERIFIED
    uses: int = 0
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    owner: str = ""

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: JSON) -> JSON:
        """Make a passkey, and say so without an attestation."""
        self.owner = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        made = bytes(16) + len(self.credential).to_bytes(2) + self.credential + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], _HAS_CREDENTIAL) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options)
        return self._answer(clientDataJSON=text(said), attestationObject=text(attestation))

    def use(self, options: JSON) -> JSON:
        """Sign a challenge."""
        self.uses += 1
        data = self._data(options["rpId"], 0)
        said = self._said("webauthn.get", options)
        signed = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=text(said),
            authenticatorData=text(data),
            signature=text(signed),
            userHandle=self.owner,
        )

    def _data(self, host: str, flags: int) -> bytes:
        start = hashlib.sha256(host.encode()).digest()
        return start + bytes([self.flags | flags]) + self.uses.to_bytes(4)

    def _said(self, kind: str, options: JSON) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _answer(self, **response: Any) -> JSON:
        name = text(self.credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def owner_of(device: Device) -> str:
    """The id of the person that a device has made its passkey for."""
    return urlsafe_b64decode(device.owner + "==").decode()
