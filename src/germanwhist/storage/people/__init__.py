"""People who want to be the same on every device, and what belongs to whom.

Everything that somebody does hangs on a key. A browser has one of its own; somebody who makes a
passkey becomes a person, whose key no browser ever has: the browsers where they are signed in use
it in the place of their own. So joining a browser to a person is moving rows from one key to
another, and nothing else in the program knows of people.
"""

from germanwhist.storage.people.ceremonies import Ceremonies, Ceremony, CeremonyKind
from germanwhist.storage.people.deleting import delete_everything
from germanwhist.storage.people.own_data import OwnTable, own_tables
from germanwhist.storage.people.people import People
from germanwhist.storage.people.person import NewPasskey, Passkey, Person, PublicKey

__all__ = [
    "Ceremonies",
    "Ceremony",
    "CeremonyKind",
    "NewPasskey",
    "OwnTable",
    "Passkey",
    "People",
    "Person",
    "PublicKey",
    "delete_everything",
    "own_tables",
]
