"""Loop nests as the app gets them from the tuner."""

from __future__ import annotations

from dataclasses import asdict

import msgspec

from bankd.loop_nest import LoopNest
from tuner.backend import backend_of
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

V4 = Target("x86_64-v4", 2)


def loops_of(text: str, policy: Policy, target: Target = V4) -> LoopNest:
    """What the child process would print, as the app reads it."""
    nest = backend_of(target.soc_version).describe(Task.parse(text), policy, target)
    return msgspec.json.decode(msgspec.json.encode(asdict(nest)), type=LoopNest)
