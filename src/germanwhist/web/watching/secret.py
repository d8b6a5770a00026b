"""The secret of a link by which others watch: its number, and a sign that the server has made it.

It follows from the table, the number and the server's own secret. So it is kept nowhere, and a
wrong one is known before anything is read for it.
"""

from __future__ import annotations

import hmac
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from germanwhist.web.backend import Backend

__all__ = ["link_of_secret", "secret_of_link"]

_NUMBER: Final = re.compile(r"[0-9]{1,9}")


def secret_of_link(backend: Backend, table: str, link: int) -> str:
    """The secret of a link.

    Args:
        backend: has the server's secret.
        table: the table's id.
        link: the number of the link; each time that others may watch has another one.
    """
    told = f"watch:{table}:{link}".encode()
    return f"{link}-{hmac.new(backend.secret.encode(), told, 'sha256').hexdigest()[:32]}"


def link_of_secret(backend: Backend, table: str, secret: str) -> int | None:
    """The number of a table's link; None for a secret that this server has not made for it.

    Args:
        backend: as above.
        table: likewise.
        secret: of the link.
    """
    number = secret.partition("-")[0]
    if not _NUMBER.fullmatch(number):
        return None
    right = secret_of_link(backend, table, int(number))
    return int(number) if hmac.compare_digest(secret.encode(), right.encode()) else None
