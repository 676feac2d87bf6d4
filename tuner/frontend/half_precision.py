"""Models in f16 and bf16 in terms of f32, which kernels compute in: node by node, while it is read.

What is stored in 16 bits is what a caller gives and gets, what a Cast of the model's own asks for,
and what only moves such values, as a decoder's cache and rows of an embedding:

    x (f16) -> Relu -> Mul -> y (f16)    ->    x -> Cast to f32 -> Relu -> Mul -> Cast to f16 -> y

Other values that the model rounds to 16 bits stay in f32. So each is nearer to what the operators
define than ONNX's own rounding is, and does not become infinite beyond 65504. An operator that ONNX
does not define for f32 keeps its types, between casts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import onnx
from onnx import TensorProto, defs, helper

from tuner.frontend.known import KnownTensors, forget_since, is_contributed, standard_domain
from tuner.frontend.run_order import (
    misfit,
    names_in,
    reads_of,
    renamed,
    subgraphs,
    with_inner_nodes,
)
from tuner.frontend.widened import TYPE_ATTRIBUTES, widened, widened_type
from tuner.graph import unused_name

HALVES = frozenset((TensorProto.FLOAT16, TensorProto.BFLOAT16))
BY_TYPE = ("BitCast", "CastLike")
"""Operators, here or in subgraphs, whose results depend on a type that would be another one."""
EARLY = ("LayerNormalization",)
"""Operators that ONNX Runtime has in operator sets before the first of ONNX's own, for f32 too."""


