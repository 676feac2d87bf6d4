"""Entries about the gradients of data-parallel training, made with the tuner's own subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bankd.bank import Decision, Observation, TargetKey, TimingSummary, canonical
from tests.bankd.bank.builders import V4, a_decision, an_observation
from tuner.gradients.gradient_subject import GradientSet
from tuner.policy import Policy

SUBJECT = GradientSet(
    ("f32[1000]", "f32[2048000]", "bf16[512]", "f32[64]"), {"x86_64-v4/2": 2}, "gloo"
)
READY_US = (10.5, 250.0, 250.25, 1000.0)


def a_set(number: int) -> GradientSet:
    """Four gradients; the first is of this many elements."""
    return replace(SUBJECT, gradients=(f"f32[{number}]", *SUBJECT.gradients[1:]))


def of_gradients(
    subject: GradientSet = SUBJECT, split: str = "1,3", *, target: TargetKey = V4
) -> Decision:
    """A decision about gradients."""
    return replace(
        a_decision(1),
        key=subject.key,
        task=subject.text(),
        target=target,
        policy=canonical({"split": split}),
        stages=(),
    )


def measured(
    subject: GradientSet = SUBJECT,
    policy: Policy | None = None,
    samples: Sequence[float] = READY_US,
    *,
    created: str = "2026-11-21T02:20:48.584777Z",
) -> Observation:
    """Evidence, which has no baseline: the times of readiness where no policy is given."""
    return replace(
        an_observation(1),
        key=subject.key,
        task=subject.text(),
        policy=(policy or Policy.of(measured="ready")).text(),
        timing=TimingSummary(len(samples), 250.0, 10.0, 1000.0, tuple(samples)),
        baseline=None,
        created=created,
    )
