"""A function of TensorFlow, or a Keras model: our engine, where it is right and faster.

call -> its shapes -> when that is due: TensorFlow runs it, the graph is frozen and compiled, the
results are compared -> the next calls race, each in one engine -> later: the faster one
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.eager import record
from tensorflow.python.framework import op_def_registry

from tuner.errors import ModelError, TunerError
from tuner.frameworks.tensorflow import FrozenGraph, frozen_function, write_onnx
from tuner.handler_errors import raise_of_handler
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.bank import online_bank
from tuner.sessions.checked_call import CheckedCall, difference_of
from tuner.sessions.engine_choice import EngineChoice
from tuner.sessions.engine_status import EngineStatus, GraphStatus, text_of
from tuner.sessions.online_model import GraphSource, OnlineModel
from tuner.sessions.online_options import OnlineOptions
from tuner.tensorflow.step_cut import is_step
from tuner.tensorflow.training_step import StepCall, StepSource, quiet

TENSORFLOW = "TensorFlow"
"""Name of the other engine in a status."""
CHANGED = "its weights have changed: refresh() takes them over"

HARMLESS = frozenset({
    "Assert", "If", "PartitionedCall", "Placeholder", "PlaceholderWithDefault", "ReadVariableOp",
    "ResourceGather", "ResourceGatherNd", "StatefulPartitionedCall", "VarHandleOp", "While",
})  # fmt: skip
"""Operators that TensorFlow calls stateful and that compute alone, or whose parts are looked at."""
STAYS = "leave it to TensorFlow"

_compiling = OwnedLock("the compiler of functions")
_log = logging.getLogger("tuner.tensorflow")


class HeldVariables:
    """The variables of a function, held so that a write is seen.

    TensorFlow writes a variable whose elements are held elsewhere into other memory. Of one that
    is written row by row each read is a copy: that one counts as written, always.
    """

    def __init__(self, variables: Sequence[Any]) -> None:
        read = tf.function(lambda: [one.read_value() for one in variables])
        self._read = read.get_concrete_function()
        self._held = self._read()
        self._places = list(map(_place, self._held))

    def are_written(self) -> bool:
        """Return whether a variable was written since."""
        return list(map(_place, self._read())) != self._places


def _place(tensor: Any) -> int:
    """The address of a tensor's elements."""
    place: int = np.asarray(memoryview(tensor)).__array_interface__["data"][0]
    return place


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

    def refuse_effects(self) -> None:
        """Raises ModelError where it does more than compute, such as writing a variable."""
        if effects := sorted(_effects(self.concrete.graph)):
            raise ModelError(f"its operators have effects: {', '.join(effects)}", STAYS)

    @cached_property
    def frozen(self) -> FrozenGraph:
        """Its graph with the weights of now."""
        self.variables  # noqa: B018  Held from now on: a write after this is seen.
        outputs = _names("output", tf.nest.flatten(self.concrete.structured_outputs))
        with quiet():
            return frozen_function(self.concrete, _names("input", self.signature), outputs)

    @cached_property
    def variables(self) -> HeldVariables:
        """Its variables with the elements that the graph has."""
        return HeldVariables(self.concrete.variables)

    @cached_property
    def content(self) -> str:
        """Hash of the frozen graph."""
        return self.frozen.content

    def write(self, folder: Path) -> Path:
        """Write the graph as an ONNX file. Raises ModelError where it has no ONNX form."""
        path = folder / "model.onnx"
        with quiet():
            write_onnx(self.frozen, path, {})
        return path


def _effects(graph: Any) -> set[str]:
    """Operators of a graph, and of the functions that it calls, that do more than compute."""
    written = graph.as_graph_def()
    nodes = [*written.node, *(one for each in written.library.function for one in each.node_def)]
    kinds = {one.op for one in nodes} - HARMLESS
    return {one for one in kinds if (known := op_def_registry.get(one)) and known.is_stateful}


OpenEngine = Callable[[GraphSource], OnlineModel]


