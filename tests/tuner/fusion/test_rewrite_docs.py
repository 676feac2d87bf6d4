"""The page of rewrites names every rewrite, and nothing else."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

from tuner import fusion
from tuner.fusion import expressions
from tuner.fusion.rules import elementwise, products
from tuner.subgraph.rewrites import REWRITES

PAGE = Path(__file__).parents[3] / "docs" / "rewrites.md"
NOT_REWRITES = {"rewrite"}


def named() -> set[str]:
    rows = [line for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}


def applied() -> set[str]:
    tree = ast.parse(inspect.getsource(fusion.fuse))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    imported = {name for name in names if inspect.isfunction(getattr(fusion, name, None))}
    return {name for name in imported if not name.startswith("_")} - NOT_REWRITES


def test_each_rewrite_that_is_applied_has_a_row() -> None:
    assert applied() | {rewrite.name for rewrite in REWRITES} <= named()


def test_each_row_is_of_a_rewrite_that_exists() -> None:
    known = applied() | {rewrite.name for rewrite in REWRITES}
    others = {
        name
        for module in (expressions, elementwise, products)
        for name in vars(module)
        if name in named()
    }

    assert named() == known | others
