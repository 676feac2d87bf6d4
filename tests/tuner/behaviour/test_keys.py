"""Keys and texts that the banks in use are addressed by, literally: a change here loses them all.

tests/golden/keys.txt has a line for each task and each subgraph: model, key, canonical text. It was
written once and is never written again by a program. Where a key has to change, tell the users.
"""

from collections.abc import Mapping
from pathlib import Path

import onnx
import pytest

from fixtures.small import SMALL
from tuner.lookup.model_lookup import read_model, tasks_of
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task

LINES = (Path(__file__).parents[2] / "golden" / "keys.txt").read_text().splitlines()
BY_HAND = "by hand"
"""Tasks of a partition, infinite padding, another precision: no small model has them at once."""
TARGET = Target("x86_64-v3", 2)


def golden() -> dict[str, dict[str, str]]:
    """Text by key, by model."""
    found: dict[str, dict[str, str]] = {}
    for line in LINES:
        model, key, text = line.split("\t")
        found.setdefault(model, {})[key] = text
    return found


def parsed(text: str) -> Task | Subgraph:
    return Subgraph.parse(text) if '"op":"subgraph"' in text else Task.parse(text)


def test_every_text_has_its_key_and_is_read_back() -> None:
    texts = {key: text for rows in golden().values() for key, text in rows.items()}

    works = {key: parsed(text) for key, text in texts.items()}

    assert {work.key: work.text() for work in works.values()} == texts
    assert [(key, work.key) for key, work in works.items() if key != work.key] == []


def test_every_kind_of_task_has_a_line() -> None:
    kinds = {parsed(text).op for rows in golden().values() for text in rows.values()}

    assert kinds == {name for name, op in OPS.items() if op.is_task} | {"subgraph"}


@pytest.mark.parametrize("name", [name for name in golden() if name != BY_HAND])
def test_a_model_asks_a_bank_for_the_keys_that_it_always_asked_for(
    name: str, tmp_path: Path
) -> None:
    onnx.save(SMALL[name](), tmp_path / "model.onnx")
    options = Options(TARGET)

    model = read_model(tmp_path / "model.onnx", options)
    uses = tasks_of(model.graph, options).uses

    asked: Mapping[str, str] = {
        **{use.task.key: use.task.text() for use in uses},
        **{region.subgraph.key: region.subgraph.text() for region in model.regions},
    }
    assert golden()[name].items() <= asked.items()


def test_policies_have_the_texts_that_quarantines_and_kernels_are_found_by() -> None:
    policy = Policy.of(unroll=4, format="dense", impl="direct")

    assert policy.text() == '{"format":"dense","impl":"direct","unroll":4}'
    assert Policy.parse('{"unroll":4,"format":"dense","impl":"direct"}') == policy
