"""Bounded collection of facts while an offline model of another device family is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tuner.offline_model.foreign_model import (
    MAX_COMMAND_CHARACTERS,
    MAX_OPERATORS,
    MAX_TENSORS,
    MAX_TENSORS_IN_ALL,
    ForeignOperator,
    ForeignTensor,
    bounded,
)

FACTS = (
    "atc_version", "arch_type", "opp_version", "framework_type", "host_env_os", "host_env_cpu",
    "memory_size", "weight_size", "stream_num", "event_num",
)  # fmt: skip
"""Attributes of a model that are told as they are."""

WANTED = frozenset({"soc_version", "atc_cmdline", *FACTS})

_HOLD_DATA = frozenset({"Data", "Const", "Constant", "NetOutput"})
"""Operators that compute nothing."""


@dataclass
class Gathered:
    """Facts of all models of a file together."""

    name: str = ""
    attributes: dict[str, object] = field(default_factory=dict)
    inputs: list[ForeignTensor] = field(default_factory=list)
    outputs: list[ForeignTensor] = field(default_factory=list)
    operators: list[ForeignOperator] = field(default_factory=list)
    operator_count: int = 0
    _tensors: int = 0

    @property
    def has_room(self) -> bool:
        """True if more operators and tensors can be listed."""
        return len(self.operators) < MAX_OPERATORS and self._tensors < MAX_TENSORS_IN_ALL

    def add(self, operator: ForeignOperator) -> None:
        """List the operator while there is room, and count it; inputs and outputs of the model."""
        if operator.type == "Data":
            self.add_tensors(inputs=operator.outputs)
        elif operator.type == "NetOutput":
            self.add_tensors(outputs=operator.inputs)
        if operator.type not in _HOLD_DATA:
            if self.has_room:
                self.operators.append(operator)
            self.operator_count += 1
        self._tensors += len(operator.inputs) + len(operator.outputs)

    def add_tensors(
        self,
        *,
        inputs: tuple[ForeignTensor, ...] = (),
        outputs: tuple[ForeignTensor, ...] = (),
    ) -> None:
        """Add inputs of the model itself, the first few."""
        self.inputs.extend(inputs[: MAX_TENSORS - len(self.inputs)])
        self.outputs.extend(outputs[: MAX_TENSORS - len(self.outputs)])

    @property
    def soc_version(self) -> str:
        """Name of the device family."""
        return bounded(str(self.attributes.get("soc_version", "")))

    @property
    def command_line(self) -> str:
        """Command line of the tool that wrote the file."""
        return bounded(str(self.attributes.get("atc_cmdline", "")), MAX_COMMAND_CHARACTERS)

    @property
    def facts(self) -> Mapping[str, str | int]:
        """Other attributes of the model that are shown, by name."""
        known = {name: self.attributes[name] for name in FACTS if name in self.attributes}
        return {n: v if isinstance(v, int) else bounded(str(v)) for n, v in known.items()}

    @property
    def remarks(self) -> Iterator[str]:
        """Sentences about what was not listed."""
        if more := self.operator_count - len(self.operators):
            yield f"{more} of its {self.operator_count} operators are counted, but not listed"
