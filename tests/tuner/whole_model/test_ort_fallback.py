"""A fault of ours in one model: users are served by ONNX Runtime and told, tests see an error."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.frontend.models import parsed
from tuner import fusion, load
from tuner.backend import host_soc_versions
from tuner.cpu.backend import CPU
from tuner.cpu.kernels.families import family_of
from tuner.errors import FaultWarning, KernelError
from tuner.frontend import walk
from tuner.fusion.lowering import Lowering
from tuner.graph import Node
from tuner.kernel_family import Kernel
from tuner.pipeline import compile_model, tune_model
from tuner.policy import Policy
from tuner.program import kernel_store
from tuner.session import Event, Options, PhaseStarted
from tuner.target import Isa, Target
from tuner.task import Task

OPTIONS = Options(Target(host_soc_versions()[-1], 1))
TEXT = "g (float[2,3] x) => (float y) { a = Exp(x) y = Softmax(a) }"
WORDS = "an unexpected error, KeyError: 'planted' (at node 'Softmax_y', in test_ort_fallback.py:"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    onnx.save(parsed(TEXT), tmp_path / "m.onnx")
    return tmp_path / "m.onnx"


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that fails."""

    def fail(low: Lowering, node: Node) -> None:
        raise KeyError("planted")

    monkeypatch.setitem(fusion.RULES, "Softmax", fail)


def compiled(path: Path, said: list[str]) -> Path:
    def listen(event: Event) -> None:
        if isinstance(event, PhaseStarted):
            said.append(event.text)

    output = path.with_suffix(".om")
    compile_model(path, output, OPTIONS, MemoryLookup(), listen)
    return output


@pytest.mark.usefixtures("fault")
def test_onnx_runtime_runs_a_model_that_a_fault_of_ours_keeps_from_being_compiled(
    path: Path,
) -> None:
    said: list[str] = []
    with pytest.warns(FaultWarning, match="m.onnx: an unexpected error, KeyError") as warned:
        output = compiled(path, said)

    assert len(warned) == 1
    assert WORDS in said[-1]
    assert said[-1].endswith("this is a fault of tunebank: please report it with the model")
    x = np.array([[0, 1, 2], [2, 1, 0]], np.float32)
    with load(output) as loaded:
        y = loaded.run({"x": x})["y"]
    e = np.exp(np.exp(x.astype(np.float64)))
    np.testing.assert_allclose(y, e / e.sum(1, keepdims=True), rtol=1e-5)


@pytest.mark.usefixtures("fault")
def test_the_report_of_a_tuned_model_says_whose_fault_it_is(path: Path) -> None:
    with pytest.warns(FaultWarning):
        result = tune_model(path, path.with_suffix(".om"), OPTIONS, MemoryLookup(), lambda _: None)

    assert WORDS in result.left_to_peer


@pytest.mark.parametrize(
    ("generated", "words"),
    [
        (KernelError("no registers are left"), "KernelError: no registers are left"),
        (Kernel("no module at all", ()), "KernelError: LLVM refuses a generated kernel: "),
    ],
)
def test_a_kernel_that_cannot_be_made_is_a_fault_of_ours(
    path: Path, monkeypatch: pytest.MonkeyPatch, generated: Kernel | KernelError, words: str
) -> None:
    def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
        if task.op != "softmax":
            return family_of(task.op).generate(task, policy, isa, name)
        if isinstance(generated, KernelError):
            raise generated
        return generated

    backend = replace(CPU, family_of=lambda op: replace(family_of(op), generate=generate))
    monkeypatch.setattr(kernel_store, "backend_of", lambda _: backend)
    said: list[str] = []

    with pytest.warns(FaultWarning, match=words):
        output = compiled(path, said)

    assert "(at node 'Softmax_y', in " in said[-1]
    with load(output) as loaded:
        assert loaded.program.whole_model is not None
        y = loaded.run({"x": np.zeros((2, 3), np.float32)})["y"]
    np.testing.assert_allclose(y, np.full((2, 3), 1 / 3), rtol=1e-6)


@pytest.mark.usefixtures("fault")
def test_where_warnings_are_errors_a_fault_is_one(path: Path) -> None:
    """As in all tests, in conformance, and at the doors of the fuzzer."""
    with pytest.raises(FaultWarning, match="planted") as caught:
        compiled(path, [])

    assert isinstance(caught.value.__context__, KeyError)
    assert not path.with_suffix(".om").exists()


def test_a_fault_in_the_front_end_is_told_with_its_node(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(site: walk.Site) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(walk, "ARITHMETIC", {**walk.ARITHMETIC, "Exp": fail})
    said: list[str] = []

    with pytest.warns(FaultWarning):
        compiled(path, said)

    assert "ZeroDivisionError: planted (at node 'a' (op Exp), in test_ort_fallback.py:" in said[-1]


@pytest.mark.parametrize("error", [OSError("disk"), MemoryError("9 TiB"), RuntimeError("thread")])
def test_what_the_machine_is_to_blame_for_is_no_fault(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(low: Lowering, node: Node) -> None:
        raise error

    monkeypatch.setitem(fusion.RULES, "Softmax", fail)

    with pytest.raises(type(error), match=str(error)):
        compiled(path, [])
