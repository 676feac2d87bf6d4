"""An offline model of CANN (Ascend devices), as far as its file says what it is.

All of it is text from a file of unknown origin: bounded, and to be escaped when shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tuner.errors import OfflineModelError

_NAMES = {
    "float": "f32", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "bf16": "bf16",
    "double": "f64", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "u8",
    "uint16": "u16", "uint32": "u32", "uint64": "u64", "bool": "bool",
}  # fmt: skip

MAX_MODELS = 16
"""Maximum number of models read from one file; further ones are only reported."""
MAX_OPERATORS = 4000
"""Maximum number of operators listed; the others are only counted."""
MAX_COUNTED = 50_000
"""Maximum number of operators of a file; large ones have some thousands."""
MAX_TENSORS_IN_ALL = 20_000
"""Maximum number of tensors of all listed operators."""
MAX_TENSORS = 64
"""Maximum number of tensors on one side of an operator."""
MAX_DIMENSIONS = 16
MAX_CHARACTERS = 200
"""Maximum length of a name."""
MAX_COMMAND_CHARACTERS = 4000
MAX_REMARKS = 20

Name = Annotated[str, Meta(max_length=MAX_CHARACTERS)]
Shape = Annotated[tuple[int, ...], Meta(max_length=MAX_DIMENSIONS)]
Count = Annotated[int, Meta(ge=0, le=2**63 - 1)]
SYSTEM = ("atc_version", "soc_version", "framework_type")
RESOURCES = ("memory_size", "weight_size", "stream_num", "event_num")
FACTS = (
    "atc_version", "arch_type", "opp_version", "framework_type", "host_env_os", "host_env_cpu",
    *RESOURCES, "om2_version",
)  # fmt: skip
"""Attributes of a model that are shown as they are."""
WANTED = frozenset({"soc_version", "atc_cmdline", *FACTS})


class CannTensor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tensor as the device has it, and as the original model had it, if the file says that."""

    dtype: Name
    """Element type as in `DATA_TYPES`; for others "type " and what the file says."""
    shape: Shape
    """Negative: not known before the model runs."""
    layout: Name = ""
    origin_shape: Shape | None = None
    origin_layout: Name = ""

    @property
    def logical_shape(self) -> Shape:
        """The shape in the original model, where the file states it."""
        return self.shape if self.origin_shape is None else self.origin_shape

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.logical_shape))}]"


Tensors = Annotated[tuple[CannTensor, ...], Meta(max_length=MAX_TENSORS)]


