"""A bank in this process, and modules compiled with it, whose runs in our engine are counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
import torch
from torch.utils import _pytree as pytree

from tuner.backend import host_target
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.runtime.model import LoadedModel
from tuner.session import Options
from tuner.sessions import sliced_race
from tuner.sessions.bank import BankKnowledge, Progress, Shapes
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.sliced_race import SlicedRace
from tuner.target import Target
from tuner.torch import compiled_graph, dynamo, onnx_files, tunebank
from tuner.torch.graph_call import Call

Outputs = list[torch.Tensor]


@dataclass
class Bank:
    """A bank that knows nothing of what it compiles, and counts what it is asked."""

    models: Path
    recorded: Path
    compiled: list[str] = field(default_factory=list)
    tuned: list[tuple[str, int, str]] = field(default_factory=list)
    runs: list[str] = field(default_factory=list)
    """Names of the first output of each run in our engine."""
    ours_s: float | None = None
    """Replayed time of our engine in races with a time of 1 s; None: there are no races."""
    raced: list[str] = field(default_factory=list)
    """Where each call of a race ran: "our engine" or "PyTorch"."""
    revision: int = 0

    def state(self, keys: Sequence[str], cores: int) -> str:
        return f"revision {self.revision}"

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        self.compiled.append(model.name)
        options = Options(Target(host_target().soc_version, cores), input_shapes=shapes)
        compile_model(model, output, options, NoBank(), lambda _: None)
        return BankKnowledge(1, 0, ("subject",))

    def tune(
        self,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        job_types: str,
        progress: Progress | None = None,
    ) -> None:
        self.tuned.append((model.name, cores, job_types))
        if progress is not None:
            progress("task 1 of 1")
        self.compile(model, output, shapes, cores)

    def compile_module(self, module: Callable[..., Any], **options: object) -> Callable[..., Any]:
        """Compile a module as if each thing known of our engine said that it is faster."""
        settings = {"threads": 1, "on_miss": "ignore", **options}
        return torch.compile(module, backend=tunebank, options=settings)


RACE_CALLS = 2 * sliced_race.ROUNDS * (1 + sliced_race.MIN_BLOCK_RUNS)
"""Calls of a race of replayed times: each block has one that is not timed."""


@pytest.fixture
def bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bank:
    """The bank that compiled modules use. Our engine wins, unless the bank replays races."""
    made = Bank(tmp_path / "models", tmp_path / "recorded")
    torch._dynamo.reset()
    monkeypatch.setattr(compiled_graph, "_GRAPHS", WeakSet())  # those of other tests may live
    for module in (dynamo, onnx_files):
        monkeypatch.setattr(module, "online_bank", lambda: made)
    run = LoadedModel.run

    def counted(model: LoadedModel, inputs: Any) -> Any:
        made.runs.append(model.outputs[0].name)
        return run(model, inputs)

    race_call, slice_call = OnlineModel.race_call, SlicedRace.call

    def raced(model: OnlineModel, ours: Call, other: Call, *, is_part: bool) -> list[Any]:
        if made.ours_s is not None:
            return race_call(model, ours, other, is_part=is_part)
        model.needs_race = False
        return []

    def replayed(race: SlicedRace, engines: Mapping[str, Call]) -> Any:
        """One call of a race, which takes the recorded time of its engine."""
        runs, turn = len(made.runs), race.turn
        seconds = made.ours_s if turn == "ours" else 1.0
        race._clock = iter([0.0, 0.0, seconds]).__next__
        result = slice_call(race, engines)
        made.raced.append("our engine" if len(made.runs) > runs else "PyTorch")
        return result

    monkeypatch.setattr(LoadedModel, "run", counted)
    monkeypatch.setattr(OnlineModel, "race_call", raced)
    monkeypatch.setattr(SlicedRace, "call", replayed)
    monkeypatch.setattr(sliced_race, "WARM_UP_S", 0.0)
    return made


def agree(ours: object, theirs: object) -> None:
    """Assert that all tensors in two results are equal up to rounding."""
    pairs = zip(pytree.tree_leaves(ours), pytree.tree_leaves(theirs), strict=True)
    for one, other in pairs:
        torch.testing.assert_close(one, other, rtol=1e-3, atol=1e-4)
