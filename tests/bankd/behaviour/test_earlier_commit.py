"""Banks, job lists, exports and offline models that an earlier commit wrote are used as they are.

past/977dd90.tar.xz was made by commit 977dd90 itself: `bankd watch --job_type 1,2`
tuned a small network, and was killed with its worker when the next job ran. The bank was tagged,
exported plainly and signed, and the network compiled for one core of x86_64-v2. merging/bank.db is
the bank of another session, in which a merge of the first bank waits (`bankd merge --hold`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tuner
from bankd.bank import Bank, TargetKey, canonical
from bankd.bank.exchange import export, stage_export
from bankd.bank.merge import continue_merge, merge, pending
from bankd.bank.state import State as BankState
from bankd.jobs import Jobs, daemons, figures, races, read_jobs
from tests.bankd.bank.builders import a_decision, a_key
from tests.bankd.bank.exchange.exports import content, files_of
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Environment, Target
from tuner.task import Task

ARCHIVE = Path(__file__).parent / "past" / "977dd90.tar.xz"
V2 = TargetKey("x86_64-v2", 1)
RULES = {
    "c775f1dd": "default", "1e84d551": "default", "64593951": "default", "0ac91e7c": "tuned",
    "de48dc99": "tuned", "d42fc743": "default", "64fc4aca": "default",
}  # fmt: skip
"""Rule of each entry of the bank, by the beginning of its key."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(tmp_path / "past", filter="data")
    return tmp_path / "past"


def test_its_bank_is_read_without_a_change_and_upgraded_without_a_loss(
    folder: Path,
) -> None:
    file = folder / "bank.db"
    before = file.read_bytes()
    with Bank.open(folder, create=False, read_only=True) as bank:
        assert bank.check() == []
        read = content(bank, V2.soc_version), bank.log()
    assert file.read_bytes() == before

    with Bank.open(folder) as bank:
        assert bank.check() == []
        assert (content(bank, V2.soc_version), bank.log()) == read
        assert next(one.short_id for one in bank.log()) == "50dcccfbab2e"
        assert {one.key[:8]: one.rule for one in bank.records()} == RULES
        assert len(read[0][1]) == 117


def test_today_s_tuner_understands_each_of_its_entries(folder: Path) -> None:
    target = Target(V2.soc_version, V2.cores)
    with Bank.open(folder) as bank:
        tasks = bank.connection.rows("SELECT key, text FROM tasks")
        environments = bank.connection.rows("SELECT text FROM environments")
        good = {row["key"]: bank.observations(row["key"], V2) for row in tasks}

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
    folder: Path, tmp_path: Path
) -> None:
    with Bank.open(folder) as old, Bank.open(tmp_path / "today") as today:
        today.commit(V2, [replace(a_decision(1), target=V2)], "today", "me")
        for ours, theirs in ((today, old), (old, today)):
            merge(ours, BankState(theirs), author="me", message="both ways")

        assert {one.key[:8] for one in today.records()} == {*RULES, a_key(1)[:8]}
        assert content(old, V2.soc_version) == content(today, V2.soc_version)
        for name, bank in (("old", old), ("today", today)):
            export(bank, tmp_path / f"{name}-export", V2.soc_version)
        with stage_export(tmp_path / "old-export", tmp_path / "staged") as staged:
            assert content(staged, V2.soc_version) == content(old, V2.soc_version)
    assert files_of(tmp_path / "old-export") == files_of(tmp_path / "today-export")


def test_its_job_list_is_read_and_its_interrupted_job_waits_again(folder: Path) -> None:
    before = (folder / "jobs.db").read_bytes()

    jobs = read_jobs(folder / "jobs.db")

    assert Counter(job.state.value for job in jobs) == {"running": 1, "done": 1, "set_aside": 1}
    assert races(folder / "jobs.db", folder / "bank.db") == ()
    assert len(daemons(folder / "jobs.db")) == 1
    (done,) = (figures(job) for job in jobs if job.state.value == "done")
    assert done is not None
    assert done.trials == 117
    assert (folder / "jobs.db").read_bytes() == before
    with closing(Jobs(folder / "jobs.db")) as table:
        (interrupted,) = table.recover().interrupted
        waiting = {job.path.name for job in table.list() if job.state.value == "queued"}
        table.cancel(interrupted.key, "me")
    assert interrupted.path == Path("/srv/tune/inbox/tiny_again.onnx")
    assert waiting == {interrupted.path.name}


def test_a_merge_that_waits_in_its_bank_is_ended_by_today_s_version(folder: Path) -> None:
    with Bank.open(folder / "merging") as bank:
        waiting = pending(bank)
        result = continue_merge(bank)

        assert waiting is not None
        assert (waiting.theirs, result.open) == ("/srv/tune/bank/bank.db", 0)
        assert {one.key[:8] for one in bank.records()} == RULES.keys()


def test_its_export_has_the_bytes_of_today_s_and_comes_back(folder: Path, tmp_path: Path) -> None:
    with Bank.open(folder) as bank:
        assert bank.revision("first-night").name == "r2"
        export(bank, tmp_path / "again.tunebank", V2.soc_version, form="file")
        with stage_export(folder / "export.tunebank", tmp_path / "staged") as staged:
            assert content(staged, V2.soc_version) == content(bank, V2.soc_version)

    assert (tmp_path / "again.tunebank").read_bytes() == (folder / "export.tunebank").read_bytes()


def test_the_signature_of_its_export_is_verified(folder: Path, tmp_path: Path) -> None:
    for verify_key in (None, folder / "release.key.pub"):
        bank = tmp_path / ("verified" if verify_key else "unverified")
        key = ["--verify_key", str(verify_key)] if verify_key else []
        command = [sys.executable, "-m", "bankd", "import", str(folder / "signed.tunebank"), *key]
        bank.mkdir()
        subprocess.run(command, env={**os.environ, "TUNE_BANK_PATH": str(bank)}, check=True)

        with Bank.open(bank, create=False) as imported:
            assert {one.key[:8] for one in imported.records()} == RULES.keys()


def test_its_offline_model_computes_what_onnx_runtime_computed(folder: Path) -> None:
    feed = (np.arange(3 * 32 * 32, dtype=np.float32).reshape(1, 3, 32, 32) % 7 - 3) / 3

    with tuner.load(folder / "tiny.om") as model:
        (probabilities,) = model.run({"x": feed}).values()

    by_onnx_runtime = [[0.33648053, 0.22631705, 0.18077756, 0.25642487]]
    np.testing.assert_allclose(probabilities, by_onnx_runtime, atol=1e-6)
