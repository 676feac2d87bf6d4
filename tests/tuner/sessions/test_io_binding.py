"""Bound memory of a session: read and written where it is, in either engine."""

from __future__ import annotations

import numpy as np
import onnxruntime
import pytest

from fixtures.small import SMALL
from tests.tuner.sessions.known_models import (
    TINY,
    KnowingBank,
    Ort,
    X,
    assert_equal,
    feeds_of,
    settled,
    value_of,
)


@pytest.mark.parametrize("ours", [True, False], ids=["our engine", "ONNX Runtime"])
def test_bound_memory_is_read_and_written_where_it_is(bank: KnowingBank, *, ours: bool) -> None:
    bank.knows = ours
    session = settled()
    x, y = X.copy(), np.zeros((4, 16), np.float32)
    z = onnxruntime.OrtValue.ortvalue_from_shape_and_type([4, 16], np.float32)
    binding = session.io_binding()
    binding.bind_input("x", "cpu", 0, np.float32, x.shape, x.ctypes.data)
    binding.bind_output(
        "y", "cpu", element_type=np.float32, shape=y.shape, buffer_ptr=y.ctypes.data
    )
    theirs = Ort(TINY)

    for _ in range(2):
        session.run_with_iobinding(binding)
        assert_equal([y], theirs.run(None, {"x": x}))
        x *= -1
    binding.clear_binding_inputs()
    binding.bind_ortvalue_input("x", value_of(X))
    binding.clear_binding_outputs()
    binding.bind_ortvalue_output("y", z)
    session.run_with_iobinding(binding)

    assert_equal([z.numpy()], theirs.run(None, {"x": X}))
    assert binding.get_outputs()[0].data_ptr() == z.data_ptr()
    assert (session.why == "") == ours


def test_outputs_without_memory_come_in_the_order_of_binding(
    bank: KnowingBank, opened: list[object]
) -> None:
    model = SMALL["residual_cnn"]().SerializeToString()
    session, feeds = settled(model), feeds_of(model)
    binding = session.io_binding()
    binding.bind_cpu_input("image", feeds["image"])
    for name in ("features", "class"):
        binding.bind_output(name)

    session.run_with_iobinding(binding)

    assert isinstance(binding, onnxruntime.IOBinding)
    assert opened == []
    expected = Ort(model).run(["features", "class"], feeds)
    assert_equal(binding.copy_outputs_to_cpu(), expected)
    assert_equal([value.numpy() for value in binding.get_outputs()], expected)
    vector = binding.get_outputs_as_ortvaluevector()
    assert_equal([vector[i].numpy() for i in range(len(vector))], expected)


def test_bindings_of_onnx_runtime_and_its_other_methods_still_work(bank: KnowingBank) -> None:
    session = settled()
    binding = onnxruntime.IOBinding(session)
    binding.bind_cpu_input("x", X)
    binding.bind_output("y")

    session.run_with_iobinding(binding)
    session.set_providers(["CPUExecutionProvider"])
    session.disable_fallback()
    session.enable_fallback()

    assert_equal(binding.copy_outputs_to_cpu(), Ort(TINY).run(None, {"x": X}))
    assert session.get_tuning_results() == Ort(TINY).get_tuning_results()
    assert session.get_profiling_start_time_ns() == Ort(TINY).get_profiling_start_time_ns()
    assert session.why == ""
