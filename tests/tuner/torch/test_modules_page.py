"""docs/pytorch-modules.md: which engine runs each module, and why.

`pytest tests/tuner/torch/test_modules_page.py --update-golden` writes the table again.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.utils import _pytree as pytree

from tests.tuner.torch.compiled import Bank, agree, bank
from tests.tuner.torch.module_cases import CASES, LAYERS
from tuner.sessions.engine_status import EngineStatus
from tuner.torch import status

__all__ = ["bank"]

PAGE = Path(__file__).parents[3] / "docs" / "pytorch-modules.md"
ROW = re.compile(r"^\| `(.*)` \| (.*) \| (.*) \|$", re.MULTILINE)
HEAD = """# PyTorch modules

Engine of each module in evaluation mode under `torch.no_grad()` with
`torch.compile(module, backend="tunebank")`, before both engines race: where PyTorch is faster, it
keeps the module ([pytorch.md](pytorch.md)). "allow_rnn" is `torch._dynamo.config.allow_rnn = True`.
`tests/tuner/torch/test_modules_page.py` writes this table, and compares the results with those of
eager calls.

| module | engine | why |
|---|---|---|
"""


def rows() -> dict[str, tuple[str, str]]:
    """Engine and reason by module, as the page has them."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    return {name: (engine, why) for name, engine, why in ROW.findall(text)}


def write(known: dict[str, tuple[str, str]]) -> None:
    lines = [f"| `{name}` | {' | '.join(known[name])} |\n" for name in CASES if name in known]
    PAGE.write_text(HEAD + "".join(lines), encoding="utf-8", newline="\n")


def row_of(found: EngineStatus) -> tuple[str, str]:
    if not found:
        return "PyTorch", "PyTorch's compiler makes no graph of it"
    engines = {graph.engine for graph in found}
    reasons = {graph.why: None for graph in found if graph.engine != "tunebank"}
    engine = engines.pop() if len(engines) == 1 else "both"
    return engine, "; ".join(reasons)


@pytest.fixture
def quiet() -> Iterator[None]:
    """Warnings of PyTorch and transformers about small models are theirs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def tensors(results: Any) -> list[Any]:
    values = results.to_tuple() if hasattr(results, "to_tuple") else results
    return [one for one in pytree.tree_leaves(values) if isinstance(one, torch.Tensor)]


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", CASES)
def test_a_module_runs_where_the_page_says_with_the_results_of_eager_calls(
    name: str, bank: Bank, update_golden: bool
) -> None:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        module, inputs = CASES[name]()
    compiled = bank.compile_module(module)
    allowed = torch._dynamo.config.patch(allow_rnn="allow_rnn" in name)

    with torch.no_grad(), torch.random.fork_rng(devices=[]), allowed:
        torch.manual_seed(1)
        wanted = tensors(module(*inputs))
        for _ in range(2):
            torch.manual_seed(1)
            agree(tensors(compiled(*inputs)), wanted)
        row = row_of(status())

    if update_golden:
        write({**rows(), name: row})
    assert rows()[name] == row
    assert bool(bank.runs) == (row[0] != "PyTorch")


def test_the_page_has_these_modules_and_no_others() -> None:
    assert list(rows()) == list(CASES)
    assert len(LAYERS) >= 60


def test_transformers_of_torch_nn_run_in_our_engine() -> None:
    names = [name for name in LAYERS if "Transformer" in name or "Attention" in name]

    assert len(names) == 6
    assert {rows()[name][0] for name in names} == {"tunebank"}
