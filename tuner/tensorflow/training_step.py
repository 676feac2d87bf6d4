"""A training step of TensorFlow: its arithmetic in our engine, its reads and writes in TensorFlow.

call -> before (TensorFlow) -> our engine, or TensorFlow's own middle -> after (TensorFlow)

Each call is one step of the training, whichever engine has its middle. The first one is made in
TensorFlow by parts, and ours is compared with its middle; those that follow race: TensorFlow's step
as a whole against all three parts of ours.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import tensorflow as tf

from tuner.errors import ModelError
from tuner.frameworks.tensorflow import write_onnx
from tuner.runtime.model import LoadedModel
from tuner.sessions.checked_call import CheckedCall, difference_of, fault_of
from tuner.sessions.online_model import OnlineModel
from tuner.tensorflow.exact_middle import exact_results
from tuner.tensorflow.step_cut import STAYS, StepCut, cut_step

ALIGNED_BYTES = 64
"""Alignment of the memory of TensorFlow's tensors."""
LAST_BITS, NOISE = 2.0**-19, 16.0
"""Relative change of the operands, up or down by chance, that shows how results of a step depend on
rounding; and how many times TensorFlow's error, with them or without, ours may be. A gradient that
is zero but for rounding, such as that of a bias before a normalisation, has no digits to agree in;
and where one ReLU of many has an input next to zero, the gradients of all layers before it jump."""


@contextmanager
def quiet() -> Iterator[None]:
    """Keep TensorFlow's remarks on how it is converted from the user."""
    log = logging.getLogger("tensorflow")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)


class StepSource:
    """The middle of a step as the source of an online model."""

    shapes: Mapping[str, tuple[int, ...]] = MappingProxyType({})

    def __init__(self, name: str, concrete: Any) -> None:
        """Cut a concrete function. Raises ModelError where TensorFlow has to keep it whole."""
        self.name, self.structure = name, concrete.structured_outputs
        if len(tf.nest.flatten(self.structure)) != len(concrete.outputs):
            raise ModelError("some of its results are no tensors", STAYS)
        with quiet():
            self.cut: StepCut = cut_step(concrete)
        self.inputs = [one.shape for one in concrete.inputs if one.dtype != tf.resource]

    @property
    def content(self) -> str:
        """Hash of the graph."""
        return self.cut.as_frozen.content

    def write(self, folder: Path) -> Path:
        """Write the graph as an ONNX file. Raises ModelError where it has no ONNX form."""
        path = folder / "model.onnx"
        with quiet():
            write_onnx(self.cut.as_frozen, path, {}, is_step=True)
        return path


