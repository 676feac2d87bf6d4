"""Description of an offline model, of ours or of another tool, as ATC's mode 6 prints it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tuner.offline_model.cann_definition import Definition
from tuner.offline_model.cann_model import WANTED, describe_attributes
from tuner.offline_model.container import read_container
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.model_def import OUR_ATTRIBUTES
from tuner.offline_model.offline_model import partition
from tuner.offline_model.untrusted_file import naming


def describe(path: Path, *, verify: bool = True) -> dict[str, Any]:
    """Describe it as `atc --mode=6` does: original command line, system, resource and om info.

    Reads files of other tools as well. What a file does not say is None; sizes in bytes.
    """
    container = read_container(path, verify=verify)
    with naming(path):
        definition = Definition(partition(container, PartitionType.MODEL_DEF))
        known = definition.attributes({*WANTED, *OUR_ATTRIBUTES})
    return {
        "name": definition.name,
        **describe_attributes(known),
        "om_info": {
            f"{type_.name.lower()}_size": len(data) for type_, data in container.partitions.items()
        },
        "tunebank": {name: known[name] for name in OUR_ATTRIBUTES if name in known},
    }
