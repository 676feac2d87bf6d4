"""Keras in unmodified programs: models of Keras' own layers, called in inference or trained.

`Model.predict` is a function of TensorFlow, which `tuner.run.tensorflow_functions` hooks.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import wraps
from types import ModuleType
from typing import Any

from tuner.run.keras_training import TrainingSteps
from tuner.run.log import show_log
from tuner.run.tensorflow_functions import CALLS, InferenceFunctions
from tuner.sessions.outermost_calls import Original

OWN_CODE = "it has layers of the program, whose Python may differ from call to call: use predict"


def install(keras: ModuleType) -> None:
    """Hook the calls of models where TensorFlow is what Keras runs in."""
    show_log()
    if keras.backend.backend() == "tensorflow":
        models = InferenceModels(sys.modules["tensorflow"])
        CALLS.hook(keras.Model, models.call_model, models.is_traced)
        _hook_training(keras.Model, models)


def _hook_training(kind: Any, models: InferenceModels) -> None:
    """Let `fit` and `train_on_batch` make their steps by `TrainingSteps`."""
    make = kind.make_train_function

    @wraps(make)
    def make_train_function(model: Any, force: bool = False) -> Any:
        make(model, force)
        if not isinstance(model.train_function, TrainingSteps):
            model.train_function = TrainingSteps(models, model, model.train_function)
        return model.train_function

    kind.make_train_function = make_train_function


class InferenceModels(InferenceFunctions):
    """The models that a program calls, each with its compiled forms."""

    def call_model(
        self, original: Original, model: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Results of a call of a model, as Keras would give them."""
        if kwargs.get("training"):
            return original(model, *args, **kwargs)
        if not all(_is_own(layer) for layer in model._flatten_layers()):
            self.say_once(model, OWN_CODE)
            return original(model, *args, **kwargs)
        return self.call(original, model, args, kwargs)


def _is_own(layer: Any) -> bool:
    """Return whether Keras' own code computes a layer."""
    is_lambda = type(layer).__name__ == "Lambda"
    return type(layer).__module__.partition(".")[0] == "keras" and not is_lambda
