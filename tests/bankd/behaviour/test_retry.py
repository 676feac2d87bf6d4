"""Jobs that are tried again, by people and by themselves, and the reason files that go then."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bankd.bank.folders import make_folder
from bankd.config.workspace import Reason, Workspace, remove_reason
from bankd.daemon.daemon import Daemon
from bankd.daemon.tasks import entered
from bankd.errors import BankdError
from bankd.jobs import FileSeen, Job, Jobs, JobState, history
from bankd.jobs.job_list import is_due
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


def aside(here: World) -> list[str]:
    return sorted(path.name for path in (here.workspace.folder / "rejected").iterdir())


def failed(ended: str | None, retry_s: float = 60.0) -> Job:
    return Job(
        "k", Path("/in/m"), JobState.FAILED, 0, None, "", None, ended, {}, retry_s=retry_s
    )  # fmt: skip


def test_a_retry_of_what_a_file_was_before_is_refused_and_names_what_it_is(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx", tasks=[1])
    here.once()
    before = here.job().key
    write_model(here.inbox / "m.onnx", tasks=[2])
    here.once()
    (now,) = (job.key for job in here.jobs.list() if job.key != before)

    with pytest.raises(BankdError, match="is not what it was as job") as refused:
        here.jobs.retry(before)

    assert f"bankd retry {now[:12]}" in str(refused.value.hint)
    assert here.states() == [JobState.DONE, JobState.DONE]


def test_a_retry_takes_a_copy_where_the_first_file_went(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    (here.inbox / "n.onnx").write_bytes(model.read_bytes())
    here.once()
    model.unlink()

    again = here.jobs.retry(here.job().key)

    assert (again.state, again.path.name) == (JobState.QUEUED, "n.onnx")


def test_the_reason_of_the_next_end_is_not_taken_away_by_a_retry(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However fast a daemon is: while the reason goes, nobody can begin the job."""
    write_model(here.inbox / "m.onnx", refuse="bad")
    here.once()
    claims: list[bool] = []

    def between(reason: dict[str, str]) -> None:
        with closing(Jobs(here.workspace.job_list, patience_s=0)) as other:
            with pytest.raises(BankdError, match="is locked"):
                other.claim(here.job().key)
            claims.append(False)
        remove_reason(reason)

    monkeypatch.setattr("bankd.jobs.files.remove_reason", between)
    here.jobs.retry(here.job().key)

    assert claims == [False]
    assert aside(here) == []


