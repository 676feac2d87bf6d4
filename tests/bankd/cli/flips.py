"""Bits of a bank's file turned over, and what comes of it: nothing may be handed out but decisions
that were made, and every command ends in words.

python -m tests.bankd.cli.flips [--flips 5000] [--seed 1]
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bankd.bank import Bank, LayeredBank
from bankd.bank.exchange import export
from bankd.bank.listing import EntryQuery, EntryView
from bankd.bank.merge import merge
from bankd.bank.record import Decision
from bankd.bank.state import State
from bankd.damage import hear_damage
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, an_observation

MANY = 250
KEYS = [a_key(number) for number in range(MANY)]
Decided = set[tuple[object, ...]]


def make(folder: Path) -> Decided:
    """A bank of two targets and some history, with a policy for each key of its own, so that bits
    of much else than free space are turned over; returns all that was ever decided in it."""
    first = [a_decision(number, tile=number) for number in range(MANY)]
    another = [a_decision(number, tile=number, target=V3) for number in range(10)]
    second = [a_decision(number, tile=number + 1) for number in range(10)]
    with Bank.open(folder) as bank:
        bank.add_observations([an_observation(number) for number in range(40)])
        bank.add_observation(an_observation(3, tile=64, outcome="crashed"))
        bank.commit(V4, first, "first", "me")
        bank.commit(V3, another, "another target", "me")
        bank.commit(V4, second, "second", "me", retired=[a_key(30)])
    return {policy_of(one) for one in (*first, *another, *second)}


def policy_of(one: Decision) -> tuple[object, ...]:
    return (one.target, one.key, one.task, one.policy, one.rule)


def handed_out(file: Path, work: Path) -> Iterator[tuple[str, Decision]]:
    """All decisions that any way of reading gives, each with its name. A refusal in words, which
    is a BankError, ends a way; any other error is a fault of ours."""
    for name, read in WAYS.items():
        with suppress(BankError):
            for one in read(file, work):
                yield name, one


def look_up(file: Path, _: Path) -> Iterator[Decision]:
    with LayeredBank.open(file, create=False, read_only=True) as banks:
        for target in (V4, V3):
            yield from (one.decision for one in banks.find(target, KEYS).values())
            yield from (one for key in KEYS[:5] for one in banks.elsewhere(key, target))
            yield from banks.alike(a_decision(1).task, target)
        for key in KEYS[:5]:
            banks.refused(key, V4)


def records(file: Path, _: Path) -> Iterator[Decision]:
    with Bank.open(file, create=False, read_only=True) as bank:
        yield from bank.records()


def listing(file: Path, _: Path) -> Iterator[Decision]:
    with (
        Bank.open(file, create=False, read_only=True) as bank,
        EntryView(bank, EntryQuery()) as view,
    ):
        yield from view.decisions()


def history(file: Path, _: Path) -> Iterator[Decision]:
    with Bank.open(file, create=False, read_only=True) as bank:
        for key in KEYS[:5]:
            yield from (past.decision for past in bank.decision_history(key, V4) if past.decision)
            bank.observations(key, V4)


def exported(file: Path, work: Path) -> Iterator[Decision]:
    with Bank.open(file, create=False, read_only=True) as bank:
        export(bank, work / "out.tunebank", V4.soc_version)
    yield from ()


def merged(file: Path, work: Path) -> Iterator[Decision]:
    with Bank.open(work / "ours") as ours, Bank.open(file, create=False, read_only=True) as theirs:
        merge(ours, State(theirs), author="me", message="a merge")
        yield from ours.records()


def deep(file: Path, _: Path) -> Iterator[Decision]:
    with Bank.open(file, create=False, read_only=True) as bank:
        bank.check()
    yield from ()


WAYS = {
    "look-up": look_up, "records": records, "list": listing, "history": history,
    "export": exported, "merge": merged, "check": deep,
}  # fmt: skip


def flipped(whole: bytes, rng: random.Random) -> tuple[int, bytes]:
    """The bytes with one bit turned over, and its place."""
    place = rng.randrange(len(whole) * 8)
    content = bytearray(whole)
    content[place // 8] ^= 1 << place % 8
    return place, bytes(content)


def undecided(flips: int, seed: int) -> list[str]:
    """What was handed out though nobody had decided it, after each of so many flips."""
    rng, found = random.Random(seed), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        decided = make(place / "whole")
        whole = (place / "whole" / "bank.db").read_bytes()
        for _ in range(flips):
            work = place / "work"
            work.mkdir()
            bit, content = flipped(whole, rng)
            (work / "bank.db").write_bytes(content)
            for name, one in handed_out(work / "bank.db", work):
                if policy_of(one) not in decided:
                    found.append(f"bit {bit}: {name}: {one.key} {one.policy}")
            shutil.rmtree(work)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flips", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    told = Counter[str]()
    hear_damage(lambda what: told.update(["rows left out"]))
    found = undecided(options.flips, options.seed)
    print(*found, f"{options.flips} flips, {len(found)} undecided, {dict(told)}", sep="\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
