"""ONNX's If, Loop and Scan, as the specification writes them: their graphs are run trip by trip."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import onnx

from tuner.frontend.run_order import with_inner_nodes


class Value(NamedTuple):
    """A tensor in float64, and the element type that it has in the model."""

    wide: np.ndarray
    narrow: np.dtype


Run = Callable[[onnx.GraphProto, Sequence[Value]], list[Value]]
"""One run of a graph on these inputs: its outputs."""
Inputs = Sequence[Value | None]


def controlled(
    node: onnx.NodeProto, attributes: Mapping[str, Any], inputs: Inputs, opset: int, run: Run
) -> list[Value] | None:
    """The outputs of a node of `CONTROLLED`.

    None where its graphs compute other things than tensors, where a result has no trip that would
    say its shape, and of lengths of their own for the sequences of a Scan.
    """
    inner = with_inner_nodes([node])
    if any("Sequence" in part.op_type or "Optional" in part.op_type for part in inner):
        return None
    if node.op_type == "If":
        (condition,) = inputs
        assert condition is not None
        return run(attributes[f"{'then' if condition.wide.all() else 'else'}_branch"], [])
    if node.op_type == "Loop":
        return _loop(attributes["body"], inputs, run)
    if opset >= 9:
        return _scan(attributes, inputs, run)
    return _scan_of_batch(attributes, inputs, run)


CONTROLLED = ("If", "Loop", "Scan")
"""Operators of the standard domain that run graphs of their own."""


def _loop(body: onnx.GraphProto, inputs: Inputs, run: Run) -> list[Value] | None:
    limit, first = (*inputs[:2], None, None)[:2]
    states = [value for value in inputs[2:] if value is not None]
    ranks = [min(1, len(value.type.tensor_type.shape.dim)) for value in body.input[:2]]
    goes_on = first is None or bool(first.wide.all())
    made: list[list[Value]] = [[] for _ in body.output[1 + len(states) :]]
    trip = 0
    while goes_on and (limit is None or trip < int(limit.wide.reshape(-1)[0])):
        counter = np.full((1,) * ranks[0], trip, np.int64)
        truth = np.full((1,) * ranks[1], goes_on)
        head = [Value(counter, counter.dtype), Value(truth, truth.dtype)]
        condition, *results = run(body, [*head, *states])
        goes_on = bool(condition.wide.all())
        states, rows = results[: len(states)], results[len(states) :]
        for column, row in zip(made, rows, strict=True):
            column.append(row)
        trip += 1
    return _with_stacked(states, made, [0] * len(made), [0] * len(made))


def _scan(attributes: Mapping[str, Any], inputs: Inputs, run: Run) -> list[Value] | None:
    given = [value for value in inputs if value is not None]
    body, count = attributes["body"], attributes["num_scan_inputs"]
    states, scanned = given[: len(given) - count], given[len(given) - count :]
    axes = attributes.get("scan_input_axes", [0] * count)
    backwards = attributes.get("scan_input_directions", [0] * count)
    orders = [
        np.moveaxis(value.wide, axis, 0)[:: -1 if back else 1]
        for value, axis, back in zip(scanned, axes, backwards, strict=True)
    ]
    made: list[list[Value]] = [[] for _ in body.output[len(states) :]]
    for parts in zip(*orders, strict=True):
        slices = [Value(p, value.narrow) for p, value in zip(parts, scanned, strict=True)]
        results = run(body, [*states, *slices])
        states, rows = results[: len(states)], results[len(states) :]
        for column, row in zip(made, rows, strict=True):
            column.append(row)
    none = [0] * len(made)
    axes = attributes.get("scan_output_axes", none)
    return _with_stacked(states, made, axes, attributes.get("scan_output_directions", none))


def _scan_of_batch(attributes: Mapping[str, Any], inputs: Inputs, run: Run) -> list[Value] | None:
    """Operator set 8: each sequence of the batch by itself; its places are the second axis."""
    lengths, *given = inputs
    if lengths is not None or any(value is None for value in given):
        return None
    each = dict(attributes)
    each["scan_input_directions"] = each.pop("directions", [0] * attributes["num_scan_inputs"])
    batch = [value for value in given if value is not None]
    results = []
    for row in range(len(batch[0].wide)):
        made = _scan(each, [Value(value.wide[row], value.narrow) for value in batch], run)
        if made is None:
            return None
        results.append(made)
    return [_stacked(values, 0) for values in zip(*results, strict=True)] or None


def _with_stacked(
    states: Sequence[Value],
    made: Sequence[Sequence[Value]],
    axes: Sequence[int],
    backwards: Sequence[int],
) -> list[Value] | None:
    """The last states, and the rows of each other result along its axis; None without rows."""
    if not all(made):
        return None
    rows = [column[::-1] if back else column for column, back in zip(made, backwards, strict=True)]
    return [*states, *(_stacked(row, axis) for row, axis in zip(rows, axes, strict=True))]


def _stacked(rows: Sequence[Value], axis: int) -> Value:
    return Value(np.stack([row.wide for row in rows], axis), rows[0].narrow)