def test_who_deletes_the_text_of_a_reason_need_not_delete_the_rest(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx", refuse="bad")
    here.once()
    (here.workspace.folder / "rejected" / "m.onnx.reason.txt").unlink()
    tuned = write_model(here.root / "m.onnx").read_text()

    def better(copy: Path, *rest: object) -> object:
        copy.write_text(tuned)
        return pipeline(copy, *rest)  # type: ignore[arg-type]

    here.workshop.pipeline = better  # type: ignore[assignment]
    handled = here.once()["m"]

    assert model.exists()
    assert handled.state == "tuned"
    assert aside(here) == []


@pytest.mark.parametrize(
    ("ended", "due"),
    [
        ("2026-05-01T11:59:01Z", False),
        ("2026-05-01T11:59:00Z", True),
        ("2026-05-01T12:00:00Z", False),
        ("2026-05-01T12:00:01Z", True),  # The clock was put back.
        (None, True),
        ("2026", True),
        ("2026-05-01T11:59:30", True),
    ],
)
def test_what_failed_is_due_after_its_time_or_where_the_clock_tells_nonsense(
    ended: str | None, due: bool
) -> None:
    assert is_due(failed(ended), NOW) is due


def test_what_fails_again_and_again_waits_twice_as_long_each_time_up_to_an_hour(
    here: World,
) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    waits = []
    for number in range(8):
        here.jobs.claim("k")
        here.jobs.fail("k", {"what": f"the disk was full, {number}"})
        waits.append(here.job().retry_s)
        here.jobs._file.database.execute("UPDATE jobs SET ended = '2026-01-01T00:00:00Z'")
        here.jobs.try_failed()

    assert waits == [60, 120, 240, 480, 960, 1920, 3600, 3600]
    here.jobs.claim("k")
    here.jobs.finish("k", {})
    assert here.job().retry_s == 0


def test_what_failed_under_a_daemon_that_died_is_tried_again_by_the_one_that_lives(
    here: World,
) -> None:
    model = write_model(here.inbox / "m.onnx")
    daemon = here.daemon()
    asyncio.run(admitted(daemon))
    here.jobs.claim(here.job().key)
    here.jobs.fail(here.job().key, {"what": "the disk was full"})

    early = asyncio.run(daemon._job_runner.run_next())
    a_minute_ago = (datetime.now(UTC) - timedelta(seconds=61)).isoformat()
    here.jobs._file.database.execute("UPDATE jobs SET ended = ?", (a_minute_ago,))
    late = asyncio.run(daemon._job_runner.run_next())

    assert model.exists()
    assert (early, late) == (False, True)
    assert here.states() == [JobState.DONE]


@pytest.mark.parametrize("asks", [False, True])
def test_what_is_done_is_tuned_again_after_other_options_only_where_a_person_asked(
    here: World, asks: bool
) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.once()
    of_today = here.job().key
    here.jobs.enqueue("of other options", model)
    here.jobs.files.note([FileSeen(model, "{}", "other options", "of other options")])
    if asks:
        here.jobs.cancel("of other options", "ann")
        here.jobs.retry("of other options")

    here.once()

    done = [one for one in history(here.workspace.job_list, of_today) if one.event == "done"]
    withdrawn = history(here.workspace.job_list, "of other options")[-1]
    assert len(done) == (2 if asks else 1)
    assert (withdrawn.event, withdrawn.said) == ("withdrawn", "other options or content now")


def test_what_a_daemon_serves_when_it_starts_is_not_forgotten_by_one_with_other_options(
    here: World,
) -> None:
    write_model(here.inbox / "m.onnx")
    here.once()
    here.jobs._file.database.execute("UPDATE files SET seen = '2026-01-01T00:00:00Z'")

    async def start() -> None:
        async with entered(here.parts, here.daemon().daemon_state, lambda: None):
            pass

    asyncio.run(start())
    here.jobs.files.forget_others("other options", "2026-02-01T00:00:00Z")

    assert len(here.jobs.files.with_key(here.job().key)) == 1


async def admitted(daemon: Daemon) -> None:
    """What lies there has settled, and is noted."""
    while not daemon.daemon_state.file_states.known:
        await daemon._admission.admit()
        await asyncio.sleep(0.01)


def together(*work: Callable[[], None]) -> None:
    threads = [threading.Thread(target=one) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)


def test_two_daemons_write_two_reasons_of_models_of_one_name(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    barrier = threading.Barrier(2)
    told: dict[str, Reason] = {}

    def at_once(folder: Path) -> None:
        make_folder(folder)
        barrier.wait(60)

    def set_aside(name: str) -> Callable[[], None]:
        def work() -> None:
            reason = Reason("m", f"/{name}/m.onnx", f"of {name}", "h")
            told[name] = here.workspace.set_aside(name * 8, reason)

        return work

    monkeypatch.setattr("bankd.config.workspace.make_folder", at_once)
    together(set_aside("a"), set_aside("b"))

    texts = {name: Path(reason.file).read_text() for name, reason in told.items()}
    assert {name: f"of {name}" in text for name, text in texts.items()} == {"a": True, "b": True}


def test_a_reason_is_written_anew_in_its_place(tmp_path: Path) -> None:
    workspace = Workspace(tmp_path)
    first = workspace.set_aside("a" * 64, Reason("m", "/a/m.onnx", "one", "h"))
    Path(first.file).unlink()

    again = workspace.set_aside("c" * 64, Reason("m", "/a/m.onnx", "two", "h"))

    assert again.file == first.file
    assert "two" in Path(again.file).read_text()


@pytest.mark.parametrize("refused", ["json.dump", "os.fchmod"])
def test_a_reason_that_cannot_be_written_leaves_no_half_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(f"bankd.config.workspace.{refused}", refuse)
        with pytest.raises(BankdError, match="No space left"):
            Workspace(tmp_path).set_aside("a" * 64, Reason("m", "/a/m.onnx", "one", "h"))

    left = [path.name for path in (tmp_path / "rejected").iterdir()]
    assert left in ([], ["m.onnx.reason.json"])  # The name that was taken, for the next try.
    again = Workspace(tmp_path).set_aside("a" * 64, Reason("m", "/a/m.onnx", "two", "h"))
    assert Path(again.file).name == "m.onnx.reason.txt"
