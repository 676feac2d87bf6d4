"""`bankd atc` and `bankd bench`: what they hand over to the tuner, and what they print."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import onnx
import pytest

from bankd.bank import Bank
from bankd.bridge.lookup import BankLookup
from bankd.cli import bench
from bankd.errors import BankError, ExitCode
from fixtures.quantised import NETWORKS, quantised
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakeSubgraph, task_of, write_model
from tuner.backend import host_environment
from tuner.lookup.protocol import Lookup
from tuner.measure.peers import PEERS
from tuner.pipeline import CompileResult
from tuner.session import Listener, Options, StepTime
from tuner.whole_model.model_bench import BenchResult, PeerTimes


class Compiler:
    """Notes what it was asked for."""

    def __init__(self) -> None:
        self.options: list[Options] = []
        self.banks: list[Lookup] = []

    def __call__(
        self, model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
    ) -> CompileResult:
        self.options.append(options)
        self.banks.append(bank)
        cuts = bank.find([FakeSubgraph(7)])
        hits = bank.find([task_of(1), task_of(2), task_of(3)])
        output.write_bytes(b"IMOD")
        counts = (3, len(hits), 1, len(cuts))
        return CompileResult(model.stem, output, options.target, *counts, 0, ())


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    fake = Compiler()
    monkeypatch.setattr("bankd.bridge.worker.compile_model", fake)
    return fake


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "m.onnx")


def test_atc_compiles_with_what_the_bank_holds(
    bankd: Command, compiler: Compiler, model: Path, tmp_path: Path
) -> None:
    write_model(model, subgraphs=[7])
    bankd("aoe", "-m", model, "-j", "1,2", "--output", "m")

    ended = bankd("atc", "--model", model, "--output", tmp_path / "out" / "c")

    assert ended.code == ExitCode.OK
    assert (tmp_path / "out" / "c.om").is_file()
    assert "2 of 3 tasks and 1 of 1 subgraphs with a policy from the bank" in ended.out


def test_atc_uses_what_was_decided_in_another_environment_and_counts_it(
    bankd: Command, compiler: Compiler, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bankd("aoe", "-m", model, "-j", "2", "--output", "m")
    here = bankd("atc", "--model", model, "--output", "c", "--json")
    other = replace(host_environment(), cpu="another")
    monkeypatch.setattr("bankd.bridge.worker.host_environment", lambda: other)

    there = bankd("atc", "--model", model, "--output", "c", "--json")
    told = bankd("atc", "--model", model, "--output", "c")

    counts = [json.loads(ended.out)["from_elsewhere"] for ended in (here, there)]
    assert counts == [0, 2]
    words = "2 of them decided in another environment, and used as they are: bankd aoe races them"
    assert words in " ".join(told.out.split())


def test_atc_says_that_products_of_8_bits_were_never_measured(
    bankd: Command, tmp_path: Path
) -> None:
    onnx.save(quantised("mlp", "qdq_u8s8"), tmp_path / "q.onnx")
    onnx.save(NETWORKS["mlp"](), tmp_path / "f.onnx")

    plain = bankd("atc", "--model", tmp_path / "f.onnx", "--output", tmp_path / "f")
    told = bankd("atc", "--model", tmp_path / "q.onnx", "--output", tmp_path / "q")
    counted = bankd("atc", "--model", tmp_path / "q.onnx", "--output", tmp_path / "q", "--json")

    assert "products of 8 bits" not in plain.out
    words = " ".join(told.out.split())
    assert "products of 8 bits were never measured, and may be slower than in ONNX" in words
    assert words.endswith("bankd aoe compares both, and writes the faster")
    assert json.loads(counted.out)["untuned_integers"] > 0


def test_what_atc_compiles_with_is_a_hit_of_its_model(
    bankd: Command, compiler: Compiler, model: Path, tmp_path: Path
) -> None:
    bankd("aoe", "-m", model, "-j", "2", "--output", "m")

    bankd("atc", "--model", model, "--output", "c")

    with Bank.open(tmp_path / "bank", read_only=True) as bank:
        [target] = bank.targets()
        known = bank.hit_counts(target)
        [used] = bank.models()
    assert known == {task_of(1).key: 1, task_of(2).key: 1}
    assert (used.name, used.uses) == ("m", 2)
    never = bankd("prune", "--never-hit", "--older_than", "0", "--json")
    assert json.loads(never.out)["pruned"] == []


def test_what_was_compiled_stands_though_its_use_cannot_be_noted(
    bankd: Command, compiler: Compiler, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def note_use(*_: object) -> None:
        raise BankError("the disk is full")

    monkeypatch.setattr(BankLookup, "note_use", note_use)

    ended = bankd("atc", "--model", model, "--output", "c")

    assert ended.code == ExitCode.OK
    assert "the use of the entries is not recorded: the disk is full" in ended.err
    assert Path("c.om").is_file()


@pytest.fixture
def lab(bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bank that knows task 3 and subgraph 7."""
    folder = tmp_path / "lab"
    folder.mkdir()
    model = write_model(tmp_path / "in" / "lab.onnx", tasks=[3], subgraphs=[7])
    with monkeypatch.context() as variables:
        variables.setenv("TUNE_BANK_PATH", str(folder))
        bankd("aoe", "-m", model, "-j", "1,2", "--output", "lab")
    return folder


