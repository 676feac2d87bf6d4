"""Outputs and element types of a model as ATC's options have them: which tensors, of which types.

--out_nodes "node:0;node:1;name"           the outputs of nodes, or tensors by name
--output_type FP16 | "node:0:FP16;..."     the type of all outputs, or of some
--input_fp16_nodes "name;name"             inputs that callers give in f16
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper

from tuner.errors import ErrorCode, OptionError
from tuner.frameworks.edits.graph_edit import NAMES, GraphEdit, question
from tuner.frontend.model_source import with_inferred_types
from tuner.frontend.run_order import reads_of

OUT_NODES, OUTPUT_TYPE, FP16_INPUTS = "--out_nodes", "--output_type", "--input_fp16_nodes"
ELEMENTS = {name: element for element, name in NAMES.items()}
_ASCEND_ONLY = ("HIF8", "FP8E5M2", "FP8E4M3FN")
_FLOATS = (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.DOUBLE)


def choose_outputs(edit: GraphEdit, text: str) -> None:
    """Make the tensors that `--out_nodes` names the outputs, in its order; drop what is dead.

    Inputs stay, as in ATC. Raises OptionError for a name that no node has.
    """
    names = [_tensor_of(edit, part.strip(), OUT_NODES) for part in _parts(text, OUT_NODES)]
    if twice := [name for name in names if names.count(name) > 1]:
        raise _refused(OUT_NODES, f"{twice[0]!r} is given twice", "give each output once")
    known = _types(edit, names)
    outputs = [onnx.ValueInfoProto(name=name, type=known[name]) for name in names]
    del edit.graph.output[:]
    edit.graph.output.extend(outputs)
    needed = _needed(edit.graph, names)
    kept = [
        onnx.NodeProto.FromString(node.SerializeToString())
        for node in edit.graph.node
        if not needed.isdisjoint(node.output)
    ]
    del edit.graph.node[:]
    edit.graph.node.extend(kept)
    dead = {tensor.name for tensor in edit.graph.initializer} - needed
    for values in (edit.graph.initializer, edit.graph.input):  # a constant may be both
        for place in range(len(values) - 1, -1, -1):
            if values[place].name in dead:
                del values[place]


def _needed(graph: onnx.GraphProto, names: Sequence[str]) -> set[str]:
    """These tensors, and all that they are made of, in whatever order the nodes are."""
    makers = {name: node for node in graph.node for name in node.output}
    needed, waiting = set(names), [*names]
    while waiting:
        node = makers.get(waiting.pop())
        for name in reads_of(node) if node else ():
            if name not in needed:
                needed.add(name)
                waiting.append(name)
    return needed


def convert_outputs(edit: GraphEdit, text: str) -> None:
    """Give outputs the types of `--output_type`, under their names. Raises OptionError.

    A number becomes the integer next to it towards zero, of those that there are: ONNX's Cast says
    nothing of numbers beyond them.
    """
    outputs = {value.name: value for value in edit.graph.output}
    if ":" in text:
        wanted: dict[str, int] = {}
        for part in _parts(text, OUTPUT_TYPE):
            place, _, word = part.strip().rpartition(":")
            name = _tensor_of(edit, place, OUTPUT_TYPE)
            if name not in outputs:
                what = f"{place!r} is no output"
                raise _refused(OUTPUT_TYPE, what, f"add it to {OUT_NODES}")
            element = _element(word)
            if wanted.setdefault(name, element) != element:
                raise _refused(OUTPUT_TYPE, f"{name!r} has two types", "give each output once")
    else:
        wanted = dict.fromkeys(outputs, _element(text.strip()))
    known = _types(edit, list(wanted))
    made = {name for node in edit.graph.node for name in node.output}
    for name, element in wanted.items():
        source = known[name].tensor_type.elem_type
        if source == element:
            continue
        if source == TensorProto.STRING or name not in made:
            what = f"output {name!r} is a text, an input or a constant"
            raise _refused(OUTPUT_TYPE, what, "leave it out")
        edit.require_operators(OUTPUT_TYPE)
        inner = edit.name(f"{name}.before")
        edit.rename(name, inner)
        if source in _FLOATS and element not in _FLOATS:
            dtype = helper.tensor_dtype_to_np_dtype(source).type
            inner = edit.clip(inner, *_bounds(element, dtype), f"{name}.within", dtype)
        edit.cast_to(inner, element, name)
        edit.place(first=False)
        outputs[name].type.tensor_type.elem_type = element


def _bounds(element: int, dtype: type[np.floating[Any]]) -> tuple[float, float]:
    """The smallest and largest number of a float type that an integer type has."""
    limits = np.iinfo(helper.tensor_dtype_to_np_dtype(element))
    with np.errstate(over="ignore"):  # 2^31 is infinite in f16
        high = np.minimum(dtype(limits.max), np.finfo(dtype).max)
        low = np.maximum(dtype(limits.min), np.finfo(dtype).min)
    if int(high) > limits.max:
        high = np.nextafter(high, dtype(0))
    return float(low), float(high)


def halve_inputs(edit: GraphEdit, text: str) -> tuple[str, ...]:
    """Let callers give these inputs in f16, as `--input_fp16_nodes` says; return their names.

    Raises OptionError for a name that no input has, or one of another type than f32.
    """
    names = tuple(dict.fromkeys(part.strip() for part in _parts(text, FP16_INPUTS)))
    for name in names:
        value = edit.input(name, FP16_INPUTS)
        element = value.type.tensor_type.elem_type
        if element == TensorProto.FLOAT16:
            continue
        if element != TensorProto.FLOAT:
            what = f"input {name!r} is of type {NAMES.get(element, 'another')}"
            raise _refused(FP16_INPUTS, what, "name inputs of FP32 only")
        if any(output.name == name for output in edit.graph.output):
            raise _refused(FP16_INPUTS, f"input {name!r} is an output as well", "leave it out")
        edit.require_operators(FP16_INPUTS)
        edit.read_instead(name, edit.cast(name, TensorProto.FLOAT, f"{name}.single"))
        edit.place(first=True)
        value.type.tensor_type.elem_type = TensorProto.FLOAT16
    return names


def _parts(text: str, option: str) -> list[str]:
    parts = text.strip().removesuffix(";").split(";")
    if not all(part.strip() for part in parts):
        raise _refused(option, "a name is empty", f'write it like {option}="name1;name2"')
    return parts


def _refused(option: str, what: str, hint: str) -> OptionError:
    return OptionError(f"{option}: {what}", hint, ErrorCode.OPTION)


def _element(word: str) -> int:
    if word in _ASCEND_ONLY:
        what = f"{word} is a format of one Ascend card"
        raise _refused(OUTPUT_TYPE, what, "give FP16, or INT8")
    if word not in ELEMENTS:
        known = ", ".join(ELEMENTS)
        raise _refused(OUTPUT_TYPE, f"{word!r} is no type", f"give one of {known}")
    return ELEMENTS[word]


def _tensor_of(edit: GraphEdit, text: str, option: str) -> str:
    """The tensor of "node:0" (the first output of a node), else the one of this name."""
    nodes = {node.name: node for node in edit.graph.node if node.name}
    made = dict.fromkeys(name for node in edit.graph.node for name in node.output if name)
    found = re.fullmatch(r"(.+):([0-9]{1,9})", text, re.DOTALL)
    if found and found[1] in nodes:
        outputs = nodes[found[1]].output
        if int(found[2]) >= len(outputs) or not outputs[int(found[2])]:
            what = f"node {found[1]!r} has {len(outputs)} outputs, and none of number {found[2]}"
            raise _refused(option, what, "the first output has the number 0")
        return str(outputs[int(found[2])])
    if text in made:
        return text
    if text in nodes:
        return str(nodes[text].output[0])
    name = found[1] if found else text
    raise _refused(option, f"there is no node {name!r}", question(name, [*nodes, *made], "node"))


def _types(edit: GraphEdit, names: list[str]) -> dict[str, onnx.TypeProto]:
    """The types of tensors, inferred where the model does not say them. Raises ModelError."""
    known = {value.name: value.type for value in (*edit.graph.value_info, *edit.graph.output)}
    if any(name not in known for name in names):
        inferred = with_inferred_types(edit.model).graph
        known = {value.name: value.type for value in inferred.value_info} | known
    for name in names:
        if name not in known or not known[name].HasField("tensor_type"):
            what = f"{OUT_NODES}: the type of {name!r} is not known, or it is no tensor"
            raise OptionError(what, "name another output", ErrorCode.OPTION)
    return {name: onnx.TypeProto.FromString(known[name].SerializeToString()) for name in names}
