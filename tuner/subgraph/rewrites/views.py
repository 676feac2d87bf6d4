"""Copies as views of their input, and tensors behind reshapes."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import View
from tuner.graph import Attribute, Node


def behind_reshapes(work: Rewriter, name: str) -> tuple[str, ...]:
    """The tensor and those that it is a reshape of; the last one is made by something else."""
    names = [name]
    while (node := work.maker(names[-1], "reshape")) is not None:
        names.append(node.inputs[0])
    return tuple(names)


def have_one_reader(work: Rewriter, names: Sequence[str]) -> bool:
    """Return whether each is read by one node, and none is an output of the graph."""
    return all(work.only_reader(name) is not None for name in names)


def view_of(work: Rewriter, copy: Node) -> View:
    """The view that a copy makes dense, in the shape of its attribute `dims`."""
    base, offset = copy.inputs[0], int(copy.number("offset", 0))
    return View(base, work.types[base].count, copy.ints("dims"), copy.ints("strides"), offset)


def copy_of(view: View, like: Node, output: str) -> Node:
    """A copy that makes a view dense."""
    dims, strides = view.merged()
    attributes: dict[str, Attribute] = {"dims": dims, "strides": strides, "offset": view.offset}
    return Node("copy", (view.base,), (output,), attributes, like.name, like.origin)
