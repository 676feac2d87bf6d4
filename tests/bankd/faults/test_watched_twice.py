"""Two daemons on one folder: the second says which process watches it, and how to see that one."""

from __future__ import annotations

from tests.bankd.faults.world import Daemon, Place


def told_at_start(daemon: Daemon) -> list[str]:
    daemon.said("ready")
    return daemon.lines("watched_already")


def test_a_second_daemon_says_which_process_watches_its_folder_and_the_command_to_see_it(
    place: Place,
) -> None:
    with place.daemon() as first:
        alone = told_at_start(first)
        with place.daemon() as second:
            shared = told_at_start(second)
        with place.daemon("--work_dir", "elsewhere") as third:
            apart = told_at_start(third)
            with place.daemon("--once", "--work_dir", "once") as last:
                last.ended()
                once = last.lines("watched_already")

    assert alone == []
    assert len(shared) == len(apart) == len(once) == 1
    assert f"folder={place.inbox}" in shared[0]
    assert f"process {first.number} " in shared[0]
    assert "share one job list" in shared[0]
    assert "`bankd status` shows both" in shared[0]
    assert f"process {first.number} " in apart[0]
    assert "every model is tuned by both" in apart[0]
    assert f"`bankd status --work_dir {place.root}` shows it" in apart[0]


def test_a_daemon_that_was_killed_is_not_said_to_watch(place: Place) -> None:
    with place.daemon() as first:
        first.said("ready")
        first.kill()
        with place.daemon() as second:
            assert told_at_start(second) == []
