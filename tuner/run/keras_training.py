"""Keras' `fit` and `train_on_batch` in unmodified programs: each batch is a step that is compiled.

batch -> Keras' own step, or ours once it has won its race -> the same logs and variables
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from tuner.handler_errors import raise_of_handler
from tuner.run.tensorflow_functions import CALLS, InferenceFunctions

TrainFunction = Callable[[Iterator[Any]], Any]
"""Keras' function of one batch: takes an iterator, returns the logs."""


class TrainingSteps:
    """The function that trains a model by a batch, with its compiled form."""

    def __init__(self, functions: InferenceFunctions, model: Any, keras_own: TrainFunction) -> None:
        self._functions, self._model, self._keras_own = functions, model, keras_own
        self._tf = functions.tensorflow
        self._compiled: Any = None
        self._structure = ""
        self._batch: Any = None
        self._stays = _why_keras(model, self._tf)
        if self._stays:
            functions.say_once(model, self._stays)

    def __call__(self, iterator: Iterator[Any]) -> Any:
        """Logs of a step. Raises StopIteration where there is no further batch."""
        if self._stays or CALLS.is_inside:
            return self._keras_own(iterator)
        with CALLS.set_aside():
            batch = self._tf.nest.map_structure(self._tensor_of, next(iterator))
            tensors = [one for one in self._tf.nest.flatten(batch) if one is not None]
            is_plain = all(map(self._tf.is_tensor, tensors))
            structure = repr(self._tf.nest.map_structure(lambda one: one is not None, batch))
            if self._compiled is None and is_plain:
                self._compile(batch, structure)
            if not is_plain or structure != self._structure or self._compiled is None:
                return self._keras_own(iter([batch]))
            self._batch = batch
            logs = self._compiled(*tensors)
            self._look()
            return logs

    def _tensor_of(self, value: Any) -> Any:
        """The tensor of an array, as `train_on_batch` has them; Keras' function makes the same."""
        is_array = isinstance(value, np.ndarray) and value.dtype.kind in "biuf"
        return self._tf.convert_to_tensor(value) if is_array else value

    def _compile(self, batch: Any, structure: str) -> None:
        tf, model = self._tf, self._model
        leaves = [one is not None for one in tf.nest.flatten(batch)]

        def step(*tensors: Any) -> Any:
            left = iter(tensors)
            packed = [next(left) if is_there else None for is_there in leaves]
            return model.train_step(tf.nest.pack_sequence_as(batch, packed))

        def keras_own(*_: Any) -> Any:
            return self._keras_own(iter([self._batch]))

        step.__name__ = f"{model.name}_training"
        as_it_is = tf.autograph.experimental.do_not_convert
        try:
            compile_ = import_module("tuner.tensorflow").compile
            self._compiled = compile_(as_it_is(step), other=keras_own)
            self._structure = structure
        except Exception as error:
            raise_of_handler(error)
            self._stays = str(error)
            self._functions.say_once(model, self._stays)

    def _look(self) -> None:
        """Give all steps to Keras' own loop where ours has lost, or could not be compiled."""
        rows = self._compiled.status()
        if rows and all(row.engine == "TensorFlow" for row in rows):
            self._stays = self._compiled.why
            self._compiled = None


def _why_keras(model: Any, tensorflow: Any) -> str:
    """The reason why Keras makes all steps; "" for none."""
    if model.run_eagerly:
        return "it trains eagerly (run_eagerly)"
    if model.jit_compile:
        return "it is compiled by XLA (jit_compile)"
    if model.steps_per_execution != 1:
        return "several steps are one call (steps_per_execution)"
    if model._distribute_strategy or tensorflow.distribute.has_strategy():
        return "it trains under a tf.distribute strategy, whose packs are fixed when it is traced"
    return ""
