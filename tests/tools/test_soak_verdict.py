"""The verdict of the soak on made-up runs: what is wrong is found, and by the right check."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.jobs import FileSeen, Job, State
from tools.soak.content import Content, Expected, sha256
from tools.soak.found import Found
from tools.soak.plan import Plan, Throw, Way
from tools.soak.served import Deaths
from tools.soak.summary import lines, plain
from tools.soak.verdict import MOST_BYTES, Run, is_passed, verdict
from tools.soak.watching import Seen

VALID = Content("good", "valid", Expected.RESULT, b"good")
BROKEN = Content("bad", "broken", Expected.REASON, b"bad")
MODEL = Path("/w/m_1/tunespace/result/m_1_tune.om")
OTHER_MODEL = Path("/w/m_2/tunespace/result/m_2_tune.om")


def job(key: str, state: State, **result: Any) -> Job:
    return Job(key, Path(key), state, 0, None, "", None, None, result)


def seen(name: str, key: str | None, said: str = "") -> FileSeen:
    return FileSeen(Path(name), "{}", "basis", key, said)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """One in which all is right: a model, its copy, a broken file, and a link."""
    reason = tmp_path / "bad.onnx.reason.txt"
    reason.write_text("why")
    plan = Plan(
        (VALID, BROKEN),
        (
            Throw(0, 0, Way.COPIED, 0, ".", "a"),
            Throw(1, 0, Way.LINKED, 0, "copies", "b"),
            Throw(2, 0, Way.COPIED, 1, ".", "c"),
            Throw(3, 0, Way.SYMLINK, 0, ".", "d"),
            Throw(4, 0, Way.DELETED, 0, ".", "e"),
        ),
    )
    found = Found(
        files={
            "a.onnx": sha256(b"good"),
            "copies/b.onnx": sha256(b"good"),
            "c.onnx": sha256(b"bad"),
            "d.onnx": Way.SYMLINK,
        },
        rows={
            "a.onnx": seen("a.onnx", "k1"),
            "copies/b.onnx": seen("b.onnx", "k1"),
            "c.onnx": seen("c.onnx", "k2", "it is bad"),
        },
        jobs={
            "k1": job("k1", State.DONE, offline_model=str(MODEL)),
            "k2": job("k2", State.SET_ASIDE, what="it is bad", file=str(reason)),
        },
        times_done={"k1": 1},
        models=frozenset([MODEL]),
    )
    watched = Seen(samples=9, peak_bytes=10**8, asked=3, answered=3)
    return Run(plan, found, {MODEL: ""}, watched, ignored=1, bank_checks=1)


def test_a_run_in_which_all_is_right_passes(run: Run) -> None:
    checks = verdict(run)

    assert [check.faults for check in checks if not check.is_met] == []
    assert is_passed(checks)
    assert list(lines(checks))[-1] == "passed"
    assert plain(checks)["passed"] is True


def changed(run: Run, **found: Any) -> Run:
    return replace(run, found=replace(run.found, **found))


def with_rows(run: Run, **rows: FileSeen) -> Run:
    return changed(run, rows={**run.found.rows, **rows})


def with_jobs(run: Run, **jobs: Job) -> Run:
    return changed(run, jobs={**run.found.jobs, **jobs})


def with_files(run: Run, files: Mapping[str, str]) -> Run:
    return changed(run, files={**run.found.files, **files})


def without_reason_file(run: Run) -> Run:
    Path(run.found.jobs["k2"].reason_file).unlink()
    return run


def as_two_jobs(run: Run) -> Run:
    twin = job("k3", State.DONE, offline_model=str(OTHER_MODEL))
    two = with_jobs(with_rows(run, **{"copies/b.onnx": seen("b.onnx", "k3")}), k3=twin)
    return replace(
        changed(two, models=frozenset([MODEL, OTHER_MODEL])), compared={MODEL: "", OTHER_MODEL: ""}
    )


def as_one_job(run: Run) -> Run:
    other = replace(VALID, name="other", model=b"other")
    throws = [replace(throw, content=2) if throw.number == 1 else throw
              for throw in run.plan.throws]  # fmt: skip
    return replace(run, plan=Plan((*run.plan.contents, other), tuple(throws)))


def told_of_private_copy(run: Run) -> Run:
    reason = run.found.jobs["k2"]
    what = "/x/aoe_workspace/work/k2/model/c.onnx: is bad"
    return with_jobs(run, k2=replace(reason, result={**reason.result, "what": what}))


RESULT, REASON = "every valid content has one result", "every other file has a reason"

FAULTS: Mapping[str, tuple[Callable[[Run], Run], str, str]] = {
    "a file was never looked into": (
        lambda run: changed(run, rows={"c.onnx": run.found.rows["c.onnx"]}), RESULT, "has no job"),
    "a job never ended": (
        lambda run: with_jobs(run, k1=job("k1", State.QUEUED)), RESULT, "is queued"),
    "an offline model was lost": (
        lambda run: changed(run, models=frozenset()), RESULT, "model is not there"),
    "an offline model computes something else": (
        lambda run: replace(run, compared={MODEL: "relative error 1"}), RESULT, "relative error 1"),
    "an offline model was never run": (
        lambda run: replace(run, compared={}), RESULT, "was not compared"),
    "equal contents became two jobs": (as_two_jobs, RESULT, "good: 2 jobs"),
    "a broken file has no row": (
        lambda run: changed(run, rows={k: v for k, v in run.found.rows.items() if k != "c.onnx"}),
        REASON, "c.onnx: has no row"),
    "a broken file was tuned": (
        lambda run: with_rows(run, **{"c.onnx": seen("c.onnx", "k1")}), REASON, "job is done"),
    "a reason file was lost": (without_reason_file, REASON, "reason file is not there"),
    "a reason tells of a fault of ours": (
        lambda run: with_jobs(run, k2=replace(run.found.jobs["k2"], result={
            **run.found.jobs["k2"].result, "what": "an unexpected error, KeyError"})),
        REASON, "KeyError"),
    "a reason names our own copy": (told_of_private_copy, REASON, "aoe_workspace/work"),
    "a file was refused without a word": (
        lambda run: with_rows(run, **{"c.onnx": seen("c.onnx", None)}), REASON, "has no reason"),
    "a link became a job": (
        lambda run: with_rows(run, **{"d.onnx": seen("d.onnx", "k1")}),
        "what is no file is ignored", "d.onnx: has a row"),
    "the daemon counts other files as ignored": (
        lambda run: replace(run, ignored=5), "what is no file is ignored", "says 5"),
    "a valid content was set aside whose file is gone": (
        lambda run: with_jobs(run, k9=replace(job("k9", State.SET_ASIDE, what="died 3 times"),
                                              content={"model": sha256(b"good"), "data": {}})),
        "no valid content was refused", "died 3 times"),
    "a job was done twice": (
        lambda run: changed(run, times_done={"k1": 2}), "nothing was tuned twice", "2 times"),
    "a killed job left its offline model": (
        lambda run: changed(run, models=frozenset([MODEL, OTHER_MODEL])),
        "one offline model a job", "of no job"),
    "two jobs share an offline model": (
        lambda run: with_jobs(run, k3=run.found.jobs["k1"]), "one offline model a job", "2 jobs"),
    "a user's file was lost": (
        lambda run: changed(run, files={"a.onnx": sha256(b"good")}),
        "the user's files are untouched", "c.onnx: is gone"),
    "a user's file was changed": (
        lambda run: with_files(run, {"a.onnx": sha256(b"other")}),
        "the user's files are untouched", "a.onnx: changed"),
    "something lies there that nobody threw": (
        lambda run: with_files(run, {"x": sha256(b"")}),
        "the user's files are untouched", "x: nobody threw it"),
    "something waits for ever": (
        lambda run: replace(run, left=("job k1 is queued",)),
        "everything settled in time", "is queued"),
    "the bank is damaged": (
        lambda run: replace(run, bank_faults=("SQLite: damaged",)), "the bank is whole", "damaged"),
    "the daemon grew": (
        lambda run: replace(run, seen=replace(run.seen, peak_bytes=MOST_BYTES + 1)),
        "memory of the daemon", "300 MB"),
    "the daemon was silent": (
        lambda run: replace(run, seen=replace(run.seen, silent=["process 7, no answer"])),
        "status and metrics were answered", "process 7"),
    "a daemon ended by itself": (
        lambda run: replace(run, deaths=Deaths(unasked=["ended by itself with 1"])),
        "nobody else died", "with 1"),
    "a thrower failed": (
        lambda run: replace(run, throwers=("thrower 3 ended with 1",)),
        "everything was thrown", "thrower 3"),
    "two contents became one job": (as_one_job, RESULT, "job k1: 2 contents"),
    "a child outlived its killed daemon": (
        lambda run: replace(run, deaths=Deaths(orphans=["bankd.working.child (7)"])),
        "no orphan processes", "bankd.working.child (7)"),
    "a child outlived the end": (
        lambda run: replace(run, orphans=("bankd.working.child (8)",)),
        "no orphan processes", "bankd.working.child (8)"),
    "a temporary file was left": (
        lambda run: changed(run, temporary=("work/aoe_workspace/.new-x.tmp",)),
        "no temporary files", ".new-x.tmp"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_by_the_check_that_looks_for_it(run: Run, fault: str) -> None:
    spoil, name, said = FAULTS[fault]

    checks = {check.name: check for check in verdict(spoil(run))}

    assert any(said in one for one in checks[name].faults), checks[name]
    assert not is_passed(tuple(checks.values()))


def test_names_in_the_verdict_cannot_steer_a_terminal(run: Run) -> None:
    hostile = with_files(run, {"\x1b[31m.onnx": sha256(b"")})

    told = "\n".join(lines(verdict(hostile)))

    assert "\x1b" not in told
    assert "\\x1b[31m.onnx: nobody threw it" in told
