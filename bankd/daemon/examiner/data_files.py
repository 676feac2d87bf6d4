"""The files beside a model that hold its weights, as the model itself names them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Any

from bankd.bridge import ModelError, read_model

MOST_DATA_FILES = 1000
"""Each of them is a path that the daemon keeps, and looks at again and again."""


def named_data_files(model: Path) -> tuple[str, ...]:
    """Every external-data file that the model names inside its own folder, sorted.

    Relative to that folder. By their letters only: what a name leads to outside of it is not even
    looked at, and makes the tuner refuse the model. Raises ModelError for what is no model, or
    names more than MOST_DATA_FILES.
    """
    graph = read_model(model).proto.graph
    names = {os.path.normpath(name) for name in _locations(graph) if "\0" not in name}
    below = sorted(name for name in names if _is_below(name))
    if len(below) > MOST_DATA_FILES:
        what = f"its weights are in {len(below):,} files; {MOST_DATA_FILES:,} are read at most"
        raise ModelError(what, "save the model with all of its weights in one file", "EG0011")
    return tuple(below)


def _is_below(name: str) -> bool:
    path = PurePath(name)
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts


def _locations(graph: Any) -> Iterator[str]:
    for tensor in _tensors(graph):
        if tensor.data_location == tensor.EXTERNAL:
            named = (e.value for e in tensor.external_data if e.key == "location")
            yield from (name for name in named if isinstance(name, str))


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
