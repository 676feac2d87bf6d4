"""The policy of a task: named knobs with chosen values. Canonical text, no meaning here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

Knob = int | str

MODES = ("Format", "Impl", "Schedule")
"""The tuning modes of AOE's reports; every knob belongs to one."""


def mode_of(knob: str) -> str:
    """Tuning mode that a knob belongs to."""
    return {"format": "Format", "impl": "Impl"}.get(knob, "Schedule")


@dataclass(frozen=True)
class Policy:
    """Knobs and values, sorted by name."""

    knobs: tuple[tuple[str, Knob], ...]

    @staticmethod
    def of(**knobs: Knob) -> Policy:
        """The policy with these knobs, in the order of their names."""
        return Policy(tuple(sorted(knobs.items())))

    @staticmethod
    def parse(text: str) -> Policy:
        """Read `text()` back. Raises ValueError on anything but an object of ints and strings."""
        data = json.loads(text)
        if not isinstance(data, dict) or not all(type(v) in (int, str) for v in data.values()):
            raise ValueError(f"not a policy: {text[:80]!r}")
        return Policy.of(**data)

    def text(self) -> str:
        """Canonical JSON, which `parse` reads back."""
        return json.dumps(dict(self.knobs), separators=(",", ":"))

    def __getitem__(self, knob: str) -> Knob:
        return self._values[knob]

    @cached_property
    def _values(self) -> Mapping[str, Knob]:
        return dict(self.knobs)

    def number(self, knob: str) -> int:
        """Value of a knob that is a number. Raises TypeError for a word."""
        value = self[knob]
        if not isinstance(value, int):
            raise TypeError(f"knob {knob} is {value!r}, not a number")
        return value

    def with_knobs(self, **knobs: Knob) -> Policy:
        """The policy with other values of these knobs."""
        return Policy.of(**{**dict(self.knobs), **knobs})

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.knobs)


def unknown_knob(policy: Policy, knobs: Mapping[str, tuple[Knob, ...]], owner: str) -> str | None:
    """The reason why a policy is not in the space of these knobs; None if it is."""
    if {name for name, _ in policy.knobs} != set(knobs):
        return f"{owner} has the knobs {', '.join(knobs) or '(none)'}"
    wrong = (name for name, values in knobs.items() if policy[name] not in values)
    name = next(wrong, None)
    return f"{name}={policy[name]} is not one of {knobs[name]}" if name else None
