"""The bank that comes with the package: whole, read-only, of today's generator, used at once."""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, LayeredBank, TargetKey
from bankd.bank.built_in import FOLDER, Provenance, built_in_folder, provenance
from bankd.bank.exchange.export import preview
from bankd.bank.location import BANK_FILE
from bankd.bank.subject import is_subgraph
from bankd.bridge.stale_entries import why_stale
from bankd.bridge.tuning_record import Record
from bankd.bridge.worker import Worker
from bankd.cli.door import run
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.doctor import CheckContext
from bankd.doctor.bank_checks import check_built_in
from bankd.errors import BankError
from fixtures.files import write_model
from fixtures.zoo.network import Network
from tests.bankd.bank.plain_user import plain_user
from tools.built_in_bank import MODELS, TARGETS, pack
from tuner.backend import host_cores, why_not_here

ROOT = Path(__file__).parents[3]
OPEN_AND_LOOK_UP_S = 0.005


@pytest.fixture(autouse=True)
def in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENABLE_BUILT_IN_BANK", "True")


@pytest.fixture
def shipped() -> Iterator[Bank]:
    with Bank.open(FOLDER, create=False, read_only=True) as bank:
        yield bank


@pytest.fixture
def made() -> Provenance:
    found = provenance(FOLDER)
    assert found is not None
    return found


def names_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_it_is_read_from_a_folder_that_nothing_can_be_written_to(
    open_folder: Path, made: Provenance
) -> None:
    folder = open_folder / "site-packages"
    shutil.copytree(FOLDER, folder)
    folder.chmod(0o555)
    (folder / BANK_FILE).chmod(0o444)
    before = (folder / BANK_FILE).read_bytes()

    with (
        plain_user(reads_checkout=True),
        Bank.open(folder, create=False, read_only=True) as bank,
    ):
        counts = {f"{target.soc_version}/{target.cores}": n for target, n in bank.target_counts()}

    folder.chmod(0o755)
    assert counts == {name: one.decisions for name, one in made.targets.items()}
    assert (folder / BANK_FILE).read_bytes() == before
    assert names_in(folder) == {BANK_FILE, "provenance.json"}


def test_reading_it_leaves_nothing_beside_it(shipped: Bank) -> None:
    assert shipped.target_counts()
    assert names_in(FOLDER) == {BANK_FILE, "provenance.json"}
    assert shipped.connection.value("PRAGMA journal_mode") == "delete"


def test_its_hashes_are_those_of_its_content(shipped: Bank) -> None:
    assert shipped.check() == []


def test_every_entry_has_a_kernel_of_today(shipped: Bank) -> None:
    stale = [(one.key, why) for one in shipped.records() if (why := why_stale(one))]

    assert stale == []


def test_every_entry_is_final_and_cites_a_trial_of_its_policy(shipped: Bank) -> None:
    for decision in shipped.records():
        trials = shipped.observations(decision.key, decision.target)
        cited = [one for one in trials if one.content_hash in decision.evidence]

        assert decision.rule in ("tuned", "default")
        assert [one.policy for one in cited] == [decision.policy] * len(decision.evidence)
        assert all(one.outcome == "ok" and not one.host for one in cited)


def test_its_provenance_says_what_is_in_it(shipped: Bank, made: Provenance) -> None:
    decided = list(shipped.records())
    environments = [json.loads(one.environment) for one in decided]

    assert all(environment["cpu"] == made.cpu for environment in environments)
    assert all(environment["llvm"] == made.llvm for environment in environments)
    assert all(environment["generator"] == made.generator for environment in environments)
    assert re.fullmatch("[0-9a-f]{7,40}", made.commit)
    assert made.commands
    assert made.first_trial < made.last_trial
    assert set(made.targets) <= {*TARGETS}
    for name, one in made.targets.items():
        soc_version, _, cores = name.partition("/")
        target = TargetKey(soc_version, int(cores))
        own = [decision for decision in decided if decision.target == target]
        assert one.decisions == len(own) <= one.trials
        assert one.tuned == sum(decision.rule == "tuned" for decision in own)
        assert one.subgraphs == sum(is_subgraph(decision.task) for decision in own)
        assert {*one.models, *one.missing} == {*MODELS}
        assert one.root == preview(shipped, soc_version, cores=int(cores)).decisions_root


def test_it_is_small(shipped: Bank) -> None:
    assert shipped.path.stat().st_size < 3_000_000


@pytest.mark.timing
def test_opening_it_does_not_slow_a_look_up_down(shipped: Bank) -> None:
    decision = next(iter(shipped.records()))
    keys = [one.key for one in shipped.records()][:150]
    times_s = []
    for _ in range(21):
        start_s = time.perf_counter()
        with Bank.open(FOLDER, create=False, read_only=True) as bank:
            bank.find(decision.target, keys[:1])
        times_s.append(time.perf_counter() - start_s)

    assert statistics.median(times_s) < OPEN_AND_LOOK_UP_S


def test_without_the_variable_it_is_used_and_false_leaves_it_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ENABLE_BUILT_IN_BANK")
    assert built_in_folder() == FOLDER

    monkeypatch.setenv("ENABLE_BUILT_IN_BANK", "False")
    assert built_in_folder() is None
    with LayeredBank.open(tmp_path / "custom") as banks:
        assert list(banks.read_only) == []

    monkeypatch.setenv("ENABLE_BUILT_IN_BANK", "perhaps")
    with pytest.raises(BankError, match="ENABLE_BUILT_IN_BANK is 'perhaps'"):
        built_in_folder()


