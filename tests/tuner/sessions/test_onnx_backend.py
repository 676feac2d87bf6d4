"""ONNX's backend interface over compiled models."""

import unittest
from collections.abc import Iterator

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from onnx.backend.test import BackendTest

from tests.tuner.frontend.models import parsed
from tools import conformance
from tuner.errors import TunerError
from tuner.sessions.onnx_backend import TunebankBackend, TunebankModel

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def model_of(op: str, *sizes: int | str, opset: int = 21) -> ModelProto:
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, sizes) for name in "xy")
    graph = helper.make_graph([helper.make_node(op, ["x"], ["y"])], op, [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10)


@pytest.fixture
def prepared() -> Iterator[TunebankModel]:
    model = TunebankBackend.prepare(model_of("Relu", "n", 3))
    yield model
    model.close()


def test_a_model_is_run_on_inputs_in_its_order() -> None:
    [y] = TunebankBackend.run_model(model_of("Neg", 2, 3), [X])

    assert (y == -X).all()


def test_a_size_that_is_open_is_that_of_the_inputs(prepared: TunebankModel) -> None:
    assert prepared.engine == ""

    for rows in (2, 5, 2):
        x = np.linspace(-1, 1, rows * 3, dtype=np.float32).reshape(rows, 3)
        [y] = prepared.run([x])
        assert (y == np.maximum(x, 0)).all()

    assert prepared.engine == "native"


def test_the_engine_says_where_a_model_runs() -> None:
    engines = []
    for nodes in ("y = Relu(x)", "a = Relu(x) d = Det(a) s = Unsqueeze(d, axes) y = Add(x, s)"):
        model = parsed(
            f"g (float[2,3,3] x) => (float[2,3,3] y) {{ {nodes} }}", axes=np.array([1, 2])
        )
        engines.append(TunebankBackend.prepare(model).engine)

    assert engines == ["native", "segments"]


def test_a_node_is_run_on_its_own() -> None:
    concat = helper.make_node("Concat", ["a", "b"], ["c"], axis=1)
    [c] = TunebankBackend.run_node(concat, [X, 2 * X])

    split = helper.make_node("Split", ["a"], ["b", "c"], axis=0, num_outputs=2)
    first, second = TunebankBackend.run_node(
        split, [X], outputs_info=[(np.dtype(np.float32), (1, 3))] * 2, opset_version=18
    )

    assert (c == np.concatenate([X, 2 * X], axis=1)).all()
    assert (np.concatenate([first, second]) == X).all()


def test_the_cpu_is_the_only_device() -> None:
    assert TunebankBackend.supports_device("CPU")
    assert TunebankBackend.supports_device("CPU:0")
    assert not TunebankBackend.supports_device("CUDA")


def test_an_invalid_model_is_refused() -> None:
    with pytest.raises(Exception, match="Frobnicate"):
        TunebankBackend.prepare(model_of("Frobnicate", 2))
    with pytest.raises(TunerError, match="the model takes float32"):
        TunebankBackend.run_model(model_of("Relu", 2, 3), [X[0]])


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # onnx casts numbers that are too large
def test_onnx_s_own_runner_finds_no_fault_in_a_sample_of_its_cases() -> None:
    """`make conformance` runs all of them, and compares with ONNX Runtime."""
    runner = BackendTest(TunebankBackend, __name__)
    cases = "relu|softmax_axis_1|matmul_2d|conv_with_strides_padding|lstm_defaults|gather_1"
    cases += "|layer_normalization_4d_axis1|averagepool_2d_pads|resize_upsample_sizes_cubic"
    runner.include(f"^test_({cases}|transpose_all_permutations_0|sequence_insert_at_back)_cpu$")
    result = unittest.TestResult()

    runner.test_suite.run(result)

    assert result.failures + result.errors == []
    assert result.testsRun - len(result.skipped) == 11


@pytest.mark.slow
def test_every_case_of_onnx_that_passes_in_onnx_runtime_passes() -> None:
    assert conformance.main([]) == 0
