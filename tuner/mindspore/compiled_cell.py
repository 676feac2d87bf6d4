"""A cell of MindSpore in graph mode: our engine, where it is right and faster.

call -> its shapes -> when that is due: MindSpore runs it, the cell is exported and compiled, the
results are compared -> the next calls race, each in one engine -> later: the faster one
"""

from __future__ import annotations

import logging
import shutil
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

import mindspore
import numpy as np

from tuner.errors import ModelError, TunerError
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frontend.data_files import model_hash
from tuner.handler_errors import raise_of_handler
from tuner.mindspore.offline import export_cell
from tuner.owned_lock import OwnedLock
from tuner.runtime.model import LoadedModel
from tuner.sessions.bank import online_bank
from tuner.sessions.checked_call import CheckedCall, difference_of
from tuner.sessions.engine_choice import EngineChoice
from tuner.sessions.engine_status import EngineStatus, GraphStatus, text_of
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

MINDSPORE = "MindSpore"
"""Name of the other engine in a status."""
CHANGED = "its weights have changed: refresh() takes them over"

_compiling = OwnedLock("the compiler of cells")
_log = logging.getLogger("tuner.mindspore")


class CellSource:
    """A cell for the shapes of its inputs, as the source of an online model. It may be freed."""

    shapes: Mapping[str, tuple[int, ...]] = MappingProxyType({})

    def __init__(
        self, cell: mindspore.nn.Cell, tensors: Sequence[Any], mindir: Path | None = None
    ) -> None:
        """`mindir`: the file that the cell was loaded from; None: it is exported."""
        self.name, self._mindir = type(cell).__name__, mindir
        self._cell, self._tensors = weakref.ref(cell), tensors
        self._folder = TemporaryDirectory(prefix="tunebank-cell-")

    @cached_property
    def file(self) -> Path:
        """The ONNX file. Raises ModelError where it cannot be exported or read."""
        place = Path(self._folder.name)
        if (cell := self._cell()) is None:
            raise ModelError(f"{self.name}: the cell was freed", "keep it")
        exported = self._mindir or export_cell(cell, self._tensors, place / self.name)
        return onnx_file(exported, Conversion(), place / "converted")

    @cached_property
    def content(self) -> str:
        """Hash of the model with its weights."""
        return model_hash(self.file)

    def write(self, folder: Path) -> Path:
        """Copy the ONNX file, and its weights, into a folder."""
        shutil.copytree(self.file.parent, folder, dirs_exist_ok=True)
        return folder / self.file.name


