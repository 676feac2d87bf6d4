"""The subject of an entry, as far as its text tells: an operator's task, a subgraph, a set of
gradients, or an entry of a CANN file.

For lists and pages, and to keep the kinds apart. Texts come from files that anyone may have made:
one of another form is shown as it is, as far as a line of a list has room.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from bankd.bank.gradients import GRADIENTS, gradients_in_short

SUBGRAPH = "subgraph"
"""The op of a subgraph's text."""

SUBGRAPH_KEY_DIGITS = 20
"""A subgraph's key is an unsigned number of 64 bits, in decimal digits."""
SHORT_KEY_DIGITS = 12

MOST_CHARACTERS = 100
"""Maximum length of a text of another program's entry; ours are as long as they are."""
MOST_FIELDS = 3
"""Maximum number of fields that identify an entry of a CANN file, ..."""
MOST_VALUE_CHARACTERS = 24
"""... and of the value of one of them."""


def op_of(text: str) -> str:
    """The op of a task, "subgraph" or "gradients" for what is one, "?" for what is none."""
    return str(_object(text).get("op", "?"))


def is_subgraph(text: str) -> bool:
    # Canonical JSON has it in just this form; most texts need not be read.
    return f'"op":"{SUBGRAPH}"' in text and op_of(text) == SUBGRAPH


def is_gradients(text: str) -> bool:
    """Return True if it is about the gradients of data-parallel training."""
    return f'"op":"{GRADIENTS}"' in text and op_of(text) == GRADIENTS


def short_key(key: str) -> str:
    """A key for a list: a subgraph's is whole, of a longer one the beginning."""
    return key if len(key) <= SUBGRAPH_KEY_DIGITS else key[:SHORT_KEY_DIGITS]


def precision_of(text: str) -> str:
    """The precision mode, "?" where the text has none."""
    return str(_object(text).get("precision_mode", "?"))


def shapes_of(text: str, most_inputs: int | None = None) -> str:
    """Return inputs and outputs: "f32[1,64] f32[64,64] -> f32[1,64]".

    Of a subgraph not what comes in, but what it is made of: "3 conv, pool -> f32[1,56,56,256]".
    Of gradients how many: "161, 102 MB, 2 ranks, gloo".
    Of an entry from a CANN file its kind (unless it is the op, too), its file, and what
    identifies it there, in short: "unified Ascend910B1_20_AiCore_matmul.json k=512 m=64 ...".
    """
    content = _object(text)
    if "cann" in content:
        kind = "" if content["cann"] == content.get("op") else f"{_plain(content['cann'])} "
        return shortened(f"{kind}{_file_name(content)} {_info(content)}")
    if is_subgraph(text):
        return f"{_made_of(content)} -> {_joined(_outputs(content))}"
    if is_gradients(text):
        return gradients_in_short(text)
    if not isinstance(content.get("inputs"), list) or "output" not in content:
        return shortened(text)
    return f"{_joined(content['inputs'][:most_inputs])} -> {content['output']}"


@dataclass(frozen=True)
class SubgraphNode:
    """A node of a subgraph, as texts."""

    makes: str
    """"t3 f32[1,56,56,64]"."""
    op: str
    reads: str
    """"t2 c4 c5": results of other nodes, inputs (i0, ...) and constants (c0, ...)."""
    attributes: str


def nodes_of(text: str) -> list[SubgraphNode]:
    """The nodes of a subgraph in their order; none of what is no subgraph."""
    content = _object(text) if is_subgraph(text) else {}
    return [
        SubgraphNode(
            " ".join(f"{name} {kind}" for name, kind in results),
            str(node.get("op", "?")),
            _joined(node.get("inputs")),
            _attributes(node.get("attributes")),
        )
        for node, results in _made(content)
    ]


def knobs_of(policy: str) -> list[tuple[str, str]]:
    """A policy knob by knob; a foreign one as a single knob without a name."""
    values = _object(policy)
    if not values:
        return [] if policy == "{}" else [("", policy)]
    return [(name, _plain(value)) for name, value in values.items()]


def policy_in_short(text: str, policy: str) -> str:
    """A policy in one line: "impl=direct tile_m=6".

    `text` says for what: of a subgraph's policy the rewrites that it leaves out are left out, and
    one from a CANN file, which may be a whole program, is cut to its beginning.
    """
    knobs = knobs_of(policy)
    done = [(name, value) for name, value in knobs if value != "0"] if is_subgraph(text) else knobs
    line = " ".join(f"{name}={value}" if name else value for name, value in done)
    return shortened(line) if is_foreign(text) else line


def is_foreign(text: str) -> bool:
    """Return True if it is about an entry of a CANN file."""
    return "cann" in _object(text)


def shortened(text: str, most_characters: int = MOST_CHARACTERS) -> str:
    """The text, or its beginning and "..."."""
    return text if len(text) <= most_characters else f"{text[: most_characters - 3]}..."


def _file_name(content: Mapping[str, Any]) -> str:
    """Its last part: kind, SoC and op stand in it, too."""
    return _plain(content.get("file", "?")).rpartition("/")[2]


def _info(content: Mapping[str, Any]) -> str:
    """The first fields of an object, in short; what is none as it is."""
    info = content.get("info")
    if not isinstance(info, dict):
        return _plain(info)
    told = [
        f"{name}={shortened(_plain(value), MOST_VALUE_CHARACTERS)}"
        for name, value in islice(info.items(), MOST_FIELDS)
    ]
    return " ".join([*told, "..."] if len(info) > MOST_FIELDS else told)


def _object(text: str) -> Mapping[str, Any]:
    value = json.loads(text)
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _joined(values: object) -> str:
    return " ".join(str(value) for value in _list(values))


def _nodes(content: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [node for node in _list(content.get("nodes")) if isinstance(node, dict)]


def _made(
    content: Mapping[str, Any],
) -> Iterator[tuple[Mapping[str, Any], list[tuple[str, str]]]]:
    """Each node with the names and types of its results, which are numbered through."""
    number = 0
    for node in _nodes(content):
        kinds = _list(node.get("outputs"))
        yield node, [(f"t{number + i}", str(kind)) for i, kind in enumerate(kinds)]
        number += len(kinds)


def _made_of(content: Mapping[str, Any]) -> str:
    """The ops in the order of their first node, each with their number: "3 conv, pool"."""
    counted = Counter(str(node.get("op", "?")) for node in _nodes(content))
    return ", ".join(op if number == 1 else f"{number} {op}" for op, number in counted.items())


def _outputs(content: Mapping[str, Any]) -> list[str]:
    """Types of the outputs, which are inputs or results; an unknown name stays a name."""
    kinds = {f"i{number}": str(kind) for number, kind in enumerate(_list(content.get("inputs")))}
    kinds |= {name: kind for _, results in _made(content) for name, kind in results}
    return [kinds.get(str(name), str(name)) for name in _list(content.get("outputs"))]


def _attributes(attributes: object) -> str:
    if not isinstance(attributes, dict):
        return ""
    return " ".join(f"{name}={_value(value)}" for name, value in attributes.items())


def _value(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