class StepCall(CheckedCall[Sequence[Any], Any]):
    """A step for one input signature. Every call is made once, and its writes with it."""

    other = "TensorFlow"
    log = logging.getLogger("tuner.tensorflow")

    def __init__(self, source: StepSource, model: OnlineModel, other: Callable[..., Any]) -> None:
        super().__init__(source.name, model, source.inputs)
        self._cut, self._structure, self._other = source.cut, source.structure, other
        self._seen: tuple[Sequence[Any], Sequence[Any]] | None = None
        """Operands and results of TensorFlow's middle in the step that is compared."""

    def original(self, call: Sequence[Any]) -> Any:
        """Make a step in TensorFlow: by parts where ours is compared with it."""
        loaded = self.model.loaded
        if loaded is None or self.model.compared is loaded:
            return self._other(*call)
        handed, kept = self._before(call)
        made = self._cut.middle(*handed)
        self._seen = handed, made
        return self._after(made, kept)

    def ours(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Make a step with its middle in our engine."""
        handed, kept = self._before(call)
        made = self._middle(loaded, handed)
        del handed  # TensorFlow writes a variable where it is, unless its elements are held
        return self._after(made, kept)

    def difference(self, loaded: LoadedModel, call: Sequence[Any], results: Any) -> str:
        """The first value that differs from TensorFlow's by more than rounding, in words."""
        del call, results
        (handed, theirs), self._seen = self._seen or ((), ()), None
        if not handed:
            raise ModelError("no step was made by parts", STAYS)
        ours = self._run_ours(loaded, handed)
        if not difference_of(ours, theirs, self.other):
            return ""
        right = self._exact(handed, theirs)
        again = self._cut.middle(*_moved(handed))
        pairs = zip(theirs, again, right, strict=True)
        noise = [NOISE * max(_largest(a, c), _largest(b, c)) for a, b, c in pairs]
        rounded = [one.astype(own.dtype) for one, own in zip(right, ours, strict=True)]
        return difference_of(ours, rounded, self.other, noise)

    def _exact(self, handed: Sequence[Any], theirs: Sequence[Any]) -> list[np.ndarray]:
        """Results in double precision, or TensorFlow's where it has an operator in single alone."""
        cut, values = self._cut, [one.numpy() for one in handed]
        try:
            return exact_results(cut.graph, cut.places, cut.made, values)
        except tf.errors.OpError as error:
            self.log.debug("%s: no results in double precision: %s", self.name, error)
            return [one.numpy() for one in theirs]

    def _run(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Make a step; what its parts raise is raised, as a step is never made twice."""
        return self.ours(loaded, call)

    def _before(self, call: Sequence[Any]) -> tuple[Sequence[Any], Sequence[Any]]:
        given = self._cut.before(*call)
        count = len(self._cut.handed)
        return given[:count], given[count:]

    def _after(self, made: Sequence[Any], kept: Sequence[Any]) -> Any:
        return tf.nest.pack_sequence_as(self._structure, self._cut.after(*made, *kept))

    def _middle(self, loaded: LoadedModel, handed: Sequence[Any]) -> Sequence[Any]:
        """Results of our engine; TensorFlow's for indices that it refuses, and where ours fails."""
        try:
            if self._are_within(handed):
                return [_tensor_of(one) for one in self._run_ours(loaded, handed)]
        except Exception as error:
            if fault := fault_of(error):
                self.give_up(loaded, fault)
        made: Sequence[Any] = self._cut.middle(*handed)
        return made

    def _run_ours(self, loaded: LoadedModel, handed: Sequence[Any]) -> list[np.ndarray]:
        arrays = {f"input_{at}": np.asarray(memoryview(one)) for at, one in enumerate(handed)}
        made = loaded.run({port.name: arrays[port.name] for port in loaded.inputs})
        return [made[f"output_{at}"] for at, _ in enumerate(self._cut.made)]

    def _are_within(self, handed: Sequence[Any]) -> bool:
        """Return whether all indices name something: see `Guard`."""
        for guard in self._cut.guards:
            places = np.asarray(memoryview(handed[self._cut.handed.index(guard.tensor)]))
            if places.size and not 0 <= places.min() <= places.max() < guard.limit:
                return False
        return True


def _tensor_of(array: np.ndarray) -> Any:
    """A tensor with the elements of an array, in its memory where that is aligned.

    TensorFlow's own conversion of an array takes 23 us, this one 4, or 6 with a small copy.
    """
    if array.dtype != np.float32 or not array.size:
        return tf.convert_to_tensor(array)
    if array.__array_interface__["data"][0] % ALIGNED_BYTES:
        array = _aligned(array)
    return tf.experimental.dlpack.from_dlpack(array.__dlpack__())


def _aligned(array: np.ndarray) -> np.ndarray:
    """A copy in memory that TensorFlow takes as it is."""
    memory = np.empty(array.nbytes + ALIGNED_BYTES, np.uint8)
    start = -memory.__array_interface__["data"][0] % ALIGNED_BYTES
    copy = memory[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def _moved(tensors: Sequence[Any]) -> list[Any]:
    """Tensors whose floats are changed by `LAST_BITS`: each up or down, or ReLUs would scale it."""
    chance = np.random.default_rng(0)
    found = []
    for one in tensors:
        factor = 1 + LAST_BITS * chance.choice((-1.0, 1.0), one.shape)
        found.append(one * tf.constant(factor, one.dtype) if one.dtype.is_floating else one)
    return found


def _largest(one: Any, right: np.ndarray) -> float:
    """The largest difference of a tensor of floats; 0 for others, and where it is none."""
    if not one.dtype.is_floating:
        return 0.0
    difference = float(np.abs(one.numpy() - right).max(initial=0.0))
    return difference if np.isfinite(difference) else 0.0