class CannOperator(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An operator as the file names it, with as many tensors as are listed."""

    name: Name
    type: Name
    """Empty where the file does not say it."""
    inputs: Tensors = ()
    outputs: Tensors = ()


class CannModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts that were read of a file; `remarks` are sentences about what could not be."""

    kind: Literal["imod", "pico", "om2"]
    name: Name = ""
    soc_version: Name = ""
    command_line: Annotated[str, Meta(max_length=MAX_COMMAND_CHARACTERS)] = ""
    model_count: Count = 1
    facts: Annotated[dict[Name, Name | int], Meta(max_length=MAX_TENSORS)] = {}
    """Other attributes of the model, such as atc_version; sizes in bytes."""
    partitions: Annotated[dict[Name, Count], Meta(max_length=MAX_TENSORS)] = {}
    """Parts of the file, with sizes in bytes."""
    inputs: Tensors = ()
    outputs: Tensors = ()
    operators: Annotated[tuple[CannOperator, ...], Meta(max_length=MAX_OPERATORS)] = ()
    """Operators in the file's order, without those that only hold data."""
    operator_count: Count = 0
    """Number of operators, with those that are not listed."""
    remarks: Annotated[tuple[Name, ...], Meta(max_length=MAX_REMARKS)] = ()

    def as_json(self) -> dict[str, Any]:
        """The facts as JSON, bounded: `read_cann` ensures that, and `parse` requires it."""
        facts: dict[str, Any] = msgspec.to_builtins(self)
        return facts

    @staticmethod
    def parse(data: object) -> CannModel:
        """Read `as_json` back. Raises OfflineModelError for anything else."""
        try:
            return msgspec.convert(data, CannModel)
        except msgspec.ValidationError as error:
            what = f"the description of an offline model has another form: {error}"
            raise OfflineModelError(what) from error


def listed_model(
    kind: Literal["imod", "om2"],
    name: str,
    attributes: Mapping[str, object],
    operators: Iterable[CannOperator],
    *,
    model_count: int,
    partitions: Mapping[str, int],
    remarks: list[str],
    inputs: Iterable[CannTensor] = (),
    outputs: Iterable[CannTensor] = (),
) -> CannModel:
    """The facts of all models of a file together, as many as are listed.

    Raises OfflineModelError where there are more operators than in any real file.
    """
    listed: list[CannOperator] = []
    inputs, outputs = list(inputs), list(outputs)
    count = tensor_count = 0
    for operator in operators:
        tensor_count += len(operator.inputs) + len(operator.outputs)
        if operator.type == "Data":
            inputs += operator.outputs
        elif operator.type == "NetOutput":
            outputs += operator.inputs
        elif operator.type not in ("Const", "Constant"):
            count += 1
            if len(listed) < MAX_OPERATORS and tensor_count <= MAX_TENSORS_IN_ALL:
                listed.append(operator)
        if count > MAX_COUNTED:
            raise OfflineModelError(f"has more than {MAX_COUNTED} operators")
    if model_count > MAX_MODELS:
        remarks.insert(0, f"only the first {MAX_MODELS} of its {model_count} models were read")
    if unlisted := count - len(listed):
        remarks.append(f"{unlisted} of its {count} operators are counted, but not listed")
    known = ((each, attributes[each]) for each in FACTS if each in attributes)
    return CannModel(
        kind,
        name,
        bounded(str(attributes.get("soc_version", ""))),
        bounded(str(attributes.get("atc_cmdline", "")), MAX_COMMAND_CHARACTERS),
        max(model_count, 1),
        {n: value if isinstance(value, int) else bounded(str(value)) for n, value in known},
        dict(partitions),
        tuple(inputs[:MAX_TENSORS]),
        tuple(outputs[:MAX_TENSORS]),
        tuple(listed),
        count,
        tuple(remarks),
    )


def dtype_of(name: str) -> str:
    """Our name of a type of elements that files call DT_FLOAT16 or float16."""
    plain = name.casefold().removeprefix("dt_")
    return _NAMES.get(plain, plain)


def bounded(text: str, max_characters: int = MAX_CHARACTERS) -> str:
    """The text, or its beginning and "...", as text that can be written anywhere."""
    cut = text if len(text) <= max_characters else f"{text[: max_characters - 3]}..."
    # JSON can hold halves of characters, which escape to six characters that are no longer one
    return cut.encode(errors="replace").decode()


def describe_attributes(attributes: Mapping[str, object]) -> dict[str, Any]:
    """The attributes of a model that `atc --mode=6` prints; None for those that it lacks."""
    return {
        "original_command_line": attributes.get("atc_cmdline"),
        "system_info": {name: attributes.get(name) for name in SYSTEM},
        "resource_info": {name: attributes.get(name) for name in RESOURCES},
    }


def describe_cann(model: CannModel) -> dict[str, Any]:
    """Describe it as `offline_model.describe` does, with inputs, outputs and operators by type.

    What the file does not say is None; sizes in bytes.
    """
    said = {"soc_version": model.soc_version or None, "atc_cmdline": model.command_line or None}
    types = Counter(operator.type or "not told" for operator in model.operators)
    sizes = {f"{part.lower()}_size": size for part, size in model.partitions.items()}
    return {
        "name": model.name or None,
        "kind": model.kind,
        **describe_attributes({**model.facts, **said}),
        "om_info": {"models": model.model_count, **sizes},
        "inputs": list(map(str, model.inputs)),
        "outputs": list(map(str, model.outputs)),
        "operator_count": model.operator_count,
        "operators": dict(types.most_common()),
        "remarks": list(model.remarks),
    }
