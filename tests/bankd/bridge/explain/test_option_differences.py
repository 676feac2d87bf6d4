"""What parts the misses of a model from the entries of a bank: options, not single fields."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import FoundDecision, TargetKey, canonical
from bankd.bank.record import TrialCount
from bankd.bridge.explain.answer import Explanation, Near, TaskAnswer
from bankd.bridge.explain.option_differences import OptionDifference, option_differences
from bankd.bridge.explain.task_difference import differences
from tests.bankd.bank.builders import a_decision

HERE = TargetKey("x86_64-v3", 2)
TASK = {
    "op": "gemm", "inputs": ["f32[8,64]", "f32[64,32]"], "output": "f32[8,32]",
    "attributes": {"tail": "t0=relu(x0)"}, "precision_mode": "must_keep_origin_dtype",
}  # fmt: skip


def missed(near: object = TASK, **facts: object) -> TaskAnswer:
    """A miss whose nearest entry is of this task."""
    task, there = canonical(TASK), canonical(near)
    found = Near(replace(a_decision(1), task=there), differences(there, task))
    nothing = TrialCount(0, 0)
    answer = TaskAnswer("gemm", 1, "key", task, HERE, "{}", nothing, is_read=True, nearest=found)
    return replace(answer, **facts)


def rows(*operators: TaskAnswer, **facts: object) -> list[tuple[OptionDifference, int]]:
    explanation = Explanation("m.onnx", HERE, "{}", (), (), operators)
    return option_differences(replace(explanation, **facts))


@pytest.mark.parametrize(
    ("near", "option", "there", "here"),
    [
        ({"inputs": ["f32[1,64]", "f32[64,32]"]}, "shapes", "inputs[0] dim 0 1", "8"),
        ({"inputs": ["f16[8,64]", "f32[64,32]"]}, "data types", "inputs[0] dtype f16", "f32"),
        ({"attributes": {"tail": ""}}, "fusion", "tail ", "t0=relu(x0)"),
    ],
)
def test_fields_of_the_nearest_entry_name_the_option_that_they_come_from(
    near: dict[str, object], option: str, there: str, here: str
) -> None:
    [(row, number)] = rows(missed({**TASK, **near}), missed({**TASK, **near}))

    assert (row.option, row.here, number) == (option, here, 2)
    assert row.there.startswith(there)


def test_other_work_is_parted_by_no_option() -> None:
    other = {**TASK, "inputs": ["f32[1,64]", "f32[64,32]"], "attributes": {"group": 2}}

    assert rows(missed(other)) == []


def test_the_nearest_target_that_knows_the_task_is_named_with_the_options_that_ask_for_it() -> None:
    known = (TargetKey("x86_64-v4", 2), TargetKey("x86_64-v3", 8), TargetKey("x86_64-v3", 4))

    [(cores, _)] = rows(missed(elsewhere=known))
    [(soc_version, _)] = rows(missed(elsewhere=known[:1]))

    assert (cores.option, cores.there, cores.here) == ("cores", "4", "2")
    assert soc_version.hint == "--soc_version x86_64-v4, or tune for this one"


def test_a_kind_that_was_never_tuned_is_a_matter_of_the_job_type() -> None:
    hit = missed(nearest=None, entry=FoundDecision(a_decision(1), "custom"), environment="")
    unheard = missed(nearest=None)

    [(row, number)] = rows(hit, subgraphs=(unheard, unheard))

    assert (row.option, number, row.hint) == ("job type", 2, "bankd aoe --job_type 1")
    assert rows(unheard, subgraphs=(unheard,)) == []


def test_a_key_is_no_compilation() -> None:
    assert rows(missed(elsewhere=(TargetKey("x86_64-v3", 8),)), target=None) == []
