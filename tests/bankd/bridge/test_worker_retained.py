"""What a session comes to where the bank is not read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bankd.bridge.worker import with_retained
from tests.bankd.fakes import FakeSubgraph as Subgraph
from tests.bankd.fakes import changes_of, result_of, task_of
from tuner.session import Options, SubgraphResult, TaskCounts, TuneResult
from tuner.target import Target

TASKS = [task_of(1), task_of(2)]
CUTS = [Subgraph(7), Subgraph(8), Subgraph(9)]
KEYS = tuple(subgraph.key for subgraph in CUTS)


def session() -> TuneResult:
    """A session that met nothing: of each kind it tuned all but the first, which stays default."""
    subgraphs = SubgraphResult(TaskCounts(3, 0, 2, 0, 0, 1), changes_of(CUTS[1:]), KEYS)
    options = Options(Target("x86_64-v3", 2))
    return result_of("m", Path("m.om"), options, TaskCounts(2, 0, 1, 0, 0, 1), TASKS, 0, subgraphs)


def test_a_session_that_met_no_entry_stays_as_it_is() -> None:
    result = session()

    assert with_retained(result, set(), set(), {}) == result


def test_entries_of_either_kind_that_stand_are_reserved() -> None:
    retained, withheld = {TASKS[1].key, KEYS[0], KEYS[1]}, {TASKS[1].key, KEYS[1]}

    result = with_retained(session(), retained, withheld, {TASKS[1].key: "node_1"})

    assert result.counts == TaskCounts(2, 1, 0, 0, 1, 1)
    assert result.changes == ()
    assert result.subgraphs is not None
    assert result.subgraphs.counts == TaskCounts(3, 2, 1, 0, 2, 0)
    assert [change.repo_key for change in result.subgraphs.changes] == [KEYS[2]]


def test_a_subgraph_that_stands_takes_nothing_from_an_operator_of_its_name() -> None:
    result = with_retained(session(), {KEYS[1]}, {KEYS[1]}, {KEYS[1]: "node_1"})

    assert [change.name for change in result.changes] == ["node_1"]


def test_without_subgraph_tuning_only_operators_are_reserved() -> None:
    alone = replace(session(), subgraphs=None)

    result = with_retained(alone, {TASKS[0].key, KEYS[0]}, set(), {})

    assert result.subgraphs is None
    assert result.counts == TaskCounts(2, 1, 1, 0, 1, 0)
