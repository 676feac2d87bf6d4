"""MindSpore in unmodified programs: cells that are called in inference are compiled, in graph mode.

The outermost call of a cell -> `tuner.mindspore.compile`, once for each cell -> our engine, where
that is right and faster. MindSpore runs all other calls.
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable, Mapping
from functools import wraps
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tuner.handler_errors import raise_of_handler
from tuner.run.log import show_log
from tuner.run.refreshed import Refreshed
from tuner.sessions.by_identity import ByIdentity
from tuner.sessions.outermost_calls import Original, OutermostCalls

PYNATIVE = "it runs in PyNative mode, whose Python may differ from call to call: set GRAPH_MODE"

_log = logging.getLogger("tuner.mindspore")


def install(mindspore: ModuleType) -> None:
    """Hook the calls of cells."""
    show_log()
    cells, calls = InferenceCells(mindspore), OutermostCalls()
    vars(mindspore)["load"] = cells.noting(mindspore.load)
    for kind in (mindspore.nn.Cell, mindspore.nn.GraphCell):  # each has a `__call__` of its own
        calls.hook(kind, cells.call)


class InferenceCells:
    """The cells that a program calls, each with its compiled form."""

    def __init__(self, mindspore: ModuleType) -> None:
        self._mindspore = mindspore
        self._cells: ByIdentity[Refreshed] = ByIdentity()
        self._files: ByIdentity[Path] = ByIdentity()
        """Files by the graphs that were loaded from them."""

    def noting(self, load: Callable[..., Any]) -> Callable[..., Any]:
        """MindSpore's function that loads a MINDIR file, which is noted."""

        @wraps(load)
        def noted(file_name: Any, *args: Any, **kwargs: Any) -> Any:
            graph = load(file_name, *args, **kwargs)
            self._files.set(graph, Path(file_name).absolute())
            return graph

        return noted

    def call(
        self, original: Original, cell: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Results of a call of a cell, as MindSpore would give them."""
        known = self._cells.get(cell)
        if known is None:
            self._cells.set(cell, known := Refreshed(self._compiled(original, cell)))
        if known.compiled is None or kwargs or not args or cell.training:
            return original(cell, *args, **kwargs)
        return known(args)

    def _compiled(self, original: Original, cell: Any) -> Any:
        """A cell in our engine; None where MindSpore runs it."""
        name, ms = type(cell).__name__, self._mindspore
        reason = ""
        if ms.get_context("mode") != ms.GRAPH_MODE:
            reason = PYNATIVE
        elif any(isinstance(one, ms.nn.Optimizer) for _, one in cell.cells_and_names()):
            reason = "it trains"
        elif isinstance(cell, ms.nn.GraphCell) and self._files.get(cell.graph) is None:
            reason = "its file is not known"
        if reason:
            _log.info("%s stays with MindSpore: %s", name, reason)
            return None
        known = weakref.ref(cell)
        file = self._files.get(getattr(cell, "graph", None))
        try:
            compile_ = import_module("tuner.mindspore").compile
            return compile_(cell, other=lambda *given: original(known(), *given), mindir=file)
        except Exception as error:
            raise_of_handler(error)
            _log.warning("%s stays with MindSpore: %s", name, error)
            return None
