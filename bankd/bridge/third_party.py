"""Third-party offline models, looked up in the banks operator by operator.

Nothing here can run such a model; what was learnt for its operators may be in a bank all the same,
mostly from CANN files. Entries are matched by their forms: shapes of tensors, or the sizes of a
matrix product. Operators have those that their file states; 4-dimensional tensors also with their
channels in blocks (NC1HWC0), and products also rounded up to blocks, as CANN files write them. The
info_dict of such an entry differs from kind to kind, so it is read by the names of its fields.
"""

from __future__ import annotations

import itertools
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bankd.bank import Bank, Decision, TargetKey
from bankd.bank.subject import results_of
from bankd.bridge.explain.answer import joined
from bankd.escape import visible
from bankd.number_text import counted
from tuner.offline_model.cann_model import CannModel, CannOperator, dtype_of

NATIVE = "native"
INSTEAD = "drop the ONNX model that it was made from: that one can be tuned for this machine"
MAX_ENTRIES = 30_000
"""Maximum number of entries read of one bank: three seconds or four."""
MAX_COMPARED = 200
"""Maximum number of entries compared with an operator; of equal shapes there are a few."""
MAX_FOUND = 8
"""Maximum number of entries that are listed for one operator."""

_NAMES = {
    "imod": "an offline model",
    "om2": "an offline model (OM2 package)",
    "pico": "an offline model of another device family (PICO)",
}
_MAX_LEVELS = 12
"""Maximum depth of objects and lists that are read; real ones have 3."""
_BLOCK = 16
"""Multiple that channels, and m, n and k of products are rounded up to; for some types others."""
_CHANNEL_BLOCKS = {"i8": (32,), "u8": (32,), "f32": (16, 8)}
_K_BLOCKS = {"f32": 8}
_AXES = {"NCHW": (0, 1, 2, 3), "NHWC": (0, 3, 1, 2), "HWCN": (3, 2, 0, 1)}
"""Places of batch (or output channels), channels, height and width."""
_NUMBERED = {
    "0": "f32", "1": "f16", "2": "i8", "3": "i32", "4": "u8", "6": "i16", "7": "u16", "8": "u32",
    "9": "i64", "10": "u64", "11": "f64", "12": "bool", "27": "bf16",
}  # fmt: skip
"""Types as runtime files number them, which is not as offline models do."""
_VERSION = re.compile(r"v\d+$")
_TYPED_SHAPE = re.compile(r"([a-z]+\d*)\[([0-9,]{0,300})\]")

Shape = tuple[int, ...]
Form = tuple[str, Shape]
""" "shape" and the sizes of a tensor, or "product" and m, k, n, and how many there are at once."""


@dataclass(frozen=True)
class BankEntry:
    """An entry of a bank, and which operators it is for: those of its types with all its forms."""

    source: str
    target: TargetKey
    key: str
    kind: str
    """Kind of the CANN file that it came from, or NATIVE for one of our own form."""
    time_us: float | None
    types: frozenset[str]
    """Types of operators, see `plain_type`."""
    forms: frozenset[Form]
    dtypes: frozenset[str]


@dataclass(frozen=True)
class OperatorEntries:
    """Operators of one type on the same shapes, and the first MAX_FOUND entries for them."""

    operator: CannOperator
    uses: int
    entries: tuple[BankEntry, ...]
    entry_count: int
    others: int
    """Entries for the same type with other shapes, or with shapes that cannot be compared."""

    @property
    def is_known(self) -> bool:
        return self.entry_count > 0


@dataclass(frozen=True)
class ThirdPartyReport:
    """A third-party model with what the banks know of it."""

    model: CannModel
    operators: tuple[OperatorEntries, ...]
    """Distinct operators in the order of the model."""
    entry_counts: Mapping[TargetKey, int]
    """Number of entries read for the model's soc_version, by target."""
    elsewhere: tuple[TargetKey, ...]
    """The targets that the banks have entries for, where they have none for this soc_version."""
    remarks: tuple[str, ...]

    @property
    def known_count(self) -> int:
        """Number of operators for which the banks have an entry."""
        return sum(one.uses for one in self.operators if one.is_known)


