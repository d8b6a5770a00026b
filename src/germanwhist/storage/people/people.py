"""People with their passkeys and codes, and the browsers where they are signed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from germanwhist.storage.hashes import hashed
from germanwhist.storage.people import schema
from germanwhist.storage.people.merging import give_everything
from germanwhist.storage.people.person import Passkey, Person, PublicKey

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from germanwhist.storage.database import Database
    from germanwhist.storage.people.person import NewPasskey

__all__ = ["People"]

_MOST: Final = 20  # passkeys of one person


@final
class People:
    """Tells who is signed in where. Keys and codes are secrets, of which only hashes are kept.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key_of(self, browser: str) -> str:
        """The key that a browser uses: that of the person signed in there, or its own."""
        kept = schema.browsers.c
        wanted = select(kept.person_id).where(kept.key_hash == hashed(browser))
        found = await self._database.scalar(wanted)
        return browser if found is None else str(found)

    async def at(self, browser: str) -> Person | None:
        """Who is signed in at a browser; None for nobody."""
        return await self._database.read(lambda connection: _person(connection, browser))

    async def public_key(self, credential: str) -> PublicKey | None:
        """What checks the signatures of a passkey; None for one that nobody has."""
        kept = schema.passkeys
        wanted = select(kept).where(kept.c.credential == credential)
        row = await self._database.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            return None
        return PublicKey(
            passkey=row.id, person=row.person_id, public_key=row.public_key, uses=row.uses
        )

    async def make(  # noqa: PLR0913 - all that a person begins with
        self,
        person: str,
        passkey: NewPasskey,
        *,
        name: str | None,
        codes: Iterable[str],
        browser: str,
        new: str,
        now: float,
    ) -> bool:
        """Make a person of whoever is at a browser, and sign the browser in.

        Args:
            person: the new id.
            passkey: the first passkey.
            name: what they are called.
            codes: the recovery codes.
            browser: the key that the browser has now; what hangs on it becomes the person's.
            new: the key that the browser gets.
            now: seconds since 1970-01-01 UTC.

        Returns:
            Whether it was done: not where somebody is signed in there, or has this passkey.
        """
        row = {"id": person, "key_hash": hashed(person), "name": name, "since": now}

        def write(connection: Connection) -> bool:
            connection.execute(insert(schema.people).values(row))
            connection.execute(insert(schema.passkeys).values(_passkey_row(person, passkey, now)))
            connection.execute(insert(schema.recovery_codes), _code_rows(person, codes))
            if not _sign_in(connection, person, passkey.id, browser=browser, new=new, now=now):
                raise _SignedInError
            return True

        try:
            return await self._database.write(write)
        except (_SignedInError, IntegrityError):
            return False

    async def add(self, person: str, passkey: NewPasskey, *, now: float) -> bool:
        """Give somebody another passkey; whether they have it now."""
        kept = schema.passkeys

        def write(connection: Connection) -> bool:
            count = select(func.count()).where(kept.c.person_id == person)
            if (connection.scalar(count) or 0) >= _MOST:
                return False
            connection.execute(insert(kept).values(_passkey_row(person, passkey, now)))
            return True

        try:
            return await self._database.write(write)
        except IntegrityError:  # it is known, or the person is gone
            return False

    async def sign_in(
        self, key: PublicKey, *, uses: int, browser: str, new: str, now: float
    ) -> bool:
        """Sign somebody in who has used a passkey.

        Args:
            key: the passkey.
            uses: how often it was used now, as the device counts.
            browser: the key that the browser has now; what hangs on it becomes the person's.
            new: the key that the browser gets.
            now: seconds since 1970-01-01 UTC.

        Returns:
            Whether it was done: not where somebody is signed in there, or the passkey is gone.
        """
        kept = schema.passkeys
        used = update(kept).where(kept.c.id == key.passkey).values(uses=uses, used_at=now)

        def write(connection: Connection) -> bool:
            return bool(connection.execute(used).rowcount) and _sign_in(
                connection, key.person, key.passkey, browser=browser, new=new, now=now
            )

        return await self._database.write(write)

    async def recover(self, code: str, *, browser: str, new: str, now: float) -> bool:
        """Sign somebody in who has a recovery code, which is used up by that; see `sign_in`."""
        kept = schema.recovery_codes
        is_it = kept.c.code_hash == hashed(code)

        def write(connection: Connection) -> bool:
            person = connection.scalar(select(kept.c.person_id).where(is_it))
            if person is None or not connection.execute(delete(kept).where(is_it)).rowcount:
                return False
            return _sign_in(connection, person, None, browser=browser, new=new, now=now)

        return await self._database.write(write)

    async def replace_codes(self, person: str, codes: Iterable[str]) -> None:
        """Give somebody new recovery codes in the place of those they had."""
        kept = schema.recovery_codes

        def write(connection: Connection) -> None:
            connection.execute(delete(kept).where(kept.c.person_id == person))
            connection.execute(insert(kept), _code_rows(person, codes))

        await self._database.write(write)

    async def rename(self, person: str, name: str | None) -> None:
        """Call somebody something else."""
        change = update(schema.people).where(schema.people.c.id == person).values(name=name)
        await self._database.change(change)

    async def remove(self, person: str, passkey: str) -> bool:
        """Take a passkey from somebody, and sign out the browsers that came with it.

        Returns:
            Whether it was done: not with the last one, without which nobody could come back.
        """
        kept, browsers = schema.passkeys, schema.browsers
        other = kept.alias()
        taken = delete(kept).where(
            kept.c.id == passkey,
            kept.c.person_id == person,
            exists().where(other.c.person_id == person, other.c.id != passkey),
        )
        signed_out = delete(browsers).where(
            browsers.c.person_id == person, browsers.c.passkey_id == passkey
        )

        def write(connection: Connection) -> bool:
            # Two that are taken away at once would leave none.
            connection.execute(
                select(schema.people.c.id).where(schema.people.c.id == person).with_for_update()
            )
            is_taken = bool(connection.execute(taken).rowcount)
            if is_taken:
                connection.execute(signed_out)
            return is_taken

        return await self._database.write(write)

    async def sign_out(self, browser: str) -> None:
        """Sign a browser out; what is the person's stays the person's."""
        kept = schema.browsers
        change = delete(kept).where(kept.c.key_hash == hashed(browser))
        await self._database.change(change)