def test_atc_reads_further_banks_for_operators_and_for_subgraphs(
    bankd: Command, compiler: Compiler, model: Path, lab: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bankd("aoe", "-m", model, "-j", "2", "--output", "m")

    def hits(*options: object) -> tuple[int, int]:
        arguments = ("atc", "--model", model, "--output", "c", "--json")
        result = json.loads(bankd(*arguments, *options).out)
        return result["hits"], result["subgraph_hits"]

    assert hits() == (2, 0)
    assert hits("--op_bank_path", lab) == (3, 0)
    assert hits("--mdl_bank_path", lab) == (2, 1)
    monkeypatch.delenv("TUNE_BANK_PATH")
    assert hits("--op_bank_path", lab, "--mdl_bank_path", lab) == (1, 1)


@pytest.mark.parametrize("option", ["--op_bank_path", "--mdl_bank_path"])
def test_a_folder_without_a_bank_is_refused(
    bankd: Command, compiler: Compiler, model: Path, tmp_path: Path, option: str
) -> None:
    (tmp_path / "empty").mkdir()

    ended = bankd("atc", "--model", model, "--output", "c", option, tmp_path / "empty")

    assert ended.code == ExitCode.FAILURE
    assert str(tmp_path / "empty") in ended.err
    assert "hint: " in ended.err
    assert compiler.options == []


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--mode", "6"], ExitCode.USAGE, "--om"),
        (["--mode", "2"], ExitCode.USAGE, "'2' is not one of '0', '1', '3', '5', '6'"),
        (["--mode", "1"], ExitCode.USAGE, "--om"),
        (["--mode", "3"], ExitCode.USAGE, "--model"),
        (["--output", "x"], ExitCode.USAGE, "--model"),
        (["--mode=6", "--om=gone.om"], ExitCode.FAILURE, "gone.om"),
    ],
)
def test_atc_says_what_is_missing(
    bankd: Command, arguments: list[str], code: int, message: str
) -> None:
    ended = bankd("atc", *arguments)

    assert ended.code == code
    assert message in ended.err
    assert "hint: " in ended.err


