"""A crowd of writers, and `kill -9` in the middle of everything that writes."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.exchange import export
from tests.bankd.bank.builders import V4, a_key
from tests.bankd.bank.victims import OPERATIONS, Victims, fill, go_our_way, go_their_way
from tests.bankd.bank.writers import SHARED_KEYS, start

PROCESSES, COMMITS = 32, 3

FEW_KILLS, MANY_KILLS = 6, 100 // len(OPERATIONS)
"""Of each operation: always, and in the slow tests."""
SMALL, LARGE = 600, 4000
"""Entries of the banks, so that the shortest operation takes 0.03 s and 0.2 s."""
OFTENEST, LATEST = 0.8, 1.1
"""Kills come at random moments until so many times what the operation takes undisturbed, and
oftenest towards its end, where it writes to the disk."""
MIN_SHARE = 1 / 3
"""Of the kills, so many must have come before the operation's end; most do."""

Rows = frozenset[tuple[object, ...]]
CURRENT = """
    SELECT soc_version, cores, key, hash FROM current
    JOIN targets ON targets.id = current.target
    JOIN tasks ON tasks.id = current.task
    JOIN decisions ON decisions.id = current.decision
"""


def test_a_crowd_that_commits_at_once_loses_nothing_and_makes_one_line(tmp_path: Path) -> None:
    crowd = start("crowd", tmp_path / "bank", PROCESSES, COMMITS)
    said = [line.split() for line in crowd.communicate(timeout=120)[0].splitlines()]

    with Bank.open(tmp_path / "bank", create=False) as bank:
        log = bank.log()
        standing = {decision.key for decision in bank.records()}
        faults = bank.check()
    own = {a_key(SHARED_KEYS + number) for number in range(PROCESSES * COMMITS)}
    shared = {a_key(number) for number in range(SHARED_KEYS)}
    assert (crowd.returncode, faults) == (0, [])
    assert {revision for revision, _ in said} == {each.id for each in log}
    assert len(said) == len(log) == PROCESSES * COMMITS
    assert [each.parents for each in log] == [*((mother.id,) for mother in log[1:]), ()]
    assert {key for _, key in said} == own
    assert standing == own | shared


@dataclass(frozen=True)
class Ground:
    """Two banks that come from one state, and have changed the same keys since."""

    many: int
    ours: Path
    """Every operation gets a copy of it."""
    theirs: Path
    export: Path
    """Of theirs."""

    def source(self, operation: str) -> Path:
        return self.export if operation == "import" else self.theirs


@dataclass(frozen=True)
class Seen:
    """All of a bank that an operation may change."""

    head: str | None
    entries: Rows
    observations: Rows
    merge_rows: Rows


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Ground]:
    made: dict[int, Ground] = {}

    def ground_of(many: int) -> Ground:
        if many not in made:
            made[many] = make_ground(tmp_path_factory.mktemp("ground"), many)
        return made[many]

    return ground_of


def make_ground(folder: Path, many: int) -> Ground:
    ground = Ground(many, folder / "ours", folder / "theirs", folder / "export")
    with Bank.open(ground.ours) as ours:
        fill(ours, many)
    shutil.copytree(ground.ours, ground.theirs)
    with Bank.open(ground.theirs) as theirs:
        go_their_way(theirs, many)
        export(theirs, ground.export, V4.soc_version)
    with Bank.open(ground.ours) as ours:
        go_our_way(ours, many)
    return ground


@pytest.fixture(scope="module")
def victims() -> Iterator[Victims]:
    with Victims() as started:
        yield started


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize(
    ("many", "kills"),
    [(SMALL, FEW_KILLS), pytest.param(LARGE, MANY_KILLS, marks=pytest.mark.slow)],
)
def test_what_was_killed_is_done_or_was_never_begun(
    operation: str,
    many: int,
    kills: int,
    ground: Callable[[int], Ground],
    victims: Victims,
    tmp_path: Path,
) -> None:
    banks, moments = ground(many), random.Random(f"{operation} {many}")
    theirs = banks.source(operation)
    folder = fresh(banks.ours, tmp_path)
    before = look_at(folder)
    took_s = victims.time(operation, folder, theirs, many)
    after = look_at(folder)
    assert before != after

    hits = tries = 0
    while tries < kills or (hits < kills * MIN_SHARE and tries < 4 * kills):
        tries += 1
        folder = fresh(banks.ours, tmp_path)
        moment_s = took_s * moments.triangular(0, LATEST, OFTENEST)
        was_hit = victims.kill(operation, folder, theirs, many, after_s=moment_s)
        assert look_at(folder) in ((before, after) if was_hit else (after,))
        hits += was_hit
        if not was_hit:
            took_s = min(took_s, moment_s)  # the machine is less busy than it was

    assert hits >= kills * MIN_SHARE


def fresh(ours: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "bank"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ours, folder)
    return folder


def look_at(folder: Path) -> Seen:
    """Opens the bank as a writer would, which repairs what a dead one left; then reads it all."""
    with Bank.open(folder, create=False) as bank:
        assert bank.connection.value("PRAGMA integrity_check") == "ok"
        assert bank.check() == []
        head = bank.head()
        return Seen(
            head.id if head else None,
            rows(bank, CURRENT),
            rows(bank, "SELECT hash FROM observations"),
            rows(bank, "SELECT target, task, verdict, result FROM merge_rows"),
        )


def rows(bank: Bank, sql: str) -> Rows:
    return frozenset(tuple(row.values()) for row in bank.connection.stream(sql))
