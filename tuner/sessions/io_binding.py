"""ONNX Runtime's `IOBinding` for our sessions: memory is read and written where it was bound."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from tuner.element import ELEMENTS
from tuner.errors import OptionError
from tuner.graph import DTYPES
from tuner.ops.onnx_runtime import import_onnxruntime
from tuner.runtime.model import BoundModel, LoadedModel
from tuner.sessions.ort_description import ELEMENT_TYPES, element_type

_ort: Any = import_onnxruntime()

DLPACK_TYPE_OFFSET, DLPACK_BFLOAT = 20, 4
"""Place of the kind of elements in DLPack's DLManagedTensor, and the number of bf16 there."""
_address_of_capsule = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)

MADE = np.empty(0)
"""Stands for memory that each engine makes for an output."""


class _Call(NamedTuple):
    """A call that bound something, and its memory; None: ONNX Runtime must say what it is."""

    method: str
    arguments: tuple[Any, ...]
    keywords: Mapping[str, Any]
    array: np.ndarray | None

    def repeat(self, binding: Any) -> None:
        """Bind the same in a binding of ONNX Runtime. Raises what that raises."""
        getattr(binding, self.method)(*self.arguments, **self.keywords)


class BindingOwner(Protocol):
    """The session that a binding is of."""

    def get_inputs(self) -> Sequence[Any]:
        """Return descriptions of the inputs."""

    def get_outputs(self) -> Sequence[Any]:
        """Return descriptions of the outputs."""

    def other(self) -> Any:
        """Return ONNX Runtime's session of the same model."""