def peer_times(name: str) -> PeerTimes:
    ratio, default_ratio = (1.0, 1.1, 1.2), (0.5, 0.6, 0.7)
    return PeerTimes(name, name.title(), "1.0", 30.0, ratio, default_ratio, 1e-6)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    seen: list[dict[str, Any]] = []

    def bench_model(
        model: Path, options: Options, bank: Lookup, *, against: str | None, budget_s: float
    ) -> BenchResult:
        assert isinstance(bank, BankLookup)
        seen.append({"cores": options.target.cores, "against": against, "budget_s": budget_s})
        names = against.split(",") if against else ()
        steps = (
            StepTime("light", "gemm", "{}", 10.0, 50.0, 10.0, 0.25),
            StepTime("heavy\x1b", "conv", "{}", 80.0, 90.0, 1.0, 0.5),
        )
        return BenchResult(
            model=model.stem,
            target=options.target,
            default_ms=50.0,
            tuned_ms=25.0,
            default_ratio=(1.9, 2.0, 2.1),
            peers=tuple(peer_times(name) for name in names if name != "openvino-bf16"),
            refused=tuple(name for name in names if name == "openvino-bf16"),
            rounds=9,
            operations=2_500_000_000,
            peak_gflops=200.0,
            steps=steps,
            hits=2,
            total=3,
            subgraph_hits=1,
            subgraphs=4,
        )

    monkeypatch.setattr(
        "bankd.bridge.worker.bench_points", lambda *own, **given: [({}, bench_model(*own, **given))]
    )
    return seen


def test_bench_prints_models_and_steps(
    bankd: Command, model: Path, asked: list[dict[str, Any]]
) -> None:
    ended = bankd("bench", model, "--against", "onnxruntime", "--threads", "1", "--seconds", "2")

    assert ended.code == ExitCode.OK
    rows = [" ".join(line.split()) for line in ended.out.splitlines()]
    assert "m.onnx 50.0 ms 25.0 ms 2.00 [1.90, 2.10] 100.0 50% 30.0 ms 1.10 [1.00, 1.20]" in rows
    assert "m.onnx: peak 200 GFLOP/s measured" in rows
    assert "heavy\\x1b conv 80.0 us 90.00 1.00 50%" in rows
    assert asked == [{"cores": 1, "against": "onnxruntime", "budget_s": 2.0}]


def test_bench_takes_several_peers_and_names_those_that_refuse(
    bankd: Command, model: Path, asked: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.measure.peers.is_installed", lambda name: True)

    ended = bankd("bench", model, "--against", "onnxruntime,openvino,openvino-bf16")

    head = " ".join(ended.out.splitlines()[0].split())
    assert head.endswith("Onnxruntime Onnxruntime/tuned Openvino Openvino/tuned")
    assert f"{model}: openvino-bf16 does not take this model" in ended.err


def test_a_peer_that_nobody_knows_is_refused_before_anything_is_done(
    bankd: Command, model: Path, asked: list[dict[str, Any]]
) -> None:
    ended = bankd("bench", model, "--against", "onnxruntime,tflite")

    assert ended.code == ExitCode.USAGE
    assert "'tflite' is none of onnxruntime, openvino" in ended.err
    assert asked == []


def test_the_command_line_knows_the_peers_of_the_tuner() -> None:
    assert list(PEERS) == list(bench.PEERS)


@pytest.mark.usefixtures("asked")
def test_bench_top_shows_the_slowest_steps(bankd: Command, model: Path) -> None:
    ended = bankd("bench", model, "--top", "1")

    assert "heavy" in ended.out
    assert "light" not in ended.out


@pytest.mark.usefixtures("asked")
def test_bench_as_json_has_everything(bankd: Command, model: Path) -> None:
    (result,) = json.loads(bankd("bench", model, "--json").out)

    assert result["path"] == str(model)
    assert result["default_ratio"] == [1.9, 2.0, 2.1]
    assert result["target"]["cores"] >= 1
    assert [step["name"] for step in result["steps"]] == ["light", "heavy\x1b"]


def test_threads_and_aicore_num_must_not_contradict_each_other(
    bankd: Command, model: Path, asked: list[dict[str, Any]]
) -> None:
    ended = bankd("bench", model, "--threads", "1", "--aicore_num", "2")

    assert ended.code == ExitCode.USAGE
    assert "give one of them" in ended.err
    assert asked == []
