"""The compiled models of a session: one, or one for each set of shapes that is called often."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from weakref import WeakMethod

import numpy as np

from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.bank import SessionBank
from tuner.sessions.checked_call import CheckedCall, difference_of
from tuner.sessions.engine_choice import MIN_CALLS, EngineChoice
from tuner.sessions.model_file import ModelFile
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

_compiling = OwnedLock("the compiler")
"""Held while a thread compiles: calls that run meanwhile need the cores, too."""


@dataclass(frozen=True)
class SessionCall:
    """A call of a session, as each engine makes it."""

    feeds: Mapping[str, Any]
    fits: Callable[[LoadedModel], bool]
    """Returns whether our engine can make it; else ONNX Runtime makes it, or refuses it."""
    ours: Callable[[LoadedModel], Any]
    original: Callable[[], Any]
    run_other: Callable[[Sequence[str], Mapping[str, Any]], Sequence[Any]]
    """Returns these outputs for these inputs, from ONNX Runtime."""
    decided: Callable[[OnlineModel], None]
    """Called when the race of the model is over."""


class ModelCalls(CheckedCall[SessionCall, Any]):
    """Calls of a session with the same shapes, in whichever engine is right and faster."""

    other = "ONNX Runtime"
    log = logging.getLogger("tuner.sessions")
    is_part = False

    def original(self, call: SessionCall) -> Any:
        """Outputs of ONNX Runtime."""
        return call.original()

    def ours(self, loaded: LoadedModel, call: SessionCall) -> Any:
        """Outputs of our engine."""
        return call.ours(loaded)

    def takes(self, loaded: LoadedModel, call: SessionCall) -> bool:
        """Return whether the bank knows the model, and the inputs are the model's."""
        return is_usable(self.model) and call.fits(loaded)

    def needs_check(self) -> bool:
        """Return whether the race is open: ONNX Runtime's session is not opened to check else.

        A verdict that is kept says that the outputs agreed before.
        """
        return self.model.needs_race

    def difference(self, loaded: LoadedModel, call: SessionCall, results: Any) -> str:
        """The first output of the model that differs; the call may have asked for only some."""
        del results
        names, made = [port.name for port in loaded.outputs], loaded.run(call.feeds)
        theirs = call.run_other(names, call.feeds)
        return difference_of([made[name] for name in names], theirs, self.other)

    def decided(self, call: SessionCall) -> None:
        """Let go of ONNX Runtime's session where it has lost."""
        call.decided(self.model)


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
        self._choice: EngineChoice[ModelCalls] = EngineChoice(first=MIN_CALLS)
        if not self._open:
            self._choice.compiled[None] = {(): self._compiled(())}

    @property
    def models(self) -> list[OnlineModel]:
        """All that are compiled."""
        return [calls.model for calls in self._choice.all]

    @property
    def fixed(self) -> OnlineModel | None:
        """The model of a file that leaves no size open."""
        return None if self._open else self.models[0]

    @property
    def why(self) -> str:
        """Reasons why the other engine runs; empty where ours runs some shapes at least."""
        ready = self.models
        if any(is_usable(model) for model in ready):
            return ""
        reasons = "; ".join(model.why or "the bank knows nothing of it" for model in ready)
        return reasons or f"no input shapes were compiled yet: they are after {MIN_CALLS} calls"

    @property
    def is_racing(self) -> bool:
        """Return whether the race of one of them is still open."""
        return any(model.needs_race and is_usable(model) for model in self.models)

    def calls_for(self, feeds: Mapping[str, Any]) -> ModelCalls | None:
        """The compiled model for inputs of these shapes, if there is one. Each call is counted."""
        try:
            shapes = tuple(tuple(feeds[name].shape) for name in self._open)
        except (KeyError, AttributeError):  # ONNX Runtime says what is wrong
            return None
        found = self._choice.compiled.get(None, {}).get(shapes)
        if found is None:
            make, begin = partial(self._compiled, shapes), partial(self._begin, shapes)
            self._choice.compile_if_due((None, shapes), make, begin)
        return found

    def refresh(self) -> bool:
        """Look whether the bank knows more of any of them; return whether it does."""
        changed = [model.refresh() for model in self.models]
        return any(changed)

    def _begin(self, shapes: Hashable, compile_form: Callable[[], None]) -> bool:
        def work() -> None:
            _compiling.do(compile_form)
            if ready := self._when_ready():
                ready(self._choice.compiled[None][shapes].model)

        name = f"tunebank-compile-{self._file.name}"
        try:
            threading.Thread(target=work, name=name, daemon=True).start()
        except RuntimeError:  # the process has no thread left, or ends
            return False
        return True

    def _compiled(self, shapes: tuple[tuple[int, ...], ...]) -> ModelCalls:
        file = replace(self._file, shapes=dict(zip(self._open, shapes, strict=True)))
        model = OnlineModel(file, self._options, self._bank, self._engine)
        if not is_usable(model):
            model.close()
        return ModelCalls(file.name, model)


def is_usable(model: OnlineModel) -> bool:
    """Return whether our engine runs it: the bank knows some of it, and not all is the other's."""
    loaded = model.loaded
    return loaded is not None and model.known.hits > 0 and loaded.program.whole_model is None


def fit(loaded: LoadedModel, names: Sequence[str] | None, feeds: Mapping[str, Any]) -> bool:
    """Return whether these are the model's inputs, each an array, and names of its outputs."""
    if len(feeds) != len(loaded.inputs) or isinstance(names, str):
        return False
    for port in loaded.inputs:
        array = feeds.get(port.name)
        if not isinstance(array, np.ndarray) or array.dtype != port.dtype:
            return False
        if array.shape != port.shape:
            return False
    return not names or {port.name for port in loaded.outputs}.issuperset(names)
