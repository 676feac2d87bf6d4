"""The judge: what is right, what is wrong, and on which inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from tests.tuner.judge.models import (
    FLOAT,
    INT64,
    cancelling_variance,
    judge_of,
    model_of,
    saved,
    source,
)
from tuner.errors import OptionError
from tuner.judge.float64_model import Float64Model
from tuner.judge.judge import FLOAT64, UNOPTIMISED, Judge, random_operators
from tuner.judge.verdict import Verdict, allowances, argmax_agreement, output_error
from tuner.whole_model.acceptance import MAX_PROBES, find_wrong

Arrays = Mapping[str, np.ndarray]


class Engine:
    """A runner whose outputs a function makes."""

    def __init__(self, compute: Callable[[Arrays], dict[str, np.ndarray]]) -> None:
        self._compute = compute

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        return self._compute(inputs)


def off_by(judge: Judge, share: float) -> Engine:
    """An engine that is off by this share of the largest value, wherever the judge looks."""
    answers = {
        id(sample): reference
        for sample, reference in zip(judge.samples, judge.references, strict=True)
    }

    def compute(inputs: Arrays) -> dict[str, np.ndarray]:
        return {
            name: array + share * np.abs(array).max() for name, array in answers[id(inputs)].items()
        }

    return Engine(compute)


@pytest.fixture
def variance(tmp_path: Path) -> Path:
    return saved(cancelling_variance(), tmp_path)


def test_an_error_of_the_size_of_onnx_runtimes_own_is_right(variance: Path) -> None:
    judge = judge_of(variance)

    verdict = judge.judge(off_by(judge, 1e-3))

    assert verdict.reference == "float64"
    assert verdict.peer_error is not None
    assert 1e-4 < verdict.peer_error < 0.05
    assert judge.judge(off_by(judge, verdict.peer_error)).is_right


def test_an_error_far_above_onnx_runtimes_own_is_wrong(variance: Path) -> None:
    judge = judge_of(variance)
    largest = max(error["y"] for error in judge.peer_errors)

    verdict = judge.judge(off_by(judge, 5 * largest))

    assert not verdict.is_right
    assert verdict.error == pytest.approx(5 * largest)


BF16 = np.dtype(ml_dtypes.bfloat16)


def test_outputs_in_bf16_are_compared_by_their_size_as_all_floats_are() -> None:
    """NumPy counts bf16 to no kind of numbers: its elements were compared as integers are."""
    result, wanted = np.array([1.0, 2.5], BF16), np.array([1.0, 2.0], BF16)

    assert output_error(result, wanted) == pytest.approx(0.25)
    assert output_error(np.array([1.0, np.nan], BF16), wanted) == np.inf
    (allowed,) = allowances(1e-4, [{}], [{"y": wanted}])
    assert allowed["y"] == 1e-4


def test_a_model_in_bf16_is_evaluated_in_float64(tmp_path: Path) -> None:
    bf16 = onnx.TensorProto.BFLOAT16
    node = helper.make_node("Mul", ["x", "x"], ["y"])
    value = helper.make_tensor_value_info
    graph = helper.make_graph([node], "m", [value("x", bf16, [2])], [value("y", bf16, [2])])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)

    outputs = Float64Model(source(model, {})).run({"x": np.array([1.0078125, 3.0], BF16)})

    assert outputs["y"].dtype == np.float64
    assert outputs["y"].tolist() == [1.0078125**2, 9.0]


def test_small_outputs_are_compared_with_their_own_size(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Add", ["x", "low"], ["s"]),
        helper.make_node("Sigmoid", ["s"], ["y"]),
    ]
    constants = {"low": np.float32(-11.5).reshape(1)}
    judge = judge_of(saved(model_of(nodes, {"x": (FLOAT, [64])}, constants=constants), tmp_path))

    assert max(np.abs(outputs["y"]).max() for outputs in judge.references) < 1e-3
    assert judge.judge(off_by(judge, 9e-5)).is_right
    assert not judge.judge(off_by(judge, 1e-2)).is_right


def test_the_users_samples_are_judged_on_instead_of_drawn_ones(variance: Path) -> None:
    own = np.full((1, 4096), 3)
    np.savez(variance.with_suffix(".npz"), x=own)
    other = variance.with_name("other.npz")
    np.savez(other, x=own + 1)

    beside, given = judge_of(variance), judge_of(variance, samples=other)

    assert (beside.feeds["x"] == 3).all()
    assert (beside.samples_from, len(beside.samples)) == ("m.npz", 1)
    assert (given.feeds["x"] == 4).all()
    assert "1 of other.npz" in str(given.judge(off_by(given, 0.0)))


def test_a_sample_that_onnx_runtime_refuses_is_an_error_of_the_file(tmp_path: Path) -> None:
    nodes = [helper.make_node("Gather", ["table", "x"], ["y"])]
    constants = {"table": np.zeros((3, 2), np.float32)}
    path = saved(model_of(nodes, {"x": (INT64, [2])}, constants=constants), tmp_path)
    np.savez(path.with_suffix(".npz"), x=np.array([0, 7]))

    with pytest.raises(OptionError, match="ONNX Runtime rejects a sample"):
        judge_of(path)


def test_probabilities_have_an_agreement_of_argmax(tmp_path: Path) -> None:
    nodes = [helper.make_node("Softmax", ["x"], ["y"])]
    judge = judge_of(saved(model_of(nodes, {"x": (FLOAT, [5, 7])}), tmp_path))

    verdict = judge.judge(off_by(judge, 0.0))

    assert verdict.argmax is not None
    assert (verdict.argmax.same, verdict.argmax.rows) == (20, 20)
    assert "argmax agrees in 20 of 20" in str(verdict)


def test_random_operators_are_named_and_not_compared(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("RandomNormalLike", ["x"], ["r"]),
        helper.make_node("Add", ["x", "r"], ["y"]),
    ]
    judge = judge_of(saved(model_of(nodes, {"x": (FLOAT, [4])}), tmp_path))

    sane = judge.judge(Engine(lambda _: {"y": np.full(4, 99, np.float32)}))
    other_shape = judge.judge(Engine(lambda _: {"y": np.zeros(5, np.float32)}))
    not_finite = judge.judge(Engine(lambda _: {"y": np.full(4, np.nan, np.float32)}))

    assert str(sane) == "outputs not compared: RandomNormalLike draws random numbers"
    assert (sane.is_right, other_shape.is_right, not_finite.is_right) == (True, False, False)


def test_dropout_is_random_in_training_mode_only() -> None:
    def operators(*inputs: str) -> tuple[str, ...]:
        nodes = [helper.make_node("Dropout", ["x", *inputs], ["y"])]
        constants = {"ratio": np.float32(0.5), "training": np.array(True)}
        constants["off"] = np.array(False)
        found = source(model_of(nodes, {"x": (FLOAT, [4])}, constants=constants))
        return random_operators(found.nodes, found.known.constants)

    assert operators("ratio", "training") == ("Dropout",)
    assert operators() == operators("ratio") == operators("ratio", "off") == ()


def test_integers_may_differ_at_near_ties_only() -> None:
    indices = np.arange(10_000)
    few, many = indices.copy(), indices.copy()
    few[:9] += 1
    many[:11] += 1

    assert output_error(few, indices) == pytest.approx(9e-4)
    assert output_error(many, indices) == pytest.approx(1.1e-3)
    assert allowances(1e-2, [{}], [{"y": indices}]) == [{"y": 1e-3}]


def test_other_shapes_and_nans_are_infinitely_wrong() -> None:
    one = np.ones(3)
    assert output_error(np.ones(4), one) == np.inf
    assert output_error(np.full(3, np.nan), one) == np.inf
    assert output_error(np.full(3, np.nan), np.full(3, np.nan)) == 0.0


def test_a_model_without_float64_is_judged_beside_onnx_runtime(
    variance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "tuner.judge.judge.Float64Model", lambda source: Float64Model(source, max_s=0.0)
    )

    judge = judge_of(variance)

    assert judge.reference == UNOPTIMISED
    assert judge.judge(off_by(judge, 0.0)).is_right


def overflowing() -> onnx.ModelProto:
    """x, plus what is 0 in float64, and no number in float32 for x above some value."""
    nodes = [
        helper.make_node("Mul", ["x", "large"], ["a"]),
        helper.make_node("Mul", ["a", "a"], ["b"]),
        helper.make_node("Sub", ["b", "b"], ["zero"]),
        helper.make_node("Add", ["zero", "x"], ["y"]),
    ]
    return model_of(nodes, {"x": (FLOAT, [8])}, constants={"large": np.float32(1e18)})


def test_where_the_types_of_a_model_overflow_not_everything_is_right(tmp_path: Path) -> None:
    path = saved(overflowing(), tmp_path)
    np.savez(path.with_suffix(".npz"), x=np.full((1, 8), 1e9, np.float32))

    judge = judge_of(path)

    assert judge.reference == UNOPTIMISED
    assert judge.judge(Engine(lambda x: {"y": np.full(8, np.nan, np.float32)})).is_right
    assert not judge.judge(Engine(lambda x: {"y": np.full(8, 7e9, np.float32)})).is_right
    assert not judge.judge(Engine(lambda x: {"y": np.ones(1, np.float32)})).is_right


def test_samples_on_which_the_types_of_a_model_overflow_are_left_out(tmp_path: Path) -> None:
    path = saved(overflowing(), tmp_path)
    np.savez(path.with_suffix(".npz"), x=np.float32([[1e9] * 8, [2.0] * 8]))

    judge = judge_of(path)

    assert judge.reference == FLOAT64
    assert [sample["x"][0] for sample in judge.samples] == [2.0]


def test_an_infinite_error_of_another_engine_allows_nothing() -> None:
    one = {"y": np.ones(3)}
    assert allowances(1e-4, [{"y": np.inf}, {"y": 1e-3}], [one, one]) == [{"y": 4e-3}] * 2


def test_a_sample_far_off_in_another_engine_counts_for_itself_alone() -> None:
    one = {"y": np.ones(3)}

    assert allowances(1e-4, [{"y": 0.049}, {}], [one] * 2) == [{"y": 4 * 0.049}] * 2
    assert allowances(1e-4, [{"y": 0.051}, {}], [one] * 2) == [{"y": 4 * 0.051}, {"y": 1e-4}]


@pytest.mark.parametrize(
    ("error", "allowed", "is_right", "says_little"),
    [(0.2, 0.2, True, False), (0.201, 0.2, False, False), (0.2, 0.201, True, True)],
)
def test_a_verdict_is_right_up_to_what_is_allowed_and_says_little_above_a_fifth(
    error: float, allowed: float, is_right: bool, says_little: bool
) -> None:
    verdict = Verdict(FLOAT64, 1, "", error, allowed, None)

    assert (verdict.is_right, verdict.says_little) == (is_right, says_little)


@pytest.mark.parametrize(("total", "rows"), [(1 + 9e-5, 1), (1 + 1.1e-4, None), (1 - 1.1e-4, None)])
def test_rows_are_probabilities_where_they_add_up_to_one(total: float, rows: int | None) -> None:
    row = {"y": np.array([[0.25, 0.25, total - 0.5]])}

    agreement = argmax_agreement([row], [row])

    assert (agreement.rows if agreement else None) == rows


@pytest.mark.parametrize("wrong", [set(), {"a"}, {"g"}, {"b", "f"}, set("abcdefg")])
def test_wrong_changes_are_found_by_halves(wrong: set[str]) -> None:
    found = find_wrong("abcdefg", lambda kept: not wrong & set(kept))

    assert set(found) == wrong


def test_errors_that_add_up_cost_as_few_changes_as_make_them_fit() -> None:
    assert len(find_wrong("abcdefg", lambda kept: len(kept) <= 5)) == 2


def test_a_long_search_for_wrong_changes_is_cut_short() -> None:
    names = [str(i) for i in range(1000)]
    probes: list[int] = []

    def is_right(kept: object) -> bool:
        probes.append(1)
        return False

    assert set(find_wrong(names, is_right)) == set(names)
    assert len(probes) <= MAX_PROBES


def affine(*nodes: onnx.NodeProto, kind: int, given: int, made: int) -> onnx.ModelProto:
    """A product and a sum in a type, between the nodes that are given before and behind it."""
    dtype = helper.tensor_dtype_to_np_dtype(kind)
    weights = np.random.default_rng(0).standard_normal((2, 16, 16)).astype(dtype)
    middle = [
        helper.make_node("MatMul", ["a", "w"], ["b"]),
        helper.make_node("Add", ["b", "v"], ["c"]),
    ]
    return model_of(
        [nodes[0], *middle, nodes[1]],
        {"x": (given, (4, 16))},
        constants={"w": weights[0], "v": weights[1][0]},
        output_type=made,
    )


DOUBLE = onnx.TensorProto.DOUBLE
F64_MODEL = affine(
    helper.make_node("Identity", ["x"], ["a"]), helper.make_node("Relu", ["c"], ["y"]),
    kind=DOUBLE, given=DOUBLE, made=DOUBLE,
)  # fmt: skip


@pytest.mark.parametrize("mode_floor", [1e-4, 5e-2])
def test_a_model_in_f64_that_was_rounded_to_f32_anywhere_is_wrong(
    mode_floor: float, tmp_path: Path
) -> None:
    judge = judge_of(saved(F64_MODEL, tmp_path), floor=mode_floor)
    answers = zip(judge.samples, judge.references, strict=True)
    rounded = {
        id(sample): {name: array.astype(np.float32).astype(float) for name, array in made.items()}
        for sample, made in answers
    }

    verdict = judge.judge(Engine(lambda inputs: rounded[id(inputs)]))

    assert 1e-9 < verdict.error < 1e-7
    assert not verdict.is_right


def test_digits_that_the_optimiser_of_onnx_runtime_drops_are_no_allowance(tmp_path: Path) -> None:
    """It makes a factor of the product of 0.1, and one of f32."""
    scaled = affine(
        helper.make_node("Identity", ["x"], ["a"]),
        helper.make_node("Mul", ["b", "tenth"], ["y"]),
        kind=DOUBLE, given=DOUBLE, made=DOUBLE,
    )  # fmt: skip
    scaled.graph.initializer.append(numpy_helper.from_array(np.array(0.1), "tenth"))
    judge = judge_of(saved(scaled, tmp_path))

    assert not judge.judge(off_by(judge, 1e-9)).is_right


def test_errors_of_the_size_of_sums_in_f64_are_right_of_a_model_in_f64(tmp_path: Path) -> None:
    judge = judge_of(saved(F64_MODEL, tmp_path))

    assert judge.judge(off_by(judge, 1e-13)).is_right
    assert not judge.judge(off_by(judge, 1e-12)).is_right


def test_an_input_of_f32_does_not_make_a_model_in_f64_less_exact(tmp_path: Path) -> None:
    to_f64 = helper.make_node("Cast", ["x"], ["a"], to=DOUBLE)
    model = affine(
        to_f64, helper.make_node("Relu", ["c"], ["y"]), kind=DOUBLE, given=FLOAT, made=DOUBLE
    )
    judge = judge_of(saved(model, tmp_path))

    assert not judge.judge(off_by(judge, 1e-12)).is_right


def test_an_output_of_f64_that_was_computed_in_f32_is_judged_as_f32(tmp_path: Path) -> None:
    to_f64 = helper.make_node("Cast", ["c"], ["y"], to=DOUBLE)
    model = affine(
        helper.make_node("Identity", ["x"], ["a"]), to_f64, kind=FLOAT, given=FLOAT, made=DOUBLE
    )
    judge = judge_of(saved(model, tmp_path))

    assert judge.judge(off_by(judge, 1e-7)).is_right
