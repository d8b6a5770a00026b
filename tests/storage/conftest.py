"""A PostgreSQL server for the tests, where one is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

_PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def _programs() -> Path | None:
    """The folder of the newest PostgreSQL server that is installed."""
    found = [folder for place in _PLACES for folder in Path("/").glob(place[1:])]
    on_path = shutil.which("initdb")
    folders = [*sorted(found, reverse=True), *([Path(on_path).parent] if on_path else [])]
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def _run(*command: str | Path, user: str | None) -> None:
    subprocess.run(  # noqa: S603 - programs of the system
        [str(part) for part in command],
        check=True,
        capture_output=True,
        user=user,
        group=None if user is None else pwd.getpwnam(user).pw_gid,
        extra_groups=None if user is None else [],
        cwd="/",
    )


@pytest.fixture(scope="session")
def postgresql_cluster() -> Iterator[Path]:
    """A cluster of its own in a new folder, reached by a socket in it alone."""
    pytest.importorskip("psycopg", reason="needs psycopg, the extra postgresql")
    programs = _programs()
    if programs is None:
        pytest.skip("needs an installed PostgreSQL server")
    # PostgreSQL refuses to run as root.
    user = "nobody" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="gw-pg-"))  # a path short enough for a socket
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(
            *(programs / "initdb", "-D", data, "-U", "whist", "-A", "trust", "-E", "UTF8"),
            *("--locale", "C", "--no-sync"),
            user=user,
        )
        settings = f"-c listen_addresses='' -c fsync=off -k {folder}"
        control = programs / "pg_ctl"
        _run(control, "-D", data, "-w", "-l", folder / "log", "-o", settings, "start", user=user)
        try:
            yield folder
        finally:
            _run(control, "-D", data, "-w", "-m", "immediate", "stop", user=user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgresql(postgresql_cluster: Path) -> str:
    """The address of a new, empty database."""
    import psycopg  # noqa: PLC0415 - an extra that need not be there

    name = f"t{uuid4().hex}"
    address = f"host={postgresql_cluster} user=whist dbname=postgres"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql+psycopg://whist@/{name}?host={postgresql_cluster}"
