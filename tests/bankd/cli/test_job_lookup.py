"""Which job a name stands for: `bankd jobs`, `cancel`, `retry` and `prioritise` ask alike."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bankd.cli.job_lookup import named, named_in
from bankd.errors import BankdError, ExitCode
from bankd.jobs import FileSeen, Job, Jobs, JobState
from tests.bankd.cli.conftest import Command

OLD, NEW, OTHER = (f"{number:064x}" for number in (0xA << 248, 0xB << 248, 0xC << 248))
FILE = Path("/in/open.onnx")


def a_job(key: str, path: Path = FILE, state: JobState = JobState.DONE) -> Job:
    return Job(key, path, state, 0, None, "2026-08-22T14:00:00Z", None, None, {})


def seen(key: str | None, path: Path = FILE, *, at: str = "1", said: str = "") -> FileSeen:
    return FileSeen(path, "", f"basis {at}", key, said, "do this", at)


def refused(jobs: list[Job], files: list[FileSeen], text: str) -> BankdError:
    with pytest.raises(BankdError) as caught:
        named(jobs, files, text)
    return caught.value


def test_a_file_that_was_set_aside_and_got_settings_stands_for_the_job_that_it_is_now() -> None:
    before, now = a_job(OLD, state=JobState.SET_ASIDE), a_job(NEW)

    assert named([before, now], [seen(NEW)], "open") is now
    assert named([before, now], [seen(NEW)], "open.onnx") is now
    assert named([before, now], [seen(NEW)], OLD[:6]) is before


def test_a_file_that_daemons_of_other_options_saw_is_what_the_last_one_saw() -> None:
    before, now = a_job(OLD), a_job(NEW)

    assert named([before, now], [seen(NEW, at="2"), seen(OLD, at="1")], "open") is now


@pytest.mark.parametrize("state", [JobState.RUNNING, JobState.QUEUED])
def test_an_earlier_job_that_is_at_work_is_not_passed_over(state: JobState) -> None:
    error = refused([a_job(OLD, state=state), a_job(NEW)], [seen(NEW)], "open")

    assert error.message.startswith("'open' matches 2 jobs:")


def test_a_copy_stands_for_the_job_that_is_listed_under_the_first_name() -> None:
    job = a_job(OLD)
    files = [seen(OLD), seen(OLD, Path("/in/copy.onnx"))]

    assert named([job], files, "copy") is job


def test_a_file_that_is_gone_stands_for_the_job_that_it_was() -> None:
    assert named([a_job(OLD)], [], "open").key == OLD


def test_several_jobs_are_told_with_state_time_and_file() -> None:
    twin = replace(a_job(OTHER, Path("/other/\x1b/open.onnx")), ended="2026-08-22T15:00:00Z")

    error = refused([a_job(OLD, state=JobState.SET_ASIDE), twin], [], "open")

    assert error.message.splitlines() == [
        "'open' matches 2 jobs:",
        "  0a0000000000  rejected, 2026-08-22T14:00:00Z, /in/open.onnx",
        "  0c0000000000  done, 2026-08-22T15:00:00Z, /other/\\x1b/open.onnx",
    ]
    assert error.hint == "give the key of one"


def test_of_very_many_jobs_some_are_told() -> None:
    many = [a_job(f"{number:064x}", Path(f"/{number}/m.onnx")) for number in range(12)]

    assert refused(many, [], "m").message.splitlines()[-1] == "  and 7 more"


def test_a_file_that_is_no_job_is_told_with_the_reason() -> None:
    error = refused([], [seen(None, said="open.onnx cannot be read")], "open")

    assert error.message == "/in/open.onnx is no job: open.onnx cannot be read"
    assert error.hint == "do this"


@pytest.mark.parametrize(
    ("command", "more", "told"),
    [
        ("jobs", (), NEW),
        ("cancel", (), "open (0b0000000000) is cancelled"),
        ("prioritise", ("7",), "open (0b0000000000) has priority 7 now"),
    ],
)
def test_every_command_takes_the_job_that_the_file_is_now(
    bankd: Command, jobs: Jobs, workspace: Path, command: str, more: tuple[str, ...], told: str
) -> None:
    jobs.enqueue(OLD, FILE)
    jobs.set_aside(OLD, {})
    jobs.enqueue(NEW, FILE)
    jobs.files.note([seen(NEW)])

    ended = bankd(command, "open", *more)

    assert ended.code == ExitCode.OK
    assert told in ended.out + ended.err
    assert named_in(workspace, "open").key == NEW


@pytest.mark.parametrize("end", ["finish", "set_aside"])
def test_a_job_that_has_ended_gets_no_priority(bankd: Command, jobs: Jobs, end: str) -> None:
    jobs.enqueue(OLD, FILE)
    getattr(jobs, end)(OLD, {})

    ended = bankd("prioritise", "open", "5")

    job = jobs.find(OLD)
    assert ended.code == ExitCode.FAILURE
    assert "open (0a0000000000) is " in ended.err
    assert "it is not waiting" in ended.err
    assert "hint: `bankd retry 0a0000000000` first" in ended.err
    assert job is not None
    assert job.priority == 0
