"""Reads of a variable that was just written -> the value that was written to it.

m += a * (g - m);  w -= r * m    =>    n = m + a * (g - m);  m = n;  w = w - r * n

An optimizer reads what it has written. Only its arithmetic ahead of the first write can be computed
in another engine, as the order of reads and writes has to be kept. Exact: what is written is the
sum that TensorFlow would make in place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tensorflow.core.framework.node_def_pb2 import NodeDef

from tuner.tensorflow.step_nodes import READ, handle_of, make_copy, node_of

WRITE = "AssignVariableOp"
SUMS: Mapping[str, str] = {"AssignAddVariableOp": "AddV2", "AssignSubVariableOp": "Sub"}
"""Operators that write, by the arithmetic that they do."""
KNOWN = frozenset({READ, WRITE, *SUMS})


def with_values_of_writes(nodes: Sequence[Any], resources: Mapping[str, Any]) -> list[Any]:
    """Return the nodes, and arithmetic of writes; reads of what is known become copies of it.

    `nodes`, which are changed in place, are in an order in which they may run. `resources`:
    variables by the names of their handles. One that another operator uses, such as a gather,
    stays as it is.
    """
    of = {node.name: node for node in nodes}
    users: dict[str, list[Any]] = {}
    for node in nodes:
        if node.op != "Identity":
            read = (node_of(one) for one in node.input if not one.startswith("^"))
            for handle in {handle_of(one, of) for one in read} & resources.keys():
                users.setdefault(handle, []).append(node)
    found = list(nodes)
    for uses in users.values():
        if all(node.op in KNOWN for node in uses):
            found += _forward(uses, of)
    return found


def _forward(uses: Sequence[Any], of: Mapping[str, Any]) -> list[Any]:
    """Change the operators of one variable; return the arithmetic that was part of its writes."""
    value, read, write, added = "", "", "", list[Any]()
    for node in uses:
        is_read = node.op == READ
        earlier = [write] if is_read else [write, read]
        if not all(_waits_for(node, one, of) for one in earlier if one):
            break  # no edge says which of both is first: what follows stays as it is
        if is_read:
            if value:
                make_copy(node, value, dropped=f"^{write}")
            else:
                value = read = node.name
            continue
        if node.op == WRITE:
            value = node.input[1]
        elif value:
            made = NodeDef(
                name=f"{node.name}/value", op=SUMS[node.op], input=[value, node.input[1]]
            )
            made.attr["T"].type = node.attr["dtype"].type
            added.append(made)
            node.op, node.input[1], value = WRITE, made.name, made.name
        read, write = "", node.name
    return added


def _waits_for(node: Any, name: str, of: Mapping[str, Any]) -> bool:
    """Return whether a node runs after the one of this name."""
    wanted, seen = [node], {node.name}
    while wanted:
        for one in map(node_of, wanted.pop().input):
            if one == name:
                return True
            if one not in seen:
                seen.add(one)
                wanted.append(of[one])
    return False
