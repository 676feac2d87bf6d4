"""Graphs built by code: inputs, constants and operators of ONNX, tuned and compiled as files are.

graph = GraphBuilder("classifier")
image = graph.input("image", "float32", (1, 3, 32, 32))
hidden = graph.add("Relu", graph.add("Conv", image, weights, pads=[1, 1, 1, 1]))
graph.output(hidden, "features")
graph.tune(output="classifier.om")
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tuner.backend import host_target
from tuner.frameworks.typed_graph import TypedGraph, Value
from tuner.runtime.call_options import checked
from tuner.sessions.bank import online_bank

__all__ = ["GraphBuilder", "Value"]


class GraphBuilder(TypedGraph):
    """A graph of ONNX's operators; every fault is raised where the operator is added."""

    def tune(self, output: str | Path, *, cores: int | None = None, job_types: str = "1,2") -> Path:
        """Tune what the bank misses, and write the offline model `output`, which ends in .om."""
        path: Path = checked("output", output)
        job_types = checked("job_types", job_types)
        cores = checked("cores", cores) or host_target().cores
        with self._file() as model:
            online_bank().tune(model, path, {}, cores, job_types)
        return path

    def compile(self, output: str | Path, *, cores: int | None = None) -> Path:
        """Write the offline model `output` with what the bank knows; nothing is tuned."""
        path: Path = checked("output", output)
        cores = checked("cores", cores) or host_target().cores
        with self._file() as model:
            online_bank().compile(model, path, {}, cores)
        return path

    @contextmanager
    def _file(self) -> Iterator[Path]:
        with TemporaryDirectory() as folder:
            yield self.save(Path(folder) / f"{self.name}.onnx")
