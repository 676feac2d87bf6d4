"""The subject of an entry, as far as its text tells: an operator's task, a subgraph, a set of
gradients, the precision of a model, or an entry of a CANN file.

For lists and pages, and to keep the kinds apart. Texts come from files that anyone may have made:
one of another form is shown as it is, as far as a line of a list has room.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

from bankd.bank.record import Observation

SUBGRAPH, GRADIENTS, PRECISION = "subgraph", "gradients", "precision"
"""Ops of such texts; gradients are those of data-parallel training, and precision is the choice of
what a model computes in fewer bits, by its samples and its budget."""
READY = '{"measured":"ready"}'
"""The policy of observations whose samples are the times at which the gradients are ready."""
BY_TRAINING = (
    "splits of gradients are measured by training: run the script with AOE_MODE=4 REPEAT_TUNE=True"
)
"""The reason why no race of this program measures one."""
BY_AOE = "choices of precision are measured by `bankd aoe`, with their model and its samples"
"""The reason why no race measures one of them."""

SUBGRAPH_KEY_DIGITS = 20
"""A subgraph's key is an unsigned number of 64 bits, in decimal digits."""
SHORT_KEY_DIGITS = 12

STRICT = "must_keep_origin_dtype"
"""Precision mode that gives up nothing."""
CLASSES: Mapping[str, str] = {
    STRICT: "f32",
    "allow_mix_precision": "mixed f16",
    "allow_mix_precision_bf16": "mixed bf16",
}
"""Names of arithmetic classes by precision mode, the strictest first. The class is a part of the
key of a task: an entry never serves a stricter one."""

MAX_CHARACTERS = 100
"""Maximum length of a text of another program's entry; ours are as long as they are."""
MAX_FIELDS, MAX_VALUE_CHARACTERS = 3, 24
"""Maximum number of fields that identify an entry of a CANN file, and of characters of one."""
MAX_INPUTS = 2
"""Maximum number of inputs that are listed; the others are constants and operands, as a rule."""

_GRADIENT = re.compile(r"[a-z]+([0-9]{1,3})\[([0-9]{1,15})\]", re.ASCII)
"""Bits and number of the elements."""
_SPLIT = re.compile(r"[0-9]{1,9}(,[0-9]{1,9})*", re.ASCII)


class SubgraphNode(NamedTuple):
    """A node of a subgraph, as texts."""

    makes: str
    """"t3 f32[1,56,56,64]"."""
    op: str
    reads: str
    """"t2 c4 c5": results of other nodes, inputs (i0, ...) and constants (c0, ...)."""
    attributes: str


class ChoiceFacts(NamedTuple):
    """The facts that a choice of precision depends on, as texts."""

    asked: str
    """"int8", "int8 calibrated" or "16 bits"."""
    budget: str
    """"cosine 0.999"."""
    model: str
    samples: str
    """Both are SHA-256 of their content."""


class GradientRow(NamedTuple):
    """One gradient: its number, its type ("f32[2048000]"), and its bytes; 0 if unknown."""

    number: int
    kind: str
    size: int


class SegmentRow(NamedTuple):
    """Gradients that are sent together, and their bytes."""

    first: int
    last: int
    size: int


def op_of(text: str) -> str:
    """The op of a task, "subgraph" or "gradients" for what is one, "?" for what is none."""
    return str(_object(text).get("op", "?"))


def is_subgraph(text: str) -> bool:
    # Canonical JSON has it in just this form; most texts need not be read.
    return f'"op":"{SUBGRAPH}"' in text and op_of(text) == SUBGRAPH


def is_gradients(text: str) -> bool:
    """Return True if it is about the gradients of data-parallel training."""
    return f'"op":"{GRADIENTS}"' in text and op_of(text) == GRADIENTS


def class_of(text: str) -> str:
    """The arithmetic class of an operator or a subgraph: "f32", "f64", "int8", "mixed f16" ...

    What is stored in 16 bits computes in f32. "" for what computes nothing of ours.
    """
    content = _object(text)
    mode = content.get("precision_mode")
    if mode != STRICT:
        return CLASSES.get(str(mode), "")
    read = [str(kind).partition("[")[0] for kind in _list(content.get("inputs"))]
    if {"u8", "i8"} & set(read[:1]) and {"u8", "i8"} & set(read[1:2]):
        return "int8"
    return "f64" if "f64" in [*read, *_words(results_of(content)).split("[")[:1]] else "f32"


def is_precision(text: str) -> bool:
    """Return True if it is about what a model computes in fewer bits."""
    return f'"op":"{PRECISION}"' in text and op_of(text) == PRECISION


