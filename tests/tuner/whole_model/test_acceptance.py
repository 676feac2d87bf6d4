"""Sessions that end with wrong models: what is repaired, put back, or left to ONNX Runtime."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from onnx import helper

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.judge.models import (
    FLOAT,
    TARGET,
    cancelling_variance,
    model_of,
    saved,
)
from tuner import load
from tuner.cpu.backend import CPU
from tuner.cpu.kernels.families import family_of
from tuner.fusion.open_graph import Values
from tuner.judge.judge import Judge
from tuner.judge.verdict import Verdict
from tuner.kernel_family import Constants
from tuner.lookup.model_lookup import read_model, tasks_of
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.measure.models import Runner
from tuner.offline_model import offline_model
from tuner.pipeline import tune_model
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.session import Event, Options, PhaseStarted, TuneResult
from tuner.target import Isa
from tuner.task import Task
from tuner.trials.trial import Decision, timing_of
from tuner.tuning.session_context import SessionContext
from tuner.whole_model import acceptance
from tuner.whole_model.acceptance import Judges
from tuner.whole_model.stretches import Stretch

pytestmark = pytest.mark.usefixtures("quiet_machine")

OPTIONS = Options(TARGET, tunes_subgraphs=False)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    time_little(monkeypatch)


def time_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuner.whole_model.times.BUDGET_S", 0.01)
    monkeypatch.setattr("tuner.whole_model.times.CORES_PATIENCE_S", 0.0)
    # which may be faster:
    monkeypatch.setattr("tuner.whole_model.times.read_ort_program", lambda *_: None)


@pytest.fixture
def two_products(tmp_path: Path) -> Path:
    return save_two_products(tmp_path)


def save_two_products(tmp_path: Path) -> Path:
    """Two products of different sizes with a softmax behind."""
    rng = np.random.default_rng(0)
    nodes = [
        helper.make_node("MatMul", ["x", "v"], ["a"], name="first"),
        helper.make_node("MatMul", ["a", "w"], ["b"], name="second"),
        helper.make_node("Softmax", ["b"], ["y"], name="shares"),
    ]
    constants = {
        "v": rng.standard_normal((32, 48)).astype(np.float32),
        "w": 0.1 * rng.standard_normal((48, 64)).astype(np.float32),
    }
    return saved(model_of(nodes, {"x": (FLOAT, [24, 32])}, constants=constants), tmp_path)


def decided(path: Path) -> tuple[MemoryLookup, dict[str, Policy]]:
    """A bank that knows a policy of its own for each product, no default, and these by name."""
    bank, chosen = MemoryLookup(), {}
    timing = timing_of([2.0, 2.0, 2.0])
    uses = tasks_of(read_model(path, OPTIONS).graph, OPTIONS).uses
    defaults = {Space(use.task, TARGET).default for use in uses}
    for use in uses:
        space = Space(use.task, TARGET)
        policy = space.default
        if use.task.op == "gemm":
            taken = {*defaults, *chosen.values()}
            policy = next(p for p in space.ranked() if p not in taken)
            chosen[use.name] = policy
        bank.decide([Decision(use.task, policy, "tuned", timing, timing)], "before")
    return bank, chosen


def break_kernels(
    monkeypatch: pytest.MonkeyPatch, is_broken: Callable[[Task, Policy], bool]
) -> None:
    """Kernels of these tasks and policies compute with weights that are 2 % too large."""

    def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
        packed = family_of(task.op).pack(task, policy, isa, constants)
        if not is_broken(task, policy):
            return packed
        return {place: (1.02 * array).astype(array.dtype) for place, array in packed.items()}

    backend = replace(CPU, family_of=lambda op: replace(family_of(op), pack=pack))
    monkeypatch.setattr("tuner.program.build.backend_of", lambda soc_version: backend)


def session(
    path: Path, bank: MemoryLookup | None = None, options: Options = OPTIONS
) -> tuple[TuneResult, list[str]]:
    """A session on what the bank knows, and what it said while it judged."""
    said: list[str] = []

    def listen(event: Event) -> None:
        if isinstance(event, PhaseStarted) and event.phase in ("judge", "write"):
            said.append(event.text)

    output = path.with_suffix(".om")
    return tune_model(path, output, options, bank or MemoryLookup(), listen), said


def outputs(path: Path, feeds: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    with load(path, gives_way=False) as loaded:
        return loaded.run(feeds)


def test_a_right_model_is_written_with_its_verdict(two_products: Path) -> None:
    bank, _ = decided(two_products)

    result, _ = session(two_products, bank)

    assert result.verdict is not None
    assert result.verdict.is_right
    assert result.verdict.reference == "float64"
    assert str(result.verdict.argmax) == "96 of 96"
    assert not result.put_back


def test_defaults_that_are_the_best_are_one_program_that_is_judged_and_timed_once(
    two_products: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[Runner] = []
    real = Judge.judge

    def judge(self: Judge, runner: Runner) -> Verdict:
        judged.append(runner)
        return real(self, runner)

    monkeypatch.setattr(Judge, "judge", judge)

    result, _ = session(two_products, options=replace(OPTIONS, tunes_operators=False))

    assert len(judged) == 1
    assert result.times.used_default
    assert result.times.default_ratio == (1.0, 1.0, 1.0)


def test_a_judge_is_opened_once_for_each_point(
    two_products: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Float64 takes longer than all else of a further look at a quantised model."""
    opened: list[Values] = []
    real = acceptance.judge_at

    def judge_at(path: Path, model: SizedModel, values: Values, options: Options) -> Judge:
        opened.append(values)
        return real(path, model, values, options)

    monkeypatch.setattr(acceptance, "judge_at", judge_at)
    whole, bank = read_sized_model(two_products, OPTIONS), MemoryLookup()
    context = SessionContext.begin(OPTIONS, bank, lambda _: None, 0.0)
    read, judges = whole.tasks(OPTIONS), Judges(two_products, whole, context)
    built = Stretch.of(whole, {}, read, {}, OPTIONS).built(TARGET, context.store)

    assert judges.at({}, built) is judges.at({}, built)
    assert opened == [{}]


