"""ONNX Runtime sessions as parts of a program: segments between native steps, and whole models."""

from __future__ import annotations

import copy
import ctypes
import re
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import numpy as np

from tuner.element import ELEMENTS
from tuner.errors import ClosedModelError, OfflineModelError, RefusedInputsError
from tuner.graph import DTYPES
from tuner.ops.onnx_runtime import import_onnxruntime, open_session, refusals
from tuner.program.program import Guard, Place, Program, Segment

BF16 = 16
"""ONNX's number of bf16, which ONNX Runtime takes where it knows no type of NumPy's."""
_OTHER_SHAPE = re.compile(
    r"for output '([^']*)' .*has shape \{([\d,]*)\} but the computed output shape .*\{([\d,]*)\}"
)
"""ONNX Runtime's words for a result of another shape than its memory has."""


class SegmentSessions:
    """ONNX Runtime's sessions of segments, opened once for all programs of a model.

    Their threads never spin: they would slow the native steps.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._opened: dict[bytes, Any] = {}

    def session(self, name: str, segment: Segment) -> Any:
        """The session of a segment, which is the step of this name.

        Raises OfflineModelError where ONNX Runtime does not load it.
        """
        if segment.model not in self._opened:
            threads = segment.threads or self._threads
            self._opened[segment.model] = _session(name, segment.model, threads, spins=False)
        return self._opened[segment.model]


class OrtSegment:
    """A segment at its places in memory.

    What has a fixed size is read and written where it is, and bound only when its place changes.
    """

    def __init__(self, segment: Segment, session: Any, guards: Sequence[Guard] = ()) -> None:
        self._binding, self._cpu = session.io_binding()._iobinding, _cpu()
        self._run = session._sess.run_with_iobinding
        self._read = [b for b in segment.inputs if b.place.kind == "value"]
        self._made = [(i, b) for i, b in enumerate(segment.outputs) if b.place.kind == "value"]
        inputs = ((self._binding.bind_input, binding) for binding in segment.inputs)
        outputs = ((self._binding.bind_output, binding) for binding in segment.outputs)
        self._all = (*inputs, *outputs)
        self._guards, self._truths = guards, [0] * len(guards)
        """The guards, and the address of the truth of each."""
        for binding in segment.outputs:  # fixes the order in which `get_outputs` has them
            self._binding.bind_output(binding.port.name, self._cpu)

    def point_at(self, kinds: Collection[str], address_of: Callable[[Place], int]) -> None:
        """Read and write tensors in places of these kinds at these addresses from now on."""
        for bind, binding in self._all:
            if binding.place.kind in kinds:
                port, address = binding.port, address_of(binding.place)
                kind = BF16 if port.dtype == "bf16" else DTYPES[port.dtype]
                bind(port.name, self._cpu, kind, port.shape, address)
        for number, guard in enumerate(self._guards):
            if guard.place.kind in kinds:
                self._truths[number] = address_of(guard.place)

    def run(self, values: dict[int, Any]) -> None:
        """`values`: ONNX Runtime's, of tensors of open size, which are read and added.

        Nothing is run where a guard does not hold. Raises RefusedInputsError.
        """
        for guard, address in zip(self._guards, self._truths, strict=True):
            if (ctypes.c_uint8.from_address(address).value != 0) != guard.is_true:
                return
        for binding in self._read:
            self._binding.bind_ortvalue_input(binding.port.name, values[binding.place.offset])
        for _, binding in self._made:
            self._binding.bind_output(binding.port.name, self._cpu)
        try:
            self._run(self._binding, None)
        except refusals() as error:
            raise _refused(error) from error
        if self._made:
            results = self._binding.get_outputs()
            values.update({b.place.offset: results[i] for i, b in self._made})


class OrtExecution:
    """ONNX Runtime's program of a whole model: nothing of ours runs next to it.

    The arrays of the caller are used where they are. A call after a pause finds caches cold, and
    costs 5 to 10 us for each function of ours that it passes through. Calls of `outputs_of` and
    `answer` may overlap, for ONNX Runtime's may; others take turns.
    """

    def __init__(self, program: Program, weights: np.ndarray, threads: int, *, spins: bool) -> None:
        """`program` is one with a whole model."""
        segment = program.whole_model
        assert segment is not None
        assert segment.stored is not None
        offset, size = segment.stored
        self._takes = [port.name for port in program.inputs]
        self._names = [port.name for port in program.outputs]
        self._expected = [(p.name, DTYPES.get(p.dtype), p.shape) for p in program.inputs]
        model = weights[offset : offset + size].tobytes()
        name = program.steps[0].name
        self._session: Any = _session(name, model, segment.threads or threads, spins=spins)
        self._binding: Any = None

    def outputs_of(self, inputs: Mapping[str, Any]) -> dict[str, Any] | None:
        """The outputs by name for arrays that fit exactly as they are, and None for others.

        It is one function, so that a model of ONNX Runtime's costs no more than its own session.
        """
        if type(inputs) is not dict or len(inputs) != len(self._expected):
            return None
        for name, dtype, shape in self._expected:
            array = inputs.get(name)
            if type(array) is not np.ndarray or array.dtype is not dtype or array.shape != shape:
                return None
        session = self._session or self._opened()
        try:
            made = session._sess.run(self._names, inputs, None)
        except refusals() as error:
            raise _refused(error) from error
        return dict(zip(self._names, made, strict=True))

    def answer(self, inputs: Sequence[Any]) -> list[Any]:
        """The outputs for these inputs, as values of their own."""
        feeds = dict(zip(self._takes, inputs, strict=True))
        session = self._session or self._opened()
        try:
            made: list[Any] = session._sess.run(self._names, feeds, None)
        except refusals() as error:
            raise _refused(error) from error
        return made

    def point_at(self, inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray]) -> None:
        """Use these arrays, which the caller keeps alive, from now on."""
        self._binding = self._opened().io_binding()
        sides = (
            (self._binding.bind_input, self._takes, inputs),
            (self._binding.bind_output, self._names, outputs),
        )
        for bind, names, arrays in sides:
            for name, array in zip(names, arrays, strict=True):
                address = array.__array_interface__["data"][0]
                bind(name, "cpu", 0, array.dtype, array.shape, address)

    def run_bound(self) -> None:
        """One inference on the arrays that it was last pointed at."""
        session = self._opened()
        try:
            session._sess.run_with_iobinding(self._binding._iobinding, None)
        except refusals() as error:
            raise _refused(error) from error

    def time_steps(self, inputs: Sequence[Any], runs: int) -> np.ndarray:
        """Seconds of each run, [runs, 1]: there are no steps within."""
        times_s = np.zeros((runs, 1))
        for run in range(runs):
            start_s = time.perf_counter()
            self.answer(inputs)
            times_s[run] = time.perf_counter() - start_s
        return times_s

    def twin(self) -> OrtExecution:
        """Another execution of the same session, with bound arrays of its own."""
        twin = copy.copy(self)
        twin._binding = None
        return twin

    def close(self) -> None:
        """End ONNX Runtime's threads, with all twins closed. The model cannot run afterwards."""
        self._session = self._binding = None

    def _opened(self) -> Any:
        if self._session is None:
            raise ClosedModelError()
        return self._session