def needs_session(text: str) -> bool:
    """Return True if only a session of its own measures it and looks it up, not that of a model."""
    return is_gradients(text) or is_precision(text)


def why_no_race(text: str) -> str:
    """Return the reason why no race can measure it; empty if one may."""
    if is_gradients(text):
        return BY_TRAINING
    return BY_AOE if is_precision(text) else ""


def is_foreign(text: str) -> bool:
    """Return True if it is about an entry of a CANN file."""
    return "cann" in _object(text)


def is_evidence(policy: str) -> bool:
    """Return True if a trial's policy names what was measured, and not what could be chosen."""
    return '"measured":' in policy and "measured" in _object(policy)


def short_key(key: str) -> str:
    """A key for a list: a subgraph's is whole, of a longer one the beginning."""
    return key if len(key) <= SUBGRAPH_KEY_DIGITS else key[:SHORT_KEY_DIGITS]


def shortened(text: str, max_characters: int = MAX_CHARACTERS) -> str:
    """The text, or its beginning and "..."."""
    return text if len(text) <= max_characters else f"{text[: max_characters - 3]}..."


def precision_of(text: str) -> str:
    """The precision mode, "?" where the text has none."""
    return str(_object(text).get("precision_mode", "?"))


def choice_of(text: str) -> ChoiceFacts:
    """The facts of a choice of precision; of what is none, "?"."""
    content = _object(text)
    samples, model = (*map(str, _list(content.get("inputs"))[:2]), "?", "?")[:2]
    bounds = content.get("budget")
    budget = " ".join(f"{n} {v}" for n, v in bounds.items()) if isinstance(bounds, dict) else "?"
    return ChoiceFacts(str(content.get("asked", "?")), budget, model, samples)


def ranks_of(text: str) -> str:
    """ "2 x x86_64-v4/1, 1 x x86_64-v3/4"."""
    return ", ".join(f"{count} x {target}" for target, count in _ranks(text)) or "?"


def shapes_of(text: str, max_inputs: int | None = None) -> str:
    """Return inputs and outputs: "f32[1,64] f32[64,64] -> f32[1,64]".

    Of a subgraph not what comes in, but what it is made of: "3 conv, pool -> f32[1,56,56,256]".
    Of a choice of precision what it depends on: "int8, cosine 0.999, model 3f..., samples 9c...".
    Of gradients how many: "161, 102 MB, 2 ranks, gloo".
    Of an entry from a CANN file its kind (unless it is the op, too), its file, and what
    identifies it there, in short: "unified Ascend910B1_20_AiCore_matmul.json k=512 m=64 ...".
    """
    content = _object(text)
    if "cann" in content:
        return _foreign_in_short(content)
    if is_precision(text):
        asked, budget, model, samples = choice_of(text)
        hashes = (one[:SHORT_KEY_DIGITS] for one in (model, samples))
        return shortened(f"{asked}, {budget}, model {next(hashes)}, samples {next(hashes)}")
    if is_subgraph(text):
        counted = Counter(str(node.get("op", "?")) for node, _ in _made(content))
        made_of = (op if number == 1 else f"{number} {op}" for op, number in counted.items())
        return f"{', '.join(made_of)} -> {_words(_outputs(content))}"
    if is_gradients(text):
        gradients, counts = gradients_of(text), [count for _, count in _ranks(text)]
        megabytes = sum(one.size for one in gradients) / 1e6
        size = f"{megabytes:,.0f}" if megabytes >= 100 else f"{megabytes:.3g}"
        ranks = sum(count for count in counts if isinstance(count, int))
        return f"{len(gradients)}, {size} MB, {ranks} ranks, {content.get('transport', '?')}"
    if not isinstance(content.get("inputs"), list) or not {"output", "outputs"} & content.keys():
        return shortened(text)
    return f"{_words(content['inputs'][:max_inputs])} -> {_words(results_of(content))}"


def results_of(content: Mapping[str, Any]) -> list[Any]:
    """Types of the results of an operator: its "output", or all of its "outputs"."""
    return [content["output"]] if "output" in content else _list(content.get("outputs"))


def nodes_of(text: str) -> list[SubgraphNode]:
    """The nodes of a subgraph in their order; none of what is no subgraph."""
    return [
        SubgraphNode(
            " ".join(f"{name} {kind}" for name, kind in results),
            str(node.get("op", "?")),
            _words(node.get("inputs")),
            _attributes(node.get("attributes")),
        )
        for node, results in _made(_object(text) if is_subgraph(text) else {})
    ]


