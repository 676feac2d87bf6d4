"""Gradient tuning with real ranks: training is the same, and what was learnt is found again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank, Observation, TargetKey
from tuner.backend import host_target
from tuner.gradients.gradient_subject import DEFAULT, GradientSet, is_evidence, split_policy
from tuner.gradients.transfer_time import MIN_SIZES
from tuner.gradients.tuning import READY_LOOPS
from tuner.policy import Policy
from tuner.sessions.bank import online_bank
from tuner.trials.trial import Decision, timing_of

ROOT = Path(__file__).resolve().parents[3]
HERE = TargetKey(host_target().soc_version, host_target().cores)
MARGIN = 1e-5
"""Relative difference of losses that the order of summation leaves open after 240 steps."""


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    folder = tmp_path / "bank"
    folder.mkdir()
    return folder


def run(scenario: str, bank: Path, ranks: int = 2, mode: str = "", **env: str) -> Any:
    """What a scenario found, with this many processes and this AOE_MODE."""
    output = bank.parent / "found.json"
    done = subprocess.run(
        [
            sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node",
            str(ranks), "-m", "tests.tuner.torch.ranks", scenario, str(output),
        ],
        cwd=bank.parent,
        env={
            **os.environ, "TUNE_BANK_PATH": str(bank), "PYTHONPATH": str(ROOT),
            "OMP_NUM_THREADS": "1", "PYTHONFAULTHANDLER": "1", "AOE_MODE": mode,
            "TUNE_ON_BUSY_CORES": "True", **env,
        },
        capture_output=True, text=True, check=False, timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(output.read_text(encoding="utf-8"))


def observed(bank: Path, key: str) -> list[Observation]:
    with Bank.open(bank, create=False) as opened:
        return opened.observations(key, HERE)


def same(found: dict[str, Any]) -> bool:
    return found["found"] == pytest.approx(found["expected"], rel=MARGIN)


@pytest.mark.parametrize("ranks", [2, 3])
def test_a_training_is_tuned_while_it_runs_and_its_losses_are_those_of_pytorch(
    bank: Path, ranks: int
) -> None:
    found = run("trained", bank, ranks, mode="4")

    assert same(found)
    assert found["ranks_agree"]
    assert found["why_not"] == ""
    (content,) = json.loads(Path(found["report"]).read_text(encoding="utf-8")).values()
    assert content[1]["GDAT"]["gdat_tuning_result"] == "tuning successful"
    assert content[1]["GDAT"]["split"] == found["split"]
    assert all(split["outcome"] == "ok" for split in content[1]["GDAT"]["splits"])
    with Bank.open(bank, create=False) as opened:
        entry = opened.find(HERE, [found["key"]])[found["key"]]
        assert Policy.parse(entry.policy)["split"] == found["split"]
        assert sum(GradientSet.parse(entry.task).ranks.values()) == ranks
    kept = observed(bank, found["key"])
    evidence = [one for one in kept if is_evidence(Policy.parse(one.policy))]
    assert [one.timing.count for one in evidence if one.timing][: READY_LOOPS + 1] == [12] * 7
    assert len(evidence) == READY_LOOPS + 1 + MIN_SIZES
    assert any(one.policy == DEFAULT.text() for one in kept)
    again = run("few", bank, ranks)
    assert same(again)
    assert (again["split"], again["why_not"]) == (found["split"], "")


def test_what_the_bank_knows_is_what_is_sent(bank: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The buckets that PyTorch tells of have the bytes of the segments."""
    first = run("few", bank)
    assert (first["split"], first["why_not"]) == (
        "default", "the bank does not know these gradients (AOE_MODE=4 tunes them)",
    )  # fmt: skip
    layer = ["f32[96]", "f32[9216]"]
    subject = GradientSet.of(layer * 6, [f"{HERE.soc_version}/{HERE.cores}"] * 2, "gloo")
    policy = split_policy([0, 4, 11])
    time = timing_of([1.0] * 6)
    monkeypatch.setenv("TUNE_BANK_PATH", str(bank))
    with online_bank().lookup(writes=True) as lookup:
        lookup.decide([Decision(subject, policy, "tuned", time, time)], "by hand")

    found = run("few", bank)

    assert same(found)
    assert found["split"] == "0,4,11"
    assert found["buckets"].split(", ") == list(map(str, subject.segment_bytes(policy)))


