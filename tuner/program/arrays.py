"""The caller's arrays: do they fit the model's inputs and outputs, and where do they lie?"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from tuner.backend import CPU
from tuner.errors import OptionError, OptionTypeError
from tuner.graph import DTYPES
from tuner.program.program import Port


class Ports:
    """The inputs or the outputs of a model, ready to check many arrays quickly."""

    def __init__(self, kind: str, ports: Sequence[Port]) -> None:
        self._kind = kind
        self._ports = tuple((p.name, p.shape, DTYPES.get(p.dtype)) for p in ports)
        self._names = tuple(p.name for p in ports)

    def fitting(self, given: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        """The arrays in the order of the ports, copied where they are not contiguous.

        Values of types that NumPy lacks pass as they are: ONNX Runtime checks them.
        Raises OptionError when one is missing, unknown, or of another shape; OptionTypeError when
        it is of another type.
        """
        if not isinstance(given, Mapping):
            raise self._no_mapping(given)
        arrays = []
        for name, shape, dtype in self._ports:
            array = given.get(name)
            if dtype is None:
                arrays.append(self._given(name, given))
                continue
            if type(array) is not np.ndarray:
                array = self._converted(name, given)
            if array.shape != shape or array.dtype != dtype:
                raise self._misfit(name, array)
            arrays.append(array if array.flags.c_contiguous else np.ascontiguousarray(array))
        if len(given) != len(arrays):
            self._refuse_unknown(given)
        return arrays

    def lasting(self, given: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        """The same, for arrays that are used where they are: each contiguous, never a copy."""
        arrays = self.fitting(given)
        self._refuse_without_memory()
        for (name, _, _), array in zip(self._ports, arrays, strict=True):
            if array is not given[name]:
                raise OptionError(
                    f"{self._kind} {name} is not a plain contiguous array",
                    "give an array as np.empty makes it, whose memory is used as it is",
                )
        return arrays

    def allocate(self) -> list[np.ndarray]:
        """New arrays for every port, present in memory.

        Raises OptionError where the model leaves a size open.
        """
        self._refuse_without_memory()
        for name, shape, _ in self._ports:
            if any(size < 0 for size in shape):
                raise OptionError(
                    f"{self._kind} {name} has no fixed size: {list(shape)}",
                    "use run, which gives new arrays of the resulting size",
                )
        return [_present(shape, dtype) for _, shape, dtype in self._ports if dtype is not None]

    def by_name(self, arrays: Sequence[np.ndarray]) -> dict[str, np.ndarray]:
        """Arrays in the order of the ports as a mapping."""
        return dict(zip(self._names, arrays, strict=True))

    def _refuse_without_memory(self) -> None:
        for name, _, dtype in self._ports:
            if dtype is None:
                raise OptionError(
                    f"{self._kind} {name} is of a type without memory of its own",
                    "use run, which takes and gives strings, sequences and optional values",
                )

    def _given(self, name: str, given: Mapping[str, np.ndarray]) -> np.ndarray:
        if name not in given:
            raise OptionError(
                f"{self._kind} {name} is missing: the model takes {', '.join(self._expected())},"
                f" given were {', '.join(map(str, given)) or 'none'}",
                f"give every {self._kind} of the model",
            )
        return given[name]

    def _expected(self) -> list[str]:
        return [f"{name}: {dtype or 'object'}{list(shape)}" for name, shape, dtype in self._ports]

    def _no_mapping(self, given: object) -> OptionTypeError:
        return OptionTypeError(
            f"{self._kind}s are {type(given).__name__}, expected a mapping of names to arrays:"
            f" {', '.join(self._expected())}",
            f"name each array: {{{self._ports[0][0]!r}: array}}" if self._ports else None,
        )

    def _converted(self, name: str, given: Mapping[str, np.ndarray]) -> np.ndarray:
        return np.asarray(self._given(name, given))

    def _misfit(self, name: str, array: np.ndarray) -> OptionError:
        shape, dtype = next((s, d) for n, s, d in self._ports if n == name)
        kind = OptionError if array.dtype == dtype else OptionTypeError
        return kind(
            f"{self._kind} {name} is {array.dtype}{list(array.shape)}, the model takes"
            f" {dtype}{list(shape)}",
            "convert the array; a model with other shapes is built with --input_shape",
        )

    def _refuse_unknown(self, given: Mapping[str, np.ndarray]) -> None:
        for name in given:
            if name not in self._names:
                raise OptionError(
                    f"the model has no {self._kind} {name}: it takes"
                    f" {', '.join(self._expected()) or 'none'}",
                    f"its {self._kind}s are {', '.join(sorted(self._names))}",
                )


def _present(shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    memory = CPU.allocate(math.prod(shape) * dtype.itemsize)
    CPU.make_present(memory)
    return memory.view(dtype).reshape(shape)


def refuse_overlap(inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray]) -> None:
    """Outputs are written before the last input is read. Raises OptionError where two meet."""
    for number, output in enumerate(outputs):
        others = (*inputs, *outputs[:number])
        if not output.flags.writeable or any(np.may_share_memory(output, a) for a in others):
            raise OptionError(
                f"output {number} is read-only, or shares memory with another array",
                "give every output memory of its own",
            )
