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

    def __init__(self, model: Path, options: Options, bank: Lookup, tune: Tune) -> None:
        self._model, self._options, self._bank, self._tune = model, options, bank, tune
        self._graph, self._store = read_graph(model, options), KernelStore()
        self._modes: Mapping[str, str] = {}

    @property
    def chains(self) -> Sequence[Names]:
        """Each of the nodes alone: values between tasks stay in f32."""
        return [(name,) for name in self._modes]

    def tuned_whole(self, plain: Tuned) -> Tuned | None:
        """The model in the modes that were asked for, tuned; None where nothing is lowered."""
        del plain
        tuned = self._tune(self._model, "whole", self._options)
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
        return tuned if self._modes else None

    def tuned(self, nodes: Sequence[str]) -> Tuned:
        """The model with these nodes in their modes, and all others in the strict one, tuned."""
        return self._tune(self._model, "chosen", self._of(nodes))

    def running(self, nodes: Sequence[str]) -> AbstractContextManager[Runner]:
        """The program with what the bank knows of the tasks in these modes."""
        read, target = tasks_of(self._graph, self._of(nodes)), self._options.target
        hits = usable_hits(self._bank, (use.task for use in read.uses), target)
        return load_built(build_model(read, policies_of(hits), target, self._store).program)

    def _of(self, nodes: Sequence[str]) -> Options:
        modes = {name: self._modes[name] for name in nodes}
        return replace(self._options, precision_mode=STRICT, modes_by_name=modes, modes_by_type={})