class _SignedInError(Exception):
    """Somebody is signed in at the browser already."""


def _sign_in(  # noqa: PLR0913 - who, by what, where
    connection: Connection, person: str, passkey: str | None, *, browser: str, new: str, now: float
) -> bool:
    kept, before = schema.browsers, hashed(browser) or ""
    if connection.scalar(select(kept.c.person_id).where(kept.c.key_hash == before)) is not None:
        return False
    row = {"key_hash": hashed(new), "person_id": person, "passkey_id": passkey, "since": now}
    connection.execute(insert(kept).values(row))
    give_everything(connection, before, to=hashed(person) or "")
    return True


def _person(connection: Connection, browser: str) -> Person | None:
    people, browsers, passkeys = schema.people.c, schema.browsers.c, schema.passkeys.c
    wanted = (
        select(people.id, people.name, people.since, browsers.passkey_id)
        .join_from(schema.people, schema.browsers)
        .where(browsers.key_hash == hashed(browser))
    )
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    its = select(schema.passkeys).where(passkeys.person_id == row.id).order_by(passkeys.made_at)
    codes = select(func.count()).where(schema.recovery_codes.c.person_id == row.id)
    return Person(
        id=row.id,
        name=row.name,
        since=row.since,
        passkeys=tuple(
            Passkey(
                id=one.id,
                credential=one.credential,
                device=one.device,
                made_at=one.made_at,
                used_at=one.used_at,
            )
            for one in connection.execute(its)
        ),
        codes=connection.scalar(codes) or 0,
        used=row.passkey_id,
    )


def _passkey_row(person: str, passkey: NewPasskey, now: float) -> dict[str, object]:
    return {
        "id": passkey.id,
        "person_id": person,
        "credential": passkey.credential,
        "public_key": passkey.public_key,
        "uses": passkey.uses,
        "device": passkey.device,
        "made_at": now,
        "used_at": now,
    }


def _code_rows(person: str, codes: Iterable[str]) -> list[dict[str, object]]:
    return [{"code_hash": hashed(code), "person_id": person} for code in codes]
