"""The form of a model in mixed precision: products with weights, or factors, in 16 bits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from tuner.lookup.model_lookup import (
    build_model,
    policies_of,
    read_graph,
    tasks_of,
    usable_hits,
)
from tuner.lookup.protocol import Lookup
from tuner.measure.models import Runner
from tuner.pipeline import compile_model
from tuner.precision.form import Names, Tune, Tuned
from tuner.precision_modes import STRICT
from tuner.program.kernel_store import KernelStore
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.session import Options


class MixedForm:
    """Forms of one model whose nodes have the precision modes that were asked for, or the strict.

    A node is lowered where its task's policy in the bank is not for the strict mode.
    """

    name = "16 bits"

    def __init__(
        self, model: Path, folder: Path, options: Options, bank: Lookup, tune: Tune
    ) -> None:
        self._model, self._folder, self._options, self._tune = model, folder, options, tune
        self._bank = bank
        self._whole: Tuned | None = None
        self._graph, self._store = read_graph(model, options), KernelStore()
        self._modes: Mapping[str, str] = {}

    @property
    def chains(self) -> Sequence[Names]:
        """Each of the nodes alone: values between tasks stay in f32."""
        return [(name,) for name in self._modes]

    def prepare(self, plain: Tuned) -> bool:
        """Tune the model in the modes that were asked for: races say which nodes are lowered."""
        del plain
        self._whole = self._tune(self._model, "whole", self._options)
        read, target = tasks_of(self._graph, self._options), self._options.target
        hits = usable_hits(self._bank, (use.task for use in read.uses), target)
        strict = {
            key: Space(replace(use.task, precision_mode=STRICT), target)
            for use in read.uses
            if (key := use.task.key) in hits
        }
        self._modes = {
            node.name: use.task.precision_mode
            for use in read.uses
            if (key := use.task.key) in hits and not strict[key].is_legal(hits[key].policy)
            for node in use.nodes
        }
        return bool(self._modes)

    def compiled(self) -> tuple[Path, Path]:
        """The model in the strict mode, and in those that were asked for, as the bank has them."""
        strict, whole = self._folder / "strict.om", self._folder / "mixed.om"
        for written, own in ((strict, self._of(())), (whole, self._of(list(self._modes)))):
            compile_model(self._model, written, own, self._bank, lambda _: None)
        return strict, whole

    def tuned(self, nodes: Sequence[str]) -> Tuned:
        """The model with these nodes in their modes, and all others in the strict one, tuned."""
        if self._whole is not None and set(nodes) == set(self._modes):
            return self._whole
        return self._tune(self._model, "chosen", self._of(nodes))

    def running(self, nodes: Sequence[str]) -> AbstractContextManager[Runner]:
        """The program with what the bank knows of the tasks in these modes."""
        read, target = tasks_of(self._graph, self._of(nodes)), self._options.target
        hits = usable_hits(self._bank, (use.task for use in read.uses), target)
        return load_built(build_model(read, policies_of(hits), target, self._store).program)

    def _of(self, nodes: Sequence[str]) -> Options:
        modes = {name: self._modes[name] for name in nodes}
        return replace(self._options, precision_mode=STRICT, modes_by_name=modes, modes_by_type={})
