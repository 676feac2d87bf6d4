"""Watched folders that go away, come back, or tell nothing: the next look finds what lies there."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.control.protocol import Verb
from bankd.jobs import JobState
from fixtures.broken import text
from tests.bankd.faults.disks import mounted
from tests.bankd.faults.world import Daemon, Place, until

MAX_EVENTS = Path("/proc/sys/fs/inotify/max_queued_events")


def broken(number: int) -> bytes:
    """No model: its job ends as soon as it was looked into."""
    return text() + str(number).encode()


def looked_into(place: Place, *names: str) -> None:
    until(lambda: all(place.state(name) == JobState.SET_ASIDE for name in names))


@pytest.fixture
def daemon(place: Place) -> Iterator[Daemon]:
    """One that has looked into a file."""
    place.drop("first.onnx", broken(0))
    with place.daemon() as daemon:
        looked_into(place, "first.onnx")
        yield daemon
        assert daemon.status["healthy"]
        assert daemon.terminate() == 0
    place.assert_sound()


def test_a_watched_folder_that_is_removed_and_made_anew_is_watched_again(
    place: Place, daemon: Daemon
) -> None:
    shutil.rmtree(place.inbox)
    until(lambda: place.files == {})
    place.inbox.mkdir()
    place.drop("second.onnx", broken(1))
    looked_into(place, "second.onnx")

    # Of what comes now there are events: the next look by the clock would be later.
    place.drop("third.onnx", broken(2))
    until(lambda: place.state("third.onnx") == JobState.SET_ASIDE, 25)


@pytest.mark.slow
def test_a_watched_folder_that_is_renamed_and_comes_back_is_read_again(
    place: Place, daemon: Daemon
) -> None:
    place.inbox.rename(place.root / "elsewhere")
    daemon.ask(Verb.RESCAN)
    until(lambda: place.files == {})
    (place.root / "elsewhere" / "second.onnx").write_bytes(broken(1))
    (place.root / "elsewhere").rename(place.inbox)

    until(lambda: set(place.files) == {"first.onnx", "second.onnx"})
    looked_into(place, "second.onnx")


@pytest.mark.slow
def test_what_lies_on_a_disk_that_is_taken_out_is_known_again_when_it_is_back(
    place: Place, daemon: Daemon
) -> None:
    disk = place.root / "disk"
    disk.mkdir()
    (disk / "second.onnx").write_bytes(broken(1))
    with mounted(place.inbox, bind=disk):
        daemon.ask(Verb.RESCAN)
        looked_into(place, "second.onnx")
    daemon.ask(Verb.RESCAN)
    until(lambda: set(place.files) == {"first.onnx"})
    with mounted(place.inbox, bind=disk):
        daemon.ask(Verb.RESCAN)
        until(lambda: set(place.files) == {"second.onnx"})

        assert place.events("second.onnx") == ["queued", "set aside"]


@pytest.mark.slow
def test_after_more_events_than_the_kernel_keeps_every_file_is_known(
    place: Place, daemon: Daemon
) -> None:
    if not MAX_EVENTS.exists():
        pytest.skip("needs to know how many events the kernel keeps")
    names = [f"m{number}.onnx" for number in range(5)]
    daemon.signal(signal.SIGSTOP)
    junk = place.inbox / "junk.bin"
    for _ in range(int(MAX_EVENTS.read_text()) // 3 + 1):
        os.close(os.open(junk, os.O_WRONLY | os.O_CREAT))
        junk.unlink()
    for number, name in enumerate(names, 1):
        place.drop(name, broken(number))
    daemon.signal(signal.SIGCONT)

    looked_into(place, *names)


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["max_inotify_instances", "max_inotify_watches"])
def test_where_no_folder_can_be_watched_the_daemon_says_so_and_looks_by_itself(
    place: Place, limit: str
) -> None:
    none_left = f'echo 0 > /proc/sys/user/{limit} && exec "$@"'
    apart = ("unshare", "--user", "--map-root-user", "sh", "-c", none_left, "sh")
    place.require(*apart, "true")

    with place.daemon(before=apart) as daemon:
        told = daemon.said("no_events")
        place.drop("m.onnx", broken(1))
        daemon.ask(Verb.RESCAN)
        looked_into(place, "m.onnx")
        assert daemon.terminate() == 0

    assert "warning" in told
    place.assert_sound()
