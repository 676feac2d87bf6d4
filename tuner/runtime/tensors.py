"""Inputs and outputs of a loaded model as users see them, and whether arrays fit them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tuner.errors import OptionError, OptionTypeError
from tuner.graph import DTYPES
from tuner.hardware import Backend
from tuner.program.program import Port
from tuner.suggestion import closest

NO_DTYPE = np.dtype(object)
"""The type of values that NumPy has no type for."""


@dataclass(frozen=True)
class TensorInfo:
    """An input or output of a model. A size in `shape` that only a run determines is -1."""

    name: str
    dtype: np.dtype
    """`NO_DTYPE` for text, sequences and optional values."""
    shape: tuple[int, ...]
    sizes: tuple[str, ...] = field(default=(), compare=False)
    """Each size as text, with the range or the values of an open one: "1", "n=1~512"."""

    @staticmethod
    def of(port: Port) -> TensorInfo:
        """The public form of a port; unknown element types become NumPy's object."""
        return TensorInfo(port.name, DTYPES.get(port.dtype, NO_DTYPE), port.shape)

    def __str__(self) -> str:
        sizes = ", ".join(self.sizes) if self.sizes else str(list(self.shape))[1:-1]
        return f"{self.name}: {self.dtype}[{sizes}]"

    def __repr__(self) -> str:
        ranges = f", [{', '.join(self.sizes)}]" if self.sizes and -1 in self.shape else ""
        return f"TensorInfo({self.name!r}, {self.dtype}, {self.shape}{ranges})"


def listed(tensors: Iterable[TensorInfo]) -> str:
    """Inputs or outputs in one line: "ids: int64[1, 128], mask: bool[1, 128]"."""
    return ", ".join(map(str, tensors))


class Ports:
    """The inputs or the outputs of a model, ready to check many arrays quickly."""

    def __init__(self, kind: str, tensors: Sequence[TensorInfo]) -> None:
        self._kind, self._tensors = kind, tuple(tensors)
        self._names = tuple(tensor.name for tensor in self._tensors)

    def fitting(self, given: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        """The arrays in the order of the ports, copied where they are not contiguous.

        Values of types that NumPy lacks pass as they are: ONNX Runtime checks them.
        Raises OptionError when one is missing, unknown, or of another shape; OptionTypeError when
        it is of another type.
        """
        if type(given) is not dict:  # which is quicker to ask than for any mapping
            self._refuse_other_than_mapping(given)
        arrays = []
        for port in self._tensors:
            array = given.get(port.name)
            if port.dtype is NO_DTYPE:
                arrays.append(self._given(port.name, given))
                continue
            if type(array) is not np.ndarray:
                array = self._array(port.name, given)
            if array.shape != port.shape or array.dtype != port.dtype:
                raise self._misfit(port, array)
            arrays.append(array if array.flags.c_contiguous else np.ascontiguousarray(array))
        if len(given) != len(arrays):
            self._refuse_unknown(given)
        return arrays

    def check_arrays(self, given: Mapping[str, np.ndarray]) -> None:
        """Raises OptionError for a missing or unknown array and for what is none.

        OptionTypeError for no mapping.
        """
        self._refuse_other_than_mapping(given)
        for port in self._tensors:
            if port.dtype is NO_DTYPE:
                self._given(port.name, given)
            else:
                self._array(port.name, given)
        self._refuse_unknown(given)

    def lasting(self, given: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        """The same, for arrays that are used where they are: each contiguous, never a copy."""
        arrays = self.fitting(given)
        self._refuse_without_memory()
        for port, array in zip(self._tensors, arrays, strict=True):
            if array is not given[port.name]:
                raise OptionError(
                    f"{self._kind} {port.name} is not a plain contiguous array",
                    "give an array as np.empty makes it, whose memory is used as it is",
                )
        return arrays

    def allocate(self, backend: Backend) -> list[np.ndarray]:
        """New arrays for every port, present in memory.

        Raises OptionError where the model leaves a size open.
        """
        self._refuse_without_memory()
        for port in self._tensors:
            if any(size < 0 for size in port.shape):
                raise OptionError(
                    f"{self._kind} {port.name} has no fixed size: {list(port.shape)}",
                    "use run, which gives new arrays of the resulting size",
                )
        return [backend.new_array(port.shape, port.dtype) for port in self._tensors]

    def by_name(self, arrays: Sequence[np.ndarray]) -> dict[str, np.ndarray]:
        """Arrays in the order of the ports as a mapping."""
        return dict(zip(self._names, arrays, strict=True))

    def _refuse_other_than_mapping(self, given: Mapping[str, np.ndarray]) -> None:
        if not isinstance(given, Mapping):
            raise OptionTypeError(
                f"{self._kind}s are {type(given).__name__}, expected a mapping of names to arrays:"
                f" {listed(self._tensors)}",
                f"name each array: {{{self._tensors[0].name!r}: array}}" if self._tensors else None,
            )

    def _refuse_without_memory(self) -> None:
        for port in self._tensors:
            if port.dtype is NO_DTYPE:
                raise OptionError(
                    f"{self._kind} {port.name} is of a type without memory of its own",
                    "use run, which takes and gives strings, sequences and optional values",
                )

    def _array(self, name: str, given: Mapping[str, np.ndarray]) -> np.ndarray:
        value = self._given(name, given)
        try:
            return np.asarray(value)
        except (ValueError, TypeError) as error:
            what = f"{self._kind} {name} is a {type(value).__name__} that is no array: {error}"
            raise OptionError(what, "give a NumPy array, or what np.asarray takes") from error

    def _given(self, name: str, given: Mapping[str, np.ndarray]) -> np.ndarray:
        if name not in given:
            others = [other for other in map(str, given) if other not in self._names]
            meant = closest(name, others)
            raise OptionError(
                f"{self._kind} {name} is missing: the model takes {listed(self._tensors)},"
                f" given were {', '.join(map(str, given)) or 'none'}",
                f"did you mean {name!r} instead of {meant!r}?"
                if meant
                else f"give every {self._kind} of the model",
            )
        return given[name]

    def _misfit(self, port: TensorInfo, array: np.ndarray) -> OptionError:
        kind, hint = OptionError, "a model with other shapes is built with --input_shape"
        if array.dtype != port.dtype:
            kind, hint = OptionTypeError, f"convert it: array.astype({port.dtype.name!r})"
            if array.dtype.kind in "OUS":
                hint = f"give an array of {port.dtype}"
        return kind(
            f"{self._kind} {port.name} is {array.dtype}{list(array.shape)}, the model takes"
            f" {port.dtype}{list(port.shape)}",
            hint,
        )

    def _refuse_unknown(self, given: Mapping[str, np.ndarray]) -> None:
        names = set(self._names)
        for name in given:
            if name not in names:
                meant = closest(str(name), sorted(names))
                raise OptionError(
                    f"the model has no {self._kind} {name}:"
                    f" it takes {listed(self._tensors) or 'none'}",
                    f"did you mean {meant!r}?"
                    if meant
                    else f"its {self._kind}s are {', '.join(sorted(names))}",
                )


def refuse_overlap(inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray]) -> None:
    """Outputs are written before the last input is read. Raises OptionError where two meet."""
    for number, output in enumerate(outputs):
        others = (*inputs, *outputs[:number])
        if not output.flags.writeable or any(np.may_share_memory(output, a) for a in others):
            raise OptionError(
                f"output {number} is read-only, or shares memory with another array",
                "give every output memory of its own",
            )