def look_up(model: CannModel, banks: Mapping[str, Bank]) -> ThirdPartyReport:
    """Look each distinct operator up in the banks, given by their source. Raises BankError.

    Of a bank at most MAX_ENTRIES entries for the model's soc_version are read.
    """
    index = OperatorIndex({plain_type(one.type) for one in model.operators if one.type})
    counts: Counter[TargetKey] = Counter()
    remarks, elsewhere = list(model.remarks), set[TargetKey]()
    for source, bank in banks.items():
        # some CANN files have the soc_version in lower case
        of_soc = [t for t in bank.targets() if t.soc_version.lower() == model.soc_version.lower()]
        records = (d for t in of_soc for d in bank.records(t.soc_version, t.cores))
        before = counts.total()
        for decision in itertools.islice(records, MAX_ENTRIES):
            counts[decision.target] += 1
            index.add(entry_of(decision, source))
        if counts.total() - before == MAX_ENTRIES:
            remarks.append(f"only the first {MAX_ENTRIES} entries of the bank {source} were read")
        held = (t for t in bank.targets() if next(bank.records(t.soc_version, t.cores), None))
        elsewhere.update(held)
    uses: dict[tuple[object, ...], list[CannOperator]] = {}
    for operator in model.operators:
        # of nameless types nothing more is known than the name of the operator
        what = (operator.type or operator.name, operator.inputs, operator.outputs)
        uses.setdefault(what, []).append(operator)
    operators = []
    for first, *more in uses.values():
        found = index.of(first)
        others = index.counts[plain_type(first.type)] - len(found)
        shown = tuple(found[:MAX_FOUND])
        operators.append(OperatorEntries(first, 1 + len(more), shown, len(found), others))
    return ThirdPartyReport(
        model,
        tuple(operators),
        dict(sorted(counts.items())),
        () if counts else tuple(sorted(elsewhere)),
        tuple(remarks),
    )


def reason(report: ThirdPartyReport) -> tuple[str, str]:
    """The reason for rejecting such a model, and a hint: both can be shown as they are."""
    model = report.model
    target = f" for {model.soc_version}" if model.soc_version else ""
    parts = [counted(model.operator_count, "operator")] if model.operator_count else []
    if any(one.operator.type for one in report.operators):
        parts.append(f"{report.known_count} known to the bank")
    holds = f" ({', '.join(parts)})" if parts else ""
    what = f"{_NAMES[model.kind]}{target}{holds}: no runner for that target is here"
    listed = "; `bankd explain` of this file lists its operators" if report.operators else ""
    return visible(what), f"{INSTEAD}{listed}"


def bank_content(report: ThirdPartyReport) -> str:
    """A sentence on the entries for the model's target, which can be shown as it is."""
    soc_version, counts = report.model.soc_version, report.entry_counts
    if not soc_version:
        return "the file does not state its soc_version: nothing was looked up"
    if counts:
        held = (f"{n} with {counted(target.cores, 'core')}" for target, n in counts.items())
        return visible(f"the bank has entries for {soc_version}: {', '.join(held)}")
    others = joined(one.words for one in report.elsewhere) or "no target"
    return visible(f"the bank has nothing for {soc_version}; it has entries for {others}")


def listing(report: ThirdPartyReport) -> dict[str, object]:
    """All of it as JSON, for a file next to the reason."""
    what, hint = reason(report)
    operators = [
        {
            "name": one.operator.name,
            "type": one.operator.type,
            "uses": one.uses,
            "inputs": list(map(str, one.operator.inputs)),
            "outputs": list(map(str, one.operator.outputs)),
            "known": one.is_known,
            "entries": [
                {"bank": each.source, **asdict(each.target), "key": each.key, "kind": each.kind,
                 "time_us": each.time_us}
                for each in one.entries
            ],
            "entry_count": one.entry_count,
            "entries_of_other_shapes": one.others,
        }
        for one in report.operators
    ]  # fmt: skip
    return {
        **report.model.as_json(),
        "what": what,
        "hint": hint,
        "bank": bank_content(report),
        "inputs": list(map(str, report.model.inputs)),
        "outputs": list(map(str, report.model.outputs)),
        "known_count": report.known_count,
        "remarks": list(report.remarks),
        "operators": operators,
    }


class OperatorIndex:
    """Entries of banks, indexed to find those for an operator."""

    def __init__(self, types: Collection[str]) -> None:
        """`types`: plain types that will be asked for; what is for no other is not kept."""
        self._types = frozenset(types)
        self.counts: Counter[str] = Counter()
        """Number of entries for each plain type, on whatever shapes."""
        self._kept: defaultdict[tuple[str, Form], list[BankEntry]] = defaultdict(list)

    def add(self, entry: BankEntry) -> None:
        """Count the entry for its types, and keep it under one of its forms."""
        for type_ in entry.types & self._types:
            self.counts[type_] += 1
            if entry.forms:
                self._kept[type_, min(entry.forms)].append(entry)

    def of(self, operator: CannOperator) -> list[BankEntry]:
        """Entries for the operator, among the first MAX_COMPARED that may be.

        Attributes that no shape shows, such as the groups of a convolution, are not compared.
        """
        type_, forms = plain_type(operator.type), set(_forms(operator))
        dtypes = {tensor.dtype for tensor in (*operator.inputs, *operator.outputs)}
        near = (self._kept[type_, form] for form in forms if (type_, form) in self._kept)
        compared = itertools.islice(itertools.chain.from_iterable(near), MAX_COMPARED)
        return [one for one in compared if one.forms <= forms and one.dtypes <= dtypes]