class IOBinding(_ort.IOBinding):  # type: ignore[misc]  # untyped
    """Inputs and outputs of a session; the same is bound in ONNX Runtime where that has to run."""

    def __init__(self, session: BindingOwner) -> None:
        """`InferenceSession.io_binding` makes it."""
        self.owner = session
        self._inputs: dict[str, _Call] = {}
        self._outputs: dict[str, _Call] = {}
        self._bound: tuple[LoadedModel, BoundModel] | None = None
        self._theirs: Any = None

    def __getattr__(self, name: str) -> Any:
        """Any other attribute is that of ONNX Runtime's binding."""
        if name.startswith("__") or "_theirs" not in self.__dict__:
            raise AttributeError(name)
        return getattr(self._other(), name)

    def bind_cpu_input(self, name: str, arr_on_cpu: Any) -> None:
        """Bind an input to an array, which each run reads."""
        array = arr_on_cpu if _is_plain(arr_on_cpu) else None
        self._bind(self._inputs, name, _Call("bind_cpu_input", (name, arr_on_cpu), {}, array))

    def bind_input(self, name: str, *args: Any, **kwargs: Any) -> None:
        """Bind an input to memory: device_type, device_id, element_type, shape, buffer_ptr."""
        array = _at(*args, **kwargs)
        call = _Call("bind_input", (name, *args), kwargs, None if array is MADE else array)
        self._bind(self._inputs, name, call)

    def bind_ortvalue_input(self, name: str, ortvalue: Any) -> None:
        """Bind an input to an OrtValue, which each run reads."""
        call = _Call("bind_ortvalue_input", (name, ortvalue), {}, array_of(ortvalue))
        self._bind(self._inputs, name, call)

    def bind_output(self, name: str, *args: Any, **kwargs: Any) -> None:
        """Bind an output to memory, named as for inputs; without it, the first run makes some."""
        call = _Call("bind_output", (name, *args), kwargs, _at(*args, **kwargs))
        self._bind(self._outputs, name, call)

    def bind_ortvalue_output(self, name: str, ortvalue: Any) -> None:
        """Bind an output to an OrtValue, which each run writes."""
        call = _Call("bind_ortvalue_output", (name, ortvalue), {}, array_of(ortvalue))
        self._bind(self._outputs, name, call)

    def clear_binding_inputs(self) -> None:
        """Bind no input."""
        self._inputs.clear()
        self._bound = self._theirs = None

    def clear_binding_outputs(self) -> None:
        """Bind no output."""
        self._outputs.clear()
        self._bound = self._theirs = None

    def synchronize_inputs(self) -> None:
        """Return at once: the CPU's memory is up to date."""

    def synchronize_outputs(self) -> None:
        """Return at once: the CPU's memory is up to date."""

    def get_outputs(self) -> list[Any]:
        """OrtValues of the last run, in the order in which outputs were bound."""
        if self._bound is None:
            return list(self._last_of_other().get_outputs())
        made = self._bound[1].outputs
        return [
            call.arguments[1] if call.method == "bind_ortvalue_output" else ort_value(made[name])
            for name, call in self._outputs.items()
        ]

    def get_outputs_as_ortvaluevector(self) -> Any:
        """The same in a vector of ONNX Runtime, which is valid as long as this binding."""
        if self._bound is None:
            return self._last_of_other().get_outputs_as_ortvaluevector()
        vector = _ort.capi.onnxruntime_pybind11_state.OrtValueVector()
        for value in self.get_outputs():
            vector.push_back(value._ortvalue)
        return vector

    def copy_outputs_to_cpu(self) -> list[Any]:
        """Copies of the outputs of the last run."""
        if self._bound is None:
            return list(self._last_of_other().copy_outputs_to_cpu())
        return [self._bound[1].outputs[name].copy() for name in self._outputs]

    @property
    def feeds(self) -> Mapping[str, np.ndarray | None]:
        """The bound inputs by name."""
        return {name: call.array for name, call in self._inputs.items()}

    def fits(self, loaded: LoadedModel) -> bool:
        """Return whether our engine can run on what is bound; else ONNX Runtime has the call."""
        return self._bound_to(loaded) is not None

    def run_in(self, loaded: LoadedModel) -> bool:
        """One inference in our engine; False where it does not fit."""
        bound = self._bound_to(loaded)
        if bound is None:
            return False
        bound.run()
        return True

    def _bound_to(self, loaded: LoadedModel) -> BoundModel | None:
        if self._bound is None or self._bound[0] is not loaded:
            bound = self._pointed(loaded)
            self._bound = None if bound is None else (loaded, bound)
        return None if self._bound is None else self._bound[1]

    def run_in_other(self, run_options: Any) -> None:
        """One inference in ONNX Runtime."""
        self._bound = None
        session, binding = self.owner.other(), self._other()
        session.run_with_iobinding(binding, run_options)

    def _pointed(self, loaded: LoadedModel) -> BoundModel | None:
        """The model on the bound memory, and on new arrays for outputs without memory."""
        arrays = {}
        for port in loaded.outputs:
            call = self._outputs.get(port.name)
            array = MADE if call is None else call.array
            if array is None or (array is MADE and min(port.shape, default=0) < 0):
                return None
            arrays[port.name] = np.empty(port.shape, port.dtype) if array is MADE else array
        if not self._outputs or self._outputs.keys() - arrays.keys():
            return None
        try:
            return loaded.bind(self.feeds, arrays)  # type: ignore[arg-type]  # they fit
        except OptionError:
            return None

    def _bind(self, side: dict[str, _Call], name: str, call: _Call) -> None:
        """ONNX Runtime refuses names that are not known, and what has no memory, at once."""
        args = self.owner.get_inputs() if side is self._inputs else self.owner.get_outputs()
        if self._theirs is not None or call.array is None or name not in (a.name for a in args):
            call.repeat(self._other())
        side[name] = call
        self._bound = None

    def _last_of_other(self) -> Any:
        """The binding of the last run in ONNX Runtime, whose session may be closed by now."""
        return self._other() if self._theirs is None else self._theirs

    def _other(self) -> Any:
        """A binding of ONNX Runtime's session as it is now, with all that is bound here."""
        session = self.owner.other()
        if self._theirs is None or self._theirs._session is not session._sess:
            binding = session.io_binding()
            for call in (*self._inputs.values(), *self._outputs.values()):
                call.repeat(binding)
            self._theirs = binding
        return self._theirs


