"""The compiled models of a session: one, or one for each set of shapes that is called often."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from weakref import WeakMethod

from tuner.owned_lock import OwnedLock
from tuner.sessions.bank import SessionBank
from tuner.sessions.model_file import ModelFile
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

MIN_CALLS = 3
"""Calls with the same shapes after which a model of open sizes is compiled for them."""
MAX_MODELS = 8
"""Maximum number of sets of shapes that a session has compiled; others run in ONNX Runtime."""
MAX_COUNTED = 1024
"""Maximum number of sets of shapes whose calls are counted."""

_compiling = OwnedLock("the compiler")
"""Held while a thread compiles: calls that run meanwhile need the cores, too."""

ShapesKey = tuple[tuple[int, ...], ...]
"""Shapes of the open inputs, in the order of the model."""


class ShapedModels:
    """Models of one file, each of fixed shapes."""

    def __init__(
        self,
        file: ModelFile,
        options: OnlineOptions,
        bank: SessionBank,
        engine: str,
        when_ready: WeakMethod[Any],
    ) -> None:
        """Compile a model of fixed sizes now, others in a thread of their own when calls come.

        `when_ready` is called there with the model, if its session is still in use.
        """
        self._file, self._options, self._bank, self._engine = file, options, bank, engine
        self._when_ready = when_ready
        self._open = file.open_inputs
        self._calls: dict[ShapesKey, int] = {}
        self._models: dict[ShapesKey, OnlineModel | None] = {}
        self._counting = OwnedLock("the count of calls")
        self.fixed = None if self._open else self._compiled(file)

    @property
    def why(self) -> str:
        """Reasons why the other engine runs; empty where ours runs some shapes at least."""
        models = [self.fixed] if self.fixed else list(self._models.values())
        ready = [model for model in models if model is not None]
        if any(is_usable(model) for model in ready):
            return ""
        reasons = "; ".join(model.why or "the bank knows nothing of it" for model in ready)
        return reasons or f"no input shapes were compiled yet: they are after {MIN_CALLS} calls"

    @property
    def is_racing(self) -> bool:
        """Return whether the race of one of them is still open."""
        models = [self.fixed] if self.fixed else list(self._models.values())
        return any(one is not None and one.needs_race and is_usable(one) for one in models)

    def model_for(self, feeds: Mapping[str, Any]) -> OnlineModel | None:
        """The model for inputs of these shapes, if it is compiled. Each call is counted."""
        if self.fixed is not None:
            return self.fixed
        try:
            key = tuple(tuple(feeds[name].shape) for name in self._open)
        except (KeyError, AttributeError):  # ONNX Runtime says what is wrong
            return None
        if key not in self._models and self._counting.do(self._is_due, key, nested=lambda: False):
            name = f"tunebank-compile-{self._file.name}"
            threading.Thread(target=self._compile, args=(key,), name=name, daemon=True).start()
        return self._models.get(key)

    def refresh(self) -> bool:
        """Look whether the bank knows more of any of them; return whether it does."""
        models = [self.fixed] if self.fixed else list(self._models.values())
        changed = [model.refresh() for model in models if model is not None]
        return any(changed)

    def _is_due(self, key: ShapesKey) -> bool:
        """Count a call, and return whether these shapes are to be compiled now."""
        self._calls[key] = self._calls.pop(key, 0) + 1  # at the end: called last
        if len(self._calls) > MAX_COUNTED:
            del self._calls[next(iter(self._calls))]
        is_due = self._calls[key] >= MIN_CALLS and key not in self._models
        if not is_due or len(self._models) >= MAX_MODELS:
            return False
        self._models[key] = None
        return True

    def _compile(self, key: ShapesKey) -> None:
        file = replace(self._file, shapes=dict(zip(self._open, key, strict=True)))
        model = self._models[key] = _compiling.do(self._compiled, file)
        if ready := self._when_ready():
            ready(model)

    def _compiled(self, file: ModelFile) -> OnlineModel:
        model = OnlineModel(file, self._options, self._bank, self._engine)
        if not is_usable(model):
            model.close()
        return model


def is_usable(model: OnlineModel) -> bool:
    """Return whether our engine runs it: the bank knows some of it, and not all is the other's."""
    loaded = model.loaded
    return loaded is not None and model.known.hits > 0 and loaded.program.whole_model is None
