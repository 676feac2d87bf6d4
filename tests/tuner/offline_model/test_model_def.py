from __future__ import annotations

import math
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.offline_model.ge_proto import ModelDef, message_of
from tests.tuner.offline_model.models import small_description
from tuner.errors import OfflineModelError
from tuner.offline_model.cann_definition import Definition
from tuner.offline_model.data_types import DATA_TYPES
from tuner.offline_model.model_def import (
    Attributes,
    ModelDescription,
    OpDescription,
    TensorDescription,
    encode_model_def,
)

INT64 = st.integers(-(2**63), 2**63 - 1)
FLOAT32 = st.floats(width=32, allow_nan=False)
VALUES = st.one_of(
    INT64,
    FLOAT32,
    st.booleans(),
    st.text(),
    *(
        st.lists(entry, max_size=4).map(tuple)
        for entry in (INT64, FLOAT32, st.booleans(), st.text(max_size=8))
    ),
)
ATTRIBUTES = st.dictionaries(st.text(max_size=8), VALUES, max_size=4)
TENSORS = st.builds(
    TensorDescription,
    name=st.text(max_size=8),
    dtype=st.sampled_from(sorted(DATA_TYPES)),
    shape=st.lists(st.integers(-1, 2**40), max_size=4).map(tuple),
    layout=st.sampled_from(["ND", "NHWC"]),
)
OPS = st.integers(0, 3).flatmap(
    lambda count: st.builds(
        OpDescription,
        name=st.text(max_size=8),
        type=st.sampled_from(["conv", "gemm", "段"]),
        inputs=st.tuples(*[st.just("x:0")] * count),
        input_tensors=st.tuples(*[TENSORS] * count),
        output_tensors=st.lists(TENSORS, max_size=2).map(tuple),
        attributes=ATTRIBUTES,
    )
)
DESCRIPTIONS = st.builds(
    ModelDescription,
    name=st.text(max_size=8),
    attributes=ATTRIBUTES,
    inputs=st.lists(TENSORS, max_size=2).map(tuple),
    outputs=st.lists(TENSORS, max_size=2).map(tuple),
    ops=st.lists(OPS, max_size=3).map(tuple),
    constants=st.lists(TENSORS, max_size=2).map(tuple),
    output_sources=st.lists(st.just("a:0"), max_size=2).map(tuple),
)


@given(DESCRIPTIONS)
@settings(max_examples=80, deadline=None)
def test_a_description_is_written_as_protobuf_writes_it(description: ModelDescription) -> None:
    encoded, expected = encode_model_def(description), message_of(description)

    assert ModelDef.FromString(encoded) == expected
    assert len(encoded) == expected.ByteSize()


def test_attribute_types_are_kept_apart() -> None:
    values: Attributes = {
        "b": True,
        "i": 1,
        "f": 1.0,
        "s": "1",
        "lb": (True,),
        "li": (1,),
        "lf": (1.0,),
    }
    description = ModelDescription("m", values, (), (), ())

    message = ModelDef.FromString(encode_model_def(description))

    kinds = {name: message.attr[name].WhichOneof("value") for name in values}
    assert kinds == {
        "b": "b", "i": "i", "f": "f", "s": "s", "lb": "list", "li": "list", "lf": "list",
    }  # fmt: skip
    assert [message.attr[name].list.val_type for name in ("li", "lf", "lb")] == [2, 3, 4]


def test_equal_descriptions_give_equal_bytes_whatever_the_order_of_attributes() -> None:
    one = ModelDescription("m", {"a": 1, "b": 2, "c": 3}, (), (), ())
    other = ModelDescription("m", {"c": 3, "b": 2, "a": 1}, (), (), ())

    assert encode_model_def(one) == encode_model_def(other)


def test_the_beginning_of_another_attribute_name_comes_after_it_as_protobuf_has_it() -> None:
    encoded = encode_model_def(ModelDescription("", {"a": 1, "ab": 2, "b": 3}, (), (), ()))

    assert encoded.index(b"\x02ab") < encoded.index(b"\x01a") < encoded.index(b"\x01b")


def test_the_numbers_on_the_wire_are_those_of_the_format() -> None:
    op = OpDescription("a", "gemm", (), (), ())
    description = ModelDescription("m", {"i": 5}, (), (), (op,))

    encoded = encode_model_def(description)

    assert encoded[:3] == b"\x0a\x01m"  # field 1: name
    assert b"\x10\x01" in encoded  # field 2: version
    assert b"\x0a\x01a\x12\x04gemm" in encoded  # OpDef 1: name, 2: type
    assert encoded.endswith(b"\x5a\x07\x0a\x01i\x12\x02\x18\x05")  # 11: map entry, AttrDef 3: i


def test_inputs_become_data_ops_and_outputs_one_netoutput_at_the_end() -> None:
    message = ModelDef.FromString(encode_model_def(small_description()))

    ops = message.graph[0].op
    assert (ops[0].type, ops[0].name, ops[0].attr["index"].i) == ("Data", "x", 0)
    assert [op.type for op in ops[1:5]] == ["Const"] * 4
    assert (ops[-1].type, list(ops[-1].input)) == ("NetOutput", ["Conv_0_2:0"])
    assert [op.id for op in ops] == list(range(len(ops)))
    assert list(message.graph[0].input) == ["x:0"]


@pytest.mark.parametrize("value", [2**63, (1, 2.5), ("a", 1), (None,)])
def test_what_the_schema_cannot_hold_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        encode_model_def(ModelDescription("m", {"a": value}, (), (), ()))


def test_a_command_line_that_is_no_text_is_kept() -> None:
    encoded = encode_model_def(ModelDescription("m", {"raw": "\udcff\udcfe"}, (), (), ()))

    assert ModelDef.FromString(encoded).attr["raw"].s == b"\xff\xfe"


def test_numbers_beyond_32_bits_are_infinite() -> None:
    encoded = encode_model_def(ModelDescription("m", {"min": -1e300}, (), (), ()))

    assert ModelDef.FromString(encoded).attr["min"].f == -math.inf


@given(data=st.data())
@settings(max_examples=200, deadline=None)
def test_damaged_bytes_are_refused_or_read_but_never_crash(data: st.DataObject) -> None:
    encoded = bytearray(encode_model_def(small_description()))
    at = data.draw(st.integers(0, len(encoded) - 1))
    encoded[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(at, len(encoded)))

    with suppress(OfflineModelError):
        definition = Definition(memoryview(bytes(encoded[:cut])))
        assert isinstance(definition.name, str)
        assert definition.attributes({"soc_version"}).keys() <= {"soc_version"}