def plain_type(type_: str) -> str:
    """A type of operators without what files write in several ways: "MatMulV2" is "matmul"."""
    return _VERSION.sub("", type_.casefold().replace("_", ""))


def entry_of(decision: Decision, source: str) -> BankEntry:
    """Describe what a decision is for: nothing at all where its text is of no known form."""
    task = json.loads(decision.task)
    content = task if isinstance(task, dict) else {}
    kind = str(content.get("cann", NATIVE))
    types, dtypes, forms = [content.get("op")], list[object](), set[Form]()
    if "cann" not in content:
        typed = json.dumps([content.get("inputs"), *results_of(content)])
        for dtype, shape in _TYPED_SHAPE.findall(typed):
            dtypes.append(dtype)
            forms.add(("shape", tuple(int(size) for size in shape.split(",") if size)))
    for name, value in _fields(content.get("info")) if "cann" in content else ():
        if name in ("op", "op_type"):
            types.append(value)
        elif "shape" in name:
            forms.update(("shape", sizes) for sizes in _sizes(value))
        elif name == "data_type" or ("dtype" in name and not name.startswith("mad")):  # of sums
            dtypes.append(dtype_of(value) if isinstance(value, str) else _NUMBERED.get(str(value)))
    return BankEntry(
        source,
        decision.target,
        decision.key,
        kind,
        decision.timing.median_us if decision.timing else None,
        frozenset(plain_type(one) for one in types if isinstance(one, str)),
        frozenset(forms or _product(content.get("info"))),
        frozenset(one for one in dtypes if isinstance(one, str)),
    )


def _fields(
    value: object, name: str = "", levels: int = _MAX_LEVELS
) -> Iterator[tuple[str, object]]:
    """All fields of objects in objects and lists; what is in a list has the name of the list."""
    if isinstance(value, dict) and levels:
        for field, inner in value.items():
            yield from _fields(inner, str(field).casefold(), levels - 1)
        return
    yield name, value
    for inner in value if isinstance(value, list) and levels else ():
        if isinstance(inner, dict):
            yield from _fields(inner, name, levels - 1)


def _sizes(value: object, levels: int = _MAX_LEVELS) -> Iterator[Shape]:
    """The value itself where it is a list of sizes, else those that are in it."""
    if isinstance(value, list) and levels:
        if not all(type(size) is int for size in value):
            for inner in value:
                yield from _sizes(inner, levels - 1)
        elif any(value):  # zeros stand for a tensor that is not there
            yield tuple(value)


def _product(info: Any) -> set[Form]:
    """The product that an info_dict names by m, k and n, as a set that is empty for no product."""
    content = info if isinstance(info, dict) else {}
    sizes: list[Any] = [content.get(name) for name in ("m", "k", "n")]
    batches = [size for name, size in content.items() if name.startswith("batch_a")]
    if not all(type(size) is int for size in (*sizes, *batches)):
        return set()
    return {("product", (*sizes, math.prod(batches)))}


def _forms(operator: CannOperator) -> Iterator[Form]:
    """Shapes of the operator's tensors, and its sizes if it is a product, in all their forms."""
    for tensor in (*operator.inputs, *operator.outputs):
        shape = tensor.logical_shape
        yield "shape", tensor.shape
        yield "shape", shape
        layout = tensor.layout if tensor.origin_shape is None else tensor.origin_layout
        if layout in _AXES and len(shape) == 4:
            n, c, h, w = (shape[axis] for axis in _AXES[layout])
            for c0 in _CHANNEL_BLOCKS.get(tensor.dtype, (_BLOCK,)):
                # where the output channels of weights are rounded up, too, they are so to blocks
                for batch in (n, _rounded(n, c0)):
                    yield "shape", (batch, _rounded(c, c0) // c0, h, w, c0)
                yield "shape", (n, _rounded(c, c0) // c0, h * w, c0)
    if len(operator.inputs) < 2 or len(operator.outputs) != 1:
        return
    first, result = operator.inputs[0].logical_shape, operator.outputs[0].logical_shape[-2:]
    left = first[-2:]
    if len(left) < 2 or len(result) < 2 or min(*left, *result) <= 0 or result[0] not in left:
        return
    (m, n), k = result, math.prod(left) // result[0]
    k_block = _K_BLOCKS.get(operator.inputs[0].dtype, _BLOCK)
    roundings = ((m, _rounded(m, _BLOCK)), (k, _rounded(k, k_block)), (n, _rounded(n, _BLOCK)))
    for sizes in itertools.product(*roundings):
        yield "product", (*sizes, math.prod(first[:-2]))


def _rounded(size: int, block: int) -> int:
    return -(-size // block) * block