def array_of(value: Any, dtype: np.dtype) -> np.ndarray:
    """A tensor that ONNX Runtime made, as an array of its own.

    Its own `numpy()` knows no bf16: the bits of those are copied.
    """
    if dtype != ELEMENTS["bf16"].dtype:
        array: np.ndarray = value.numpy()
        return array
    shape = tuple(value.shape())
    bits = np.empty(shape, np.uint16)
    ctypes.memmove(bits.ctypes.data, value.data_ptr(), bits.nbytes)
    return bits.view(dtype)


def _refused(error: Exception) -> RefusedInputsError:
    """The error for ONNX Runtime's refusal of inputs, such as of sizes that do not fit."""
    reason = " ".join(str(error).split())
    if (found := _OTHER_SHAPE.search(reason)) is not None:
        name, *shapes = found.groups()
        compiled, made = (f"[{shape.replace(',', ', ')}]" for shape in shapes)
        return RefusedInputsError(
            f"output {name} is {made} for the values of these inputs, the model makes {compiled}",
            "give inputs, such as lengths, that ask for no other size",
        )
    return RefusedInputsError(
        f"ONNX Runtime refuses the inputs: {reason[:300]}", "check their shapes and values"
    )


def _cpu() -> Any:
    device = import_onnxruntime().capi.onnxruntime_pybind11_state.OrtDevice
    return device(device.cpu(), device.default_memory(), 0)


def _session(name: str, model: bytes, threads: int, *, spins: bool) -> Any:
    """Raises OfflineModelError for a model that ONNX Runtime does not load."""
    try:
        return open_session(model, threads, spins=spins)
    except refusals() as error:
        reason = " ".join(str(error).split())[:200]
        raise OfflineModelError(
            f"ONNX Runtime does not load the step {name}: {reason}",
            "build the offline model again: bankd atc --model MODEL.onnx",
        ) from error
