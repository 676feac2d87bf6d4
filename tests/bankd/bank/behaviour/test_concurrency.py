from __future__ import annotations

from pathlib import Path

from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.writers import start


def test_writers_that_open_a_new_bank_at_once_lose_nothing(tmp_path: Path) -> None:
    writers = [start("commit", tmp_path / "bank", first, 40) for first in (0, 100, 200)]
    for writer in writers:
        writer.communicate(timeout=60)

    with Bank.open(tmp_path / "bank", create=False) as bank:
        log = bank.log()
        keys = {record.key for record in bank.records()}
        faults = bank.check()
    assert [writer.returncode for writer in writers] == [0, 0, 0]
    assert keys == {a_key(first + n) for first in (0, 100, 200) for n in range(40)}
    assert len(log) == 120
    assert [r.parents for r in log[:-1]] == [(mother.id,) for mother in log[1:]]
    assert faults == []


def test_a_reader_sees_whole_commits_only(bank: Bank) -> None:
    with Bank.open(bank.path) as reader:
        with bank.connection.writing() as writer:
            writer.execute("INSERT INTO targets (soc_version, cores) VALUES ('half', 1)")
            seen_meanwhile = reader.targets()
        seen_after = reader.targets()

    assert (seen_meanwhile, len(seen_after)) == ([], 1)


def test_a_writer_killed_in_mid_transaction_leaves_the_bank_as_it_was(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    writer = start("hang", tmp_path)
    assert writer.stdout is not None
    assert writer.stdout.readline() == "in mid-transaction\n"

    writer.kill()
    writer.communicate(timeout=60)

    with Bank.open(tmp_path) as bank:
        assert bank.check() == []
        assert list(bank.records()) == [a_decision(1)]
        assert bank.connection.value("SELECT count(*) FROM decisions") == 1
        bank.commit(V4, [a_decision(2)], "second", "me")


def test_what_a_killed_writer_was_told_is_kept_is_there(tmp_path: Path) -> None:
    writer = start("commit", tmp_path, 0, 100_000)
    assert writer.stdout is not None
    told = [int(writer.stdout.readline()) for _ in range(25)]

    writer.kill()
    told += [int(line) for line in writer.communicate(timeout=60)[0].splitlines()]

    with Bank.open(tmp_path, create=False) as bank:
        kept = bank.find(V4, [a_key(number) for number in told])
        assert bank.check() == []
    assert len(kept) == len(told) >= 25
