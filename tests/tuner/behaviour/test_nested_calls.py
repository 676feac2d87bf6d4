"""Calls that come in the middle of a run of the same thread: nothing waits for ever."""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

import tuner
from fixtures.small.tiny import tiny
from tests.tuner.behaviour.nested_calls import Dropped
from tests.tuner.offline_model.test_mapped_file import X, compiled
from tuner.backend import host_target
from tuner.errors import NestedCallError
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.program.execution import Execution
from tuner.runtime.model import LoadedModel
from tuner.runtime.shape_recorder import ShapeRecorder
from tuner.session import Options

WAIT_S = 60


def stressed(*options: str) -> dict[str, int]:
    """What happened in a process of the stress program, which ends by itself where it hangs."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.tuner.behaviour.nested_calls", "--hang-s", "100", *options],
        stdout=subprocess.PIPE, text=True, check=True, timeout=1800,
    )  # fmt: skip
    seen: dict[str, int] = json.loads(done.stdout)
    return seen


@pytest.mark.parametrize(
    ("runs", "options"),
    [
        (300, ()),
        (300, ("--records",)),
        (300, ("--streams", "2")),
        pytest.param(100_000, (), marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
        pytest.param(100_000, ("--records",), marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
    ],
)
def test_runs_that_are_interrupted_by_calls_are_right(runs: int, options: tuple[str, ...]) -> None:
    seen = stressed("--runs", str(runs), *options)

    assert "wrong" not in seen
    assert seen["runs"] == runs
    for kind in ("handler: made", "handler: refused", "handler: close", "interrupted"):
        assert seen[kind] > 0


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(1, tmp_path_factory.mktemp("nested"))


@pytest.fixture
def loaded(offline: Path) -> Iterator[LoadedModel]:
    with tuner.load(offline, 2) as model:
        yield model


@contextmanager
def interrupting(monkeypatch: pytest.MonkeyPatch, call: Callable[[], object]) -> Iterator[None]:
    """Let a signal handler make a call in the middle of the next run."""
    run, handled = Execution.run, list[int]()

    def run_with_a_signal(execution: Execution) -> None:
        if not handled:
            handled.append(1)
            signal.raise_signal(signal.SIGTERM)
        run(execution)

    before = signal.signal(signal.SIGTERM, lambda *_: call())
    monkeypatch.setattr(Execution, "run", run_with_a_signal)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
        monkeypatch.setattr(Execution, "run", run)
    assert handled


def test_a_handler_closes_the_model_when_the_run_has_ended(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = loaded.run({"x": X})["y"]

    with interrupting(monkeypatch, loaded.close):
        np.testing.assert_array_equal(loaded.run({"x": X})["y"], expected)

    with pytest.raises(RuntimeError, match="the model was closed"):
        loaded.run({"x": X})
    assert not any(t.name.startswith("worker-") and t.is_alive() for t in loaded_threads(loaded))


def loaded_threads(model: LoadedModel) -> list[threading.Thread]:
    assert model._streams[0].memory is not None
    own = set(model._streams[0].memory.pool._workers)
    return [thread for thread in threading.enumerate() if thread.native_id in own]


CALLS: dict[str, Callable[[LoadedModel], object]] = {
    "run": lambda model: model.run({"x": -X}),
    "bound run": lambda model: model.bind({"x": -X}).run(),
    "time_steps": lambda model: model.time_steps({"x": -X}, 1),
}


@pytest.mark.parametrize("nested", CALLS)
@pytest.mark.parametrize("outer", ["run", "bound run"])
def test_a_handler_that_runs_the_same_model_is_refused(
    outer: str, nested: str, loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = loaded.run({"x": X})["y"]
    bound = loaded.bind({"x": X})
    errors: list[NestedCallError] = []

    def call() -> None:
        with pytest.raises(NestedCallError) as error:
            CALLS[nested](loaded)
        errors.append(error.value)

    with interrupting(monkeypatch, call):
        made = loaded.run({"x": X}) if outer == "run" else (bound.run(), bound.outputs)[1]
        np.testing.assert_array_equal(made["y"], expected)

    assert str(errors[0]).startswith("the model is in use by the thread that calls it")
    assert errors[0].hint is not None


def test_a_handler_runs_another_model(
    loaded: LoadedModel, offline: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected, made = loaded.run({"x": X})["y"], list[np.ndarray]()
    with tuner.load(offline, 2) as other:
        call = lambda: made.append(other.run({"x": X})["y"])  # noqa: E731
        with interrupting(monkeypatch, call):
            np.testing.assert_array_equal(loaded.run({"x": X})["y"], expected)

    np.testing.assert_array_equal(made[0], expected)


def test_a_handler_that_raises_ends_the_run_and_no_more(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = loaded.run({"x": X})["y"]

    def interrupt() -> None:
        raise KeyboardInterrupt

    with interrupting(monkeypatch, interrupt), pytest.raises(KeyboardInterrupt):
        loaded.run({"x": X})

    np.testing.assert_array_equal(loaded.run({"x": X})["y"], expected)
    thread = threading.Thread(target=loaded.run, args=({"x": X},), daemon=True)
    thread.start()
    thread.join(WAIT_S)
    assert not thread.is_alive()


def test_collecting_another_model_within_a_run_ends_its_threads(
    loaded: LoadedModel, offline: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = loaded.run({"x": X})["y"]
    other = tuner.load(offline, 2, record_shapes=True)
    other.run({"x": X})
    threads = loaded_threads(other)
    Dropped(lambda: None, other)
    del other

    with interrupting(monkeypatch, gc.collect):
        np.testing.assert_array_equal(loaded.run({"x": X})["y"], expected)

    for thread in threads:
        thread.join(WAIT_S)
        assert not thread.is_alive()


def test_a_recorder_that_ends_while_its_thread_writes_for_another_waits_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both lock the folder: a finalizer in the thread that has it would wait for itself."""
    one, other = (ShapeRecorder(tmp_path, name, ["x"], lambda _: {}) for name in ("one", "other"))
    one.count(((1,),))
    other.count(((2,),))
    add = ShapeRecorder._add

    def add_and_end_the_other(recorder: ShapeRecorder, new: object) -> None:
        if recorder is one:
            other.close()
        add(recorder, new)  # type: ignore[arg-type]

    monkeypatch.setattr(ShapeRecorder, "_add", add_and_end_the_other)
    thread = threading.Thread(target=one.close, daemon=True)
    thread.start()
    thread.join(WAIT_S)

    assert not thread.is_alive()
    for name, shape in ("one", 1), ("other", 2):
        found = json.loads((tmp_path / f"{name}.shapes.json").read_text())
        assert found["shapes"] == [{"calls": 1, "inputs": {"x": [shape]}}]


