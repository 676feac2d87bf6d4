"""Events of the watched folders: which of them are a reason to look sooner."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from watchdog.events import FileClosedEvent, FileMovedEvent, FileSystemEvent

from bankd.daemon.scanner.watcher import ARRIVALS, Wake, Watcher, _Handler
from tests.bankd.bank.plain_user import plain_user


class CountedWake(Wake):
    """Keeps how often it was hinted."""

    def __init__(self) -> None:
        super().__init__()
        self.hints = 0
        self.is_hinted = threading.Event()

    def hint(self) -> None:
        self.hints += 1
        self.is_hinted.set()
        super().hint()


@pytest.mark.parametrize(
    ("event", "is_reason"),
    [
        (FileClosedEvent("/in/m.onnx"), True),
        (FileClosedEvent("/in/sub/m.onnx"), True),
        (FileClosedEvent("/in/aoe_workspace/running/j.json"), False),
        (FileClosedEvent("/in/sub/aoe_workspace/jobs.db"), False),
        (FileMovedEvent("/in/aoe_workspace/work/m.om", "/in/m.om"), True),
        (FileMovedEvent("/in/aoe_workspace/.new", "/in/aoe_workspace/new"), False),
        (FileClosedEvent("/x/aoe_workspace/m.onnx"), True),
        (FileClosedEvent(b"/in/aoe_workspace/x"), False),
    ],
)
def test_what_a_daemon_writes_into_a_workspace_is_no_reason_to_look(
    event: FileSystemEvent, *, is_reason: bool
) -> None:
    wake = CountedWake()

    _Handler(frozenset({"/in", "/x/aoe_workspace"}), wake).on_any_event(event)

    assert wake.hints == is_reason


def test_of_a_file_that_is_read_or_written_to_without_end_nothing_is_heard(tmp_path: Path) -> None:
    wake = CountedWake()
    file = tmp_path / "m.onnx"
    with file.open("wb") as writing, Watcher([tmp_path], wake) as watcher:
        watcher.renew()
        for _ in range(100):
            writing.write(b"x")
            writing.flush()
            file.read_bytes()
        before = wake.hints
        writing.close()
        assert wake.is_hinted.wait(60)

    assert before == 0
    assert {event.event_type for event in ARRIVALS} == {"closed", "created", "deleted", "moved"}


def test_a_folder_that_cannot_be_looked_at_keeps_no_other_from_being_watched(
    open_folder: Path,
) -> None:
    wake = CountedWake()
    inbox, closed = open_folder / "in", open_folder / "closed"
    inbox.mkdir()
    (closed / "sub").mkdir(parents=True)
    closed.chmod(0o000)

    with Watcher([closed / "sub", inbox], wake) as watcher:
        with plain_user():
            is_new, is_new_again = watcher.renew(), watcher.renew()
        closed.chmod(0o755)
        (inbox / "m.onnx").write_bytes(b"x")
        assert wake.is_hinted.wait(60)

        assert (is_new, is_new_again) == (True, False)
        assert watcher.renew()


def test_what_was_hinted_before_anybody_waits_is_not_lost() -> None:
    wake = CountedWake()
    wake.hint()

    assert asyncio.run(wake.wait(60))
