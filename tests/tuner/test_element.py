"""The table of elements, held against NumPy's and ONNX's own descriptions of the types."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from onnx import helper

from tuner.element import ELEMENTS, Element, is_float
from tuner.graph import DTYPES

FLOATS = [element for element in ELEMENTS.values() if element.is_float and element.is_read]


@pytest.mark.parametrize("element", FLOATS, ids=lambda element: element.name)
def test_rounding_to_a_float_is_off_by_its_roundoff_at_most_and_reaches_it(
    element: Element,
) -> None:
    assert element.roundoff == float(ml_dtypes.finfo(element.dtype).eps) / 2
    one_and_half_a_step = np.array(1 + element.roundoff)
    assert float(one_and_half_a_step.astype(element.dtype)) == 1.0


@pytest.mark.parametrize("element", FLOATS, ids=lambda element: element.name)
def test_floats_of_every_size_are_known_as_floats(element: Element) -> None:
    assert is_float(element.dtype)
    assert is_float(np.zeros(1, element.dtype).dtype)


def test_other_elements_are_no_floats() -> None:
    assert not any(is_float(e.dtype) for e in ELEMENTS.values() if not e.is_float)


@pytest.mark.parametrize("name", DTYPES)
def test_tensors_of_a_graph_have_whole_bytes_and_a_type_of_onnx(name: str) -> None:
    assert 8 * DTYPES[name].itemsize == ELEMENTS[name].bits
    assert helper.np_dtype_to_tensor_dtype(DTYPES[name]) > 0


def test_what_expressions_read_is_computed_in_a_type_of_the_table() -> None:
    read = [element for element in ELEMENTS.values() if element.is_read]
    assert {"f32", "i64", "i32", "bool"} <= {element.name for element in read}
    assert all(element.compute in ELEMENTS for element in read)


def test_integers_that_f32_computes_with_are_those_of_8_and_16_bits() -> None:
    quantised = {name: e.limits for name, e in ELEMENTS.items() if e.is_quantised}

    assert quantised == {
        "u8": (0, 255), "i8": (-128, 127), "u16": (0, 65535), "i16": (-32768, 32767),
    }  # fmt: skip
    assert all(np.float32(limit) == limit for ends in quantised.values() for limit in ends)


def test_the_limits_of_integers_of_64_bits_are_numbers_of_f64_in_their_range() -> None:
    assert ELEMENTS["i64"].limits == (-(2**63), 2**63 - 1024)
