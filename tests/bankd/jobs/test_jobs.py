"""The jobs table."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bankd.errors import BankdError
from bankd.jobs import FileSeen, Job, Jobs, JobState, history, output_of
from bankd.jobs.owner import is_alive, own_identity
from bankd.system.processes import process
from tests.bankd.bank.builders import V4

MODEL = Path("/in/m.onnx")

pytestmark = pytest.mark.usefixtures("world")


@pytest.fixture
def jobs(tmp_path: Path) -> Iterator[Jobs]:
    table = Jobs(tmp_path / "jobs.db")
    yield table
    table.close()


def die_with(path: Path, key: str) -> None:
    """Claim a job in another process that ends without a word."""
    code = (
        "import os, sys; from pathlib import Path; from bankd.jobs import Jobs;"
        "assert Jobs(Path(sys.argv[1])).claim(sys.argv[2]); os._exit(9)"
    )
    ended = subprocess.run([sys.executable, "-c", code, path, key], check=False)
    assert ended.returncode == 9


def state_of(jobs: Jobs, key: str) -> JobState:
    job = jobs.find(key)
    assert job is not None
    return job.state


def test_the_same_job_twice_is_one_row(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)

    again = jobs.enqueue("k", Path("/in/copy.onnx"))

    assert again.path == MODEL
    assert len(jobs.list()) == 1


def test_a_job_can_be_claimed_once(jobs: Jobs, tmp_path: Path) -> None:
    jobs.enqueue("k", MODEL)
    other = Jobs(tmp_path / "jobs.db")

    claims = (jobs.claim("k"), other.claim("k"))

    other.close()
    assert claims == (True, False)
    job = jobs.find("k")
    assert job is not None
    assert job.owner == own_identity()


def test_a_done_job_keeps_its_record(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k")

    jobs.finish("k", {"tasks": 3})

    job = jobs.find("k")
    assert job is not None
    assert (job.state, job.result, job.owner) == (JobState.DONE, {"tasks": 3}, None)


def test_the_job_of_a_dead_owner_returns_to_the_queue(jobs: Jobs, tmp_path: Path) -> None:
    jobs.enqueue("k", MODEL)
    die_with(tmp_path / "jobs.db", "k")
    [before] = jobs.list(JobState.RUNNING)

    recovered = jobs.recover()

    job = jobs.find("k")
    assert job is not None
    assert before.owner is not None
    number = before.owner.split(":")[0]
    assert history(tmp_path / "jobs.db", "k")[-1].said == f"its daemon, process {number}, died"
    assert ([one.key for one in recovered.interrupted], recovered.lost) == (["k"], ())
    assert (job.state, job.deaths, job.interruptions) == (JobState.QUEUED, 0, 1)


def test_what_a_dead_owner_left_is_cleared_away_before_another_can_begin(
    jobs: Jobs, tmp_path: Path
) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k", Path("/work/m_tune.om"))
    with closing(sqlite3.connect(tmp_path / "jobs.db")) as db, db:
        db.execute("UPDATE jobs SET owner = '1:0'")

    outputs = []
    with closing(Jobs(tmp_path / "jobs.db", patience_s=0)) as other:

        def clear_away(job: Job) -> None:
            outputs.append(output_of(job))
            with pytest.raises(BankdError, match="is locked"):
                other.claim("k")

        jobs.recover(clear_away=clear_away)
        is_free = other.claim("k")

    assert outputs == [Path("/work/m_tune.om")]
    assert is_free


def test_a_job_is_handed_over_to_be_set_aside_after_twenty_interruptions(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    jobs._file.database.execute("UPDATE jobs SET interruptions = 18")

    handed_over = []
    for _ in range(2):
        jobs.claim("k")
        jobs._file.database.execute("UPDATE jobs SET owner = '1:0'")
        handed_over.append([job.key for job in jobs.recover().lost])

    assert handed_over == [[], ["k"]]
    assert state_of(jobs, "k") is JobState.RUNNING


def test_a_job_whose_worker_died_goes_to_the_end_of_the_queue_and_the_third_time_nowhere(
    jobs: Jobs,
) -> None:
    jobs.enqueue("k", MODEL)

    states = []
    for cause in ("SIGSEGV", "SIGKILL", "time limit"):
        jobs.claim("k")
        states.append(jobs.died("k", cause).state)

    jobs.give_up("k", "the daemon ended")

    assert states == [JobState.QUEUED, JobState.QUEUED, JobState.RUNNING]
    assert state_of(jobs, "k") is JobState.RUNNING, "no daemon begins it a fourth time"
    assert [one.said for one in history(jobs._file.path, "k") if one.event == "worker died"] == [
        "SIGSEGV", "SIGKILL", "time limit",
    ]  # fmt: skip


@pytest.mark.parametrize("is_asked_for", [True, False])
def test_a_rejected_job_that_is_tried_again_has_all_its_tries_again(
    jobs: Jobs, tmp_path: Path, is_asked_for: bool
) -> None:
    jobs.enqueue("k", tmp_path)
    jobs.set_aside("k", {"what": "the process that tuned it died 3 times"})
    jobs._file.database.execute("UPDATE jobs SET deaths = 3, interruptions = 19")

    _ = jobs.retry("k") if is_asked_for else jobs.requeue("k", tmp_path)

    (job,) = jobs.list()
    assert (job.state, job.deaths, job.interruptions) == (JobState.QUEUED, 0, 0)


def test_the_next_job_is_chosen_across_folders_by_the_same_order(jobs: Jobs) -> None:
    """Priority, then deaths, then the time when it was put into the queue, not that of its row."""
    order = {"urgent": (1, 2, "2026-03"), "first": (0, 0, "2026-01"), "again": (0, 0, "2026-02"),
             "deadly": (0, 1, "2026-01"), "later": (-1, 0, "2026-01")}  # fmt: skip
    for number, (name, values) in enumerate(reversed(order.items())):
        jobs.enqueue(name, MODEL)
        jobs.files.note([FileSeen(Path(f"/in{number % 2}/{name}"), "{}", "basis", name)])
        sql = "UPDATE jobs SET priority = ?, deaths = ?, queued = ? WHERE key = ?"
        jobs._file.database.execute(sql, (*values, name))
    for name in ("unseen", "cancelled"):
        jobs.enqueue(name, MODEL, {}, 100)
    jobs.files.note([FileSeen(Path("/in0/cancelled"), "{}", "basis", "cancelled")])
    jobs._file.database.execute("UPDATE jobs SET cancelled_by = 'ann' WHERE key = 'cancelled'")

    for folders in (["/in0", "/in1"], ["/in"], ["/"]):
        found = []
        while job := jobs.next("basis", map(Path, folders)):
            found.append(job.key)
            jobs._file.database.execute(
                "UPDATE jobs SET state = 'failed' WHERE key = ?", (job.key,)
            )
        jobs._file.database.execute("UPDATE jobs SET state = 'queued'")
        assert found == ([] if folders == ["/in"] else list(order)), folders
    assert not jobs.claim("cancelled")
    assert jobs.next("other options", [Path("/")]) is None


@pytest.mark.parametrize(("most_bytes", "is_found"), [(None, True), (8, True), (7, False)])
def test_the_next_job_is_no_larger_than_there_is_room_for(
    jobs: Jobs, most_bytes: int | None, is_found: bool
) -> None:
    jobs.enqueue("k", MODEL, {"size_bytes": 8})
    jobs.files.note([FileSeen(MODEL, "{}", "basis", "k")])

    assert (jobs.next("basis", [MODEL.parent], most_bytes) is not None) is is_found


def test_the_next_job_has_the_path_of_a_copy_that_lies_in_the_folders(jobs: Jobs) -> None:
    jobs.enqueue("k", Path("/elsewhere/m.onnx"))
    jobs.files.note([FileSeen(Path("/in/copy.onnx"), "{}", "basis", "k")])

    job = jobs.next("basis", [Path("/in")])

    assert job is not None
    assert job.path == Path("/in/copy.onnx")


def test_a_job_that_another_daemon_has_begun_is_not_queued_again(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k")

    jobs.requeue("k", MODEL, "its answer is outdated")

    assert state_of(jobs, "k") is JobState.RUNNING
    assert [one.event for one in history(jobs._file.path, "k")] == ["queued", "started"]


def test_a_priority_out_of_range_is_refused(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)

    for priority in (-101, 101):
        with pytest.raises(BankdError, match=f"the priority is {priority}"):
            jobs.prioritise("k", priority)

    assert [jobs.prioritise("k", end).priority for end in (-100, 100)] == [-100, 100]


def test_a_failed_job_is_tried_again_by_the_next_daemon_and_one_set_aside_is_not(
    jobs: Jobs,
) -> None:
    for key in ("failed", "aside"):
        jobs.enqueue(key, MODEL)
        jobs.claim(key)
    jobs.fail("failed", {"what": "the disk was full"})
    jobs.set_aside("aside", {"what": "not a model"})

    jobs.recover()

    assert state_of(jobs, "failed") is JobState.QUEUED
    assert state_of(jobs, "aside") is JobState.SET_ASIDE


def test_a_job_that_was_given_up_can_be_claimed_again_and_no_death_is_counted(
    jobs: Jobs,
) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k")

    jobs.give_up("k")

    job = jobs.find("k")
    assert job is not None
    assert job.deaths == 0
    assert jobs.claim("k")


def test_a_name_that_is_no_text_is_kept(jobs: Jobs) -> None:
    path = Path(os.fsdecode(b"/in/\xff.onnx"))

    job = jobs.enqueue("k", path)

    assert job.path == path


def test_an_owner_is_a_process_by_its_number_its_start_and_the_boot_of_the_machine() -> None:
    boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    ours = process(os.getpid())
    assert ours is not None
    owner = f"{os.getpid()}:{ours.start_ticks}:{boot}"

    assert (own_identity(), is_alive(owner)) == (owner, True)
    for other in (
        f"{os.getpid()}:{ours.start_ticks}:{boot[::-1]}",  # Before the machine was restarted.
        f"{os.getpid()}:{ours.start_ticks}",
        f"{os.getpid()}:{ours.start_ticks + 1}:{boot}",  # The number was given again.
        f"1:{ours.start_ticks}:{boot}",
        "",
    ):
        assert not is_alive(other), other


def test_a_process_that_has_ended_and_was_not_waited_for_owns_nothing() -> None:
    child = subprocess.Popen(["true"])
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    ended = process(child.pid)
    assert ended is not None
    boot = own_identity().rpartition(":")[2]

    assert not is_alive(f"{child.pid}:{ended.start_ticks}:{boot}")
    child.wait()


@pytest.mark.parametrize("is_of_this_boot", [True, False])
def test_a_job_of_before_a_restart_waits_again_though_its_process_number_lives(
    jobs: Jobs, is_of_this_boot: bool
) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k")
    jobs.races.ask(MODEL, V4, "r", "ann")
    jobs.races.claim()
    if not is_of_this_boot:
        owner = f"{own_identity().rpartition(':')[0]}:another-boot"
        for table in ("jobs", "races"):
            jobs._file.database.execute(f"UPDATE {table} SET owner = ?", (owner,))

    jobs.recover()

    assert (state_of(jobs, "k") is JobState.RUNNING) is is_of_this_boot
    assert jobs.races.is_any_waiting() is not is_of_this_boot


def test_a_damaged_job_list_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "jobs.db"
    path.write_bytes(b"this is no database, but long enough to be looked at" * 20)

    with pytest.raises(BankdError, match=r"jobs\.db cannot be used: file is not") as caught:
        Jobs(path)

    assert "move it away" in str(caught.value.hint)


def test_the_job_list_is_for_owner_and_group_only(tmp_path: Path) -> None:
    Jobs(tmp_path / "deep" / "jobs.db").close()

    assert (tmp_path / "deep" / "jobs.db").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "deep").stat().st_mode & 0o777 == 0o750


def test_a_job_that_another_daemon_has_by_now_is_not_given_up(jobs: Jobs, tmp_path: Path) -> None:
    jobs.enqueue("k", MODEL)
    die_with(tmp_path / "jobs.db", "k")

    jobs.give_up("k", "tried once more")

    assert state_of(jobs, "k") is JobState.RUNNING


def test_a_job_that_has_ended_is_not_given_up_any_more(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k")
    jobs.finish("k", {"model": "m"})

    jobs.give_up("k", "the daemon ended")

    assert state_of(jobs, "k") is JobState.DONE