def array_of(value: Any) -> np.ndarray | None:
    """The memory of an OrtValue on the CPU, which the array keeps; None for no numbers."""
    if not isinstance(value, _ort.OrtValue) or not value.has_value() or not value.is_tensor():
        return None
    dtype = ELEMENT_TYPES.get(value.data_type())
    if dtype is None or value.device_name() != "cpu":
        return None
    return _memory(value.data_ptr(), dtype, tuple(value.shape()), value)


def arrays_of(feeds: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs, with the memory of OrtValues in their places."""
    return {
        name: array_of(value) if isinstance(value, _ort.OrtValue) else value
        for name, value in feeds.items()
    }


def ort_value(array: np.ndarray) -> Any:
    """An OrtValue over the memory of an array of ours, which it keeps.

    What shows the same memory, such as its `numpy()` or an entry of a vector, keeps it as well:
    the array is handed over by DLPack, whose owner is part of the native value. The native value
    that `ortvalue_from_numpy` makes keeps nothing, only the object in Python around it does.
    """
    if element_type(array.dtype) not in ELEMENT_TYPES:  # text, which ONNX Runtime copies
        return _ort.OrtValue.ortvalue_from_numpy(array)
    is_bool = array.dtype == np.bool_
    native = _ort.capi.onnxruntime_pybind11_state.OrtValue
    return _ort.OrtValue(native.from_dlpack(_dlpack(array), is_bool))


def _dlpack(array: np.ndarray) -> Any:
    """An array as a capsule of DLPack: bool as bytes, as ONNX Runtime takes it, and bf16 as such.

    NumPy itself hands over no bf16: the type of a capsule of 16-bit integers is changed.
    """
    dtype = array.dtype
    if dtype == np.bool_:
        return array.view(np.uint8).__dlpack__()
    if dtype != ELEMENTS["bf16"].dtype:
        return array.__dlpack__()
    capsule = array.view(np.uint16).__dlpack__()
    address = _address_of_capsule(capsule, b"dltensor")
    ctypes.c_uint8.from_address(address + DLPACK_TYPE_OFFSET).value = DLPACK_BFLOAT
    return capsule


def _is_plain(array: Any) -> bool:
    """Return whether it is a dense array of numbers."""
    known = isinstance(array, np.ndarray) and element_type(array.dtype) in ELEMENT_TYPES
    return known and array.flags.c_contiguous


def _at(
    device_type: str = "cpu",
    device_id: int = 0,
    element_type: Any = None,
    shape: Any = None,
    buffer_ptr: int | None = None,
) -> np.ndarray | None:
    """Memory at an address; None where ONNX Runtime must say what it is."""
    if device_type != "cpu" or device_id != 0:
        return None
    if buffer_ptr is None:
        return MADE
    try:
        dtype, sizes = np.dtype(element_type), tuple(map(int, shape))
    except TypeError:
        return None
    return _memory(buffer_ptr, dtype, sizes) if dtype in DTYPES.values() else None


def _memory(
    address: int, dtype: np.dtype, shape: tuple[int, ...], owner: object = None
) -> np.ndarray:
    """An array over the memory at an address; it keeps the `owner` of that memory, if there is one.

    Memory that is bound by its address alone is kept by the caller, as for ONNX Runtime.
    """
    size_bytes = math.prod(shape) * dtype.itemsize
    if size_bytes == 0:
        return np.empty(shape, dtype)
    memory: Any = (ctypes.c_char * size_bytes).from_address(address)
    memory.owner = owner
    array: np.ndarray = np.frombuffer(memory, dtype).reshape(shape)
    return array
