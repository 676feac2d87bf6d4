"""An attention as two products with a softmax between, each a task of its own."""

from __future__ import annotations

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.ops.attention import parts_of, split_inputs
from tuner.subgraph.rewrites.rewrite import Rewrite, Site, nodes_of
from tuner.task import Task


def _match(work: Rewriter, site: Site) -> Node | None:
    node = work.maker(site[0], "attention")
    if node is None or any(work.types[name].element.is_half for name in node.inputs[1:3]):
        return None  # a product of its own reads f32 alone
    return None if "capacity" in node.attributes else node  # nor does it skip spare places


def _edit(work: Rewriter, node: Node) -> None:
    (output,) = node.outputs
    types = tuple(work.types[name] for name in node.inputs)
    task = Task(node.op, types, (work.types[output],), node.attributes)
    parts, (first, second) = parts_of(task), split_inputs(task, node.inputs)
    scores = work.add_tensor(f"{output}.scores", parts.scores.output)
    weights = work.add_tensor(f"{output}.shares", parts.softmax.output)

    def node_of(part: Task, inputs: tuple[str, ...], made: str) -> Node:
        attributes = {name: v for name, v in part.attributes.items() if v != Expression()}
        return Node(part.op, inputs, (made,), attributes, node.name, node.origin)

    work.replace(
        [node],
        [
            node_of(parts.scores, first, scores),
            node_of(parts.softmax, (scores,), weights),
            node_of(parts.values, (weights, *second), output),
        ],
    )


UNFUSE_ATTENTION = Rewrite("unfuse_attention", nodes_of("attention"), _match, _edit)
