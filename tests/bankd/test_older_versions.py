"""Banks, job lists and exports that older versions wrote are used as they are.

tests/bankd/past holds an archive for each of five older commits of this repository, made by that
commit itself: `bankd watch --once --job_type 1,2` tuned a small network and was killed when a job
was done and the next one ran. f3f2f90 had job type 2 only. 5a44820 exported and tagged its bank,
1675d50 began a merge of the bank of bb40a43 with --hold. They cover the versions 1, 3, 4 and 5 of
the tables of a bank, and 0, 1 and 2 of those of a job list.
"""

from __future__ import annotations

import json
import tarfile
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bankd.bank import Bank, canonical
from bankd.bank.exchange import export, stage_export
from bankd.bank.merge import abort_merge, continue_merge, merge, pending
from bankd.bank.state import State as BankState
from bankd.jobs import Jobs, daemons, figures, races, read_jobs
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.exchange.exports import content, files_of
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Environment, Target
from tuner.task import Task

ARCHIVES = Path(__file__).parent / "past"


@dataclass(frozen=True)
class Past:
    """What the bank and the job list of one commit hold."""

    commit: str
    head: str
    rules: dict[str, str]
    """Rule by the beginning of each key."""
    trials: int
    waiting: int = 0
    """Jobs of the list that were never begun."""
    trials_of_job: int | None = None
    """Trials of the job that was done; None: as many as the bank has."""


ALL = (
    Past(
        "f3f2f90",
        "b5f767977101",
        dict.fromkeys(
            (
                "c775f1dd", "cbf77f32", "7a70bbc7", "cfdbd6ce", "a8898a61", "478bd395", "0cfc2a49",
                "cbd04e9f", "64fc4aca",
            ),
            "default",
        ),
        163,
    ),
    Past("bb40a43", "347420c54031", {"7a70bbc7": "tuned"}, 41),
    Past("5a44820", "eee1b528e495", {"7a70bbc7": "default", "a8898a61": "tuned"}, 67),
    Past("1675d50", "9322745f7ecb", {"7a70bbc7": "default"}, 105, trials_of_job=64),
    Past("4aaecdd", "c42eb97b8bf5", {"7a70bbc7": "default", "a8898a61": "default"}, 76, waiting=1),
)  # fmt: skip


def unpacked(commit: str, folder: Path) -> Path:
    with tarfile.open(ARCHIVES / f"{commit}.tar.xz") as archive:
        archive.extractall(folder / commit, filter="data")
    return folder / commit


@pytest.fixture(params=ALL, ids=lambda past: past.commit)
def past(request: pytest.FixtureRequest) -> Past:
    found: Past = request.param
    return found


@pytest.fixture
def folder(past: Past, tmp_path: Path) -> Path:
    return unpacked(past.commit, tmp_path)


def test_its_bank_is_read_without_a_change_and_upgraded_without_a_loss(
    past: Past, folder: Path
) -> None:
    file = folder / "bank.db"
    before = file.read_bytes()
    with Bank.open(folder, create=False, read_only=True) as bank:
        assert bank.check() == []
        read = content(bank), bank.log()
    assert file.read_bytes() == before

    with Bank.open(folder) as bank:
        assert bank.check() == []
        assert (content(bank), bank.log()) == read
        assert next(one.short_id for one in bank.log()) == past.head
        assert {one.key[:8]: one.rule for one in bank.records()} == past.rules
        assert len(read[0][1]) == past.trials


