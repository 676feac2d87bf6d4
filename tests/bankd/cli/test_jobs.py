"""`bankd jobs`, `bankd cancel` and `bankd retry`."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pytest

from bankd.bank import Bank, canonical
from bankd.bridge.progress import write_progress
from bankd.errors import ExitCode
from bankd.figures import Lowered
from bankd.jobs import FileSeen, Jobs, races
from bankd.jobs.owner import own_identity
from bankd.jobs.running import Progress, progress_file
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.replayed_races import DEFAULT, ROWS, TASK, UNROLLED, Replayed, entry
from tests.bankd.worlds import World, served, until
from tuner.figures import Chain

KEYS = {name: f"{number:064x}" for number, name in enumerate(("a", "b", "c", "d"), 0xABC)}


def progress(workspace: Path, key: str) -> None:
    told = Progress("tune", "7 tasks", 3, 7, "conv_3", "conv", 200.0, 100.0, 80.0, (1.0, 1.25), 9,
                    "2026-08-22T14:00:00Z", "2026-08-22T14:02:00Z")  # fmt: skip
    write_progress(progress_file(workspace, key), told)


@contextmanager
def tuning(here: World, name: str) -> Iterator[threading.Event]:
    """A daemon in the middle of the first task of this model; the event lets it go on."""
    arrived, goes_on = threading.Event(), threading.Event()

    def wait() -> None:
        arrived.set()
        goes_on.wait(60)

    write_model(here.inbox / name)
    with served(here, FakePipeline(wait)):
        try:
            assert arrived.wait(60)
            yield goes_on
        finally:
            goes_on.set()


def test_a_job_whose_times_are_noisy_is_listed_with_them_and_a_mark(
    bankd: Command, jobs: Jobs
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.claim(KEYS["a"])
    times = {"default_ms": 52.0, "tuned_ms": 40.0, "default_ratio": [0.9, 1.3, 2.1]}
    jobs.finish(KEYS["a"], {**times, "noisy": ["tuned", "default"]})

    listed, page = bankd("jobs").out, bankd("jobs", KEYS["a"]).out

    assert "40.0 ms (default 52.0) noisy" in listed
    assert "1.30 [0.90, 2.10] noisy over the default" in page


def test_a_job_of_several_shapes_has_a_line_for_each(bankd: Command, jobs: Jobs) -> None:
    shapes = [
        {"values": {"batch": 1, "n": n}, "default_ms": n / 4, "tuned_ms": n / 8, "peer_ms": n / 5,
         "default_ratio": [1.9, 2.0, 2.1], "peer_ratio": [1.5, 1.6, 1.7]}
        for n in (8, 64)
    ]  # fmt: skip
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.claim(KEYS["a"])
    jobs.finish(KEYS["a"], {"default_ms": 16.0, "tuned_ms": 8.0, "shape_times": shapes})

    page = bankd("jobs", KEYS["a"]).out
    [listed] = json.loads(bankd("jobs", "--json").out)["jobs"]

    _, by_shape, _ = page.split("\n\n")
    assert [" ".join(line.split()) for line in by_shape.splitlines()[-2:]] == [
        "batch=1, n=8 2.00 ms 1.00 ms 1.60 ms 1.60 [1.50, 1.70]",
        "batch=1, n=64 16.0 ms 8.00 ms 12.8 ms 1.60 [1.50, 1.70]",
    ]
    assert listed["record"]["shape_times"] == shapes


def test_the_page_of_a_quantised_model_says_what_that_gave_and_cost(
    bankd: Command, jobs: Jobs
) -> None:
    chains = (Chain(("/fc/Gemm",), (1.0, 2.0, 3.0), 0.25, is_lowered=True),)
    lowered = Lowered("int8", chains, "cosine at least 0.999", "cosine 0.9997", (1.9, 2.0, 2.1))
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.claim(KEYS["a"])
    jobs.finish(KEYS["a"], {"default_ms": 16.0, "tuned_ms": 8.0, "lowered": asdict(lowered)})

    page = " ".join(bankd("jobs", KEYS["a"]).out.split())

    assert "2.00x [1.90, 2.10] as fast as f32; cosine 0.9997; allowed: cosine" in page
    assert "/fc/Gemm 2.0 us 25% int8" in page


def test_jobs_are_listed_with_progress_figures_and_reasons(
    bankd: Command, jobs: Jobs, workspace: Path
) -> None:
    for name, key in KEYS.items():
        jobs.enqueue(key, Path(f"/in/{name}.onnx"))
    jobs.claim(KEYS["b"])
    progress(workspace, KEYS["b"])
    jobs.set_aside(KEYS["c"], {"what": "is truncated", "hint": "export it again"})
    jobs.finish(KEYS["d"], {"default_ms": 58.781, "tuned_ms": 26.876})

    ended = bankd("jobs")

    assert ended.code == ExitCode.OK
    head, _, runs, waits, *rest = (" ".join(line.split()) for line in ended.out.splitlines())
    assert head == "job model state at best so far left started reason"
    assert runs.startswith(
        "000000000000 b running tune, task 3 of 7 80.0 us (default 100) 3 min 20 s 20"
    )
    assert waits == "000000000000 a queued - - - - -"
    assert sorted(line[13:] for line in rest) == [
        "c rejected - - - - is truncated",
        "d done - 26.9 ms (default 58.8) - - -",
    ]
    assert ended.err.splitlines() == ["bankd: 4 jobs", "bankd: no daemon is running"]


def test_a_job_is_listed_shown_and_meant_by_the_names_of_all_its_files(
    bankd: Command, tmp_path: Path
) -> None:
    inbox = tmp_path / "in"
    write_model(inbox / "first.onnx")
    for name in ("second", "third"):
        shutil.copy(inbox / "first.onnx", inbox / f"{name}.onnx")
    bankd("watch", inbox, "--once", "--settle", "0.01")

    (job,) = json.loads(bankd("jobs", "--json").out)["jobs"]
    listed, shown = bankd("jobs").out, bankd("jobs", "third").out
    mistyped = bankd("jobs", "secnod")

    files = {job["path"], *job["copies"]}
    assert files == {str(inbox / f"{name}.onnx") for name in ("first", "second", "third")}
    *_, line = listed.splitlines()
    names = [Path(path).stem for path in (job["path"], *job["copies"])]
    assert ", ".join(names) in " ".join(line.split())
    assert all(path in shown.replace("\n", " ") for path in files)
    assert "did you mean second?" in mistyped.err


def test_of_many_copies_five_are_named(bankd: Command, jobs: Jobs) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    copies = [Path(f"/in/copy{number}.onnx") for number in range(1, 9)]
    of_two_bases = [FileSeen(p, "", basis, KEYS["a"]) for basis in ("b", "c") for p in copies]
    jobs.files.note([*of_two_bases, FileSeen(Path("/in/a.onnx"), "", "b", KEYS["a"])])

    shown = " ".join(bankd("jobs", "a").out.split())

    expected = ", ".join(map(str, copies[:5]))
    assert f"copies {expected}, and 3 more" in shown
    assert json.loads(bankd("jobs", "a", "--json").out)["copies"] == list(map(str, copies))


def test_without_a_list_there_are_no_jobs_and_no_file_is_made(
    bankd: Command, workspace: Path
) -> None:
    ended = bankd("jobs")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert ended.err.splitlines() == [
        f"bankd: no jobs in {workspace}", "bankd: no daemon is running",
    ]  # fmt: skip
    assert not workspace.exists()


def test_one_job_is_shown_with_its_figures_and_its_log(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "resnet.onnx")
    bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    ended = bankd("jobs", "resnet")

    facts = dict(line.split(maxsplit=1) for line in ended.out.partition("\n\n")[0].splitlines())
    assert facts["state"] == "done"
    assert facts["times"] == ("default 58.8 ms, SGAT 44.0 ms, tuned 26.9 ms, ONNX Runtime 30.0 ms")
    assert facts["ratio"] == (
        "2.19 [2.10, 2.30] over the default, 1.12 [1.00, 1.20] over ONNX Runtime"
    )
    assert facts["output"].endswith("_tune.om")
    _, past, log = (part.splitlines() for part in ended.out.split("\n\n"))
    assert [line.split("  ")[1].partition(":")[0] for line in past] == ["queued", "started", "done"]
    assert [line[9:] for line in log][1:] == [
        "loading resnet.onnx",
        "2 tasks",
        "task 1 of 2: node_1 (gemm) 100 -> 80.0 us, 1.25x faster",
        "task 2 of 2, about 3 s left: node_2 (gemm) 100 -> 80.0 us, 1.25x faster",
        "done",
    ]


def test_json_has_all_jobs_and_who_serves_them(bankd: Command, jobs: Jobs, workspace: Path) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.claim(KEYS["a"])
    progress(workspace, KEYS["a"])
    with jobs.serving([Path("/in")]):
        listed = json.loads(bankd("jobs", "--json").out)
    one = json.loads(bankd("jobs", "a", "--json").out)

    (job,), (daemon,) = listed["jobs"], listed["daemons"]
    assert (job["state"], job["is_running"], job["progress"]["number"]) == ("running", True, 3)
    assert (daemon["process"], daemon["is_alive"], daemon["folders"]) == (
        os.getpid(), True, ["/in"],
    )  # fmt: skip
    past = one.pop("history")
    assert one == {**job, "waits": None, "log": []}
    assert [event["event"] for event in past] == ["queued", "started"]


def test_a_job_whose_daemon_is_gone_is_interrupted_and_its_old_progress_is_not_shown(
    bankd: Command, jobs: Jobs, workspace: Path
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.claim(KEYS["a"])
    progress(workspace, KEYS["a"])
    jobs._file.database.execute("UPDATE jobs SET owner = '1:0'")
    jobs._file.database.execute("INSERT INTO daemons VALUES ('1:0', x'2f696e', 'x', '14:02', NULL)")

    ended = bankd("jobs")

    row = " ".join(ended.out.splitlines()[2].split())
    assert row.startswith("000000000000 a interrupted - - - 20")
    assert row.endswith("its daemon has ended; the next one continues it")
    assert "bankd: no daemon is running; last seen 14:02, for /in" in ended.err


def test_names_from_models_and_files_are_shown_literally(
    bankd: Command, jobs: Jobs, workspace: Path
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/[red]\x1b[31m.onnx"))
    jobs.set_aside(KEYS["a"], {"what": "no\n\x1b[2J", "hint": "\x07"})
    log = workspace / "log" / f"{KEYS['a'][:12]}.log"
    log.parent.mkdir()
    log.write_text("12:00:00 \x1b[2J\n")

    ended = bankd("jobs"), bankd("jobs", KEYS["a"])

    for one in ended:
        assert "\x1b" not in one.out
        assert "\x07" not in one.out
        assert "[red]\\x1b[31m" in one.out


@pytest.mark.parametrize("command", ["jobs", "cancel", "retry"])
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nobody", "no job has the name or the key prefix 'nobody'"),
        ("000", "'000' matches 2 jobs:\n  000000000000  queued, "),
        ("twin", "'twin' matches 2 jobs"),
    ],
)
def test_a_name_that_is_not_one_jobs_is_refused(
    bankd: Command, jobs: Jobs, command: str, name: str, message: str
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/twin.onnx"))
    jobs.enqueue(KEYS["b"], Path("/other/twin.onnx"))

    ended = bankd(command, name)

    assert ended.code == ExitCode.FAILURE
    assert message in ended.err
    assert "hint: " in ended.err


def test_a_running_job_is_shown_cancelled_and_tried_again(bankd: Command, here: World) -> None:
    with tuning(here, "m.onnx") as goes_on:
        shown = bankd("jobs")
        cancelled = bankd("cancel", "m")
        after = bankd("jobs", "m")
        until(lambda: here.workshop.is_closed)
        goes_on.set()
        until(lambda: "state=cancelled" in here.log.getvalue())
        ended = json.loads(bankd("jobs", "m", "--json").out)
        retried = bankd("retry", "m")
        until(lambda: "state=tuned" in here.log.getvalue())

    assert "m       running   tune, task 1 of 2 " in shown.out
    assert f"the daemon {os.getpid()} serves {here.inbox} since 20" in shown.err
    assert "ends at once; `bankd retry " in cancelled.err
    assert "it is being ended" in after.out
    assert ended["state"] == "cancelled"
    assert ended["reason"]["what"].startswith("cancelled by ")
    assert ended["log"][-1][9:].startswith("ended: cancelled by ")
    assert f"waits again: the daemon {os.getpid()} picks it up" in retried.err
    assert {one.code for one in (shown, cancelled, after, retried)} == {ExitCode.OK}


def test_retry_says_who_will_take_the_job_up(bankd: Command, jobs: Jobs, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    jobs.enqueue(KEYS["a"], model)
    jobs.set_aside(KEYS["a"], {})

    alone = bankd("retry", "m")
    jobs.set_aside(KEYS["a"], {})
    with jobs.serving([tmp_path / "elsewhere"]):
        unwatched = bankd("retry", "m")

    assert f"waits again: no daemon is running; `bankd watch {model.parent}`" in alone.err
    assert f"waits again: no daemon watches {model.parent}; `bankd watch" in unwatched.err


def test_what_has_ended_cannot_be_cancelled(bankd: Command, jobs: Jobs) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/m.onnx"))
    jobs.finish(KEYS["a"], {})

    ended = bankd("cancel", "m")

    assert ended.code == ExitCode.FAILURE
    assert "is done: it cannot be cancelled" in ended.err


def test_the_daemon_measures_a_conflict_of_the_merge_that_waits(
    bankd: Command, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bankd.bridge.race.open_race_harness",
        Replayed({DEFAULT: 100.0, ROWS: 80.0, UNROLLED: 60.0}),
    )
    for place, policy in ((tmp_path / "bank", ROWS), (tmp_path / "theirs", UNROLLED)):
        decision = entry(policy, environment=canonical({"cpu": f"cpu {place.name}"}))
        with Bank.open(place) as bank:
            bank.commit(decision.target, [decision], "tuned", "me")
            file = bank.path
    bankd("merge", tmp_path / "theirs")
    file = tmp_path / "bank" / file.name
    jobs.races.ask(file, decision.target, TASK.key, "me")
    jobs.races.ask(file, decision.target, "nothing", "me")

    watched = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    done, failed = races(tmp_path / "work" / "aoe_workspace" / "jobs.db", file)
    assert watched.code == ExitCode.OK
    assert (done.state, failed.state) == ("done", "failed")
    assert done.said.startswith("theirs 1.33x ")
    assert "faster than ours" in done.said
    assert failed.said
    assert bankd("merge", "--continue").code == ExitCode.OK


def test_a_daemon_of_another_workspace_is_not_told_of(
    bankd: Command, jobs: Jobs, tmp_path: Path
) -> None:
    with jobs.serving([tmp_path]):
        here, elsewhere = bankd("jobs"), bankd("jobs", "--work_dir", tmp_path)

    assert f"the daemon {own_identity().partition(':')[0]} serves" in here.err
    assert "no daemon is running" in elsewhere.err


def test_a_rejected_job_is_called_so_in_lists_pages_and_json(bankd: Command, jobs: Jobs) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.set_aside(KEYS["a"], {"what": "is truncated"})

    texts = [
        bankd(*command).out
        for command in (("jobs",), ("jobs", "a"), ("jobs", "--json"), ("jobs", "a", "--json"),
                        ("status",), ("status", "--json"))
    ]  # fmt: skip

    assert [text for text in texts if "rejected" not in text] == []
    assert [text for text in texts if "set_aside" in text or "set aside" in text] == []