@pytest.mark.parametrize("scenario", ["accumulating", "viewing", "frozen", "evaluating"])
def test_other_ways_of_training_are_tuned_as_well(bank: Path, scenario: str) -> None:
    found = run(scenario, bank, mode="4")

    assert same(found)
    assert found["why_not"] == ""
    assert observed(bank, found["key"])


def test_compiled_passes_train_as_one_process_while_their_split_is_tuned(bank: Path) -> None:
    found = run("compiled", bank, mode="4")

    assert same(found)
    assert found["why_not"] == ""
    assert observed(bank, found["key"])
    assert found["engines"]
    assert "both" not in found["engines"], "it was measured while engines changed"


def test_sharded_training_is_refused_by_name_and_continues(bank: Path) -> None:
    found = run("sharded", bank)

    assert [line.partition(":")[0] for line in found["said"]] == ["fully_shard"]
    assert found["gradient"] == "DTensor"


def test_what_cannot_be_split_is_left_alone_and_the_reason_is_given(bank: Path) -> None:
    found = run("refused", bank, mode="4")

    assert {split for split, _ in found.values()} == {"default"}
    assert {name: why for name, (_, why) in found.items()} == {
        "sparse": "some gradients are sparse",
        "mixed": "gradients have several types, and PyTorch fills buckets for each",
        "hook": "a communication hook takes the place of AllReduce",
        "unused": "the gradients change from step to step (find_unused_parameters)",
        "static": "PyTorch chooses the order itself (static_graph)",
        "join": "ranks may end at different steps (join)",
    }


def test_a_tuning_that_has_no_bank_says_so_and_the_training_continues(tmp_path: Path) -> None:
    found = run("few", tmp_path / "missing", mode="4")

    assert same(found)
    assert "missing" in found["why_not"]


def test_a_script_with_pytorch_s_own_class_is_tuned_unchanged_and_then_ends(
    bank: Path, tmp_path: Path
) -> None:
    script = tmp_path / "train.py"
    script.write_text(SCRIPT, encoding="utf-8")
    environment = {
        **os.environ, "TUNE_BANK_PATH": str(bank), "PYTHONPATH": str(ROOT), "AOE_MODE": "4",
        "OMP_NUM_THREADS": "1", "TUNE_ON_BUSY_CORES": "True",
    }  # fmt: skip
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone"]
    command += ["--nproc_per_node", "2", "-m", "tuner.torch.tune_script", str(script)]

    def steps_of(limit: int) -> tuple[int, str]:
        done = subprocess.run(
            [*command, str(limit)], cwd=tmp_path, env=environment,
            capture_output=True, text=True, check=False, timeout=240,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    code, printed = steps_of(100_000)
    assert (code, "ran 100000 steps" in printed) == (0, False), printed
    assert len(list(tmp_path.glob("aoe_result_gdat_*.json"))) == 1
    environment["REPEAT_TUNE"] = "True"
    code, printed = steps_of(5)
    assert code != 0
    assert "the script ended before its gradients were tuned" in printed


SCRIPT = """
import sys
import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel as DDP

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DDP(torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.Linear(64, 64)))
for _ in range(int(sys.argv[1])):
    model.zero_grad()
    model(torch.randn(4, 64)).sum().backward()
print(f"ran {sys.argv[1]} steps")
dist.destroy_process_group()
"""


def test_the_threads_of_a_process_group_end_with_its_model_and_not_with_the_interpreter(
    tmp_path: Path,
) -> None:
    script = tmp_path / "threads.py"
    script.write_text(THREADS, encoding="utf-8")
    command = [sys.executable, str(script), str(tmp_path / "store")]
    environment = {**os.environ, "TUNE_BANK_PATH": str(tmp_path), "PYTHONPATH": str(ROOT)}

    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)

    during, after = map(int, done.stdout.split())
    assert after < during


THREADS = """
import gc
import os
import sys
import torch
import torch.distributed as dist
import tuner.torch

def train():
    dist.init_process_group("gloo", init_method=f"file://{sys.argv[1]}", rank=0, world_size=1)
    torch.set_num_threads(1)
    model = tuner.torch.DistributedDataParallel(torch.nn.Linear(4, 4))
    for _ in range(3):
        model(torch.ones(2, 4)).sum().backward()
    dist.destroy_process_group()
    return len(os.listdir("/proc/self/task"))

gc.disable()
print(train(), len(os.listdir("/proc/self/task")))
"""