def test_today_s_tuner_understands_each_of_its_entries(past: Past, folder: Path) -> None:
    target = Target(V4.soc_version, V4.cores)
    with Bank.open(folder) as bank:
        tasks = bank.connection.rows("SELECT key, text FROM tasks")
        environments = bank.connection.rows("SELECT text FROM environments")
        good = {row["key"]: bank.observations(row["key"], V4) for row in tasks}

    for row in tasks:
        is_subgraph = json.loads(row["text"])["op"] == "subgraph"
        work = (Subgraph if is_subgraph else Task).parse(row["text"])
        assert (work.key, work.text()) == (row["key"], row["text"])
        space = SubgraphSpace(work, target) if isinstance(work, Subgraph) else Space(work, target)
        policies = {one.policy: Policy.parse(one.policy) for one in good[work.key]}
        assert [policy.text() for policy in policies.values()] == [*policies]
        assert all(space.is_legal(space.completed(policy)) for policy in policies.values())
    for row in environments:
        assert canonical(Environment(**json.loads(row["text"])).as_dict()) == row["text"]


def test_its_bank_is_merged_with_one_of_today_both_ways_and_exported(
    past: Past, folder: Path, tmp_path: Path
) -> None:
    with Bank.open(folder) as old, Bank.open(tmp_path / "today") as today:
        today.commit(V4, [a_decision(1)], "today", "me")
        if pending(old):
            abort_merge(old)
        for ours, theirs in ((today, old), (old, today)):
            merge(ours, BankState(theirs), author="me", message="both ways")

        assert {one.key[:8] for one in today.records()} == {*past.rules, a_key(1)[:8]}
        assert content(old) == content(today)
        for name, bank in (("old", old), ("today", today)):
            export(bank, tmp_path / f"{name}-export", V4.soc_version)
        with stage_export(tmp_path / "old-export", tmp_path / "staged") as staged:
            assert content(staged) == content(old)
    assert files_of(tmp_path / "old-export") == files_of(tmp_path / "today-export")


def test_its_job_list_is_read_and_its_interrupted_job_waits_again(past: Past, folder: Path) -> None:
    before = (folder / "jobs.db").read_bytes()
    states = Counter(
        {"running": 1, "done": 1, "set_aside": 1, **({"queued": 1} if past.waiting else {})}
    )

    jobs = read_jobs(folder / "jobs.db")

    assert Counter(job.state.value for job in jobs) == states
    assert {job.retry_s for job in jobs} == {0}
    assert races(folder / "jobs.db", folder / "bank.db") == ()
    assert len(daemons(folder / "jobs.db")) <= 1
    (done,) = (figures(job) for job in jobs if job.state.value == "done")
    assert done is not None
    assert done.trials == (past.trials_of_job or past.trials)
    assert (folder / "jobs.db").read_bytes() == before
    with closing(Jobs(folder / "jobs.db")) as table:
        (interrupted,) = table.recover().interrupted
        waiting = {job.path.name for job in table.list() if job.state.value == "queued"}
        table.cancel(interrupted.key, "me")
    assert interrupted.path == Path("/srv/tune/inbox/tiny_again.onnx")
    assert waiting == {interrupted.path.name, *(["tiny_last.onnx"] if past.waiting else [])}


def test_a_merge_that_waits_in_an_older_bank_is_ended_by_today_s_version(tmp_path: Path) -> None:
    with Bank.open(unpacked("1675d50", tmp_path)) as bank:
        waiting = pending(bank)
        result = continue_merge(bank)

        assert waiting is not None
        assert (waiting.theirs, result.open) == ("three/bank.db", 0)
        (entry,) = bank.records()
    assert (entry.key[:8], entry.rule) == ("7a70bbc7", "tuned")


def test_an_older_export_has_the_bytes_of_today_s_and_comes_back(tmp_path: Path) -> None:
    folder = unpacked("5a44820", tmp_path)
    with Bank.open(folder) as bank:
        assert bank.revision("first-night").name == "r1"
        export(bank, tmp_path / "again.tunebank", V4.soc_version, form="file")
        with stage_export(folder / "export.tunebank", tmp_path / "staged") as staged:
            assert content(staged) == content(bank)

    assert (tmp_path / "again.tunebank").read_bytes() == (folder / "export.tunebank").read_bytes()
