"""Models and a bank that knows them, and comparisons of sessions with ONNX Runtime's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest

import tuner
from fixtures.inputs import random_inputs
from fixtures.small.tiny import tiny
from tests.tuner.sessions.test_online_model import ReplayedRace
from tuner.backend import host_target
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.sessions.bank import BankKnowledge, Progress, Shapes
from tuner.target import Target

Ort = onnxruntime.InferenceSession
TINY = tiny(1)
X = np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)
OPEN = "dynamic_batch"


@dataclass
class KnowingBank:
    """A bank that knows everything, or nothing, about every model."""

    models: Path | None
    recorded: Path | None
    knows: bool = True
    compiled: list[Shapes] = field(default_factory=list)

    def state(self, keys: Sequence[str], cores: int) -> str:
        del keys, cores
        return str(self.knows)

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        self.compiled.append(shapes)
        options = Options(Target(host_target().soc_version, cores), input_shapes=shapes)
        compile_model(model, output, options, NoBank(), lambda _: None)
        return BankKnowledge(1, int(self.knows), ("task",))

    def tune(
        self,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        job_types: str,
        progress: Progress | None = None,
    ) -> None:
        del progress
        raise NotImplementedError


def race_won_by(monkeypatch: pytest.MonkeyPatch, winner: str) -> None:
    """Let the first call of a race, which our engine runs, decide it."""

    times = {name: [1e-3 if name == winner else 2e-3] * 5 for name in ("ours", "other")}
    decided = partial(ReplayedRace, times)
    monkeypatch.setattr("tuner.sessions.online_model.SlicedRace", decided)


def settled(model: bytes | str | Path = TINY, **options: Any) -> tuner.InferenceSession:
    """A session whose race is over: the first call compared outputs, the second one decided."""
    session = tuner.InferenceSession(model, **options)
    for _ in range(2):
        session.run(None, feeds_of(model))
    return tuner.InferenceSession(model, **options)


def feeds_of(model: bytes | str | Path, **sizes: int) -> dict[str, np.ndarray]:
    read = onnx.load_from_string(model) if isinstance(model, bytes) else onnx.load(model)
    return random_inputs(read, **sizes)


def saved(folder: Path, data: bytes = TINY) -> Path:
    (folder / "tiny.onnx").write_bytes(data)
    return folder / "tiny.onnx"


def seen(call: Callable[[], Any]) -> Any:
    """What a call gives, or raises, in a form that can be compared."""
    try:
        return call()
    except Exception as error:
        return type(error), str(error)


def assert_equal(ours: Sequence[Any], theirs: Sequence[Any]) -> None:
    assert len(ours) == len(theirs)
    for own, their in zip(ours, theirs, strict=True):
        assert (type(own), own.dtype, own.shape) == (type(their), their.dtype, their.shape)
        atol = 1e-3 if own.dtype == np.float16 else 1e-4
        np.testing.assert_allclose(own, their, rtol=1e-3, atol=atol)


def facts(session: Any) -> dict[str, Any]:
    """All that a session says about its model."""
    meta = session.get_modelmeta()
    sides = {
        side: [(arg.name, arg.type, arg.shape) for arg in getattr(session, f"get_{side}")()]
        for side in ("inputs", "outputs", "overridable_initializers")
    }
    fields = ("producer_name", "graph_name", "domain", "description", "graph_description")
    return {
        **sides,
        **{name: getattr(meta, name) for name in (*fields, "version", "custom_metadata_map")},
        "providers": (session.get_providers(), session.get_provider_options()),
    }


def value_of(array: np.ndarray) -> Any:
    return onnxruntime.OrtValue.ortvalue_from_numpy(array)


def bound(session: Any, output: str = "y", x: np.ndarray = X) -> Any:
    """The outputs of a run on bound memory."""
    binding = session.io_binding()
    binding.bind_cpu_input("x", x)
    binding.bind_output(output)
    session.run_with_iobinding(binding)
    return binding.copy_outputs_to_cpu()
