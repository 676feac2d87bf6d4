"""Where control sockets lie, and who is found there."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from bankd.control.client import NotRunning, ask, hear
from bankd.control.place import MAX_ADDRESS_BYTES, addressed, find_daemons, socket_file
from bankd.control.protocol import ControlRequest, Verb
from bankd.jobs import Jobs
from tests.bankd.control.answering import answering


async def state(request: ControlRequest) -> dict[str, object]:
    return {"state": "idle", "healthy": True, "process": os.getpid()}


def test_a_daemon_that_serves_the_list_is_found_and_one_that_ended_is_not(tmp_path: Path) -> None:
    with closing(Jobs(tmp_path / "jobs.db")) as jobs:
        before = find_daemons(tmp_path)
        with jobs.serving([tmp_path]):
            during = find_daemons(tmp_path)
        after = find_daemons(tmp_path)

    assert (before, after) == ((), ())
    assert during == (socket_file(tmp_path, os.getpid()),)
    assert during == (tmp_path / f"control/{os.getpid()}.sock",)


def test_without_a_list_there_is_no_daemon_and_nothing_is_made(tmp_path: Path) -> None:
    assert find_daemons(tmp_path / "nowhere") == ()
    assert not (tmp_path / "nowhere").exists()


def test_a_short_path_is_its_own_address(tmp_path: Path) -> None:
    with addressed(tmp_path / "a.sock") as address:
        assert address == str(tmp_path / "a.sock")


def test_the_address_of_a_long_path_is_short_and_leads_to_the_same_file(tmp_path: Path) -> None:
    folder = tmp_path / ("ü" * 100)
    folder.mkdir()
    (folder / "a.sock").write_text("here")

    with addressed(folder / "a.sock") as address:
        read = Path(address).read_text()

    assert len(os.fsencode(address)) <= MAX_ADDRESS_BYTES < len(os.fsencode(folder))
    assert read == "here"
    assert not Path(address).exists()


@pytest.mark.parametrize("name", ["a", "x" * 120])
def test_where_nobody_ever_listened_no_daemon_runs(tmp_path: Path, name: str) -> None:
    with pytest.raises(NotRunning, match="no daemon listens"):
        ask(tmp_path / name / "1.sock", Verb.PING)


def test_every_daemon_of_a_workspace_is_heard_or_told_to_be_silent(tmp_path: Path) -> None:
    with closing(Jobs(tmp_path / "jobs.db")) as jobs, jobs.serving([tmp_path]):
        (silent,) = hear(tmp_path)
        with answering(socket_file(tmp_path, os.getpid()), state):
            (heard,) = hear(tmp_path)

    assert silent.status is None
    assert silent.unhealthy == (silent.silence,)
    assert silent.silence.startswith("no daemon listens on ")
    assert heard.process == os.getpid()
    assert heard.status is not None
    assert (heard.status.state, heard.unhealthy) == ("idle", ())
