"""A PostgreSQL server of its own in a new folder, where one is installed; for tests and figures."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "NOT_INSTALLED",
    "cluster",
    "crash",
    "let_write",
    "new_database",
    "pids",
    "programs",
    "revive",
]

NOT_INSTALLED = "needs an installed PostgreSQL server"
_ADDRESS = "host={} user=whist dbname=postgres"
_PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def programs() -> Path | None:
    """The folder of the newest PostgreSQL server that is installed."""
    found = [folder for place in _PLACES for folder in Path("/").glob(place[1:])]
    on_path = shutil.which("initdb")
    folders = [*sorted(found, reverse=True), *([Path(on_path).parent] if on_path else [])]
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


@contextmanager
def cluster(*, is_durable: bool = False) -> Iterator[Path]:
    """A server while the context lasts, reached by a socket in the folder alone.

    Args:
        is_durable: whether what is committed is on disk, as it should be outside of tests.

    Raises:
        FileNotFoundError: no such server is installed.
    """
    place = programs()
    if place is None:
        raise FileNotFoundError(NOT_INSTALLED)
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="gw-pg-"))  # a path short enough for a socket
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(
            *(place / "initdb", "-D", data, "-U", "whist", "-A", "trust", "-E", "UTF8"),
            *("--locale", "C", "--no-sync"),
            user=user,
        )
        fsync = "on" if is_durable else "off"
        settings = f"-c listen_addresses='' -c fsync={fsync} -k {folder}"
        control = place / "pg_ctl"
        _run(control, "-D", data, "-w", "-l", folder / "log", "-o", settings, "start", user=user)
        try:
            yield folder
        finally:
            _run(control, "-D", data, "-w", "-m", "immediate", "stop", user=user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(folder: Path) -> str:
    """The address of a new, empty database of a cluster."""
    import psycopg  # noqa: PLC0415 - an extra that need not be there

    name = f"t{uuid4().hex}"
    with psycopg.connect(_ADDRESS.format(folder), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql+psycopg://whist@/{name}?host={folder}"


def crash(folder: Path) -> None:
    """Let the server of a cluster fall over, and start it again.

    Args:
        folder: of the cluster.
    """
    control = (programs() or folder) / "pg_ctl"
    log = folder / "log"  # else the server would hold what is read here
    _run(
        control, "-D", folder / "data", "-w", "-l", log, "-m", "immediate", "restart", user=_user()
    )


def revive(folder: Path) -> None:
    """Wait until the server of a cluster answers; start it again if it has given up.

    Args:
        folder: of the cluster.
    """
    import psycopg  # noqa: PLC0415 - an extra that need not be there

    while True:
        try:
            psycopg.connect(_ADDRESS.format(folder)).close()
        except psycopg.OperationalError:
            if not (folder / "data" / "postmaster.pid").exists():
                crash(folder)  # there is nothing to stop, so it is only started
            time.sleep(0.05)
        else:
            return


def let_write(folder: Path, *, is_full: bool) -> None:
    """Let the server of a cluster find its disk full, or empty again; on Linux alone.

    Args:
        folder: of the cluster.
        is_full: whether nothing can be written.
    """
    most = "0" if is_full else "unlimited"
    for only_first in (True, False):  # so that what it begins in the meantime is like itself
        with suppress(FileNotFoundError):  # it has given up
            for pid in pids(folder)[: 1 if only_first else None]:
                with suppress(subprocess.CalledProcessError):  # it has ended
                    _run("prlimit", "--pid", str(pid), f"--fsize={most}:", user=_user())


def pids(folder: Path) -> list[int]:
    """The processes of a cluster's server, that which has the others first; on Linux alone.

    Args:
        folder: of the cluster.
    """
    first = int((folder / "data" / "postmaster.pid").read_text().split("\n", 1)[0])
    others = Path(f"/proc/{first}/task/{first}/children").read_text()
    return [first, *map(int, others.split())]


def _user() -> str | None:
    """Who runs the server: PostgreSQL refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


def _run(*command: str | Path, user: str | None) -> None:
    import pwd  # noqa: PLC0415 - not on Windows

    subprocess.run(  # noqa: S603 - programs of the system
        [str(part) for part in command],
        check=True,
        capture_output=True,
        user=user,
        group=None if user is None else pwd.getpwnam(user).pw_gid,
        extra_groups=None if user is None else [],
        cwd="/",
    )
