"""The verdict on quantised models: ties are allowed, and planted faults are found."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from fixtures.quantised import quantised
from tests.tuner.judge.models import judge_of, saved, source
from tuner.judge.float64_model import Float64Model
from tuner.judge.judge import Judge
from tuner.judge.rounding_noise import RoundingNoise
from tuner.measure.peers import OnnxRuntime
from tuner.precision.quantiser import saturates_here

Arrays = Mapping[str, np.ndarray]
ROUNDINGS = 4.0
"""Roundings of a number between two tensors of integers, as an engine makes them."""
NETWORKS = ("cnn", "mlp", "encoder", "attention", "sequence")
FORMS = ("qdq_u8s8_channels", "qoperator_u8s8", "dynamic_s8")


class InFloat64:
    """A runner that evaluates a model in float64, perhaps with noise."""

    def __init__(self, model: onnx.ModelProto, seed: int | None = None) -> None:
        self._wide, self._seed = Float64Model(source(model)), seed

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        noise = (
            None
            if self._seed is None
            else RoundingNoise(self._seed, meets_ties=False, roundings=ROUNDINGS)
        )
        return self._wide.run(inputs, noise)


@pytest.fixture(scope="module")
def judges(tmp_path_factory: pytest.TempPathFactory) -> Mapping[tuple[str, str], Judge]:
    folder = tmp_path_factory.mktemp("quantised")
    return {
        (network, form): judge_of(saved(quantised(network, form), folder))
        for network in NETWORKS for form in FORMS
    }  # fmt: skip


Judges = Mapping[tuple[str, str], Judge]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("network", NETWORKS)
def test_engines_that_round_in_another_way_are_right(
    network: str, form: str, judges: Judges, tmp_path: Path
) -> None:
    model, judge = quantised(network, form), judges[network, form]
    path = saved(model, tmp_path)

    for seed in (11, 12, 13):
        assert judge.judge(InFloat64(model, seed)).is_right
    # Where its products of integers saturate, ONNX Runtime is wrong, and no engine with other ties.
    if form == "qdq_u8s8_channels" or not saturates_here():
        assert judge.judge(OnnxRuntime(path, 1, is_optimised=False)).is_right


def quantising(model: onnx.ModelProto) -> list[int]:
    return [i for i, node in enumerate(model.graph.node) if node.op_type == "QuantizeLinear"]


def constant_of(model: onnx.ModelProto, name: str) -> np.ndarray:
    (found,) = (t for t in model.graph.initializer if t.name == name)
    return numpy_helper.to_array(found)


def add_constant(model: onnx.ModelProto, name: str, array: np.ndarray) -> str:
    model.graph.initializer.append(numpy_helper.from_array(array, name))
    return name


PRODUCTS = {
    "Gemm": 0, "Conv": 0, "MatMul": 0, "QGemm": 2, "QLinearConv": 2, "MatMulInteger": 2,
    "ConvInteger": 2,
}  # fmt: skip
"""Products, and the input that is, or that was made with, the zero point of what they multiply."""


def without_column_sums(model: onnx.ModelProto) -> onnx.ModelProto:
    """The zero point of the first product's activations is forgotten."""
    made = {name: node for node in model.graph.node for name in node.output}
    number, node = next((i, n) for i, n in enumerate(model.graph.node) if n.op_type in PRODUCTS)
    zero = add_constant(model, "no_zero", np.uint8(0))
    if PRODUCTS[node.op_type]:
        node.input[PRODUCTS[node.op_type]] = zero
        return model
    wrong = onnx.NodeProto()
    wrong.CopyFrom(made[node.input[0]])
    wrong.input[2], wrong.output[0], wrong.name = zero, "moved", "moved"
    node.input[0] = "moved"
    model.graph.node.insert(number, wrong)
    return model


