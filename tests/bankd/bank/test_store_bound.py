"""A bound on what a bank may grow by: nothing is written beyond it, and it ends with its block."""

from __future__ import annotations

import pytest

from bankd.bank import Bank
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key

MANY = [a_decision(number) for number in range(300)]


def test_a_write_beyond_the_bound_is_refused_and_undone(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    before_bytes = bank.path.stat().st_size

    with (
        pytest.raises(BankError, match="would grow by more than 40000 bytes") as caught,
        bank.growing_at_most(40_000),
    ):
        bank.commit(V4, MANY, "many", "me")

    assert "--most_bytes" in (caught.value.hint or "")
    assert bank.check() == []
    assert [revision.message for revision in bank.log()] == ["first"]
    bank.close()
    assert bank.path.stat().st_size <= before_bytes + 40_000


def test_after_the_block_the_bank_may_grow_as_before(bank: Bank) -> None:
    with bank.growing_at_most(1):
        assert bank.find(V4, [a_key(1)]) == {}

    bank.commit(V4, MANY, "many", "me")

    assert len(list(bank.records())) == len(MANY)


def test_what_fits_is_written(bank: Bank) -> None:
    with bank.growing_at_most(2**20):
        bank.commit(V4, MANY, "many", "me")

    assert len(list(bank.records())) == len(MANY)


def test_another_fault_stays_what_it_is(bank: Bank) -> None:
    with pytest.raises(BankError, match="other"), bank.growing_at_most(1):
        raise BankError("other")
