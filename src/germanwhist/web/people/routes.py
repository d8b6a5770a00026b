"""Being a person: making and using passkeys, recovery codes, signing out."""

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from germanwhist.service import checked_name
from germanwhist.storage import CeremonyKind, NewPasskey, own_tables
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import Request, browser_key_of, cookie_for, new_key, new_secret
from germanwhist.web.people.account import (
    account_at,
    is_signed_in,
    own_key,
    person_at,
    refuse_signed_in,
    signed_in,
)
from germanwhist.web.people.ceremonies import begin, end
from germanwhist.web.people.codes import new_codes, plain_code
from germanwhist.web.people.messages import (
    AccountMessage,
    CodesMessage,
    JoinedMessage,
    OptionsMessage,
)
from germanwhist.web.people.passkeys import (
    checked_passkey,
    checked_use,
    credential_in,
    options_to_make,
    options_to_use,
)
from germanwhist.web.people.requests import (
    CodesWish,
    CodeUse,
    NameWish,
    PasskeyMade,
    PasskeyUse,
    PasskeyUseWish,
    PasskeyWish,
    SignOut,
)
from germanwhist.web.problems import ConflictError, ForbiddenError
from germanwhist.web.requests import Id

__all__ = ["PeopleRoutes"]


class PeopleRoutes(Controller):
    """Who the client is."""

    path = "/me"
    tags = ("people",)

    @get(summary="Who the client is, and what is kept")
    async def me(self, request: Request) -> AccountMessage:
        """The person who is signed in, if any, and how much is kept of the client."""
        return await account_at(request, browser_key_of(request))

    @post("/passkeys/options", summary="Begin to make a passkey", status_code=200)
    async def begin_to_make(self, data: JSONBody[PasskeyWish], request: Request) -> OptionsMessage:
        """What to ask the device, for a guest or for one more passkey; the client needs a key."""
        name, person = checked_name(data.name), await person_at(request)
        owner = new_secret() if person is None else person.id
        ceremony = await begin(request, CeremonyKind.MAKE, person=owner)
        known = () if person is None else [passkey.credential for passkey in person.passkeys]
        called = name if person is None else person.name
        return OptionsMessage(options=options_to_make(ceremony, name=called, known=known))

    @post("/passkeys", summary="Keep a passkey")
    async def make(
        self, data: JSONBody[PasskeyMade], request: Request, backend: CurrentBackend
    ) -> Response[JoinedMessage]:
        """Make a person of a guest, with all that is theirs, or keep one more passkey."""
        person, name = await person_at(request), checked_name(data.name)
        ceremony = await end(request, CeremonyKind.MAKE, data.credential)
        made = checked_passkey(data.credential, ceremony)
        passkey = NewPasskey(
            id=new_secret(),
            credential=made.credential,
            public_key=made.public_key,
            uses=made.uses,
            device=data.device,
        )
        now = backend.now
        if person is not None:
            is_own = person.id == ceremony.person
            if not is_own or not await backend.people.add(person.id, passkey, now=now):
                raise _known()
            return Response(JoinedMessage(codes=None), status_code=201)
        codes, new = new_codes(), new_key(request)
        is_made = await backend.people.make(
            str(ceremony.person),
            passkey,
            name=name,
            codes=[str(plain_code(code)) for code in codes],
            browser=own_key(request),
            new=new,
            now=now,
        )
        if not is_made:
            raise _known()
        joined = JoinedMessage(codes=list(codes))
        return Response(joined, status_code=201, cookies=[cookie_for(request, new)])

    @delete("/passkeys/{passkey:str}", summary="Remove a passkey")
    async def remove(self, passkey: Id, request: Request, backend: CurrentBackend) -> None:
        """Take a passkey away; browsers that were signed in by it are guests then."""
        person = await signed_in(request)
        if not await backend.people.remove(person.id, passkey):
            raise ConflictError("last_passkey", "no such passkey, or no other one is left")
        # Sockets are closed, and open again where somebody is still signed in.
        tables = await own_tables(backend.database, person.id)
        backend.tables.let_go([table.id for table in tables])

    @post("/sign-in/options", summary="Begin to sign in", status_code=200)
    async def begin_to_sign_in(
        self,
        data: JSONBody[PasskeyUseWish],  # noqa: ARG002 - says nothing
        request: Request,
    ) -> OptionsMessage:
        """What to ask the device; the client needs a key."""
        await refuse_signed_in(request)
        ceremony = await begin(request, CeremonyKind.USE, person=None)
        return OptionsMessage(options=options_to_use(ceremony))

    @post("/sign-in", summary="Sign in by a passkey", status_code=200)
    async def sign_in(
        self, data: JSONBody[PasskeyUse], request: Request, backend: CurrentBackend
    ) -> Response[AccountMessage]:
        """Be the person of a passkey, who gets what this browser had."""
        ceremony = await end(request, CeremonyKind.USE, data.credential)
        known = await backend.people.public_key(credential_in(data.credential))
        if known is None:
            raise ForbiddenError("unknown_passkey", "nobody here has this passkey")
        uses, new = checked_use(data.credential, ceremony, by=known), new_key(request)
        is_in = await backend.people.sign_in(
            known,
            uses=uses,
            browser=own_key(request),
            new=new,
            now=backend.now,
        )
        if not is_in:
            raise is_signed_in()
        return await _joined(request, new)

    @post("/recovery", summary="Sign in by a recovery code", status_code=200)
    async def recover(
        self, data: JSONBody[CodeUse], request: Request, backend: CurrentBackend
    ) -> Response[AccountMessage]:
        """Be the person of a code, which is used up; they get what this browser had."""
        browser, new = own_key(request), new_key(request)
        await refuse_signed_in(request)
        code, now = plain_code(data.code), backend.now
        is_in = code is not None and await backend.people.recover(
            code, browser=browser, new=new, now=now
        )
        if not is_in:
            raise ForbiddenError("bad_code", "nobody here has this code")
        return await _joined(request, new)

    @post("/codes", summary="Have new recovery codes", status_code=200)
    async def codes(
        self,
        data: JSONBody[CodesWish],  # noqa: ARG002 - says nothing
        request: Request,
        backend: CurrentBackend,
    ) -> CodesMessage:
        """Ten new codes, told this once; those from before are void."""
        person, codes = await signed_in(request), new_codes()
        await backend.people.replace_codes(person.id, [str(plain_code(code)) for code in codes])
        return CodesMessage(codes=list(codes))

    @post("/name", summary="Be called something else", status_code=204)
    async def rename(
        self, data: JSONBody[NameWish], request: Request, backend: CurrentBackend
    ) -> None:
        """Another name from now on; tables from before keep the one that was given there."""
        person = await signed_in(request)
        await backend.people.rename(person.id, checked_name(data.name))

    @post("/sign-out", summary="Be a guest here", status_code=200)
    async def sign_out(
        self,
        data: JSONBody[SignOut],  # noqa: ARG002 - says nothing
        request: Request,
        backend: CurrentBackend,
    ) -> Response[AccountMessage]:
        """Be a guest with a new key in this browser; nothing of the person's is lost."""
        await backend.people.sign_out(own_key(request))
        return await _joined(request, new_key(request))


async def _joined(request: Request, key: str) -> Response[AccountMessage]:
    """What the client is with a new key."""
    account = await account_at(request, key)
    return Response(account, status_code=200, cookies=[cookie_for(request, key)])


def _known() -> ConflictError:
    return ConflictError("passkey_known", "this passkey is known, or somebody is signed in")