class HalfPrecision:
    """Rewrites nodes, in their order, so that arithmetic in 16 bits becomes arithmetic in f32."""

    def __init__(
        self,
        known: KnownTensors,
        nodes: Iterable[onnx.NodeProto],
        outputs: Iterable[str],
        moving: Iterable[str],
    ) -> None:
        """`nodes` are all of the model, `moving` the operators that hand elements on."""
        self._known, self._moving = known, frozenset(moving)
        self._taken = names_in(nodes) | known.types.keys()
        types = known.declared
        kinds = {name: types[name].tensor_type.elem_type for name in outputs if name in types}
        self._outputs = {name: kind for name, kind in kinds.items() if kind in HALVES}
        known.declared = {
            name: type_ if name in self._outputs else _as_f32(type_)
            for name, type_ in types.items()
        }
        self._twins: dict[str, str] = {}
        """Names of the f32 form of tensors that are stored in 16 bits."""
        self._halves: dict[str, str] = {}
        """Names of the 16-bit form of tensors that stay in f32."""
        self._rounded: dict[str, int] = {}
        """Tensors that stay in f32, with the type that the model rounds them to."""

    def expect(self, names: Iterable[str]) -> None:
        """Make no names of tensors that nodes of inner graphs have."""
        self._taken.update(names)

    def noted(self) -> Sequence[int]:
        """The number of forms of tensors that were made so far, for `restore`."""
        return len(self._twins), len(self._halves), len(self._rounded)

    def restore(self, noted: Sequence[int]) -> None:
        """Forget the forms that were made since then."""
        forget_since(self._twins, noted[0])
        forget_since(self._halves, noted[1])
        forget_since(self._rounded, noted[2])

    def rewritten(self, node: onnx.NodeProto, *, may_move: bool = True) -> list[onnx.NodeProto]:
        """The nodes that take the place of this one: most often itself alone.

        Without `may_move` a node that moves values in 16 bits moves them in f32, too.
        """
        halves = {name: kind for name in reads_of(node) if (kind := self._half(name))}
        if (target := self._cast_target(node)) in HALVES:
            return self._cast_to(node, target)
        if not halves and (node.op_type == "Constant" or not _mentioned(node)):
            return [node]
        self._require_one_type(node, halves)
        stored = [name for name in halves if name not in self._rounded]
        if (may_move and self.moves(node)) or not self._can_be_f32(node, halves):
            return self._in_half(node, halves)
        before: list[onnx.NodeProto] = []
        names = {name: self._twin(name, before) for name in stored}
        kind = next(iter(halves.values()), 0) or _mentioned(node)
        made = self._made_in_half(node, halves)
        self._rounded.update(dict.fromkeys(made - self._outputs.keys(), kind))
        after = []
        for name in sorted(self._outputs.keys() & made):
            twin = names[name] = self._twins[name] = self._new_name(f"{name}.f32")
            after.append(_cast(twin, name, self._outputs[name]))
        wide = renamed(widened(node, HALVES, TensorProto.FLOAT, self._taken), names)
        wide.name = node.name or (node.output[0] if after else "")  # messages name the user's own
        return [*before, wide, *after]

    def _new_name(self, stem: str) -> str:
        name = unused_name(stem, self._taken)
        self._taken.add(name)
        return name

    def _require_one_type(self, node: onnx.NodeProto, halves: Mapping[str, int]) -> None:
        """Raise ModelError where inputs of one type have several in the model: f16 and f32.

        In f32 they would fit, and a file that no other engine takes would pass.
        """
        schema, seen = self._schema(node), dict[str, int]()
        for i, name in enumerate(node.input):
            formal = _formal(schema.inputs, i) if schema is not None and name else None
            kind = halves.get(name) or self._kind(name)
            if formal is None or not kind or not formal.is_homogeneous or "(" in formal.type_str:
                continue
            if (first := seen.setdefault(formal.type_str, kind)) != kind:
                types = " and ".join(TensorProto.DataType.Name(k).lower() for k in (first, kind))
                raise misfit(node, f"its inputs of one type, {formal.type_str}, are {types}")

    def _half(self, name: str) -> int:
        """The 16-bit type that a tensor has in the model; 0 where it has another one."""
        kind = self._kind(name)
        if kind in HALVES:
            return kind
        return self._rounded.get(name, 0) if kind == TensorProto.FLOAT else 0

    def _kind(self, name: str) -> int:
        """The element type of a tensor; 0 where it is none, or not known."""
        type_ = self._known.types.get(name)
        return type_.tensor_type.elem_type if type_ is not None else 0

    def _cast_target(self, node: onnx.NodeProto) -> int:
        """The type that a Cast or a CastLike asks for; 0 of all other nodes."""
        if standard_domain(node.domain):
            return 0
        if node.op_type == "CastLike" and len(node.input) > 1:
            return self._half(node.input[1])
        if node.op_type == "Cast":
            return next((a.i for a in node.attribute if a.name == "to"), 0)
        return 0

    def _cast_to(self, node: onnx.NodeProto, target: int) -> list[onnx.NodeProto]:
        """The Cast that the model asks for, of the f32 form of what it reads.

        One to the type that a tensor has in the model changes nothing, and does not round either.
        """
        source, before = node.input[0], list[onnx.NodeProto]()
        stays = self._rounded.get(source) == target and node.output[0] not in self._outputs
        if stays:
            self._rounded[node.output[0]] = target
        if stays or self._kind(source) == target:
            cast = helper.make_node("Identity", [source], node.output, node.name)
        else:
            wide = self._twin(source, before) if self._kind(source) in HALVES else source
            cast = _cast(wide, node.output[0], target)
            cast.name = node.name
        return [*before, cast]

    def moves(self, node: onnx.NodeProto) -> bool:
        """Return whether the node moves values that are stored in 16 bits, and stay so.

        Constants that join values of f32 become f32 themselves.
        """
        stored = [name for name in node.input if self._kind(name) in HALVES]
        if not stored or node.op_type not in self._moving or standard_domain(node.domain):
            return False
        is_given = any(name not in self._known.constants for name in stored)
        return is_given or self._rounded.keys().isdisjoint(node.input)

    def _in_half(self, node: onnx.NodeProto, halves: Mapping[str, int]) -> list[onnx.NodeProto]:
        """The node in the model's types; values that stayed in f32 are rounded before it."""
        names, casts = {}, []
        for name, kind in halves.items():
            if name in self._rounded:
                if name not in self._halves:
                    self._halves[name] = self._new_name(f"{name}.half")
                    casts.append(_cast(name, self._halves[name], kind))
                names[name] = self._halves[name]
        return [*casts, renamed(node, names)]

    def _can_be_f32(self, node: onnx.NodeProto, halves: Mapping[str, int]) -> bool:
        """Return whether the operator is defined for f32 wherever it reads 16 bits."""
        schema = self._schema(node)
        if schema is None:
            is_early = not standard_domain(node.domain) and node.op_type in EARLY
            return is_early or is_contributed(node)
        inner = {part.op_type for part in with_inner_nodes([node])}
        if not inner.isdisjoint(BY_TYPE) or self._has_sequences(node, schema):
            return False
        types = [_formal(schema.inputs, i).types for i, n in enumerate(node.input) if n in halves]
        return all("tensor(float)" in allowed for allowed in types)

    def _has_sequences(self, node: onnx.NodeProto, schema: defs.OpSchema) -> bool:
        """Return whether the node reads or makes sequences or optional values: they stay as is."""
        reads = (self._known.types.get(name) for name in reads_of(node))
        is_read = any(type_ is not None and not _is_tensor(type_) for type_ in reads)
        makes = [_formal(schema.outputs, i).types for i in range(len(node.output))]
        is_made = any(not any(t.startswith("tensor") for t in types) for types in makes)
        inner = (value.type for graph in subgraphs(node) for value in graph.output)
        return is_read or is_made or not all(map(_is_tensor, inner))

    def _made_in_half(self, node: onnx.NodeProto, halves: Mapping[str, int]) -> set[str]:
        """The results that are of 16 bits in the model: those of the type of what it reads so.

        So are those of the type of an input that is left out, as a state without a past one. A
        DequantizeLinear since opset 23 names a type of its own, which is that of the scale.
        """
        schema, names = self._schema(node), {name for name in node.output if name}
        if schema is None or _mentioned(node) or any(subgraphs(node)):
            return names
        if node.op_type == "DequantizeLinear" and not any(
            a.i for a in node.attribute if a.name == "output_dtype"
        ):
            return names if node.input[1] in halves else set()
        of_input = {_formal(schema.inputs, i).type_str: n for i, n in enumerate(node.input) if n}
        read = {type_str for type_str, name in of_input.items() if name in halves}
        is_stated = any(attribute.name in TYPE_ATTRIBUTES for attribute in node.attribute)
        made = set[str]()
        for name, i in ((name, i) for i, name in enumerate(node.output) if name):
            formal = _formal(schema.outputs, i)
            is_free = formal.type_str not in of_input and "tensor(float16)" in formal.types
            if formal.type_str in read or (is_free and not is_stated):
                made.add(name)
        return made

    def _schema(self, node: onnx.NodeProto) -> defs.OpSchema | None:
        domain = standard_domain(node.domain)
        try:
            return defs.get_schema(node.op_type, self._known.opset_of(node), domain)
        except defs.SchemaError:
            return None

    def _twin(self, name: str, before: list[onnx.NodeProto]) -> str:
        """The f32 form of a tensor, which a Cast before the node makes where there is none yet."""
        if name not in self._twins:
            twin = self._twins[name] = self._new_name(f"{name}.f32")
            if name in self._known.constants:
                wide = self._known.constants[name].astype(np.float32)
                self._known.budget.spend(wide.nbytes, f"constant {name!r}, as f32,")
                self._known.add_constant(twin, wide)
            else:
                before.append(_cast(name, twin, TensorProto.FLOAT))
        return self._twins[name]


def _is_tensor(type_: onnx.TypeProto) -> bool:
    return type_.WhichOneof("value") in ("tensor_type", None)


def _cast(source: str, result: str, kind: int) -> onnx.NodeProto:
    return helper.make_node("Cast", [source], [result], f"Cast_{result}", to=kind)


def _as_f32(type_: onnx.TypeProto) -> onnx.TypeProto:
    return type_ if not _is_tensor(type_) else widened_type(type_, HALVES, TensorProto.FLOAT)


def _formal(
    parameters: Sequence[defs.OpSchema.FormalParameter], place: int
) -> defs.OpSchema.FormalParameter:
    """The parameter at a place; the last one may stand for many."""
    return parameters[min(place, len(parameters) - 1)]


def _mentioned(node: onnx.NodeProto) -> int:
    """The 16-bit type that an attribute, of the node or in its subgraphs, has; 0 without one."""
    for inner in with_inner_nodes([node]):
        for attribute in inner.attribute:
            kinds = [attribute.t.data_type, *(t.data_type for t in attribute.g.initializer)]
            kinds += [attribute.i] if attribute.name in TYPE_ATTRIBUTES else []
            if found := next((kind for kind in kinds if kind in HALVES), 0):
                return found
    return 0
