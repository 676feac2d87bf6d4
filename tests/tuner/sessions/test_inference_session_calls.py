"""Calls of a session: what it takes and gives, and the errors, which are those of ONNX Runtime."""

from __future__ import annotations

import gc
import queue
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper

import tuner
from fixtures.small import SMALL
from tests.tuner.behaviour.test_nested_calls import interrupting
from tests.tuner.behaviour.test_other_sizes import lengths, query_attention
from tests.tuner.frontend.models import parsed
from tests.tuner.sessions.known_models import (
    TINY,
    KnowingBank,
    Ort,
    X,
    assert_equal,
    bound,
    facts,
    feeds_of,
    race_won_by,
    seen,
    settled,
    value_of,
)
from tuner.element import ELEMENTS
from tuner.errors import OptionTypeError
from tuner.sessions.io_binding import array_of, ort_value

ODD_CALLS: dict[str, Callable[[Any], Any]] = {
    "unknown output": lambda s: s.run(["nope"], {"x": X}),
    "text as output names": lambda s: s.run("y", {"x": X}),
    "no input": lambda s: s.run(None, {}),
    "inputs in a list": lambda s: s.run(None, [X]),
    "unknown input": lambda s: s.run(None, {"x": X, "z": X}),
    "another type": lambda s: s.run(None, {"x": X.astype(np.float64)}),
    "another shape": lambda s: s.run(None, {"x": X[:2]}),
    "another rank": lambda s: s.run(None, {"x": X[0]}),
    "terminated": lambda s: s.run(None, {"x": X}, terminated()),
    "OrtValues, another shape": lambda s: s.run_with_ort_values(None, {"x": value_of(X[:2])}),
    "asynchronous, no input": lambda s: s.run_async(None, {}, print, None),
    "binding of another": lambda s: s.run_with_iobinding(Ort(TINY).io_binding()),
    "binding of nothing": lambda s: s.run_with_iobinding(s.io_binding()),
    "bound to an unknown input": lambda s: s.io_binding().bind_cpu_input("z", X),
    "bound to an unknown output": lambda s: bound(s, "nope"),
    "bound to a list": lambda s: s.io_binding().bind_cpu_input("x", X.tolist()),
    "bound without a shape": lambda s: s.io_binding().bind_output("y", "cpu", 0, None, None, 8),
    "bound without memory": lambda s: s.io_binding().bind_input("x", "cpu", 0, np.float32, [4, 16]),
    "bound to another shape": lambda s: bound(s, x=X[:2]),
    "bound to another type": lambda s: bound(s, x=X.astype(np.float64)),
    "no such attribute": lambda s: s.nonsense,
}


def terminated() -> Any:
    options = onnxruntime.RunOptions()
    options.terminate = True
    return options


@pytest.mark.parametrize("call", ODD_CALLS)
def test_errors_are_those_of_onnx_runtime(bank: KnowingBank, call: str) -> None:
    theirs = seen(lambda: ODD_CALLS[call](Ort(TINY)))
    ours = seen(lambda: ODD_CALLS[call](settled()))

    assert isinstance(theirs, tuple)
    assert ours[0] is theirs[0]
    if call != "no such attribute":
        assert ours[1].split("Invoked")[0] == theirs[1].split("Invoked")[0]


ODD_FEEDS: dict[str, Any] = {
    "a list": X.tolist(),
    "a transposed array": np.asfortranarray(X),
    "a read-only array": np.frombuffer(X.tobytes(), np.float32).reshape(4, 16),
    "an OrtValue": value_of(X),
    "every other row": np.repeat(X, 2, axis=0)[::2],
}


@pytest.mark.parametrize("feed", ODD_FEEDS)
def test_values_that_onnx_runtime_takes_are_taken(bank: KnowingBank, feed: str) -> None:
    value = ODD_FEEDS[feed]

    assert_equal(settled().run(["y"], {"x": value}), Ort(TINY).run(["y"], {"x": X}))


def test_outputs_come_in_the_order_that_is_asked_for(bank: KnowingBank) -> None:
    model = SMALL["residual_cnn"]().SerializeToString()
    feeds, session, theirs = feeds_of(model), settled(model), Ort(model)

    for names in (["features"], ("features", "class"), ["class", "class"]):
        assert_equal(session.run(names, feeds), theirs.run(names, feeds))
    assert session.why == ""


def test_ort_values_come_in_and_out(bank: KnowingBank) -> None:
    [y] = settled().run_with_ort_values(["y"], {"x": value_of(X)})

    assert isinstance(y, onnxruntime.OrtValue)
    assert_equal([y.numpy()], Ort(TINY).run(None, {"x": X}))


