"""The peers: engines that a user would pick instead of ours, on the same model and threads."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol

import numpy as np

from tuner.errors import ErrorCode, OptionError
from tuner.measure.models import Arrays, Runner, block_of
from tuner.ops.onnx_runtime import import_onnxruntime, open_session, refusals
from tuner.program.program import Port

SETTING_ROUNDS = 3
"""Blocks in which each setting of a peer of several callers is timed; the best one counts."""


class Peer(Runner, Protocol):
    """A runner with a name: as in `--against`, and as people know it."""

    name: str
    title: str
    version: str

    def refusals(self) -> tuple[type[Exception], ...]:
        """Errors that it raises for a model or inputs that it does not take."""


class OnnxRuntime:
    """ONNX Runtime on its CPU provider, with all optimisations unless they are not wanted."""

    name = "onnxruntime"
    title = "ONNX Runtime"
    package = "onnxruntime"

    def __init__(
        self,
        model: Path,
        threads: int,
        ports: Sequence[Port] = (),
        *,
        is_optimised: bool = True,
        branches: int = 1,
    ) -> None:
        del ports  # shapes are read from the inputs at each run
        self.version: str = import_onnxruntime().__version__
        self._session: Any = open_session(
            str(model), threads, optimises=is_optimised, branches=branches
        )
        self._outputs = [output.name for output in self._session.get_outputs()]

    @staticmethod
    def refusals() -> tuple[type[Exception], ...]:
        """Errors of ONNX Runtime."""
        return refusals()

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        """One inference."""
        return dict(zip(self._outputs, self._session.run(None, dict(inputs)), strict=True))


class ConcurrentOnnxRuntime:
    """ONNX Runtime for several callers, in the setting in which it answers most calls a second.

    Tried are one session on all cores for one caller and for all, one of one thread for all, the
    same with as many branches of the graph at a time as cores, and a session of one thread for each
    caller.
    """

    name, title = OnnxRuntime.name, OnnxRuntime.title

    def __init__(self, model: Path, callers: int, cores: int, feeds: Arrays) -> None:
        """`cores`: those of all callers together."""
        each = max(1, cores // callers)
        settings = (
            (1, cores, 1, 1), (1, cores, 1, callers), (1, each, 1, callers),
            (1, each, cores, 1), (callers, each, 1, callers),
        )  # fmt: skip
        timed = []
        for count, threads, branches, streams in dict.fromkeys(settings):
            opened = [OnnxRuntime(model, threads, branches=branches) for _ in range(count)]
            self._use(opened, streams)
            blocks = (block_of(streams, partial(self.run, feeds)) for _ in range(SETTING_ROUNDS))
            name = f"{count} x {threads}{f' x {branches}' if branches > 1 else ''}"
            timed.append((min(blocks), name, opened, streams))
        _, self.setting, best, streams = min(timed, key=lambda one: one[0])
        """Number of sessions, the threads of each, and branches at a time if they are several."""
        self._use(best, streams)
        self.version = best[0].version

    def _use(self, sessions: Sequence[OnnxRuntime], streams: int) -> None:
        self._sessions, self.streams = sessions, streams
        self._free = SimpleQueue[OnnxRuntime]()
        for session in [*sessions] * (streams // len(sessions)):
            self._free.put(session)

    @staticmethod
    def refusals() -> tuple[type[Exception], ...]:
        """Errors of ONNX Runtime."""
        return refusals()

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        """One inference, in a session that no other caller of more than one has."""
        session = self._free.get()
        try:
            return session.run(inputs)
        finally:
            self._free.put(session)


class OpenVino:
    """OpenVINO on its CPU plug-in: one stream, all threads to one inference, f32 arithmetic."""

    name = "openvino"
    title = "OpenVINO f32"
    package = "openvino"
    precision = "f32"

    def __init__(self, model: Path, threads: int, ports: Sequence[Port]) -> None:
        """`ports` are the model's inputs: OpenVINO is slower where it must expect any shape."""
        openvino = _import_openvino()
        core = openvino.Core()
        graph = core.read_model(str(model))
        if graph.is_dynamic():
            graph.reshape({port.name: list(port.shape) for port in ports})
        compiled = core.compile_model(graph, "CPU", self.settings(threads))
        self._refuse_other_precision(openvino, compiled)
        self.version: str = openvino.get_version().partition("-releases")[0]
        self._request: Any = compiled.create_infer_request()

    @classmethod
    def settings(cls, threads: int) -> dict[str, str | int]:
        """OpenVINO's settings: latency, and arithmetic in `precision`."""
        return {
            "INFERENCE_PRECISION_HINT": cls.precision,
            "INFERENCE_NUM_THREADS": threads,
            "PERFORMANCE_HINT": "LATENCY",
            "NUM_STREAMS": 1,
        }

    @staticmethod
    def refusals() -> tuple[type[Exception], ...]:
        """OpenVINO raises RuntimeError for everything."""
        return (RuntimeError,)

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        """Outputs under each of their names: a tensor may have several."""
        results = self._request.infer(dict(inputs), share_inputs=True)
        return {name: array for port, array in results.items() for name in port.names}

    def _refuse_other_precision(self, openvino: Any, compiled: Any) -> None:
        """It computes in f32, without a word, where the CPU has no bf16."""
        used = compiled.get_property("INFERENCE_PRECISION_HINT")
        if used != getattr(openvino.Type, self.precision):
            raise RuntimeError(f"OpenVINO computes in {used} here")


class OpenVinoBf16(OpenVino):
    """The same in bfloat16, its counterpart of our `allow_mix_precision_bf16`."""

    name = "openvino-bf16"
    title = "OpenVINO bf16"
    precision = "bf16"


PEERS: Mapping[str, type[OnnxRuntime | OpenVino]] = {
    kind.name: kind for kind in (OnnxRuntime, OpenVino, OpenVinoBf16)
}
"""Every peer by its name in `--against`."""
ONNX_RUNTIME = OnnxRuntime.name


def parse_peers(text: str | None) -> tuple[str, ...]:
    """Parse "onnxruntime,openvino" into names, each once.

    Raises OptionError for a peer that is unknown, or not installed.
    """
    names = tuple(dict.fromkeys(name.strip() for name in (text or "").split(",") if name.strip()))
    for name in names:
        if name not in PEERS:
            raise OptionError(
                f"unknown peer {name!r}", f"give one of {', '.join(PEERS)}", ErrorCode.OPTION
            )
        if not is_installed(name):
            raise OptionError(
                f"the peer {name} is not installed",
                f"pip install {PEERS[name].package}",
                ErrorCode.OPTION,
            )
    return names


def is_installed(name: str) -> bool:
    """Return whether the peer's package is installed; it is not imported."""
    return importlib.util.find_spec(PEERS[name].package) is not None


def open_peer(name: str, model: Path, threads: int, ports: Sequence[Port]) -> Peer | None:
    """The peer with this model on so many threads, or None where it refuses the model."""
    kind = PEERS[name]
    with suppress(*kind.refusals()):
        return kind(model, threads, ports)
    return None


def accepts(peer: Peer, inputs: Arrays) -> bool:
    """Return whether it can run its model on these inputs."""
    with suppress(*peer.refusals()):
        peer.run(inputs)
        return True
    return False


def _import_openvino() -> Any:
    """Keep it from reporting itself, and from writing to the home of the user, at its import."""
    telemetry = "openvino_telemetry"
    if telemetry in sys.modules:
        return importlib.import_module("openvino")
    sys.modules[telemetry] = None  # type: ignore[assignment]
    try:
        return importlib.import_module("openvino")
    finally:
        del sys.modules[telemetry]