def test_a_handler_of_asyncio_closes_a_model_that_another_thread_runs(loaded: LoadedModel) -> None:
    async def main() -> int:
        loop, runs = asyncio.get_running_loop(), 0
        loop.add_signal_handler(signal.SIGTERM, loaded.close)
        is_running = threading.Event()

        def work() -> None:
            nonlocal runs
            while True:
                loaded.run({"x": X})
                runs += 1
                is_running.set()

        task = asyncio.create_task(asyncio.to_thread(work))
        await asyncio.to_thread(is_running.wait, WAIT_S)
        signal.raise_signal(signal.SIGTERM)
        with pytest.raises(RuntimeError, match="the model was closed"):
            await asyncio.wait_for(task, WAIT_S)
        loop.remove_signal_handler(signal.SIGTERM)
        return runs

    assert asyncio.run(main()) > 0


def test_a_process_ends_while_a_daemon_thread_of_it_runs_a_model(offline: Path) -> None:
    code = (
        "import sys, threading, numpy as np, tuner\n"
        "model, started = tuner.load(sys.argv[1], 3), threading.Event()\n"
        "def work():\n"
        "    while True:\n"
        "        model.run({'x': np.zeros((4, 16), np.float32)})\n"
        "        started.set()\n"
        "threading.Thread(target=work, daemon=True).start()\n"
        "started.wait()\n"
    )
    start_s = time.monotonic()

    done = subprocess.run([sys.executable, "-c", code, str(offline)], check=False, timeout=WAIT_S)

    assert done.returncode == 0
    assert time.monotonic() - start_s < WAIT_S


def test_a_finalizer_that_runs_a_model_when_the_process_has_ended_its_threads_waits_for_none(
    tmp_path: Path,
) -> None:
    """The last finalizers come after the threads of all pools were ended."""
    (tmp_path / "m.onnx").write_bytes(tiny(1, 384))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", Options(host_target()), NoBank(), print)
    code = (
        "import sys, numpy as np, tuner\n"
        "class Last:\n"
        "    def __init__(self, run):\n"
        "        self.itself, self.run = self, run\n"
        "    def __del__(self):\n"
        "        try:\n"
        "            self.run({'x': np.zeros((4, 384), np.float32)})\n"
        "        except RuntimeError as error:\n"
        "            print(error)\n"
        "model = tuner.load(sys.argv[1], 2)\n"
        "model.run({'x': np.zeros((4, 384), np.float32)})\n"
        "last = Last(model.run)\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "m.om")],
        stdout=subprocess.PIPE, text=True, check=True, timeout=WAIT_S,
    )  # fmt: skip

    assert done.stdout == "the process ends, and the threads of the model have ended\n"


def test_a_session_on_an_offline_model_refuses_a_nested_run(
    offline: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = tuner.InferenceSession(offline)
    expected = session.run(None, {"x": X})[0]

    def call() -> None:
        with pytest.raises(NestedCallError):
            session.run(None, {"x": X})

    with interrupting(monkeypatch, call):
        np.testing.assert_array_equal(session.run(None, {"x": X})[0], expected)
