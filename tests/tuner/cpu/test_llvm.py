"""The lock of LLVM: threads that compile and threads that run models end in any order."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import tuner
from tests.tuner.offline_model.test_mapped_file import X, compiled
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.cpu.thread_pool import DRIVER_IR
from tuner.errors import NestedCallError
from tuner.program.execution import Execution
from tuner.runtime.model import LoadedModel
from tuner.target import ISAS

WAIT_S = 20
ISA = next(iter(ISAS.values()))


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(1, tmp_path_factory.mktemp("llvm"))


@pytest.fixture
def loaded(offline: Path) -> Iterator[LoadedModel]:
    with tuner.load(offline, 2) as model:
        yield model


@contextmanager
def as_llvm_is_entered(call: Callable[[], object]) -> Iterator[None]:
    """Make a call while a thread has the lock of llvmlite, as a finalizer may."""
    leave = lambda: None  # noqa: E731
    llvm.ffi.register_lock_callback(call, leave)
    try:
        yield
    finally:
        llvm.ffi.unregister_lock_callback(call, leave)


def in_a_thread(call: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=call, daemon=True)
    thread.start()
    return thread


@pytest.mark.parametrize("of_compiler", ["close", "run"])
@pytest.mark.parametrize(("of_runner", "refusals"), [("free", 0), ("compile", 1)])
def test_a_thread_that_runs_a_model_and_one_that_compiles_never_wait_for_each_other(
    of_runner: str, refusals: int, of_compiler: str, loaded: LoadedModel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Each wants what the other has: the model, and the compiler."""
    libraries = [Library([compile_ir(DRIVER_IR, ISA)], ["lead"])]
    runs, compiles, refused = threading.Event(), threading.Event(), list[NestedCallError]()
    run, expected, made = Execution.run, loaded.run({"x": X})["y"], list[np.ndarray]()

    def attempt(call: Callable[[], object]) -> None:
        try:
            call()
        except NestedCallError as error:
            refused.append(error)

    def be_interrupted(execution: Execution) -> None:
        runs.set()
        assert compiles.wait(WAIT_S)
        libraries.clear() if of_runner == "free" else attempt(compile_something)
        run(execution)

    def be_a_finalizer() -> None:
        if threading.current_thread() is compiler and not compiles.is_set():
            compiles.set()
            attempt(loaded.close if of_compiler == "close" else lambda: loaded.run({"x": X}))

    def compile_something() -> None:
        assert runs.wait(WAIT_S)
        compile_ir(DRIVER_IR, ISA)

    monkeypatch.setattr(Execution, "run", be_interrupted)
    with as_llvm_is_entered(be_a_finalizer):
        compiler = threading.Thread(target=compile_something, daemon=True)
        compiler.start()  # once it has its name, which the finalizer in it reads
        runner = in_a_thread(lambda: made.append(loaded.run({"x": X})["y"]))
        compiler.join(WAIT_S)
        runner.join(WAIT_S)

    assert not compiler.is_alive()
    assert not runner.is_alive()
    assert len(refused) <= refusals  # a model that is in use is closed afterwards
    np.testing.assert_array_equal(made[0], expected)


def test_an_interrupt_as_llvm_is_entered_leaves_it_free_for_other_threads() -> None:
    interrupts = iter([KeyboardInterrupt])

    def interrupt() -> None:
        for error in interrupts:
            raise error

    with as_llvm_is_entered(interrupt), pytest.raises(KeyboardInterrupt):
        compile_ir(DRIVER_IR, ISA)
    thread = in_a_thread(lambda: compile_ir(DRIVER_IR, ISA))
    thread.join(WAIT_S)

    assert not thread.is_alive()


def test_a_kernel_is_compiled_within_the_compilation_of_another() -> None:
    made = list[bytes]()

    def compile_another() -> None:
        if not made:
            made.append(b"")
            made.append(compile_ir(DRIVER_IR, ISA))

    with as_llvm_is_entered(compile_another):
        assert compile_ir(DRIVER_IR, ISA)

    assert made[1]