def with_half_a_step(model: onnx.ModelProto) -> onnx.ModelProto:
    """One tensor is rounded up instead of to the nearest."""
    numbers = quantising(model)
    number = numbers[len(numbers) // 3]
    node = model.graph.node[number]
    half = add_constant(model, "half", np.float32(0.5) * constant_of(model, node.input[1]))
    up = helper.make_node("Add", [node.input[0], half], ["up"], name="up")
    node.input[0] = "up"
    model.graph.node.insert(number, up)
    return model


def with_a_wrong_channel(model: onnx.ModelProto) -> onnx.ModelProto:
    """The weights of one channel of the first product are four fifths of what they are."""
    made = {name: node for node in model.graph.node for name in node.output}
    node = next(n for n in model.graph.node if n.op_type in PRODUCTS)
    name = node.input[3 if node.op_type in ("QGemm", "QLinearConv") else 1]
    name = made[name].input[0] if name in made else name
    (tensor,) = (t for t in model.graph.initializer if t.name == name)
    weights = numpy_helper.to_array(tensor).copy()
    is_rows = "Conv" in node.op_type or any(a.name == "transB" and a.i for a in node.attribute)
    channel = weights[1] if is_rows else weights[:, 1]
    channel[...] = (0.8 * channel).astype(weights.dtype)
    tensor.CopyFrom(numpy_helper.from_array(weights, name))
    return model


FAULTS = {  # in the dynamic attention the first zero point is of keys: a softmax loses it
    "column sums": (
        without_column_sums,
        [(n, f) for n in NETWORKS for f in FORMS if (n, f) != ("attention", "dynamic_s8")],
    ),
    "half a step": (
        with_half_a_step,
        [("mlp", "qdq_u8s8_channels"), ("attention", "qdq_u8s8_channels")],
    ),
    "a channel": (
        with_a_wrong_channel,
        [(n, f) for n in ("mlp", "attention") for f in FORMS]
        + [
            ("cnn", "qdq_u8s8_channels"),
            ("sequence", "dynamic_s8"),
            ("cnn", "dynamic_s8"),
            ("cnn", "qoperator_u8s8"),
        ],
    ),
}


@pytest.mark.parametrize(
    ("fault", "network", "form"),
    [(fault, *where) for fault, (_, places) in FAULTS.items() for where in places],
)
def test_a_planted_fault_is_wrong(fault: str, network: str, form: str, judges: Judges) -> None:
    wrong = FAULTS[fault][0](quantised(network, form))

    assert not judges[network, form].judge(InFloat64(wrong)).is_right


def test_noise_leaves_what_the_type_holds_exactly() -> None:
    numbers = np.array([0.0, 0.5, 3.0, 1 / 3])

    found = RoundingNoise(0, meets_ties=False).rounded(numbers, np.dtype(np.float32), "Mul")

    assert found[:3].tolist() == numbers[:3].tolist()
    assert 0 < abs(found[3] - 1 / 3) <= 16 * 2.0**-24 / 3


def test_the_number_nearest_to_a_tie_falls_on_its_other_side_and_no_exact_one_does() -> None:
    low, high = np.float64(0), np.float64(255)
    numbers = np.array([7.5, 3.4999999, 9.2, 300.49999999])

    calm = RoundingNoise(0, meets_ties=False).to_integers(numbers[2:], low, high)
    tied = RoundingNoise(0, meets_ties=True).to_integers(numbers, low, high)

    assert calm.tolist()[0] == 9
    assert tied.tolist()[:3] == [8, 4, 9]


def test_an_exact_tie_of_a_quotient_falls_on_either_side_where_roundings_come_before_it() -> None:
    numbers, low, high = np.full(200, 7.5), np.float64(0), np.float64(255)
    noise = RoundingNoise(0, meets_ties=False)

    alone = noise.to_integers(numbers, low, high)
    behind = noise.to_integers(numbers, low, high, keeps_exact=False)

    assert set(alone.tolist()) == {8.0}
    assert set(behind.tolist()) == {7.0, 8.0}
