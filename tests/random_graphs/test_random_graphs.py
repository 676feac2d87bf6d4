"""A few random graphs in each run of the tests, and whether they would notice a wrong rewrite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import tuner.fusion
from tests.random_graphs.check import check
from tests.random_graphs.patterns import PATTERNS, model
from tuner.backend import host_soc_versions
from tuner.expression import Expression
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.fusion.discontinuities import UNSEEN, Sight
from tuner.fusion.rewriter import Rewriter
from tuner.fusion.rules import elementwise
from tuner.graph import Node

Rule = Callable[[Rewriter, Node], None]

APPLIED = (
    "recognise_layer_norm", "recognise_rms_norm", "fold_batch_norm", "scale_first_operand",
    "join_layer", "merge_elementwise", "absorb_tail", "fold_factor", "shorten_reshapes",
    "exchange_halves", "share_heads", "split_columns",
    "recognise_attention",
)  # fmt: skip
"""Rewrites of `tuner.fusion` that patterns are there for."""


@pytest.mark.parametrize("seed", [9001, 9002, 9003])
def test_rewrites_keep_what_discontinuities_see(seed: int) -> None:
    assert check(seed, 30) == []


@pytest.mark.skipif("x86_64-v3" not in host_soc_versions(), reason="the machine has no AVX2")
def test_rewrites_keep_what_discontinuities_see_without_avx512() -> None:
    assert check(9004, 30, "x86_64-v3") == []


def test_a_division_that_becomes_a_product_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    quotient = elementwise._quotient

    def blind(args: elementwise.Args, _: Sight) -> Expression:
        return quotient(args, UNSEEN)

    monkeypatch.setattr(elementwise, "_quotient", blind)
    assert check(9001, 60)


def test_every_pattern_is_among_few_graphs() -> None:
    assert {name for seed in range(5) for name in model(seed, 100).names} == {*PATTERNS}


def test_every_rewrite_happens_in_few_graphs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced: Counter[str] = Counter()
    inside: list[str] = []
    replace = Rewriter.replace

    def counted(self: Rewriter, *args: list[Node]) -> None:
        replaced.update(inside[-1:])
        replace(self, *args)

    def named(name: str, rule: Rule) -> Rule:
        def spied(work: Rewriter, node: Node) -> None:
            inside.append(name)
            rule(work, node)
            inside.pop()

        return spied

    monkeypatch.setattr(Rewriter, "replace", counted)
    for name in APPLIED:
        monkeypatch.setattr(tuner.fusion, name, named(name, getattr(tuner.fusion, name)))
    for seed in range(4):
        fuse(graph_of(model(seed, 100).proto, f"random{seed}"))
    assert {*APPLIED} - {*replaced} == set()
