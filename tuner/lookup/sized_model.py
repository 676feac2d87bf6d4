"""A model with the sizes that it is for: one shape of each input, or ranges of sizes.

One shape is a range of one point: it has no open sizes, and a single point without values.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

from tuner.backend import backend_of
from tuner.errors import ErrorCode, ModelError, OptionError, TunerError
from tuner.frontend.load_model import graph_of, naming
from tuner.frontend.model_source import inputs_of
from tuner.frontend.read import ReadModel
from tuner.frontend.read import read_model as read_onnx
from tuner.frontend.shape_symbols import ShapeSymbols, symbols_of
from tuner.fusion import fuse
from tuner.fusion.growing_caches import lengths_of_caches, with_growing_caches
from tuner.fusion.masks import uniform_masks
from tuner.fusion.open_graph import Values, fixed_graph, open_graph
from tuner.graph import Graph, with_numbers
from tuner.lookup.model_lookup import FusedModel, ModelTasks, read_graph, tasks_of
from tuner.offline_model.cann_file import is_offline_model
from tuner.program.program import OpenSize
from tuner.search.space import Space
from tuner.session import Options
from tuner.size import SPARE, Size, value_at
from tuner.subgraph.rewrites.join_siblings import JOIN_SIBLINGS


@dataclass(frozen=True)
class SizedModel:
    """A fused model for one shape of each input, or for ranges; its point is the largest sizes."""

    graph: Graph
    symbols: ShapeSymbols
    onnx: Path | None
    """The file that other engines can run; None for an offline model."""

    @property
    def is_open(self) -> bool:
        """Return whether sizes are ranges."""
        return bool(self.symbols.ranges)

    @property
    def largest(self) -> Values:
        """The point of the graph."""
        return {name: range_.high for name, range_ in self.symbols.ranges.items()}

    @property
    def open_sizes(self) -> tuple[OpenSize, ...]:
        """The open sizes as a program has them."""
        ranges = self.symbols.ranges.items()
        sizes = tuple(OpenSize(name, range_.low, range_.high) for name, range_ in ranges)
        return (*sizes, OpenSize(SPARE, 0, 0)) if self.cache_lengths else sizes

    @property
    def cache_lengths(self) -> frozenset[str]:
        """Names of the sizes that are lengths of caches that grow in place."""
        return lengths_of_caches(self.graph)

    def tasks(self, options: Options) -> ModelTasks:
        """The tasks at the point of the graph."""
        return tasks_of(self.graph, options)

    def at(self, values: Values, options: Options) -> FusedModel:
        """The model at a point: its graph, whose sizes have their values there, and subgraphs."""
        return FusedModel.of(_moved(self.graph, values), options, values)

    def partitioned_as(self, read: ModelTasks, options: Options) -> ModelTasks:
        """The tasks for all sizes, in the partition that the model has at a point."""
        if not self.is_open:
            return read
        own, other = ({(n.op, n.outputs) for n in of.nodes} for of in (self.graph, read.graph))
        graph = self.graph if own == other else _moved(read.graph, self.largest)
        return tasks_of(graph, options)

    def graph_at(self, values: Values) -> Graph:
        """The graph for fixed sizes, constants included."""
        if not self.is_open:
            return self.graph
        values = {SPARE: 0, **values}
        return fixed_graph(self.graph, lambda number: value_at(number, values))


def _moved(graph: Graph, values: Values) -> Graph:
    """The graph at another point. One without open sizes has no other."""
    if not values:
        return graph
    sizes = {SPARE: 0, **values}
    return with_numbers(graph, lambda size: Size(size.at(sizes), size.expression))


def read_sized_model(model: Path, options: Options) -> SizedModel:
    """Model file -> fused graph; for ranges: graphs at a few sizes -> one graph with open sizes.

    Raises TunerError (of some kind), naming the file, for one that cannot be tuned, or that is not
    one graph with kernels for all sizes.
    """
    if not options.shape_ranges:
        symbols = ShapeSymbols(options.input_shapes, {})
        onnx = None if is_offline_model(model) else model
        return SizedModel(read_graph(model, options), symbols, onnx)
    if is_offline_model(model):
        raise OptionError(
            f"{model}: an offline model was compiled for its shapes",
            "for ranges of sizes tune the ONNX file that it was built from",
            ErrorCode.OPTION,
        )
    with naming(model):
        read = read_onnx(model)
        graph, symbols = _opened(model, read, options)
        graph = with_growing_caches(graph)
        tier = options.target.soc_version
        joins = backend_of(tier).joins_products(tier)
        found = SizedModel(_joined(graph) if joins else graph, symbols, model)
    _require_kernels(found, options)
    return found


def _opened(model: Path, read: ReadModel, options: Options) -> tuple[Graph, ShapeSymbols]:
    """The graph for all sizes, with their names.

    Exporters may give one size a name in each input. Where the model is not one graph for all
    values of these, sizes of an equal range are one: of one range if that is enough, else of more.
    """
    inputs, ranges = inputs_of(read.proto), options.shape_ranges
    symbols = symbols_of(inputs, ranges)
    try:
        return _opened_as(model, read, symbols, options), symbols
    except ModelError as error:
        shared = [range_ for range_, count in Counter(symbols.ranges.values()).items() if count > 1]
        for count in range(1, len(shared) + 1):
            for nameless in combinations(shared, count):
                with suppress(TunerError):  # the first error says more, in the model's own names
                    joined = symbols_of(inputs, ranges, nameless)
                    if len(joined.ranges) < len(symbols.ranges):
                        return _opened_as(model, read, joined, options), joined
        raise error from None


def _opened_as(model: Path, read: ReadModel, symbols: ShapeSymbols, options: Options) -> Graph:
    """The graph for all values of these sizes. Raises ModelError where there is none."""
    names = tuple(symbols.ranges)

    @cache
    def imported(*sizes: int) -> Graph:
        shapes = symbols.at(dict(zip(names, sizes, strict=True)))
        # Trips that depend on a size would be another graph at each of its values.
        return graph_of(read.proto, model.stem, shapes, model.parent, read.weights, unrolls=False)

    # A window of 64 tokens hides nothing in 50, but there is one program for all sizes.
    masks = uniform_masks(imported(*(range_.high for range_ in symbols.ranges.values())))
    return open_graph(
        lambda values: fuse(imported(*(values[name] for name in names)), masks, options.fusion_off),
        symbols.ranges,
    )


def _joined(graph: Graph) -> Graph:
    """The graph with products of the same input as one: queries, keys and values, say.

    Their input is read once, and its sums are made once.
    """
    for site in JOIN_SIBLINGS.find(graph):
        graph = JOIN_SIBLINGS.apply(graph, site) or graph
    return graph


def _require_kernels(model: SizedModel, options: Options) -> None:
    """Raise ModelError (code 10) for a task that has no kernel for open sizes."""
    for use in model.tasks(options).uses:
        space = Space(use.task, options.target)
        if reason := space.why_illegal(space.default):
            raise ModelError(
                f"{use.name} has no kernel for open sizes: {reason}",
                "give the sizes that you need as steps: --dynamic_dims, or --dynamic_batch_size",
                ErrorCode.DYNAMIC_RANGE,
            )
