"""Results of machines at the desk: what was altered, or belongs to another subject, is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bankd.bank import Bank
from bankd.bank.packing import pack
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.worker.messages import Limits, Opening, SubjectDone, SubjectOrder, outcome_as_json
from bankd.errors import BankError
from bankd.fleet.desk import Desk
from bankd.fleet.records import WorkResult
from bankd.fleet.workshop import FleetWorkshop
from tests.bankd.bank.builders import V4, a_decision, a_key, a_task

ORDER = SubjectOrder(
    a_key(1), a_task(1), "gemm", ("MatMul",), 0.5, False,
    Request(soc_version=V4.soc_version, cores=V4.cores),
)  # fmt: skip


class AnsweringDesk:
    """A desk whose fleet answers every work with this."""

    def __init__(self, result: WorkResult) -> None:
        self.result = result

    async def run(self, *work: object) -> WorkResult:
        return self.result

    async def close(self) -> None: ...


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    for name in ("bank", "work"):
        (tmp_path / name).mkdir()
    return Settings(
        work_path=tmp_path / "work", result_path=tmp_path / "work", bank=tmp_path / "bank"
    )


@pytest.fixture
def result(tmp_path: Path) -> WorkResult:
    """What an honest machine answers to the order."""
    with Bank.open(tmp_path / "machine") as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "me")
        records = pack(bank, V4, [a_key(1)])
    return WorkResult(a_key(1), "lab", outcome_as_json(SubjectDone("tuned", 3)), records)


def received(settings: Settings, result: WorkResult) -> Any:
    """What the desk makes of a result."""

    async def work() -> Any:
        limits = Limits(60, 60, 60, 60, 1 << 30, 1 << 30)
        workshop = FleetWorkshop(Opening(settings, limits), cast("Desk", AnsweringDesk(result)))
        try:
            return await workshop._subject(ORDER)
        finally:
            await workshop.close()

    return asyncio.run(work())


def is_known(settings: Settings) -> bool:
    with Bank.open(settings.bank) as bank:
        return bool(bank.find(V4, [a_key(1)]))


def test_an_honest_result_is_in_the_desks_bank(settings: Settings, result: WorkResult) -> None:
    assert received(settings, result) == (ORDER, SubjectDone("tuned", 3), "lab")
    assert is_known(settings)


def altered(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


@pytest.mark.parametrize(
    ("alter", "why"),
    [
        (lambda one: replace(one, key=a_key(2)), "lab answered for another subject than gemm"),
        (lambda one: replace(one, records=altered(one.records)), "packed.tunebank|export"),
        (lambda one: replace(one, records=b"\x80\x04."), "packed.tunebank|export"),
        (lambda one: replace(one, outcome={}), "lab answered with no outcome"),
        (lambda one: replace(one, outcome={"outcome": "SubjectDone"}), "lab answered with no"),
        (lambda one: replace(one, outcome={"outcome": []}), "lab answered with no outcome"),
    ],
)
def test_a_result_that_is_altered_or_of_another_subject_is_refused_and_changes_nothing(
    settings: Settings,
    result: WorkResult,
    alter: Callable[[WorkResult], WorkResult],
    why: str,
) -> None:
    with pytest.raises(BankError, match=why) as refused:
        received(settings, alter(result))

    assert len(refused.value.message.splitlines()) == 1
    assert not is_known(settings)