def gradients_of(text: str) -> list[GradientRow]:
    """The gradients in their order of readiness."""
    kinds = map(str, _list(_object(text).get("gradients")))
    sized = ((kind, _GRADIENT.fullmatch(kind)) for kind in kinds)
    return [
        GradientRow(number, kind, int(found[1]) // 8 * int(found[2]) if found else 0)
        for number, (kind, found) in enumerate(sized)
    ]


def segments_of(text: str, policy: str) -> list[SegmentRow]:
    """The segments of a split; none for the framework's own, and for one that does not fit."""
    gradients, split = gradients_of(text), str(_object(policy).get("split"))
    ends = [-1, *map(int, split.split(","))] if _SPLIT.fullmatch(split) else []
    if ends[-1:] != [len(gradients) - 1] or any(a >= b for a, b in pairwise(ends)):
        return []
    return [
        SegmentRow(a + 1, b, sum(one.size for one in gradients[a + 1 : b + 1]))
        for a, b in pairwise(ends)
    ]


def newest_ready(text: str, observations: Iterable[Observation]) -> Sequence[float]:
    """Times in us at which the gradients were ready when that was measured last; may be empty.

    The last is the one that came in last, whatever its clock said: `observations` are in order.
    """
    count = len(gradients_of(text))
    whole = [
        one
        for one in observations
        if one.policy == READY and one.timing and len(one.timing.samples) == count
    ]
    newest = whole[-1] if whole else None
    return newest.timing.samples if newest and newest.timing else ()


def knobs_of(policy: str) -> list[tuple[str, str]]:
    """A policy knob by knob; a foreign one as a single knob without a name."""
    values = _object(policy)
    if not values:
        return [] if policy == "{}" else [("", policy)]
    return [(name, _plain(value)) for name, value in values.items()]


def policy_in_short(text: str, policy: str) -> str:
    """A policy in one line: "impl=direct tile_m=6".

    `text` says for what: of a subgraph's policy the rewrites that it leaves out are left out, and
    one from a CANN file, which may be a whole program, is cut to its beginning. Of a choice of
    precision it counts groups of operators: "4 int8, 2 f32".
    """
    knobs = knobs_of(policy)
    if is_precision(text):
        counts = Counter(value for _, value in knobs)
        return ", ".join(f"{number} {value}" for value, number in counts.items())
    done = [(name, value) for name, value in knobs if value != "0"] if is_subgraph(text) else knobs
    line = " ".join(f"{name}={value}" if name else value for name, value in done)
    return shortened(line) if is_foreign(text) else line


def _foreign_in_short(content: Mapping[str, Any]) -> str:
    kind = "" if content["cann"] == content.get("op") else f"{_plain(content['cann'])} "
    # The folders of the file name kind, SoC and op, too.
    name, info = _plain(content.get("file", "?")).rpartition("/")[2], content.get("info")
    if isinstance(info, dict):
        fields = [
            f"{field}={shortened(_plain(value), MAX_VALUE_CHARACTERS)}"
            for field, value in islice(info.items(), MAX_FIELDS)
        ]
        info = " ".join([*fields, "..."] if len(info) > MAX_FIELDS else fields)
    return shortened(f"{kind}{name} {_plain(info)}")


def _ranks(text: str) -> list[tuple[str, object]]:
    ranks = _object(text).get("ranks")
    return list(ranks.items()) if isinstance(ranks, dict) else []


def _made(
    content: Mapping[str, Any],
) -> Iterator[tuple[Mapping[str, Any], list[tuple[str, str]]]]:
    """Each node with the names and types of its results, which are numbered through."""
    number = 0
    for node in _list(content.get("nodes")):
        if isinstance(node, dict):
            kinds = _list(node.get("outputs"))
            yield node, [(f"t{number + i}", str(kind)) for i, kind in enumerate(kinds)]
            number += len(kinds)


def _outputs(content: Mapping[str, Any]) -> list[str]:
    """Types of the outputs, which are inputs or results; an unknown name stays a name."""
    kinds = {f"i{number}": str(kind) for number, kind in enumerate(_list(content.get("inputs")))}
    kinds |= {name: kind for _, results in _made(content) for name, kind in results}
    return [kinds.get(str(name), str(name)) for name in _list(content.get("outputs"))]


def _attributes(attributes: object) -> str:
    values = attributes.items() if isinstance(attributes, dict) else ()
    return " ".join(
        f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}"
        for name, value in values
    )


def _object(text: str) -> Mapping[str, Any]:
    value = json.loads(text)
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _words(values: object) -> str:
    return " ".join(map(str, _list(values)))


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