@pytest.mark.parametrize("element", ["f16", "bf16"])
@pytest.mark.parametrize("winner", ["ours", "other"])
def test_ort_values_of_16_bits_come_in_and_out(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch, element: str, winner: str
) -> None:
    """NumPy has no bf16, and ONNX Runtime takes no array of it."""
    race_won_by(monkeypatch, winner)
    kind = {"f16": TensorProto.FLOAT16, "bf16": TensorProto.BFLOAT16}[element]
    name = {"f16": "float16", "bf16": "bfloat16"}[element]
    text = f"""g ({name}[4,16] x) => ({name}[4,16] y) {{
        wide = Cast<to=1>(x) twice = Add(wide, wide) y = Cast<to={kind}>(twice) }}"""
    model, x = parsed(text).SerializeToString(), X.astype(ELEMENTS[element].dtype)
    value = onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(x.view(np.uint16), kind)
    session = tuner.InferenceSession(model)

    for _ in range(3):
        [y] = session.run_with_ort_values(["y"], {"x": value})
        binding = session.io_binding()
        binding.bind_ortvalue_input("x", value)
        binding.bind_output("y")
        session.run_with_iobinding(binding)
        [bound_y] = binding.get_outputs()
        for made in (y, bound_y):
            assert made.data_type() == f"tensor({name})"
            np.testing.assert_array_equal(array_of(made), x + x)
    assert (session.why == "") is (winner == "ours")


def test_memory_of_a_value_of_bf16_is_kept_by_the_value(bank: KnowingBank) -> None:
    array = X.astype(ELEMENTS["bf16"].dtype)
    alive = weakref.ref(array)

    value = ort_value(array)
    address = array.ctypes.data
    del array
    gc.collect()

    assert value.data_ptr() == address
    assert alive() is not None
    del value
    gc.collect()
    assert alive() is None


def test_what_a_segment_of_ours_refuses_is_left_to_onnx_runtime(bank: KnowingBank) -> None:
    """Its caches may grow in a call, for which a compiled model has no memory."""
    model = query_attention(8).SerializeToString()
    session, fits, grows = tuner.InferenceSession(model), lengths(8, 8), lengths(8, 9)
    session.run(None, fits)

    assert session.why == ""
    assert_equal(session.run(["now_k"], grows), Ort(model).run(["now_k"], grows))
    assert_equal(session.run(["now_k"], fits), Ort(model).run(["now_k"], fits))


def test_a_callback_gets_the_outputs_or_the_error(bank: KnowingBank) -> None:
    calls: queue.Queue[Any] = queue.Queue()

    def callback(*given: Any) -> None:
        calls.put(given)

    session = settled()
    session.run_async(["y"], {"x": X}, callback, "mine")
    outputs, user_data, error = calls.get(timeout=60)
    session.run_async(["y"], {"x": X[:2]}, callback, "mine")
    none, _, fault = calls.get(timeout=60)

    assert_equal(outputs, Ort(TINY).run(None, {"x": X}))
    assert (user_data, error) == ("mine", "")
    assert len(none) == 0
    assert fault.startswith("Got invalid dimensions for input: x")


def test_a_callback_that_cannot_be_called_is_refused_at_once(bank: KnowingBank) -> None:
    with pytest.raises(OptionTypeError, match="callback=None: a function"):
        settled().run_async(None, {"x": X}, None, None)


def sequence_model() -> ModelProto:
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, 3])
    y = helper.make_tensor_sequence_value_info("y", TensorProto.FLOAT, [2, 3])
    graph = helper.make_graph([helper.make_node("SequenceConstruct", ["x"], ["y"])], "s", [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)


def text_model() -> ModelProto:
    x, y = (helper.make_tensor_value_info(name, TensorProto.STRING, [2]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Identity", ["x"], ["y"])], "t", [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)


@pytest.mark.parametrize(("model", "x"), [
    (sequence_model(), np.ones((2, 3), np.float32)),
    (text_model(), np.array(["a", "b"], object)),
])  # fmt: skip
def test_sequences_and_text_are_left_to_onnx_runtime(
    bank: KnowingBank, model: ModelProto, x: np.ndarray
) -> None:
    data = model.SerializeToString()

    session = tuner.InferenceSession(data)

    assert facts(session) == facts(Ort(data))
    [ours], [theirs] = session.run(None, {"x": x}), Ort(data).run(None, {"x": x})
    assert np.array_equal(ours, theirs)
    assert session.why


def test_a_default_value_may_be_overridden(bank: KnowingBank) -> None:
    model = SMALL["awkward_graph"]().SerializeToString()
    feeds = feeds_of(model)
    name = Ort(model).get_overridable_initializers()[0].name
    shape = Ort(model).get_overridable_initializers()[0].shape
    feeds[name] = np.full(shape, 0.5, np.float32)

    assert_equal(settled(model).run(None, feeds), Ort(model).run(None, feeds))


def test_a_call_in_the_middle_of_a_call_is_left_to_onnx_runtime(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, nested = settled(), list[Any]()
    expected = Ort(TINY).run(None, {"x": X})

    def call() -> None:
        nested.append(session.run(None, {"x": X}))
        nested.append([bound(session)[0]])
        nested.append([session.run_with_ort_values(None, {"x": value_of(X)})[0].numpy()])
        assert not session.refresh()

    with interrupting(monkeypatch, call):
        assert_equal(session.run(None, {"x": X}), expected)

    assert len(nested) == 3
    for outputs in nested:
        assert_equal(outputs, expected)
    assert session.why == ""
