"""Records of a few subjects from bank to bank, as bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.packing import pack, unpack
from bankd.errors import BankError
from tests.bankd.bank.builders import V4
from tests.bankd.bank.exchange.exports import content, fill

MAX_BYTES = 1 << 26


def take(bank: Bank, data: bytes) -> None:
    unpack(bank, data, author="test", message="packed", max_bytes=MAX_BYTES)


def test_what_is_packed_of_every_key_makes_an_equal_bank_and_twice_changes_nothing(
    tmp_path: Path,
) -> None:
    with Bank.open(tmp_path / "ours") as ours, Bank.open(tmp_path / "theirs") as theirs:
        fill(theirs)
        changed = theirs.changed_since()
        packed = [pack(theirs, target, keys) for target, keys in changed.items()]
        for data in packed:
            take(ours, data)
        cursor = ours.cursor()
        for data in packed:
            take(ours, data)

        for target in changed:
            assert content(ours, target.soc_version) == content(theirs, target.soc_version)
        assert ours.cursor() == cursor
        assert ours.check() == []


def test_only_the_keys_that_are_asked_for_travel_and_unknown_ones_are_no_bytes(
    tmp_path: Path,
) -> None:
    with Bank.open(tmp_path / "ours") as ours, Bank.open(tmp_path / "theirs") as theirs:
        fill(theirs)
        key = theirs.changed_since()[V4][0]
        take(ours, pack(theirs, V4, [key, "unknown"]))

        assert ours.changed_since() == {V4: [key]}
        assert pack(theirs, V4, ["unknown"]) == b""


@pytest.mark.parametrize("place", [0.1, 0.5, 0.9])
def test_an_altered_byte_is_refused_and_changes_nothing(tmp_path: Path, place: float) -> None:
    with Bank.open(tmp_path / "ours") as ours, Bank.open(tmp_path / "theirs") as theirs:
        fill(theirs)
        packed = bytearray(pack(theirs, V4, theirs.changed_since()[V4]))
        at = int(len(packed) * place)
        packed[at] ^= 1

        with pytest.raises(BankError):
            take(ours, bytes(packed))

        assert ours.cursor() == (0, 0)