def test_a_wrong_policy_is_found_named_and_put_back(
    two_products: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank, chosen = decided(two_products)
    assert set(chosen) == {"first", "second"}
    break_kernels(monkeypatch, lambda task, policy: policy == chosen["second"])
    monkeypatch.setattr("tuner.whole_model.times._is_in_doubt", lambda _, **__: False)

    result, said = session(two_products, bank)

    assert "default policies put back for second" in result.put_back
    assert result.put_back in said
    written = {step.name: step.policy for step in result.after}
    assert written["second"] != chosen["second"].text()
    feeds = {"x": np.ones((24, 32), np.float32)}
    assert outputs(result.offline_model, feeds)["y"].sum() == pytest.approx(24, rel=1e-4)
    assert result.verdict is not None
    assert result.verdict.is_right


def test_a_model_that_is_wrong_by_default_becomes_onnx_runtimes_program(
    two_products: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank, _ = decided(two_products)
    break_kernels(monkeypatch, lambda task, _: task.op == "gemm")

    result, _ = session(two_products, bank)

    assert result.left_to_peer.startswith("the outputs of the compiled model are wrong")
    assert "fault of tunebank" not in result.left_to_peer
    assert offline_model.load(result.offline_model).program


def test_a_variance_that_cancels_is_no_fault(tmp_path: Path) -> None:
    path = saved(cancelling_variance(), tmp_path)
    options = replace(OPTIONS, tunes_operators=False)

    result, _ = session(path, options=options)

    assert not result.left_to_peer
    assert result.verdict is not None
    assert result.verdict.is_right
    assert result.verdict.peer_error is not None
    assert result.verdict.peer_error > 1e-5


def test_a_sigmoid_of_numbers_far_below_zero_is_no_fault(tmp_path: Path) -> None:
    """Sums of 2,000 products that cancel, and whose sigmoid is about 1e-5."""
    rng = np.random.default_rng(1)
    half = rng.standard_normal((1000, 8)).astype(np.float32)
    w = np.concatenate([1000 * half, -1000 * half + 0.1 * rng.standard_normal(half.shape)])
    nodes = [
        helper.make_node("Concat", ["x", "x"], ["xx"], axis=1),
        helper.make_node("MatMul", ["xx", "w"], ["s"]),
        helper.make_node("Tanh", ["s"], ["t"]),
        helper.make_node("Add", ["t", "low"], ["l"]),
        helper.make_node("Sigmoid", ["l"], ["y"]),
    ]
    constants = {"w": w.astype(np.float32), "low": np.float32(-11.5).reshape(1)}
    path = saved(model_of(nodes, {"x": (FLOAT, [4, 1000])}, constants=constants), tmp_path)

    result, _ = session(path, options=replace(OPTIONS, tunes_operators=False))

    assert not result.left_to_peer
    assert result.verdict is not None
    assert result.verdict.is_right
    assert result.verdict.error > 1e-4


def test_random_numbers_are_said_to_be_that_also_of_an_offline_model(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("RandomNormalLike", ["x"], ["r"]),
        helper.make_node("Add", ["x", "r"], ["y"]),
    ]
    path = saved(model_of(nodes, {"x": (FLOAT, [64])}), tmp_path)

    result, _ = session(path, options=replace(OPTIONS, tunes_operators=False))

    assert not result.left_to_peer
    assert str(result.verdict) == "outputs not compared: RandomNormalLike draws random numbers"

    options = replace(OPTIONS, tunes_operators=False)
    again = tune_model(
        result.offline_model, tmp_path / "again.om", options, MemoryLookup(), lambda _: None
    )

    assert again.verdict == result.verdict


def test_an_offline_model_is_judged_by_the_graph_that_it_holds(two_products: Path) -> None:
    bank, _ = decided(two_products)
    session(two_products, bank)
    again = two_products.with_suffix(".om").rename(two_products.with_name("again.om"))
    output = two_products.with_name("out.om")

    result = tune_model(again, output, OPTIONS, bank, lambda _: None)

    assert result.verdict is not None
    assert result.verdict.reference == "float64 (of the compiled graph)"
    assert result.verdict.is_right


def test_samples_that_do_not_fit_are_told_before_anything_is_tuned(two_products: Path) -> None:
    two_products.with_suffix(".npz").write_bytes(b"no archive")
    events: list[Event] = []

    with pytest.raises(Exception, match=r"m\.npz: it is not an archive of NumPy arrays"):
        tune_model(
            two_products, two_products.with_suffix(".om"), OPTIONS, MemoryLookup(), events.append
        )

    assert [event.phase for event in events if isinstance(event, PhaseStarted)] == ["load"]
