"""A function of TensorFlow, or a Keras model: our engine, where it is right and faster.

call -> its shapes -> when that is due: TensorFlow runs it, the graph is frozen and compiled, the
results are compared -> the next calls race, each in one engine -> later: the faster one
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.eager import record

from tuner.errors import TunerError
from tuner.frameworks.tensorflow import FrozenGraph, frozen_function, write_onnx
from tuner.handler_errors import raise_of_handler
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.bank import SessionBank, online_bank
from tuner.sessions.checked_call import CheckedCall, difference_of, text_of
from tuner.sessions.engine_choice import EngineChoice
from tuner.sessions.engine_status import EngineStatus, GraphStatus
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

TENSORFLOW = "TensorFlow"
"""Name of the other engine in a status."""

_compiling = OwnedLock("the compiler of functions")
_log = logging.getLogger("tuner.tensorflow")


@dataclass(frozen=True)
class FrozenSource:
    """A frozen graph of fixed shapes, as the source of an online model."""

    name: str
    frozen: FrozenGraph
    content: str
    shapes: Mapping[str, tuple[int, ...]]

    def write(self, folder: Path) -> Path:
        """Write the graph as an ONNX file. Raises ModelError where it has no ONNX form."""
        path = folder / "model.onnx"
        write_onnx(self.frozen, path, {})
        return path


class FunctionCall(CheckedCall[Sequence[Any], Any]):
    """A function for one input signature, in whichever engine is right and faster."""

    other = TENSORFLOW
    log = _log

    def __init__(
        self,
        name: str,
        model: OnlineModel,
        shapes: Sequence[Sequence[int]],
        function: Any,
        concrete: Any,
    ) -> None:
        """`concrete` is the function for this signature."""
        super().__init__(name, model, shapes)
        self._function, self._form = function, concrete.structured_outputs

    def original(self, call: Sequence[Any]) -> Any:
        """Results of TensorFlow."""
        return self._function(*call)

    def ours(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Results of our engine as tensors, in the structure of the function's."""
        arrays = {f"input_{at}": np.asarray(memoryview(one)) for at, one in enumerate(call)}
        made = loaded.run({port.name: arrays[port.name] for port in loaded.inputs})
        flat = [tf.convert_to_tensor(made[name]) for name in _names("output", list(made))]
        return tf.nest.pack_sequence_as(self._form, flat)

    def difference(self, loaded: LoadedModel, call: Sequence[Any], results: Any) -> str:
        """The first result that differs from TensorFlow's, in words."""
        ours = tf.nest.flatten(self.ours(loaded, call))
        return difference_of(ours, tf.nest.flatten(results), TENSORFLOW)


class CompiledFunction:
    """A function of tensors that runs where it is faster. No fault of ours reaches its caller.

    Weights are those of the first call with such shapes: `refresh()` takes over changed ones.
    """

    def __init__(self, function: Any, options: OnlineOptions, bank: SessionBank | None) -> None:
        """`bank` is None where there is none: TensorFlow runs all calls."""
        self._function, self._options, self._bank = function, options, bank
        name = getattr(function, "name", "") or getattr(function, "__name__", "function")
        self._name = re.sub(r"\W+", "_", str(name))
        is_keras = isinstance(function, keras.Model)
        self._other = tf.function(
            (lambda *tensors: function(*tensors, training=False)) if is_keras else function
        )
        self._choice: EngineChoice[FunctionCall | GraphStatus] = EngineChoice()

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Results for these arguments, as TensorFlow would give them."""
        if named or not self._bank or not all(map(_is_plain, arguments)):
            return self._other(*arguments, **named)
        shapes = tuple((tuple(one.shape), one.dtype) for one in arguments)
        call = self._choice.compiled.get(None, {}).get(shapes)
        if isinstance(call, FunctionCall):
            return call(arguments)
        results = self._other(*arguments)
        if call is None:
            make = partial(self._compiled, self._bank, arguments, results)
            self._choice.compile_if_due((None, shapes), make, _compiling.do_if_free)
        return results

    @property
    def why(self) -> str:
        """Reason why TensorFlow runs all calls; empty where our engine runs some shapes."""
        found = self.status()
        if any(graph.engine != TENSORFLOW for graph in found):
            return ""
        return "; ".join({graph.why: None for graph in found}) or (
            "no call was compiled yet" if self._bank else "there is no tune bank"
        )

    def status(self) -> EngineStatus:
        """Return which engine runs the calls of each input signature, and why."""
        return EngineStatus(
            call.status() if isinstance(call, FunctionCall) else call for call in self._choice.all
        )

    def refresh(self) -> int:
        """Look for what the bank has learnt, and forget weights; return the number of changes."""
        compiled, changed = self._choice.all, self._choice.forget(None)
        for call in compiled:
            if isinstance(call, FunctionCall):
                call.model.close()
        return changed

    def _compiled(
        self, bank: SessionBank, tensors: Sequence[Any], results: Any
    ) -> FunctionCall | GraphStatus:
        """A call whose results agree with these; or a status that says why TensorFlow has it."""
        shapes = tuple(tuple(one.shape) for one in tensors)
        try:
            concrete = self._other.get_concrete_function(
                *(tf.TensorSpec(one.shape, one.dtype) for one in tensors)
            )
            outputs = _names("output", tf.nest.flatten(concrete.structured_outputs))
            frozen = frozen_function(concrete, _names("input", tensors), outputs)
            content = hashlib.sha256(frozen.graph.SerializeToString(deterministic=True))
            source = FrozenSource(self._name, frozen, content.hexdigest(), {})
            engine = f"tensorflow {tf.__version__}, {self._options.threads or 'all'} threads"
            model = OnlineModel(source, self._options, bank, engine)
        except Exception as error:  # whatever it is: the user's call runs in TensorFlow
            raise_of_handler(error)
            _log.warning("%s: stays with TensorFlow: %s", self._name, error)
            return GraphStatus(self._name, TENSORFLOW, text_of(error), shapes)
        call = FunctionCall(self._name, model, shapes, self._other, concrete)
        call.check(tensors, results)
        return call


def compile_function(function_or_model: Any, **options: Any) -> CompiledFunction:
    """Return a function of tensors, or a Keras model, as one that runs in the faster engine.

    `options` are those of `OnlineOptions`: `on_miss`, `threads` and others; AOE_MODE in the
    environment asks for tuning. Raises OptionError for an option that there is not.
    """
    threads = tf.config.threading.get_intra_op_parallelism_threads() or None
    settings = OnlineOptions.of({"threads": threads, **options})
    try:
        bank = online_bank()
    except TunerError as error:
        _log.warning("all calls stay with TensorFlow: %s", error)
        bank = None
    return CompiledFunction(function_or_model, settings, bank)


def _names(kind: str, tensors: Sequence[Any]) -> list[str]:
    return [f"{kind}_{at}" for at, _ in enumerate(tensors)]


def _is_plain(argument: Any) -> bool:
    """Return whether it is an eager tensor on the CPU, and no gradients are recorded."""
    if not (tf.is_tensor(argument) and tf.executing_eagerly() and hasattr(argument, "numpy")):
        return False
    is_readable = argument.dtype.is_numpy_compatible and "CPU" in argument.device
    return bool(is_readable and not record.could_possibly_record())
