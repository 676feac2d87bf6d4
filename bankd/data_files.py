"""The files beside a model that hold its weights, as the model itself names them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def named_data_files(model: Path) -> tuple[Path, ...]:
    """Every external-data file that the model names inside its own folder, sorted.

    A model that cannot be read names none: what is wrong with it, the tuner will say.
    """
    from tuner.errors import TunerError  # noqa: PLC0415
    from tuner.frontend.read import read_model  # noqa: PLC0415

    try:
        graph = read_model(model).proto.graph
    except TunerError:
        return ()
    # By its letters only: what a name leads to outside of the folder is not even looked at.
    paths = {Path(os.path.normpath(model.parent / name)) for name in _locations(graph)}
    return tuple(sorted(path for path in paths if model.parent in path.parents))


def _locations(graph: Any) -> Iterator[str]:
    for tensor in _tensors(graph):
        if tensor.data_location == tensor.EXTERNAL:
            yield from (e.value for e in tensor.external_data if e.key == "location")


def _tensors(graph: Any) -> Iterator[Any]:
    """The initializers and constants of a graph and of the graphs inside it."""
    graphs = [graph]
    while graphs:
        here = graphs.pop()
        yield from here.initializer
        for attribute in (a for node in here.node for a in node.attribute):
            if attribute.HasField("t"):
                yield attribute.t
            yield from attribute.tensors
            if attribute.HasField("g"):
                graphs.append(attribute.g)
            graphs += attribute.graphs
