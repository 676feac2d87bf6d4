"""An ONNX file -> the graph: read, walk, absorb, tidy, segment. The way in, as one function."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import onnx

from tuner.errors import ModelError, OptionError
from tuner.frontend.absorb import absorbed
from tuner.frontend.raw_initializers import RawInitializers
from tuner.frontend.read import ReadModel, read_model, too_large
from tuner.frontend.segments import with_segments
from tuner.frontend.source import source_of
from tuner.frontend.tidy import (
    graph_from,
    with_constant_outputs,
    with_unique_names,
    without_dead_nodes,
    without_identities,
)
from tuner.frontend.walk import walk
from tuner.graph import Graph

MAX_QUOTED = 1000
"""Maximum number of characters that a message quotes: a model may hold megabytes of names."""


def load_graph(path: Path, input_shapes: Mapping[str, tuple[int, ...]] | None = None) -> Graph:
    """Import an ONNX model; `input_shapes` fixes the shapes of inputs by name.

    Raises ModelError (the file, what is wrong, what to do) for a file that is no model, is broken,
    has open shapes, or holds a node that nothing here can run; OptionError for input shapes that
    do not fit the model.
    """
    with naming(path):
        return graph_of_read(read_model(path), path.parent, path.stem, input_shapes)


def graph_of_read(
    read: ReadModel,
    folder: Path | None,
    name: str,
    input_shapes: Mapping[str, tuple[int, ...]] | None = None,
) -> Graph:
    """Import a model that was read from a file in `folder`."""
    return graph_of(read.proto, name, input_shapes, folder, read.weights)


def graph_of(
    model: onnx.ModelProto,
    name: str,
    input_shapes: Mapping[str, tuple[int, ...]] | None = None,
    folder: Path | None = None,
    weights: RawInitializers | None = None,
) -> Graph:
    """Import a model that is in memory; `folder` is where its external data may lie.

    `weights` are the raw data of initializers that were read apart from the rest.
    """
    source = source_of(model, input_shapes or {}, folder, weights or {})
    known, inputs, outputs = source.known, source.inputs, source.outputs
    steps = absorbed(walk(source.nodes, known), known.constants, outputs)
    nodes = [node for step in steps for node in step.nodes]
    nodes = without_identities(nodes, inputs, outputs, known)
    nodes = with_constant_outputs(nodes, outputs, known)
    nodes = without_dead_nodes(nodes, outputs)
    nodes = with_segments(nodes, outputs, known)
    return graph_from(name, inputs, outputs, with_unique_names(nodes), known)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Every fault names the file. What it quotes of the model is short, and plain text."""
    try:
        yield
    except (ModelError, OptionError) as error:
        hint = error.hint and _quotable(error.hint)
        raise type(error)(f"{path}: {_quotable(error.message)}", hint, error.code) from error
    except (MemoryError, RecursionError) as error:
        refused = too_large()
        raise type(refused)(f"{path}: {refused.message}", refused.hint, refused.code) from error


def _quotable(text: str) -> str:
    plain = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[: 2 * MAX_QUOTED])
    return plain if len(plain) <= MAX_QUOTED else plain[:MAX_QUOTED] + "..."