class FunctionCall(CheckedCall[Sequence[Any], Any]):
    """A function for one input signature, in whichever engine is right and faster."""

    other = TENSORFLOW
    log = _log
    is_stale = False
    """True once a variable was written: TensorFlow runs the calls then."""

    def __init__(self, source: FrozenSource, model: OnlineModel, other: Callable[..., Any]) -> None:
        super().__init__(source.name, model, [one.shape for one in source.signature])
        self._source, self._other = source, other

    def original(self, call: Sequence[Any]) -> Any:
        """Results of TensorFlow."""
        return self._other(*call)

    def takes(self, loaded: LoadedModel, call: Sequence[Any]) -> bool:
        """Return whether the variables are those that the model was compiled with."""
        del loaded, call
        if self.is_stale:
            return False
        self.is_stale = self._source.variables.are_written()
        if self.is_stale:
            _log.info("%s: %s", self.name, CHANGED)
        return not self.is_stale

    def complete(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Make the call in our engine, and look at the variables, as each call does."""
        self._source.variables.are_written()
        return super().complete(loaded, call)

    def status(self) -> GraphStatus:
        """Return the engine of this signature, and why."""
        row = super().status()
        return replace(row, engine=TENSORFLOW, why=CHANGED) if self.is_stale else row

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

    TensorFlow runs it while its weights differ from those that it was compiled with: `refresh()`
    takes over changed ones.
    """

    def __init__(
        self,
        function: Any,
        open_engine: OpenEngine | None,
        other: Callable[..., Any] | None = None,
    ) -> None:
        """`open_engine` is None where there is no bank: TensorFlow runs all calls.

        `other` makes these calls; None: the function as a graph.
        """
        self._open_engine = open_engine
        name = getattr(function, "name", "") or getattr(function, "__name__", "function")
        self._name = re.sub(r"\W+", "_", str(name))
        is_keras = isinstance(function, keras.Model)
        self._graph = tf.function(partial(function, training=False) if is_keras else function)
        self._other = other or self._graph
        self._choice: EngineChoice[FunctionCall | StepCall] = EngineChoice()
        self._stays = ""
        """Reason why TensorFlow runs all calls; empty where there is none."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Results for these arguments, as TensorFlow would give them."""
        open_engine = self._open_engine
        if named or open_engine is None or self._stays or not all(map(_is_plain, arguments)):
            return self._other(*arguments, **named)
        shapes = tuple((tuple(one.shape), one.dtype) for one in arguments)
        call = self._choice.compiled.get(None, {}).get(shapes)
        if call is not None:
            return call(arguments)
        results = self._other(*arguments)
        make = partial(self._compiled, open_engine, arguments, results)
        try:
            self._choice.compile_if_due((None, shapes), make, _compiling.do_if_free)
        except Exception as error:
            raise_of_handler(error)
            self._stays = text_of(error)
            _log.info("%s stays with TensorFlow: %s", self._name, self._stays)
        return results

    @property
    def why(self) -> str:
        """Reason why TensorFlow runs all calls; empty where our engine runs some shapes."""
        found = self.status()
        if any(graph.engine != TENSORFLOW for graph in found):
            return ""
        none = "no call was compiled yet" if self._open_engine else "there is no tune bank"
        return "; ".join({graph.why: None for graph in found}) or none

    @property
    def is_stale(self) -> bool:
        """Return whether weights have changed since a signature was compiled."""
        return any(getattr(call, "is_stale", False) for call in self._choice.all)

    def status(self) -> EngineStatus:
        """Return which engine runs the calls of each input signature, and why."""
        rows = [call.status() for call in self._choice.all]
        stays = [GraphStatus(self._name, TENSORFLOW, self._stays)] if self._stays else []
        return EngineStatus(rows or stays)

    def refresh(self) -> int:
        """Look for what the bank has learnt, and forget weights; return the number of changes."""
        compiled, changed = self._choice.all, self._choice.forget(None)
        for call in compiled:
            call.model.close()
        return changed

    def _compiled(
        self, open_engine: OpenEngine, tensors: Sequence[Any], results: Any
    ) -> FunctionCall | StepCall:
        """A call of this signature, compared with these results; a step is compared later."""
        source = FrozenSource(self._name, self._graph, tensors)
        if is_step(source.concrete.graph):
            step = StepSource(self._name, source.concrete)
            return StepCall(step, open_engine(step), self._other)
        source.refuse_effects()
        call = FunctionCall(source, open_engine(source), self._other)
        call.check(tensors, results)
        return call


def compile_function(
    function_or_model: Any, *, other: Callable[..., Any] | None = None, **options: Any
) -> CompiledFunction:
    """Return a function of tensors, or a Keras model, as one that runs in the faster engine.

    `options` are those of `OnlineOptions`: `on_miss`, `threads` and others; AOE_MODE in the
    environment asks for tuning. `other` makes TensorFlow's calls; None: the function, as a graph.
    Raises OptionError for an option that there is not.
    """
    threads = tf.config.threading.get_intra_op_parallelism_threads() or None
    settings = OnlineOptions.of({"threads": threads, **options})
    engine = f"tensorflow {tf.__version__}, {settings.threads or 'all'} threads"
    try:
        open_engine = partial(OnlineModel, options=settings, bank=online_bank(), engine=engine)
    except TunerError as error:
        _log.warning("all calls stay with TensorFlow: %s", error)
        return CompiledFunction(function_or_model, None, other)
    return CompiledFunction(function_or_model, open_engine, other)


def _names(kind: str, tensors: Sequence[Any]) -> list[str]:
    return [f"{kind}_{at}" for at, _ in enumerate(tensors)]


def _is_plain(argument: Any) -> bool:
    """Return whether it is an eager tensor on the CPU, and no gradients are recorded."""
    if not (tf.is_tensor(argument) and tf.executing_eagerly() and hasattr(argument, "numpy")):
        return False
    is_readable = argument.dtype.is_numpy_compatible and "CPU" in argument.device
    return bool(is_readable and not record.could_possibly_record())