def test_the_doctor_says_where_it_comes_from(tmp_path: Path, made: Provenance) -> None:
    (found,) = check_built_in(CheckContext({}, tmp_path))

    assert all(text in found.what for text in (made.cpu, made.commit, made.last_trial[:10]))


def test_show_and_ls_name_it_as_the_source(
    tmp_path: Path, shipped: Bank, capsys: pytest.CaptureFixture[str]
) -> None:
    decision = next(iter(shipped.records()))
    Bank.open(tmp_path / "custom").close()

    assert run(["show", decision.key, "--bank", str(tmp_path / "custom"), "--json"]) == 0
    pages = json.loads(capsys.readouterr().out)
    assert run(["ls", "--bank", str(tmp_path / "custom"), "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)

    assert {page["source"] for page in pages} == {"built-in"}
    assert pages[0]["environment"] == json.loads(decision.environment)
    assert len(listed) == sum(count for _, count in shipped.target_counts())


def test_a_bank_that_is_packed_has_what_is_final_and_only_that(
    tmp_path: Path, shipped: Bank
) -> None:
    target = shipped.targets()[0]
    first, second, *_ = shipped.records(target.soc_version, target.cores)
    with Bank.open(tmp_path / "source") as source:
        for decision in (first, second):
            source.add_observations(shipped.observations(decision.key, target))
        illegal = replace(second, policy='{"no_such_knob":1}')
        source.commit(target, [first, replace(second, rule="sgat")], "tuned", "me")
        pack(source, tmp_path / "once", MODELS, ["make"])
        source.commit(target, [illegal], "of an older generator", "me")
        pack(source, tmp_path / "again", MODELS, ["make"])

    for name in ("once", "again"):
        with Bank.open(tmp_path / name, create=False, read_only=True) as bank:
            assert [one.key for one in bank.records()] == [first.key]
            assert bank.check() == []


@pytest.mark.slow
@pytest.mark.isa("x86_64-v3")
def test_make_tunes_packs_and_continues(tmp_path: Path) -> None:
    def made_in(minutes: str) -> tuple[Provenance, str]:
        chosen = ["--models", "squeezenet", "--targets", "x86_64-v3/1", "--minutes", minutes]
        places = ["--folder", str(tmp_path / "work"), "--output", str(tmp_path / "packed")]
        done = subprocess.run(
            ["make", "built-in-bank", f"BUILT_IN={' '.join([*chosen, *places])}"],
            cwd=ROOT, env={**os.environ, "TUNE_ON_BUSY_CORES": "True"},
            capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        found = provenance(tmp_path / "packed")
        assert found is not None
        return found, done.stderr

    begun, _ = made_in("0.5")
    whole, _ = made_in("5")
    again, told_again = made_in("5")

    (first,), (second,) = begun.targets.values(), whole.targets.values()
    assert first.decisions <= second.decisions
    assert second.models == ("squeezenet",)
    assert not second.missing
    assert "squeezenet x86_64-v3_1:" not in told_again
    assert again.targets == whole.targets
    assert whole.commands == (
        "make built-in-bank BUILT_IN='--models squeezenet --targets x86_64-v3/1'",
    )
    with Bank.open(tmp_path / "packed", create=False, read_only=True) as bank:
        assert bank.check() == []


def _covered_network(folder: Path) -> Path:
    """The last layer of ResNet-50."""
    net = Network("last_layer")
    weight = net.normal("weight", (1000, 2048), 0.02)
    linear = net.op(
        "Gemm",
        net.input("input", (1, 2048)),
        weight,
        net.normal("bias", (1000,), 0.1),
        transB=1,
    )
    net.output(linear, "output", (1, 1000))
    return write_model(folder / "last_layer.onnx", net.model())


def _target_here(made: Provenance) -> tuple[str, int]:
    """A target for which ResNet-50 is in the bank, and whose kernels run on this machine."""
    for name, one in made.targets.items():
        soc_version, _, cores = name.partition("/")
        runs = why_not_here(soc_version) is None and int(cores) <= host_cores()
        if runs and "resnet50" in one.models:
            return soc_version, int(cores)
    pytest.skip("this machine runs no target of the bank")


def test_a_first_tuning_of_what_it_covers_races_it_and_the_second_has_hits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Provenance
) -> None:
    soc_version, cores = _target_here(made)
    model = _covered_network(tmp_path)
    request = Request(
        soc_version=soc_version, cores=cores, tunes_subgraphs=False, time_limit_s=20.0
    )

    def tuned(uses_it: str) -> Record:
        monkeypatch.setenv("ENABLE_BUILT_IN_BANK", uses_it)
        # Other processes must not leave the race open:
        place = tmp_path / f"bank-{uses_it}"
        settings = Settings(tmp_path, tmp_path / "reports", place, accepts_noise=True)
        with Worker(settings, request) as worker:
            return worker.tune(model, tmp_path / f"{uses_it}.om", lambda _: None)

    first, second, without = tuned("True"), tuned("True"), tuned("False")

    assert first.tasks == first.hits == second.hits == without.tasks == 1
    assert first.trials < without.trials
    assert second.trials == 0
    assert without.hits == 0
