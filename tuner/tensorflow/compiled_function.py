"""A function of TensorFlow, or a Keras model: our engine, where it is right and faster.

call -> its shapes -> when that is due: TensorFlow runs it, the graph is frozen and compiled, the
results are compared -> the next calls race, each in one engine -> later: the faster one
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.eager import record

from tuner.errors import TunerError
from tuner.frameworks.tensorflow import FrozenGraph, frozen_function, write_onnx
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.bank import online_bank
from tuner.sessions.checked_call import CheckedCall, difference_of
from tuner.sessions.engine_choice import EngineChoice
from tuner.sessions.engine_status import EngineStatus
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

TENSORFLOW = "TensorFlow"
"""Name of the other engine in a status."""

_compiling = OwnedLock("the compiler of functions")
_log = logging.getLogger("tuner.tensorflow")


class FrozenSource:
    """A function for one input signature, as the source of an online model."""

    shapes: Mapping[str, tuple[int, ...]] = MappingProxyType({})

    def __init__(self, name: str, function: Any, tensors: Sequence[Any]) -> None:
        self.name, self.function = name, function
        self.signature = [tf.TensorSpec(one.shape, one.dtype) for one in tensors]

    @cached_property
    def concrete(self) -> Any:
        """The function for this signature. May raise whatever the function does."""
        return self.function.get_concrete_function(*self.signature)

    @cached_property
    def frozen(self) -> FrozenGraph:
        """Its graph with the weights of now."""
        outputs = _names("output", tf.nest.flatten(self.concrete.structured_outputs))
        return frozen_function(self.concrete, _names("input", self.signature), outputs)

    @cached_property
    def content(self) -> str:
        """Hash of the frozen graph."""
        graph = self.frozen.graph.SerializeToString(deterministic=True)
        return hashlib.sha256(graph).hexdigest()

    def write(self, folder: Path) -> Path:
        """Write the graph as an ONNX file. Raises ModelError where it has no ONNX form."""
        path = folder / "model.onnx"
        write_onnx(self.frozen, path, {})
        return path


OpenEngine = Callable[[FrozenSource], OnlineModel]


class FunctionCall(CheckedCall[Sequence[Any], Any]):
    """A function for one input signature, in whichever engine is right and faster."""

    other = TENSORFLOW
    log = _log

    def __init__(self, source: FrozenSource, model: OnlineModel) -> None:
        super().__init__(source.name, model, [one.shape for one in source.signature])
        self._source = source

    def original(self, call: Sequence[Any]) -> Any:
        """Results of TensorFlow."""
        return self._source.function(*call)

    def ours(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Results of our engine as tensors, in the structure of the function's."""
        arrays = {f"input_{at}": np.asarray(memoryview(one)) for at, one in enumerate(call)}
        made = loaded.run({port.name: arrays[port.name] for port in loaded.inputs})
        flat = [tf.convert_to_tensor(made[name]) for name in _names("output", list(made))]
        return tf.nest.pack_sequence_as(self._source.concrete.structured_outputs, flat)

    def difference(self, loaded: LoadedModel, call: Sequence[Any], results: Any) -> str:
        """The first result that differs from TensorFlow's, in words."""
        ours = tf.nest.flatten(self.ours(loaded, call))
        return difference_of(ours, tf.nest.flatten(results), TENSORFLOW)


class CompiledFunction:
    """A function of tensors that runs where it is faster. No fault of ours reaches its caller.

    Weights are those of the first call with such shapes: `refresh()` takes over changed ones.
    """

    def __init__(self, function: Any, open_engine: OpenEngine | None) -> None:
        """`open_engine` is None where there is no bank: TensorFlow runs all calls."""
        self._open_engine = open_engine
        name = getattr(function, "name", "") or getattr(function, "__name__", "function")
        self._name = re.sub(r"\W+", "_", str(name))
        is_keras = isinstance(function, keras.Model)
        self._other = tf.function(partial(function, training=False) if is_keras else function)
        self._choice: EngineChoice[FunctionCall] = EngineChoice()

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Results for these arguments, as TensorFlow would give them."""
        open_engine = self._open_engine
        if named or open_engine is None or not all(map(_is_plain, arguments)):
            return self._other(*arguments, **named)
        shapes = tuple((tuple(one.shape), one.dtype) for one in arguments)
        call = self._choice.compiled.get(None, {}).get(shapes)
        if call is not None:
            return call(arguments)
        results = self._other(*arguments)
        make = partial(self._compiled, open_engine, arguments, results)
        self._choice.compile_if_due((None, shapes), make, _compiling.do_if_free)
        return results

    @property
    def why(self) -> str:
        """Reason why TensorFlow runs all calls; empty where our engine runs some shapes."""
        found = self.status()
        if any(graph.engine != TENSORFLOW for graph in found):
            return ""
        none = "no call was compiled yet" if self._open_engine else "there is no tune bank"
        return "; ".join({graph.why: None for graph in found}) or none

    def status(self) -> EngineStatus:
        """Return which engine runs the calls of each input signature, and why."""
        return EngineStatus(call.status() for call in self._choice.all)

    def refresh(self) -> int:
        """Look for what the bank has learnt, and forget weights; return the number of changes."""
        compiled, changed = self._choice.all, self._choice.forget(None)
        for call in compiled:
            call.model.close()
        return changed

    def _compiled(
        self, open_engine: OpenEngine, tensors: Sequence[Any], results: Any
    ) -> FunctionCall:
        """A call of this signature, compared with these results."""
        source = FrozenSource(self._name, self._other, tensors)
        call = FunctionCall(source, open_engine(source))
        call.check(tensors, results)
        return call


def compile_function(function_or_model: Any, **options: Any) -> CompiledFunction:
    """Return a function of tensors, or a Keras model, as one that runs in the faster engine.

    `options` are those of `OnlineOptions`: `on_miss`, `threads` and others; AOE_MODE in the
    environment asks for tuning. Raises OptionError for an option that there is not.
    """
    threads = tf.config.threading.get_intra_op_parallelism_threads() or None
    settings = OnlineOptions.of({"threads": threads, **options})
    engine = f"tensorflow {tf.__version__}, {settings.threads or 'all'} threads"
    try:
        open_engine = partial(OnlineModel, options=settings, bank=online_bank(), engine=engine)
    except TunerError as error:
        _log.warning("all calls stay with TensorFlow: %s", error)
        return CompiledFunction(function_or_model, None)
    return CompiledFunction(function_or_model, open_engine)


def _names(kind: str, tensors: Sequence[Any]) -> list[str]:
    return [f"{kind}_{at}" for at, _ in enumerate(tensors)]


def _is_plain(argument: Any) -> bool:
    """Return whether it is an eager tensor on the CPU, and no gradients are recorded."""
    if not (tf.is_tensor(argument) and tf.executing_eagerly() and hasattr(argument, "numpy")):
        return False
    is_readable = argument.dtype.is_numpy_compatible and "CPU" in argument.device
    return bool(is_readable and not record.could_possibly_record())
