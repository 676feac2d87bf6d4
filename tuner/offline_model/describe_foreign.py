"""Description of an offline model of another device family, as `atc --mode=6` prints it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tuner.offline_model.foreign_model import ForeignModel

_SYSTEM = ("atc_version", "soc_version", "framework_type")
_RESOURCES = ("memory_size", "weight_size", "stream_num", "event_num")


def describe_foreign(model: ForeignModel) -> dict[str, Any]:
    """Describe it as `offline_model.describe` does, with inputs, outputs and operators by type.

    What the file does not say is None; sizes in bytes.
    """
    known = {**model.facts, "soc_version": model.soc_version or None}
    types = Counter(operator.type or "not told" for operator in model.operators)
    return {
        "name": model.name or None,
        "kind": model.kind,
        "original_command_line": model.command_line or None,
        "system_info": {name: known.get(name) for name in _SYSTEM},
        "resource_info": {name: known.get(name) for name in _RESOURCES},
        "om_info": {
            "models": model.model_count,
            **{f"{part.lower()}_size": size for part, size in model.partitions.items()},
        },
        "inputs": list(map(str, model.inputs)),
        "outputs": list(map(str, model.outputs)),
        "operator_count": model.operator_count,
        "operators": dict(types.most_common()),
        "remarks": list(model.remarks),
    }
