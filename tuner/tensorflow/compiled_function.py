"""A function of TensorFlow, or a Keras model: our engine, where it is right and faster.

call -> its shapes -> first time: TensorFlow runs it, the graph is frozen and compiled, results are
compared -> the next calls race, each in one engine -> later: the faster one
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.eager import record

from tuner.errors import NestedCallError, TunerError
from tuner.frameworks.tensorflow import FrozenGraph, frozen_function, write_onnx
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.bank import SessionBank, online_bank
from tuner.sessions.engine_status import EngineStatus, GraphStatus
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

MAX_SHAPES = 9
"""Maximum number of different input signatures that one function is compiled for."""
CALLS_BEFORE_COMPILING = 3
"""A function is compiled for its first shapes at once, for others at this call."""
MAX_COUNTED = 256
"""Maximum number of input signatures whose calls are counted."""

TENSORFLOW = "TensorFlow"
"""Name of the other engine in a status."""

Signature: TypeAlias = tuple[tuple[tuple[int, ...], Any], ...]
"""Shapes and element types of the arguments."""

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


class CheckedCall:
    """A function for one input signature, in whichever engine its online model says.

    Each newly loaded model is compared with TensorFlow before its results are used.
    """

    def __init__(self, concrete: Any, engine: OnlineModel) -> None:
        self.engine, self._form = engine, concrete.structured_outputs
        self._checked: LoadedModel | None = None

    def __call__(self, other: Callable[..., Any], tensors: Sequence[Any]) -> Any:
        """Results for these tensors; `other` is the function in TensorFlow."""
        self.engine.called()
        loaded = self.engine.loaded
        if loaded is None:
            return other(*tensors)
        if loaded is not self._checked:
            results = other(*tensors)
            self._check(loaded, tensors, results)
            return results
        if self.engine.needs_race:
            ours, theirs = partial(self._ours, loaded, tensors), partial(other, *tensors)
            if made := self._raced(ours, theirs):
                return made[0]
        try:
            return self._ours(loaded, tensors)
        except NestedCallError:  # from a handler within a call of this function: that goes on
            return other(*tensors)
        except Exception as error:
            results = other(*tensors)  # which raises where the arguments are at fault
            self._give_up(f"{type(error).__name__}: {error}")
            return results

    def _check(self, loaded: LoadedModel, tensors: Sequence[Any], results: Any) -> None:
        try:
            if not _agree(self._ours(loaded, tensors), results):
                self._give_up("its results differ from TensorFlow's")
                return
            self._checked = loaded
        except NestedCallError:
            self._checked = None  # a later call is compared
        except Exception as error:
            self._give_up(f"{type(error).__name__}: {error}")

    def _raced(self, ours: Callable[[], Any], other: Callable[[], Any]) -> list[Any]:
        """Results of a call that is a slice of a race; none for a call within such a one."""

        def safely() -> Any:
            try:
                return ours()
            except NestedCallError:
                return other()
            except Exception as error:
                results = other()  # which raises where the arguments are at fault
                self._give_up(f"{type(error).__name__}: {error}")
                return results

        made = self.engine.race_call(safely, other, is_part=True)
        if self.engine.loaded is None:
            self._checked = None  # it is freed, with its threads
        return made

    def _ours(self, loaded: LoadedModel, tensors: Sequence[Any]) -> Any:
        arrays = {f"input_{at}": np.asarray(memoryview(one)) for at, one in enumerate(tensors)}
        made = loaded.run({port.name: arrays[port.name] for port in loaded.inputs})
        flat = [tf.convert_to_tensor(made[name]) for name in _names("output", list(made))]
        return tf.nest.pack_sequence_as(self._form, flat)

    def _give_up(self, reason: str) -> None:
        _log.warning("a function stays with TensorFlow: %s", reason)
        self.engine.close()
        self.engine.why = reason


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
        self._calls: dict[Signature, CheckedCall | None] = {}
        self._counts: dict[Signature, int] = {}
        self._reasons: dict[Signature, str] = {}
        """Reasons why TensorFlow runs signatures that could not be compiled."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Results for these arguments, as TensorFlow would give them."""
        if named or not self._bank or not all(map(_is_plain, arguments)):
            return self._other(*arguments, **named)
        key = tuple((tuple(one.shape), one.dtype) for one in arguments)
        call = self._calls.get(key)
        if call is not None:
            return call(self._other, arguments)
        if key not in self._calls and self._is_wanted(key):
            _compiling.do_if_free(self._compile, key, self._bank, arguments)
            call = self._calls.get(key)
            if call is not None:
                return call(self._other, arguments)
        return self._other(*arguments)

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
        found = []
        for key, call in list(self._calls.items()):
            shapes = [shape for shape, _ in key]
            if call is None:
                reason = self._reasons.get(key, "")
                found.append(GraphStatus(self._name, TENSORFLOW, reason, tuple(shapes)))
            else:
                found.append(call.engine.status(shapes, TENSORFLOW))
        return EngineStatus(found)

    def refresh(self) -> int:
        """Look for what the bank has learnt, and forget weights; return the number of changes."""
        changed = 0
        for key, call in list(self._calls.items()):
            if call is not None:
                call.engine.close()
            del self._calls[key]
            self._counts[key] = CALLS_BEFORE_COMPILING  # compiled again when it is next called
            changed += 1
        return changed

    def _is_wanted(self, key: Signature) -> bool:
        if len(self._calls) >= MAX_SHAPES:
            return False
        calls = self._counts.pop(key, 0) + 1
        self._counts[key] = calls
        if len(self._counts) > MAX_COUNTED:
            del self._counts[next(iter(self._counts))]
        return not self._calls or calls >= CALLS_BEFORE_COMPILING

    def _compile(self, key: Signature, bank: SessionBank, tensors: Sequence[Any]) -> None:
        if key not in self._calls:  # a handler may have called it meanwhile
            self._calls[key] = self._compiled(key, bank, tensors)

    def _compiled(
        self, key: Signature, bank: SessionBank, tensors: Sequence[Any]
    ) -> CheckedCall | None:
        """The call in our engine; None: TensorFlow runs it."""
        try:
            concrete = self._other.get_concrete_function(
                *(tf.TensorSpec(one.shape, one.dtype) for one in tensors)
            )
            results = tf.nest.flatten(concrete.structured_outputs)
            inputs, outputs = _names("input", tensors), _names("output", results)
            frozen = frozen_function(concrete, inputs, outputs)
            content = hashlib.sha256(frozen.graph.SerializeToString(deterministic=True))
            source = FrozenSource(self._name, frozen, content.hexdigest(), {})
            engine = f"tensorflow {tf.__version__}, {self._options.threads or 'all'} threads"
            return CheckedCall(concrete, OnlineModel(source, self._options, bank, engine))
        except Exception as error:  # whatever it is: the user's call runs in TensorFlow
            _log.warning("%s: stays with TensorFlow: %s", self._name, error)
            self._reasons[key] = f"{type(error).__name__}: {error}"
            return None


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


def _agree(ours: Any, theirs: Any) -> bool:
    """Return whether half of the digits of the largest elements agree."""
    pairs = zip(tf.nest.flatten(ours), tf.nest.flatten(theirs), strict=True)
    for one, other in ((np.asarray(a), np.asarray(b)) for a, b in pairs):
        if one.shape != other.shape or one.dtype != other.dtype:
            return False
        if not np.issubdtype(other.dtype, np.floating):
            if not np.array_equal(one, other):
                return False
            continue
        epsilon = float(np.finfo(other.dtype).eps)
        largest = float(np.abs(other[np.isfinite(other)]).max(initial=0.0))
        tolerance = epsilon**0.5 * largest + 10 * epsilon
        if not np.allclose(one, other, rtol=0, atol=tolerance, equal_nan=True):
            return False
    return True
