"""Records on their way between the banks of a fleet, signed and not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.errors import BankError
from bankd.fleet.bank_thread import BankThread
from bankd.fleet.records import Work, from_bytes, to_bytes
from tests.bankd.bank.builders import V4
from tests.bankd.bank.exchange.exports import fill
from tuner.files.signing import make_key


def given_and_taken(theirs: Path, ours: Path, verify_key: str, patch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        giver, taker = BankThread(theirs), BankThread(ours)
        keys = (await giver.run(Bank.changed_since))[V4]
        records = await giver.give(V4, keys)
        patch.setenv("TUNEBANK_VERIFY_KEY", verify_key)
        try:
            await taker.take(records, "records")
        finally:
            await giver.close()
            await taker.close()

    asyncio.run(work())


def test_only_signed_records_are_taken_where_keys_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Bank.open(tmp_path / "theirs") as bank:
        fill(bank)
    keys = tmp_path / "keys"
    keys.mkdir()
    for name in ("right", "other"):
        make_key(tmp_path / name)
        (tmp_path / f"{name}.pub").rename(keys / f"{name}.pub")
    other = str(keys / "other.pub")

    with pytest.raises(BankError, match="is not signed"):
        given_and_taken(tmp_path / "theirs", tmp_path / "ours", str(keys), monkeypatch)
    monkeypatch.setenv("TUNEBANK_SIGNING_KEY", str(tmp_path / "right"))
    with pytest.raises(BankError, match="signed by the key"):
        given_and_taken(tmp_path / "theirs", tmp_path / "ours", other, monkeypatch)
    given_and_taken(tmp_path / "theirs", tmp_path / "ours", str(keys), monkeypatch)

    with Bank.open(tmp_path / "theirs") as theirs, Bank.open(tmp_path / "ours") as ours:
        assert sorted(ours.changed_since()[V4]) == sorted(theirs.changed_since()[V4])


@pytest.mark.parametrize(
    "data",
    [
        b"", b"garbage", b"\x80", to_bytes(Work({}, b""))[:-1],
        b"\x83\xa5order\x80\xa5known\xc4\x00\xa5other\x01",
    ],
)  # fmt: skip
def test_bytes_that_are_no_record_are_refused(data: bytes) -> None:
    with pytest.raises(BankError, match="a record of the fleet cannot be read"):
        from_bytes(data, Work)
