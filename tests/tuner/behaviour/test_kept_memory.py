"""Everything that is handed out keeps the memory that it shows, whatever else is dropped."""

from __future__ import annotations

import gc
import queue
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest

import tuner
from fixtures.small.tiny import tiny
from tests.tuner.program.test_ort_program import TARGET, ort_model
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.sessions.io_binding import array_of, ort_value
from tuner.sessions.onnx_backend import TunebankBackend

X = np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)
VALUE = onnxruntime.OrtValue


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept")
    (folder / "m.onnx").write_bytes(tiny(1))
    compile_model(folder / "m.onnx", folder / "m.om", Options(TARGET), NoBank(), print)
    return folder / "m.om"


@pytest.fixture(scope="module")
def right() -> np.ndarray:
    session = onnxruntime.InferenceSession(tiny(1))
    return np.array(session.run(None, {"x": X})[0])


def allocate_over(size_bytes: int) -> list[Any]:
    """Collect what was dropped, and write into new memory of the same size, from each allocator."""
    gc.collect()
    made: list[Any] = [np.full(size_bytes, 0x7F, np.uint8) for _ in range(200)]
    made += [bytearray(b"\x7f" * size_bytes) for _ in range(200)]
    for _ in range(20):
        value = VALUE.ortvalue_from_shape_and_type([size_bytes], np.uint8)
        value.update_inplace(made[0])
        made.append(value)
    return made


def through_binding(session: tuner.InferenceSession) -> Any:
    binding = session.io_binding()
    binding.bind_cpu_input("x", X)
    binding.bind_output("y")
    session.run_with_iobinding(binding)
    return binding


def through_dropped_values(session: tuner.InferenceSession) -> np.ndarray:
    """Inputs and outputs are values of ONNX Runtime that only the binding has."""
    binding = session.io_binding()
    binding.bind_ortvalue_input("x", VALUE.ortvalue_from_numpy(X.copy()))
    binding.bind_ortvalue_output("y", VALUE.ortvalue_from_shape_and_type([4, 16], np.float32))
    allocate_over(X.nbytes)
    session.run_with_iobinding(binding)
    return np.asarray(binding.get_outputs()[0].numpy())


def through_callback(session: tuner.InferenceSession) -> np.ndarray:
    """The input is a value of ONNX Runtime that is dropped before the call is made."""
    answers: queue.Queue[Any] = queue.Queue()
    feeds = {"x": VALUE.ortvalue_from_numpy(X.copy())}

    def call_and_drop() -> None:
        session.run_async(["y"], feeds, lambda *given: answers.put(given), None)
        feeds.clear()
        allocate_over(X.nbytes)

    assert session._offline is not None
    session._offline._streams[0].turn.do(call_and_drop)  # the call itself has to wait
    return np.asarray(answers.get(timeout=60)[0][0])


def values_of(session: tuner.InferenceSession) -> Any:
    return session.run_with_ort_values(["y"], {"x": VALUE.ortvalue_from_numpy(X)})[0]


def bound_outputs(model: Path) -> np.ndarray:
    bound = tuner.load(model).bind()
    bound.inputs["x"][...] = X
    bound.run()
    return bound.outputs["y"]


def bound_inputs(model: Path) -> np.ndarray:
    """Arrays that only the bound model has, read after a run that came later."""
    bound = tuner.load(model).bind({"x": X.copy()})
    gc.collect()
    allocate_over(X.nbytes)
    bound.run()
    return bound.outputs["y"].copy()


def from_removed(model: Path) -> np.ndarray:
    copy = model.with_name("removed.om")
    copy.write_bytes(model.read_bytes())
    with tuner.load(copy) as loaded_model:
        copy.unlink()
        allocate_over(1 << 16)
        return loaded_model.run({"x": X})["y"]


DOORS: dict[str, Callable[[Path], np.ndarray]] = {
    "run": lambda m: tuner.load(m).run({"x": X})["y"],
    "outputs of bind": bound_outputs,
    "inputs of bind": bound_inputs,
    "run of a session": lambda m: tuner.InferenceSession(m).run(None, {"x": X})[0],
    "an OrtValue": lambda m: values_of(tuner.InferenceSession(m)).numpy(),
    "DLPack of an OrtValue": lambda m: np.from_dlpack(
        values_of(tuner.InferenceSession(m))._ortvalue
    ),
    "outputs of a binding": lambda m: (
        through_binding(tuner.InferenceSession(m)).get_outputs()[0].numpy()
    ),
    "a vector of outputs": lambda m: (
        through_binding(tuner.InferenceSession(m)).get_outputs_as_ortvaluevector()[0].numpy()
    ),
    "copies of outputs": lambda m: through_binding(tuner.InferenceSession(m)).copy_outputs_to_cpu()[
        0
    ],
    "values that are bound": lambda m: through_dropped_values(tuner.InferenceSession(m)),
    "values given to run_async": lambda m: through_callback(tuner.InferenceSession(m)),
    "a mapped model that is removed": from_removed,
}


@pytest.mark.parametrize("door", DOORS)
def test_what_is_handed_out_outlives_all_else(door: str, offline: Path, right: np.ndarray) -> None:
    shown = DOORS[door](offline)

    over = allocate_over(shown.nbytes)

    np.testing.assert_allclose(shown, right, rtol=1e-4, atol=1e-5)
    assert over


@pytest.mark.parametrize("dtype", [np.bool_, np.float16, np.float64, np.int8, np.uint64])
@pytest.mark.parametrize("shape", [(4, 16), (), (0, 3)], ids=str)
def test_values_of_every_type_keep_their_memory(dtype: Any, shape: tuple[int, ...]) -> None:
    shown = ort_value(np.ones(shape, dtype)).numpy()

    over = allocate_over(max(shown.nbytes, 1))

    assert (shown.shape, shown.dtype) == (shape, np.dtype(dtype))
    assert (shown == 1).all()
    assert over


def test_an_array_over_an_ort_value_keeps_it(right: np.ndarray) -> None:
    shown = array_of(VALUE.ortvalue_from_numpy(right.copy()))

    over = allocate_over(right.nbytes)

    assert shown is not None
    np.testing.assert_array_equal(shown, right)
    assert over


def test_outputs_of_onnx_runtime_s_program_outlive_it(tmp_path: Path) -> None:
    model = onnx.load_from_string(tiny(1))
    expected = onnxruntime.InferenceSession(tiny(1)).run(None, {"x": X})[0]
    shown = tuner.load(ort_model(model, tmp_path)).run({"x": X})["y"]

    over = allocate_over(shown.nbytes)

    np.testing.assert_array_equal(shown, expected)
    assert over


def test_outputs_of_the_onnx_backend_outlive_it(right: np.ndarray) -> None:
    [shown] = TunebankBackend.prepare(onnx.load_from_string(tiny(1))).run([X])

    over = allocate_over(shown.nbytes)

    np.testing.assert_allclose(shown, right, rtol=1e-4, atol=1e-5)
    assert over
