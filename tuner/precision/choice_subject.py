"""The choice of what a model computes in fewer bits, as a subject of which banks keep decisions.

Its key has all that the measured errors depend on: the model, the samples, the budget, and what was
asked for. So a decision is never used for other samples, or for a tighter budget.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from tuner.figures import Chain, Lowered
from tuner.judge.accuracy import Budget
from tuner.measure.models import Arrays
from tuner.policy import Policy
from tuner.precision_modes import MODES, PrecisionModes
from tuner.trials.trial import Outcome, Timing, Trial

IN_F32 = "f32"
"""Value of the knob of a group of operators that is not lowered."""

KNOWN = "decided before"
"""Reason why a chain is not lowered: the bank says so."""

_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class PrecisionChoice:
    """A model whose operators may be lowered, the samples that judge it, and the budget.

    Knobs of its policies are the names of the first operators of groups, their values what a group
    is computed in.
    """

    op: ClassVar[str] = "precision"
    """The op under which banks list it."""

    model: str
    """SHA-256 of the model's files."""
    samples: str
    """SHA-256 of the samples: their names, types, shapes and numbers."""
    budget: Mapping[str, float]
    """Bounds by metric, as `Budget.bounds` has them."""
    asked: str
    """Request: "int8", "int8 calibrated", or "16 bits"."""
    modes: Mapping[str, str]
    """Precision modes that may be used: that of "" is the model's, others are by name or type."""

    @staticmethod
    def of(
        model: str,
        samples: Sequence[Arrays],
        budget: Budget,
        asked: str,
        modes: PrecisionModes,
    ) -> PrecisionChoice:
        """The choice for a model of this hash."""
        named = {f"name {name}": mode for name, mode in modes.by_name.items()}
        typed = {f"type {name}": mode for name, mode in modes.by_type.items()}
        found = {"": modes.usual, **named, **typed}
        return PrecisionChoice(model, samples_hash(samples), dict(budget.bounds), asked, found)

    @staticmethod
    def parse(text: str) -> PrecisionChoice:
        """Read `text()` back. Raises ValueError on anything else."""
        content = json.loads(text)
        if not isinstance(content, dict) or content.get("op") != PrecisionChoice.op:
            raise ValueError(f"not a choice of precision: {text[:80]!r}")
        inputs, budget, modes = (content.get(name) for name in ("inputs", "budget", "modes"))
        is_right = (
            isinstance(inputs, list)
            and len(inputs) == 2
            and all(isinstance(one, str) and _HASH.fullmatch(one) for one in inputs)
            and isinstance(budget, dict)
            and all(type(bound) is float for bound in budget.values())
            and isinstance(modes, dict)
            and all(mode in MODES for mode in modes.values())
            and isinstance(content.get("asked"), str)
        )
        if not (is_right and inputs and budget and modes):
            raise ValueError(f"not a choice of precision: {text[:80]!r}")
        subject = PrecisionChoice(inputs[1], inputs[0], budget, content["asked"], modes)
        if subject.text() != text:
            raise ValueError(f"not the canonical text of a choice of precision: {text[:80]!r}")
        return subject

    def text(self) -> str:
        """Canonical JSON, which `parse` reads back.

        `inputs` are the hashes of what it is about; banks find the choices of a model by the last.
        """
        content = {
            "asked": self.asked,
            "budget": dict(self.budget),
            "inputs": [self.samples, self.model],
            "modes": dict(self.modes),
            "op": self.op,
        }
        return json.dumps(content, sort_keys=True, separators=(",", ":"))

    @cached_property
    def key(self) -> str:
        """SHA-256 of the canonical text, its first 32 hexadecimal digits."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:32]

    def trial_of(self, chain: Chain, form: str) -> Trial | None:
        """The evidence for one group of operators alone; None where its time was not measured.

        The times are those of its steps. One beyond the budget by itself is wrong. The note has the
        names of its further operators.
        """
        if chain.saved_us is None or chain.before_us is None:
            return None
        before, (low, middle, high) = chain.before_us, chain.saved_us
        after = [max(before - saved, 0.0) for saved in (middle, high, low)]
        is_fragile = chain.error is not None and not chain.error <= 1.0
        outcome = Outcome.WRONG if is_fragile else Outcome.OK
        policy, note = Policy.of(**{chain.names[0]: form}), json.dumps(chain.names[1:])
        timing, baseline = (
            Timing(1, after[0], after[1], after[2]),
            Timing(1, before, before, before),
        )
        return Trial(self, policy, outcome, timing, baseline, chain.error, note)


def policy_of(lowered: Lowered, *, is_written: bool = True) -> Policy:
    """The policy that says of each group of operators what it is computed in.

    Unless the lowered model `is_written`, each is in f32.
    """
    computed = {
        chain.names[0]: lowered.form if chain.is_lowered and is_written else IN_F32
        for chain in lowered.chains
    }
    return Policy.of(**computed)


def lowered_names(
    policy: Policy, chains: Iterable[Sequence[str]], form: str
) -> tuple[str, ...] | None:
    """Names of the nodes that a policy lowers to `form`; None where it is not for these chains."""
    heads = {chain[0]: chain for chain in chains}
    computed = {name: str(value) for name, value in policy.knobs}
    if computed.keys() != heads.keys() or not set(computed.values()) <= {form, IN_F32}:
        return None
    return tuple(n for head, chain in heads.items() if computed[head] == form for n in chain)


def samples_hash(samples: Sequence[Arrays]) -> str:
    """SHA-256 of arrays: of their names, types, shapes and bytes, sample by sample."""
    total = hashlib.sha256()
    for sample in samples:
        for name in sorted(sample):
            array = sample[name]
            about = json.dumps([name, array.dtype.str, list(array.shape)])
            total.update(f"{len(about)} {about}".encode())
            total.update(array.tobytes())
    return total.hexdigest()
