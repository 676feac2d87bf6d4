"""A call of a graph for one module and its shapes: in our engine, or in PyTorch."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import torch

from tuner.errors import NestedCallError
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.engine_status import GraphStatus
from tuner.sessions.online_model import OnlineModel
from tuner.torch.graphs import COMPUTED, ExportedGraph, GraphRefused

Call = Callable[..., Any]
PYTORCH = "PyTorch"
"""Name of the other engine in a status."""

_log = logging.getLogger("tuner.torch")


class CheckedCall:
    """A graph for one module and its shapes, in whichever engine its online model says.

    Whatever is newly loaded is compared with PyTorch before its results are used.
    """

    def __init__(
        self,
        graph: ExportedGraph,
        engine: OnlineModel,
        eager: Call,
        complete: Call,
        when_lost: Callable[[], None],
    ) -> None:
        """`complete` is the call as PyTorch makes it, which finds this one and is timed.

        `when_lost` is called when a race has given the graph to PyTorch.
        """
        self._name, self._engine, self._eager = graph.name, engine, eager
        self._complete, self._when_lost = complete, when_lost
        self._inputs, self._bounds = graph.inputs, graph.index_bounds
        self._results = graph.results
        self._orders: Sequence[tuple[int, ...] | None] = ()
        self._checked: LoadedModel | None = None
        self._turn = OwnedLock("the check of a graph")

    def __call__(self, *arguments: Any) -> Any:
        """Results for these arguments."""
        engine = self._engine
        engine.called()
        loaded = engine.loaded
        if loaded is None or (self._bounds and not self._takes(arguments)):
            return self._eager(*arguments)
        if loaded is not self._checked:
            results = self._eager(*arguments)
            self.check(arguments, results)
            return results
        if engine.needs_race and (made := self._raced(arguments)):
            return made[0]
        try:
            return self._ours(loaded, arguments)
        except NestedCallError:  # from a handler within a call of this graph: that goes on
            fault = ""
        except Exception as error:
            fault = text_of(error)
        results = self._eager(*arguments)  # which raises where the arguments are at fault
        if fault:
            self._give_up(fault)
        return results

    def _takes(self, arguments: Sequence[Any]) -> bool:
        """Return whether no index in the arguments is one that PyTorch refuses."""
        return all(bound.holds(arguments[bound.position]) for bound in self._bounds)

    def check(self, arguments: Sequence[Any], results: Sequence[Any]) -> None:
        """Compare our results with PyTorch's. Their times are compared by the calls that follow.

        One thread does so; PyTorch runs the calls of the others until the results are compared.
        """
        self._turn.do_if_free(self._check, arguments, results)

    def _check(self, arguments: Sequence[Any], results: Sequence[Any]) -> None:
        loaded = self._engine.loaded
        if loaded is None:
            return
        try:
            if difference := difference_of(self._ours(loaded, arguments), results):
                self._give_up(difference)
                return
            self._orders = tuple(map(order_of, results))
            self._checked = loaded
        except NestedCallError:
            self._checked = None  # a later call is compared
        except Exception as error:
            self._give_up(text_of(error))

    def status(self, shapes: Sequence[Sequence[int]]) -> GraphStatus:
        """The engine of this graph, and why."""
        return self._engine.status(shapes, PYTORCH)

    def _raced(self, arguments: Sequence[Any]) -> list[Any]:
        """Results of a call that is a slice of a race; none for a call within such a one."""
        engine = self._engine
        made = engine.race_call(
            lambda: self._complete(*arguments), lambda: self._eager(*arguments), is_part=True
        )
        if made and not engine.needs_race:
            if engine.loaded is None:
                self._checked = None  # it is freed, with its threads
                self._when_lost()
            status = engine.status((), PYTORCH)
            _log.info("%s: %s: %s", self._name, status.engine, status.why)
        return made

    def _ours(self, loaded: LoadedModel, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """Results of our engine, without a copy but for those that PyTorch stores otherwise.

        Inputs are found by their places: a model that is kept has the names of the call that it was
        compiled for, and the same values may be named otherwise in another form of that call.
        """
        pairs = zip(loaded.inputs, self._inputs, strict=True)
        arrays = loaded.run({port.name: arguments[at].numpy(force=True) for port, at in pairs})
        computed = map(torch.from_numpy, arrays.values())
        results = [next(computed) if one is COMPUTED else one for one in self._results]
        if any(self._orders):
            stored = zip(results, self._orders, strict=True)
            results = [one if order is None else stored_as(one, order) for one, order in stored]
        return tuple(results)

    def _give_up(self, reason: str) -> None:
        _log.warning("%s: stays with PyTorch: %s", self._name, reason)
        self._engine.close()
        self._engine.why = reason


def order_of(result: Any) -> tuple[int, ...] | None:
    """Dimensions of a tensor from the outermost to the innermost in memory.

    None for a contiguous tensor, one with gaps or overlaps, and what is no tensor.
    """
    if not isinstance(result, torch.Tensor) or result.is_contiguous():
        return None
    strides = result.stride()
    order = tuple(sorted(range(result.dim()), key=lambda axis: -strides[axis]))
    return order if result.permute(order).is_contiguous() else None


def stored_as(result: torch.Tensor, order: Sequence[int]) -> torch.Tensor:
    """The tensor with its dimensions in this order in memory, so that `view` does what it did."""
    inverse = sorted(range(len(order)), key=order.__getitem__)
    return result.permute(*order).contiguous().permute(inverse)


def difference_of(ours: Sequence[Any], theirs: Sequence[Any]) -> str:
    """The first difference that rounding does not explain, in words; "" if there is none.

    Half of the digits of the largest element have to agree.
    """
    for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        if not isinstance(other, torch.Tensor):
            same = one == other
        elif one.shape != other.shape or one.dtype != other.dtype:
            same = False
        elif other.is_floating_point():
            epsilon = torch.finfo(other.dtype).eps
            finite = other[other.isfinite()].abs()
            largest = finite.max().item() if finite.numel() else 0.0
            tolerance = epsilon**0.5 * largest + 10 * epsilon
            same = torch.allclose(one, other, rtol=0, atol=tolerance, equal_nan=True)
        else:
            same = torch.equal(one, other)
        if not same:
            return f"result {place} differs from PyTorch's"
    return ""


def text_of(error: Exception) -> str:
    """One line of an error, which may have many."""
    lines = str(error).strip().splitlines() or [""]
    return lines[0] if isinstance(error, GraphRefused) else f"{type(error).__name__}: {lines[0]}"
