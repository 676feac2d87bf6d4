"""Machines of one tier that differ in the flags that the tier only allows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from tuner.cpu import host
from tuner.cpu.flags import host_features
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

from .conftest import gemm_task

FEATURE, IMPL = "avx512bf16", "dot_bf16"
TARGET = Target("x86_64-v4", 2)
TASK = replace(gemm_task(rows=8, depth=64, columns=32), precision_mode="allow_mix_precision_bf16")


@contextmanager
def machine(*, has_it: bool) -> Iterator[None]:
    """This machine, with or without the optional flag."""
    flags = {**host_features(), FEATURE: has_it}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "host_features", lambda: flags)
        host.features_here.cache_clear()
        yield
    host.features_here.cache_clear()


def policy_in_pairs(task: Task = TASK, target: Target = TARGET) -> Policy:
    """A policy that a machine with the flag may have tuned."""
    with machine(has_it=True):
        return next(p for p in Space(task, target).ranked() if p["impl"] == IMPL)
