"""Settings beside a model: read strictly, and over the daemon's own options."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bankd.config.config import JobType
from bankd.config.kinds import is_input_shape
from bankd.config.model_settings import (
    MODEL_KEYS,
    ModelSettings,
    parse_settings,
    settings_file,
    settings_hint,
    with_settings,
)
from bankd.config.request import (
    LEVELS,
    PRECISION_MODES,
    PRECISION_NAMES,
    SEARCH_ALGORITHMS,
    Request,
)
from bankd.errors import BankdError
from tests.test_layers import HEAVY, loaded_by, without_tuner
from tuner.errors import OptionError
from tuner.frontend.shapes import parse_extents

FILE = Path("in/resnet.aoe.json")
EVERYTHING = {
    "input_shape": "x:1,3,224,224;y:1,77",
    "dynamic_batch_size": "1,2,4",
    "dynamic_image_size": "320,320;640,640",
    "dynamic_dims": "1,64;1,128",
    "shape_points": "n=37;n=128",
    "outside": "run",
    "out_nodes": "conv_1:0",
    "output_type": "FP16",
    "input_fp16_nodes": "x;y",
    "job_type": "1,2",
    "soc_version": "x86_64-v3",
    "aicore_num": 2,
    "precision_mode": "allow_mix_precision",
    "quantize": "int8",
    "accuracy": "relative=0.01,top_1=0.99",
    "size_budget": "1.5",
    "tune_ops_name": ["conv_1"],
    "tune_ops_type": ["Conv", "MatMul"],
    "tune_optimization_level": "O1",
    "search_algorithm": "genetic",
    "target_metric": "throughput",
    "max_tuning_count": 64,
    "tuning_time_limit": 600,
    "signature": "serve",
    "priority": -7,
}


def parsed(**content: object) -> ModelSettings:
    return parse_settings(json.dumps(content).encode(), FILE)


def refused(data: bytes | str) -> BankdError:
    with pytest.raises(BankdError) as caught:
        parse_settings(data.encode() if isinstance(data, str) else data, FILE)
    assert caught.value.code == "EG0001"
    assert caught.value.message.startswith("in/resnet.aoe.json cannot be used: ")
    assert caught.value.hint
    return caught.value


def test_settings_lie_beside_the_model_under_its_name() -> None:
    assert settings_file(Path("in/resnet.v1.onnx")) == Path("in/resnet.v1.aoe.json")
    assert settings_file(Path("in/resnet.om")) == FILE


def test_every_key_says_how_this_model_is_tuned() -> None:
    said = parsed(**EVERYTHING)

    assert said.priority == -7
    assert with_settings(Request(command_line="bankd watch"), said) == Request(
        soc_version="x86_64-v3",
        cores=2,
        input_shape="x:1,3,224,224;y:1,77",
        dynamic_batch_size="1,2,4",
        dynamic_image_size="320,320;640,640",
        dynamic_dims="1,64;1,128",
        shape_points="n=37;n=128",
        outside="run",
        out_nodes="conv_1:0",
        output_type="FP16",
        input_fp16_nodes="x;y",
        precision_mode="allow_mix_precision",
        quantize="int8",
        accuracy="relative=0.01,top_1=0.99",
        size_budget="1.5",
        optimization_level="O1",
        search_algorithm="genetic",
        target_metric="throughput",
        max_tuning_count=64,
        time_limit_s=600.0,
        op_names=("conv_1",),
        op_types=("Conv", "MatMul"),
        signature="serve",
        command_line="bankd watch",
    )


@pytest.mark.parametrize(("name", "mode"), PRECISION_NAMES.items())
def test_every_name_that_aoe_has_for_a_precision_mode_is_one_of_ours(name: str, mode: str) -> None:
    assert mode in PRECISION_MODES
    said = with_settings(Request(), parsed(precision_mode=name))
    assert said.precision_mode == mode


def test_what_is_not_said_stays_as_the_daemon_was_told() -> None:
    request = replace(with_settings(Request(), parsed(**EVERYTHING)), tunes_operators=False)

    assert with_settings(request, parsed()) == request
    assert parsed() == ModelSettings()


def test_an_empty_input_shape_takes_the_daemons_back() -> None:
    request = Request(input_shape="x:1,3")

    assert with_settings(request, parsed(input_shape="")).input_shape == ""


def test_shapes_of_a_model_stand_instead_of_all_shapes_of_the_daemon() -> None:
    daemon = Request(input_shape="x:-1,3", dynamic_batch_size="1,2", outside="run")

    fixed = with_settings(daemon, parsed(input_shape="x:1,3"))
    steps = with_settings(daemon, parsed(dynamic_dims="1;2"))

    assert fixed == Request(input_shape="x:1,3", outside="run")
    assert steps == Request(dynamic_dims="1;2", outside="run")
    assert with_settings(daemon, parsed(priority=1)) == daemon


@pytest.mark.parametrize(
    ("job_type", "expected"),
    [
        (1, (JobType.SGAT,)), ("2", (JobType.OPAT,)), ("opat", (JobType.OPAT,)),
        ("1,2", (JobType.SGAT, JobType.OPAT)),
    ],
)  # fmt: skip
def test_a_job_type_is_a_number_a_word_or_a_list(
    job_type: object, expected: tuple[JobType, ...]
) -> None:
    request = with_settings(Request(), parsed(job_type=job_type))

    assert request.tunes_subgraphs == (JobType.SGAT in expected)
    assert request.tunes_operators == (JobType.OPAT in expected)


WRONG: dict[str, tuple[object, ...]] = {
    "input_shape": (
        3, "x", "x:1;x:2", ":1,2", "x:-2,3", "x:8~1", "x:0~0", "x:1~-1", "x:n=3", "x:0", None,
        "y" * 10_000 + ":1",
    ),
    "dynamic_batch_size": (4, [1, 2], "1,0", "1;2", "1,,2", ",", "1~8", None, "1," * 6000 + "1"),
    "dynamic_image_size": (4, "8,8;9,x", ";", None),
    "dynamic_dims": (4, "1,64;-1,128", [[1, 64]], None),
    "shape_points": ("n", "n=", "n=-1", "n=1;", "=1", "n=1 ", "n=1~3", 5, ["n=1"], f"n={10**30}"),
    "outside": ("walk", "Run", True, "", None),
    "out_nodes": ("", 1, None, ["conv_1"], "n" * 10_001),
    "output_type": ("", 16, None),
    "input_fp16_nodes": ("", True, None),
    "job_type": (3, "tune", "", "1,2,4", 4, True, [1, 2], None, 1.0),
    "soc_version": ("", "a b", "x86\n", 3, ["x86_64-v3"], "v" * 65, None),
    "aicore_num": (0, -1, 8193, 1.5, "2", True, 10**30, None),
    "precision_mode": ("fp16", "", 1, None, ["must_keep_origin_dtype"]),
    "quantize": ("int4", "INT8", 8, True, None),
    "accuracy": ("", True, [0.999], "a" * 201, "0.999;", None),
    "size_budget": ("", True, 0.9, 1000, 1e9, [1.3], "0", "-1.3", "1.3x", "1000", "inf", None),
    "tune_ops_name": ("conv", [1], [""], {}, None, [["conv"]]),
    "tune_ops_type": ("Conv", [None], 0, [{"Conv": 1}]),
    "tune_optimization_level": ("O3", "o1", 1, None, []),
    "search_algorithm": ("lucky", "Genetic", True, None),
    "target_metric": ("watts", "Throughput", 1, None),
    "max_tuning_count": (0, 100_001, "8", 8.0, True, None),
    "tuning_time_limit": (0, -1, "60", True, None, [60], 10**400),
    "signature": ("", 1, None, ["serve"], "s" * 1001),
    "priority": (101, -101, 0.5, "high", True, None),
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "number", "meant"),
    [("size_budget", 1.3, "1.3"), ("size_budget", 2, "2"), ("accuracy", 0.999, "0.999")],
)
def test_a_number_may_be_one_of_json(key: str, number: float, meant: str) -> None:
    assert MODEL_KEYS[key].of_json(number) == meant


def test_every_key_has_its_wrong_values() -> None:
    assert WRONG.keys() == MODEL_KEYS.keys() == EVERYTHING.keys()


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, vs in WRONG.items() for v in vs])
def test_a_wrong_value_is_refused_with_key_value_and_what_is_allowed(key: str, value: Any) -> None:
    fault = refused(json.dumps({**EVERYTHING, key: value}))

    told = fault.message.partition(": ")[2]
    assert told.startswith(f"{key} is {repr(value)[:70]}")
    assert len(fault.message) < 300
    assert fault.hint is not None
    assert fault.hint.startswith(f"{key} may be ")


def test_a_key_that_is_not_known_is_refused_with_the_one_that_is_meant() -> None:
    assert refused('{"input_shapes": "x:1"}').hint == "did you mean input_shape?"
    assert refused('{"aicore": 1}').hint == "did you mean aicore_num?"
    assert refused('{"Input_Shape": "x:1"}').hint == "did you mean input_shape?"
    assert refused('{"feature": ["nonhomo_split"]}').message.endswith(
        "the key 'feature' is not known"
    )
    assert "its keys may be input_shape, " in str(refused('{"\\u001b[2J": 1}').hint)


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "it is not JSON"),
        (b"{", "it is not JSON"),
        (b"{} {}", "it is not JSON"),
        (b"[]", "it is not a JSON object"),
        (b"null", "it is not a JSON object"),
        (b'{"priority": 1, "priority": 1}', "the key 'priority' occurs twice"),
        (b'{"tuning_time_limit": NaN}', "NaN is not a JSON number"),
        (b'{"tuning_time_limit": -Infinity}', "-Infinity is not a JSON number"),
        (b'{"tuning_time_limit": 1e999}', "tuning_time_limit is inf"),
        (b'{"priority": ' + b"9" * 5000 + b"}", "Exceeds the limit"),
        (b"[" * 60_000, "it is nested too deeply"),
        (b'{"priority": ' + b"[" * 30 + b"]" * 30 + b"}", "priority is [[["),
        (b'{"priority": ' + b'{"a":' * 900 + b"1" + b"}" * 901, "priority is {'a': {'a': "),
        (b'{"soc_version": "\xff"}', "it is not UTF-8 at byte 17"),
        ('{"priority": 1}'.encode("utf-16"), "it is not UTF-8 at byte 0"),
        (b"{}" + b" " * 65_535, "it has more than 65,536 bytes"),
    ],
)  # fmt: skip
def test_what_is_no_sound_json_is_refused(data: bytes, what: str) -> None:
    assert what in refused(data).message


def test_a_mark_before_the_text_and_64_kib_are_read() -> None:
    data = b'\xef\xbb\xbf{"priority": 5}'

    assert parse_settings(data, FILE).priority == 5
    assert parse_settings(data.ljust(64 * 1024), FILE).priority == 5


def settings_or_fault(data: bytes) -> ModelSettings | BankdError:
    try:
        return parse_settings(data, FILE)
    except BankdError as error:
        return error


@given(st.binary() | st.text().map(str.encode))
def test_whatever_lies_there_is_settings_or_a_fault_that_names_the_file(data: bytes) -> None:
    found = settings_or_fault(data)

    if isinstance(found, BankdError):
        assert found.message.startswith("in/resnet.aoe.json cannot be used: ")
        assert found.code == "EG0001"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@settings(max_examples=40)
@given(st.dictionaries(st.sampled_from(sorted(EVERYTHING)), JSON))
def test_values_of_any_kind_under_known_keys_are_read_or_refused(content: dict[str, Any]) -> None:
    found = settings_or_fault(json.dumps(content).encode())

    if isinstance(found, ModelSettings):
        request = with_settings(Request(), found)
        assert Request.parse(json.loads(json.dumps(request.as_json()))) == request


PIECES = st.lists(
    st.sampled_from(["x", " ", ":", ";", ",", "1", "0", "224", "-1", "~", "n=", "٣", "y"])
)


@given(PIECES.map("".join))
@example("a:b:1,2;c:")
@example("x:1,,2,; y : 7 ;;")
@example("x:n = 1 ~ 2,0~3,1~-1,-1")
def test_an_input_shape_is_allowed_where_the_tuner_can_read_it(text: str) -> None:
    try:
        parse_extents(text)
        is_readable = True
    except OptionError:
        is_readable = text == ""  # Which the tuner is not asked about.

    assert is_input_shape(text) == is_readable


NAMES = st.lists(st.text(min_size=1)).map(tuple)


@given(
    st.builds(
        Request,
        soc_version=st.none() | st.text(),
        cores=st.none() | st.integers(),
        input_shape=st.text(),
        precision_mode=st.sampled_from(PRECISION_MODES),
        optimization_level=st.sampled_from(LEVELS),
        search_algorithm=st.sampled_from(SEARCH_ALGORITHMS),
        max_tuning_count=st.none() | st.integers(1, 100_000),
        time_limit_s=st.none()
        | st.floats(min_value=0, exclude_min=True, allow_infinity=False),
        op_names=NAMES,
        op_types=NAMES,
        command_line=st.text(st.characters()),
        tunes_subgraphs=st.booleans(),
        tunes_operators=st.booleans(),
        resumes=st.booleans(),
    )
)  # fmt: skip
def test_a_request_crosses_a_pipe_unchanged(request_: Request) -> None:
    line = json.dumps(request_.as_json(), allow_nan=False)

    assert Request.parse(json.loads(line)) == request_


def test_a_request_of_a_version_that_split_subgraphs_is_read() -> None:
    assert Request.parse({**Request(cores=1).as_json(), "uneven_split": True}) == Request(cores=1)


@pytest.mark.parametrize(
    "change",
    [
        {"soc_version": 3}, {"cores": "2"}, {"cores": True}, {"input_shape": None},
        {"resumes": 1}, {"time_limit_s": 0}, {"time_limit_s": float("nan")},
        {"op_names": "conv"}, {"op_types": [3]}, {"op_names": None}, {"more": 1},
    ],
)  # fmt: skip
def test_what_is_no_request_of_this_version_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="of the request"):
        Request.parse(Request().as_json() | change)


def test_reading_settings_loads_nothing_of_the_tuner() -> None:
    code = """
from pathlib import Path
from bankd.config.model_settings import parse_settings, with_settings
from bankd.config.request import Request
with_settings(Request(), parse_settings(b'{"input_shape": "x:1"}', Path("m.aoe.json")))
"""

    assert loaded_by(without_tuner(code), (*HEAVY, "tui")) == []


@pytest.mark.parametrize(
    "what",
    [
        "m.onnx: --input_shape: 'x' [9,16] does not fit the model",
        "no runner for soc_version x86_64-v9 on this machine",
        "--aicore_num 99 is not possible here",
    ],
)
def test_what_an_option_is_to_blame_for_says_where_settings_of_the_model_are(what: str) -> None:
    hint = "options for this model only are keys of m.aoe.json"

    assert settings_hint(what, "correct it", Path("/in/m.onnx")) == f"correct it; {hint}"


def test_what_no_option_is_to_blame_for_keeps_its_hint() -> None:
    assert (
        settings_hint("m.onnx is damaged", "export it again", Path("m.onnx")) == "export it again"
    )