class CellCall(CheckedCall[Sequence[Any], Any]):
    """A cell for one set of shapes, in whichever engine is right and faster."""

    other = MINDSPORE
    log = _log

    def __init__(
        self,
        source: CellSource,
        model: OnlineModel,
        shapes: Sequence[Sequence[int]],
        other: Callable[..., Any],
        weights: Sequence[Any],
    ) -> None:
        super().__init__(source.name, model, shapes)
        self._other, self._weights = other, weights
        self._held = [one.asnumpy().copy() for one in weights]
        self.is_stale = False
        """True once a weight was written: MindSpore runs the calls then."""

    def original(self, call: Sequence[Any]) -> Any:
        """Results of MindSpore."""
        return self._other(*call)

    def takes(self, loaded: LoadedModel, call: Sequence[Any]) -> bool:
        """Return whether the weights are those that the model was compiled with.

        MindSpore writes them in place and counts nothing: all of them are compared.
        """
        del loaded, call
        self.is_stale = self.is_stale or self._are_written()
        return not self.is_stale

    def complete(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Make the call in our engine, and compare the weights, as each call does."""
        self._are_written()
        return super().complete(loaded, call)

    def ours(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """Results of our engine as tensors: one, or a tuple of them."""
        pairs = zip(loaded.inputs, call, strict=True)
        made = loaded.run({port.name: one.asnumpy() for port, one in pairs})
        tensors = tuple(mindspore.Tensor(made[port.name]) for port in loaded.outputs)
        return tensors if len(tensors) > 1 else tensors[0]

    def difference(self, loaded: LoadedModel, call: Sequence[Any], results: Any) -> str:
        """The first result that differs from MindSpore's, in words."""
        theirs = results if isinstance(results, tuple) else (results,)
        made = self.ours(loaded, call)
        ours = made if isinstance(made, tuple) else (made,)
        is_flat = all(isinstance(one, mindspore.Tensor) for one in theirs)
        if (
            not is_flat
            or len(ours) != len(theirs)
            or isinstance(made, tuple) != isinstance(results, tuple)
        ):
            return "its results are no tensor and no tuple of tensors"
        return difference_of(
            [one.asnumpy() for one in ours], [one.asnumpy() for one in theirs], MINDSPORE
        )

    def status(self) -> GraphStatus:
        """Return the engine of these shapes, and why."""
        row = super().status()
        return replace(row, engine=MINDSPORE, why=CHANGED) if self.is_stale else row

    def _are_written(self) -> bool:
        pairs = zip(self._weights, self._held, strict=True)
        return not all(np.array_equal(one.asnumpy(), held) for one, held in pairs)


class CompiledCell:
    """A cell that runs where it is faster. No fault of ours reaches its caller."""

    def __init__(
        self,
        cell: mindspore.nn.Cell,
        other: Callable[..., Any] | None,
        mindir: Path | None,
        options: OnlineOptions,
    ) -> None:
        """`other` makes MindSpore's calls; `mindir` is the file of a loaded cell.

        Raises TunerError where there is no bank.
        """
        engine = f"mindspore {mindspore.__version__}"
        self._open = partial(OnlineModel, options=options, bank=online_bank(), engine=engine)
        self._name, self._cell = type(cell).__name__, weakref.ref(cell)
        self._other, self._mindir = other or cell, mindir
        self._choice: EngineChoice[CellCall] = EngineChoice()
        self.stays = ""
        """Reason why MindSpore runs all calls; empty where there is none."""

    def __call__(self, *tensors: Any) -> Any:
        """Results for these tensors, as MindSpore would give them."""
        if self.stays or not all(type(one) is mindspore.Tensor for one in tensors):
            return self._other(*tensors)
        shapes = tuple((tuple(one.shape), one.dtype) for one in tensors)
        call = self._choice.compiled.get(None, {}).get(shapes)
        if call is not None:
            return call(tensors)
        results = self._other(*tensors)
        make = partial(self._compiled, tensors, results)
        try:
            self._choice.compile_if_due((None, shapes), make, _compiling.do_if_free)
        except Exception as error:
            raise_of_handler(error)
            self.stays = error.message if isinstance(error, TunerError) else text_of(error)
            _log.info("%s stays with MindSpore: %s", self._name, self.stays)
        return results

    @property
    def is_stale(self) -> bool:
        """Return whether weights have changed since a set of shapes was compiled."""
        return any(call.is_stale for call in self._choice.all)

    def status(self) -> EngineStatus:
        """Return which engine runs each set of shapes, and why."""
        stays = [GraphStatus(self._name, MINDSPORE, self.stays)] if self.stays else []
        return EngineStatus([call.status() for call in self._choice.all] or stays)

    def refresh(self) -> int:
        """Take over changed weights, and what the bank has learnt; return the number of changes."""
        compiled, changed = self._choice.all, self._choice.forget(None)
        for call in compiled:
            call.model.close()
        return changed

    def _compiled(self, tensors: Sequence[Any], results: Any) -> CellCall:
        cell = self._cell()
        assert cell is not None  # it is called
        source, weights = CellSource(cell, tensors, self._mindir), list(cell.get_parameters())
        shapes = [tuple(one.shape) for one in tensors]
        call = CellCall(source, self._open(source), shapes, self._other, weights)
        call.check(tensors, results)
        return call


def compile_cell(
    cell: mindspore.nn.Cell,
    *,
    other: Callable[..., Any] | None = None,
    mindir: Path | None = None,
    **options: Any,
) -> CompiledCell:
    """Return a cell that runs in the faster engine, in graph mode and in inference.

    `options` are those of `OnlineOptions`: `on_miss`, `threads` and others; AOE_MODE in the
    environment asks for tuning. A GraphCell cannot be exported: `mindir` is the file that it was
    loaded from. `other` makes MindSpore's calls; None: the cell. Raises OptionError for an option
    that there is not, and TunerError where there is no bank.
    """
    return CompiledCell(cell, other, mindir, OnlineOptions.of(options))
