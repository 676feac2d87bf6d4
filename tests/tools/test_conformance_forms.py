"""onnx's node cases as nodes stand in models of users: with constants, and inside of a graph."""

from __future__ import annotations

import numpy as np
import pytest
from onnx.backend.test.case.test_case import TestCase

from tools import conformance
from tools.conformance_forms import FORMS, cases_in

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")
"""onnx casts numbers that are too large while it makes its cases."""

SAMPLE = """
    and3d averagepool_3d_default basic_conv_with_padding batchnorm_example
    batchnorm_example_training_mode clip_example constant_pad_axes conv_with_autopad_same
    convtranspose_1d convtranspose_group_2 convtranspose_pads cumsum_1d equal
    expand_dim_changed gather_1 gather_elements_0 gathernd_example_float32
    gemm_default_vector_bias gemm_transposeA globalaveragepool instancenorm_example
    layer_normalization_3d_axis1_epsilon loop11 lstm_with_peepholes matmul_4d
    maxpool_1d_default mod_mixed_sign_int64 not_3d onehot_with_axis pow_bcast_scalar
    prelu_broadcast range_float_type_positive_delta reduce_l2_do_not_keepdims_random
    reduce_mean_keepdims_example reflect_pad reshape_zero_dim
    resize_downsample_sizes_linear_pytorch_half_pixel resize_upsample_scales_nearest
    scatter_elements_with_axis slice_default_steps slice_neg softmax_axis_1
    split_variable_parts_1d_opset18 stft tile top_k unsqueeze_two_axes where_example
    where_long_example
""".split()  # noqa: SIM905 - so many names read better so


def case_of(name: str, form: str) -> TestCase:
    [case] = cases_in(FORMS[form], f"^test_{name}$")
    return case


def operators(case: TestCase) -> list[str]:
    return [node.op_type for node in case.model.graph.node]


@pytest.mark.parametrize(
    "form", ["constants behind the first input", "inside of a graph, with constants"]
)
def test_a_sample_of_cases_passes_that_passes_in_onnx_runtime(form: str) -> None:
    """`make conformance` runs all of them, in all forms."""
    compared = conformance.in_form(FORMS[form], f"^test_({'|'.join(SAMPLE)})(_cpu)?$")

    assert list(compared.failures()) == []
    assert list(compared.theirs.by_case.values()).count("passed") >= 35


def test_an_input_as_a_constant_is_no_input_of_the_model() -> None:
    for form, left in (
        ("constants behind the first input", ["X"]), ("constants before the last input", ["W"]),
        ("constants only", []),
    ):  # fmt: skip
        case = case_of("convtranspose", form)

        assert [value.name for value in case.model.graph.input] == left
        assert len(case.data_sets[0][0]) == len(left)


def test_a_case_without_other_inputs_has_no_form_with_constants() -> None:
    assert cases_in(FORMS["constants behind the first input"], "^test_relu$") == []


def test_inside_of_a_graph_a_case_stands_behind_a_relu_and_before_an_add() -> None:
    case = case_of("matmul_2d", "inside of a graph, with constants")
    [((x,), (y,))] = case.data_sets
    [b] = [t for t in case.model.graph.initializer if t.name == "b"]

    assert operators(case) == ["Relu", "MatMul", "Add"]
    assert x.min() < 0
    b = np.frombuffer(b.raw_data, np.float32).reshape(b.dims)
    np.testing.assert_allclose(y, np.maximum(x, 0) @ b + 1, rtol=1e-5)


def test_whole_numbers_and_truths_reach_a_case_as_they_are_in_it() -> None:
    whole = case_of("mod_mixed_sign_int64", "inside of a graph")
    truths = case_of("and2d", "inside of a graph")

    [((x, divisor), (y,))] = whole.data_sets
    assert operators(whole) == ["Add", "Mod", "Add"]
    assert (np.mod(x + 1, divisor) + 1 == y).all()
    [((x, other), (y,))] = truths.data_sets
    assert operators(truths) == ["Not", "And", "Not"]
    assert (y == ~(~x & other)).all()
