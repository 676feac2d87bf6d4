"""Calls of one compiled form: compared with the original, raced, then in the faster engine.

`tuner.sessions.engine_choice` has the table of states. A door derives from `CheckedCall`: how an
original call is made, how ours is, and whether it may be.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from tuner.element import element_of, is_float
from tuner.errors import NestedCallError, RefusedInputsError
from tuner.handler_errors import raise_of_handler
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.engine_status import GraphStatus, text_of
from tuner.sessions.online_model import OnlineModel

Call = TypeVar("Call")
Result = TypeVar("Result")

BLOCK_ELEMENTS = 1 << 18
"""Maximum number of elements that are compared at once: a comparison takes several times their
memory, at a moment when the results of both engines are in memory."""


NOISY_SHARE = 1e-4
"""Share of the elements that are no floats, and which rounding may decide, where there is noise:
of the largest of two nearly equal elements (the index in a pool), or of their order (a mask)."""


class CheckedCall(ABC, Generic[Call, Result]):
    """A form in whichever engine its online model says. No fault of ours reaches its caller.

    Whatever is newly loaded is compared with the original before its results are used.
    """

    other: ClassVar[str]
    """Name of the original's engine, in messages and in a status."""
    log: ClassVar[logging.Logger]
    is_part: ClassVar[bool] = True
    """True where the program works in the other engine between two calls: see `race_call`."""

    def __init__(self, name: str, model: OnlineModel, shapes: Sequence[Sequence[int]] = ()) -> None:
        self.name, self.model, self.shapes = name, model, shapes
        self._comparing = OwnedLock("the comparison of both engines")

    @abstractmethod
    def original(self, call: Call) -> Result:
        """Results of the original, or its exception."""

    @abstractmethod
    def ours(self, loaded: LoadedModel, call: Call) -> Result:
        """Results of our engine in the form in which the original gives them. May raise."""

    @abstractmethod
    def difference(self, loaded: LoadedModel, call: Call, results: Result) -> str:
        """The way in which ours differs from these results; "" where it agrees. May raise."""

    def takes(self, loaded: LoadedModel, call: Call) -> bool:
        """Return whether our engine may run this call."""
        del loaded, call
        return True

    def needs_check(self) -> bool:
        """Return whether what is loaded is compared before it is used."""
        return True

    def complete(self, loaded: LoadedModel, call: Call) -> Result:
        """Make the call in our engine with all that it takes, which is what a race times."""
        return self._run(loaded, call)

    def compete(self, call: Call) -> Result:
        """Make the call, which is not read afterwards, in the original as a slice of a race."""
        return self.original(call)

    def decided(self, call: Call) -> None:
        """Take note that this call has ended the race."""
        del call

    def __call__(self, call: Call) -> Result:
        """Results of a call, or the original's exception."""
        model = self.model
        model.called()
        loaded = model.loaded
        if loaded is None or not self.takes(loaded, call):
            return self.original(call)
        if model.compared is not loaded and self.needs_check():
            results = self.original(call)
            self.check(call, results)
            return results
        if model.needs_race and (made := self._raced(loaded, call)):
            return made[0]
        return self._run(loaded, call)

    def is_ours(self, call: Call) -> bool:
        """Return whether our engine may run such a call."""
        loaded = self.model.loaded
        return loaded is not None and self.takes(loaded, call)

    def check(self, call: Call, results: Result) -> None:
        """Compare ours with these results of the original. The calls that follow compare times.

        One thread does so; the original has the calls of the others until the results are compared.
        """
        self._comparing.do_if_free(self._check, call, results)

    def status(self) -> GraphStatus:
        """Return the engine of this form, and why."""
        return self.model.status(self.shapes, self.other)

    def _check(self, call: Call, results: Result) -> None:
        loaded = self.model.loaded
        if loaded is None:
            return
        try:
            fault = self.difference(loaded, call, results)
        except Exception as error:
            fault = fault_of(error)
            if not fault:
                return  # a later call is compared
        if fault:
            self.give_up(loaded, fault)
        else:
            self.model.compared = loaded

    def _raced(self, loaded: LoadedModel, call: Call) -> list[Result]:
        """Results of a call that is a slice of a race; none for a call within such a one."""
        model = self.model
        ours, other = partial(self.complete, loaded, call), partial(self.compete, call)
        made = model.race_call(ours, other, is_part=self.is_part)
        if made and not model.needs_race:
            self.decided(call)
            row = self.status()
            self.log.info("%s: %s: %s", self.name, row.engine, row.why)
        return made

    def _run(self, loaded: LoadedModel, call: Call) -> Result:
        try:
            return self.ours(loaded, call)
        except Exception as error:
            fault = fault_of(error)
        results = self.original(call)  # which raises where the arguments are at fault
        if fault:
            self.give_up(loaded, fault)
        return results

    def give_up(self, loaded: LoadedModel, reason: str) -> None:
        """Leave all calls to the original from now on, for this reason."""
        if self.model.loaded is not loaded:
            return  # another call has given it up, or the bank gave another one
        self.log.warning("%s: stays with %s: %s", self.name, self.other, reason)
        self.model.why = reason
        self.model.close()


def difference_of(
    ours: Sequence[Any],
    theirs: Sequence[Any],
    other: str,
    noise: Sequence[float] = (),
    first: int = 0,
) -> str:
    """The first difference that rounding does not explain, in words; "" if there is none.

    Half of the digits of the largest element have to agree, and all that is no float. `noise`: what
    each result may differ by in any case; then a few elements that are no floats may differ, too.
    `first`: number of the first result.
    """
    for place, pair in enumerate(zip(ours, theirs, strict=True)):
        one, another = map(np.asarray, pair)
        if not _agree(one, another, noise[place] if noise else 0.0):
            return f"result {first + place} differs from {other}'s"
    return ""


def _agree(one: np.ndarray, other: np.ndarray, noise: float) -> bool:
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    if not is_float(other.dtype):
        if not noise:
            return np.array_equal(one, other)
        return bool(np.count_nonzero(one != other) <= NOISY_SHARE * other.size)
    epsilon = 2 * element_of(other.dtype).roundoff
    tolerance = max(epsilon**0.5 * largest_finite(other) + 10 * epsilon, noise)
    pairs = zip(_blocks(one), _blocks(other), strict=True)
    return all(np.allclose(a, b, rtol=0, atol=tolerance, equal_nan=True) for a, b in pairs)


def largest_finite(array: np.ndarray) -> float:
    """The largest magnitude of the finite elements of a float array; 0 without any."""
    blocks = _blocks(array)
    return max((float(np.abs(x[np.isfinite(x)]).max(initial=0.0)) for x in blocks), default=0.0)


def _blocks(array: np.ndarray) -> Iterator[np.ndarray]:
    """The elements of a float array in blocks of at least single precision."""
    flat = array.reshape(-1)
    for start in range(0, flat.size, BLOCK_ELEMENTS):
        block = flat[start : start + BLOCK_ELEMENTS]
        yield block.astype(np.float32) if block.itemsize == 2 else block


def fault_of(error: Exception) -> str:
    """The reason why our engine is not used further; "" where it is.

    A call from a handler within a call of the same form is no fault: that one continues. Nor are
    inputs that ONNX Runtime refuses, where it runs a part of our model.
    """
    raise_of_handler(error)
    is_fault = not isinstance(error, NestedCallError | RefusedInputsError)
    return text_of(error) if is_fault else ""
