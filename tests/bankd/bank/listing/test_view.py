"""Views of a bank: they stay true, end when they are told to, and leave nothing behind."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, TimingSummary, canonical
from bankd.bank.connection import Interrupted
from bankd.bank.listing import Column, EntryQuery, EntryView, environment_of_host
from bankd.bank.listing.view import ENTRIES
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    ENVIRONMENT,
    V3,
    V4,
    a_decision,
    a_key,
    an_observation,
    of_subgraph,
)

STANDING = EntryQuery()
SORTED = EntryQuery(order=Column.KEY)


def keys(view: EntryView) -> list[str]:
    return [line.key for line in view.page(0, 100)]


def temporary_tables(bank: Bank) -> list[str]:
    return [row["name"] for row in bank.connection.rows("SELECT name FROM temp.sqlite_schema")]


def test_a_line_tells_what_a_list_shows(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), of_subgraph(a_decision(2), 56)], "first", "me")

    with EntryView(bank, STANDING) as view:
        [line, subgraph] = view.page(0, 10)

    decision = a_decision(1)
    assert (line.target, line.key, line.task) == (V4, a_key(1), decision.task)
    assert (line.policy, line.rule, line.environment) == (decision.policy, "tuned", ENVIRONMENT)
    assert (line.baseline, line.timing, line.number) == (decision.baseline, decision.timing, 1)
    assert (line.op, line.speedup, line.spread) == ("gemm", decision.speedup, 0.5 / 26.876)
    assert (subgraph.op, subgraph.shapes.split(" -> ")[0]) == ("subgraph", "2 conv, pool")


def test_what_was_not_measured_has_neither_speedup_nor_spread(bank: Bank) -> None:
    zero = TimingSummary(1, 0, 0, 1)
    bank.commit(
        V4,
        [replace(a_decision(1), timing=None), replace(a_decision(2), timing=zero)],
        "first",
        "me",
    )

    with EntryView(bank, STANDING) as view:
        assert [(line.speedup, line.spread) for line in view.page(0, 10)] == [(None, None)] * 2


@pytest.mark.parametrize("asked", [STANDING, SORTED, EntryQuery("op:gemm", Column.TUNED)])
def test_an_empty_bank_has_an_empty_view(bank: Bank, asked: EntryQuery) -> None:
    with EntryView(bank, asked) as view:
        assert (view.count, view.total) == (0, 0)
        assert view.page(0, 10) == []
        assert list(view.keys()) == []
        assert view.place_of(V4, a_key(1)) is None


@pytest.mark.parametrize("asked", [STANDING, SORTED, EntryQuery("op:gemm")])
def test_a_view_shows_what_was_there_when_it_was_made_whatever_is_written_later(
    bank: Bank, asked: EntryQuery
) -> None:
    bank.commit(V4, [a_decision(number) for number in range(5)], "first", "me")
    bank.commit(V3, [a_decision(7, target=V3)], "second", "me")
    with EntryView(bank, asked) as view, Bank.open(bank.path) as writer:
        before = view.page(0, 10)

        changed = [a_decision(2, tile=16), a_decision(9)]
        writer.commit(V4, changed, "third", "you", retired=[a_key(1)])

        assert view.page(0, 10) == before
        assert list(view.keys()) == [(line.target, line.key) for line in before]
        assert [one.key for one in view.decisions()] == [line.key for line in before]
        assert view.place_of(V4, a_key(1)) == [line.key for line in before].index(a_key(1))
        assert view.place_of(V4, a_key(9)) is None
        assert (view.count, view.total) == (6, 6)
    with EntryView(bank, asked) as view:
        assert (view.count, view.place_of(V4, a_key(1))) == (6, None)


def test_an_earlier_revision_can_be_viewed(bank: Bank) -> None:
    first = bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    second = bank.commit(V4, [a_decision(2, tile=16)], "second", "me", retired=[a_key(1)])

    with EntryView(bank, EntryQuery("tile:8", Column.TUNED, at=first)) as view:
        assert (keys(view), view.total) == ([a_key(1), a_key(2)], 2)
    with EntryView(bank, EntryQuery("tile:8", at=second)) as view:
        assert (keys(view), view.total) == ([], 1)
    with EntryView(bank, EntryQuery(target=V3, at=first)) as view:
        assert (keys(view), view.total) == ([], 0)
    assert temporary_tables(bank) == []


def test_several_views_of_one_connection_do_not_disturb_each_other(bank: Bank) -> None:
    bank.commit(V4, [a_decision(number) for number in range(9)], "first", "me")
    up, down = (
        EntryView(bank, SORTED),
        EntryView(bank, EntryQuery(order=Column.KEY, descending=True)),
    )

    assert keys(up) == keys(down)[::-1]
    walk = up.keys()
    assert next(walk) == (V4, keys(up)[0])
    down.close()
    assert [key for _, key in walk] == keys(up)[1:]

    up.close()
    assert temporary_tables(bank) == []


def test_a_bank_that_may_only_be_read_can_be_sorted_and_is_not_changed(
    bank: Bank, tmp_path: Path
) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.close()
    before = bank.path.read_bytes()

    with Bank.open(bank.path, read_only=True) as reader, EntryView(reader, SORTED) as view:
        assert view.count == 2

    assert bank.path.read_bytes() == before


def test_a_page_is_read_without_looking_at_the_others(bank: Bank) -> None:
    bank.commit(V4, [a_decision(number) for number in range(30)], "first", "me")
    for asked in (STANDING, SORTED):
        with EntryView(bank, asked) as view:
            steps = view._rows.read(
                lambda row: str(row["detail"]), f"EXPLAIN QUERY PLAN {ENTRIES}", 25, 3
            )

        assert sum(step.startswith("SEARCH") for step in steps) == 7
        assert {step for step in steps if step.startswith("SCAN")} <= {
            "SCAN chosen",
            "SCAN (subquery-1)",
        }


def test_a_row_that_no_bank_has_is_said_to_be_damaged(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.connection.database.execute("DROP TRIGGER tasks_no_update")
    bank.connection.database.execute("UPDATE tasks SET text = '{\"op\": [[['")

    for asked in (STANDING, *(EntryQuery("op:gemm,?", order) for order in Column)):
        with (
            EntryView(bank, asked) as view,
            pytest.raises(BankError, match="is damaged: task is not"),
        ):
            view.page(0, 1)


def test_a_view_that_is_not_waited_for_any_more_can_be_stopped_from_another_thread(
    bank: Bank,
) -> None:
    bank.commit(V4, [a_decision(number) for number in range(50)], "first", "me")
    outcomes = [stopped_after(bank, steps) for steps in (*range(10, 1500, 50), 1_000_000)]

    assert set(outcomes) == {True, False}
    assert temporary_tables(bank) == []
    with EntryView(bank, SORTED) as view:
        assert view.count == 50


def stopped_after(bank: Bank, steps: int) -> bool:
    """Whether a view ended as interrupted by another thread after some of SQLite's steps."""

    def stop() -> None:
        stopping = threading.Thread(target=bank.interrupt)
        stopping.start()
        stopping.join()

    bank.connection.database.set_progress_handler(stop, steps)
    try:
        EntryView(bank, SORTED).close()
    except Interrupted:
        return True
    finally:
        bank.connection.database.set_progress_handler(None, 0)
    return False


def test_a_view_is_closed_even_where_that_is_interrupted(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    view, calls = EntryView(bank, SORTED), iter([True])

    bank.connection.database.set_progress_handler(lambda: next(calls, False), 1)
    view.close()
    bank.connection.database.set_progress_handler(None, 0)

    assert next(calls, None) is None
    assert temporary_tables(bank) == []


def test_stopping_where_nothing_runs_or_all_is_closed_does_nothing(bank: Bank) -> None:
    bank.interrupt()

    assert bank.head() is None
    bank.close()
    bank.interrupt()


def test_the_environment_of_a_host_is_that_of_its_newest_trial(bank: Bank) -> None:
    old, new = (canonical({"llvm": version}) for version in ("21", "22"))
    bank.add_observations(
        [
            replace(an_observation(1), environment=old),
            replace(an_observation(2), environment=new),
            replace(an_observation(3), environment=old, host="there\ud800"),
        ]
    )

    assert environment_of_host(bank, "here") == new
    assert environment_of_host(bank, "there\ud800") == old
    assert environment_of_host(bank, "nowhere") is None
