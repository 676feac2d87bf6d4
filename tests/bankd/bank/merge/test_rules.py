"""What a merge does with one key, by what both sides did to it."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, Observation, TimingSummary, canonical
from bankd.bank.exchange import export
from bankd.bank.merge import Choice, MergeLine, MergeResult, merge, pending
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.record import PROVISIONAL
from bankd.bank.sources import staged
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    ENVIRONMENT,
    V3,
    V4,
    Entry,
    a_decision,
    a_key,
    a_policy,
    a_task,
    an_observation,
)
from tests.bankd.bank.merge.conftest import ELSEWHERE, decide, state_of, timed

Banks = tuple[Bank, Bank]
Step = Decision | Observation | None
"""What a side decided or saw; None: it retired the key after that."""
Times = tuple[float, float, float]
"""Median, low and high."""

THIRD = canonical({"cpu_model": "a third CPU", "llvm": "22"})
BASE = a_decision(0)
"""Its speed-up is 2.187 [2.148, 2.245]."""
SLOW_BASE = timed(BASE, 80.0)


def held(tile: int, us: float = 25.0, *, noise: float = 0.01, **what: object) -> Decision:
    """A speed-up of 58.781 / us. Of tiles 9 and 10 the policy of 10 is the first as a text."""
    return replace(timed(a_decision(0, tile=tile), us, noise), **what)  # type: ignore[arg-type]


def exact(tile: int, baseline: Times, timing: Times) -> Decision:
    summaries = TimingSummary(21, *baseline), TimingSummary(21, *timing)
    return replace(a_decision(0, tile=tile), baseline=summaries[0], timing=summaries[1])


def settled_by(samples: int, one: Decision) -> Decision:
    assert one.timing is not None
    return replace(one, timing=replace(one.timing, count=samples))


def default(us: float) -> Decision:
    return held(10, us, rule="default")


def failed(tile: int, outcome: str = "wrong") -> Observation:
    return an_observation(0, tile=tile, outcome=outcome)


def trial(tile: int, us: float, minute: int, where: str = ELSEWHERE) -> Observation:
    return trial_of(held(tile, us), minute, where)


def trial_of(one: Decision, minute: int = 10, where: str = ELSEWHERE) -> Observation:
    created = f"2026-11-21T02:{minute}:48.584777Z"
    seen = replace(an_observation(0), policy=one.policy, environment=where, created=created)
    return replace(seen, timing=one.timing, baseline=one.baseline)


@dataclass(frozen=True)
class Case:
    """One key: what both sides come from, what each did after it, and what the report says: sign,
    source, and whose decision stands ("none": the key is retired, or open without a suggestion).
    """

    ours: tuple[Step, ...]
    theirs: tuple[Step, ...]
    said: str
    base: Decision | None = BASE
    why: str = ""
    """A part of the reason."""
    back: str | None = None
    """What is said where theirs merges ours; by default the same with the sides exchanged."""


WIDE = exact(9, (60, 58, 62), (30, 29, 31))
"""Speed-up 2 [1.871, 2.138]."""
FIRST_BY_TEXT = "= theirs theirs"
ELSE_10 = held(10, environment=ELSEWHERE)

RELATED = {
    "one policy: settled before provisional, whatever the samples": Case(
        (settled_by(99, held(9, rule=PROVISIONAL)),), (settled_by(5, held(9, 25.5)),),
        "= both theirs"),
    "one policy: more samples before a narrower interval": Case(
        (settled_by(22, held(9, noise=0.05)),), (held(9, 25.5),), "= both ours"),
    "one policy: of as many samples the narrower interval": Case(
        (held(9, noise=0.05),), (held(9, 25.5),), "= both theirs"),
    "one policy: any times before none": Case(
        (held(9, timing=None),), (held(9, 25.5),), "= both theirs"),
    "one policy: a time of 0 is no evidence": Case(
        (exact(9, (60, 60, 60), (0, 0, 0)),), (held(9, 25.5),), "= both theirs"),
    "settled before provisional, whatever the times": Case(
        (held(9, 1.0, rule=PROVISIONAL),), (held(10),), "O theirs theirs"),
    "settled before unverified, whatever the times": Case(
        (held(9, 1.0, rule=UNVERIFIED),), (held(10),), "O theirs theirs"),
    "a new policy before the base measured again, whatever the times": Case(
        (held(8, 20.0),), (held(10, 26.0),), "O theirs theirs"),
    "clearly faster": Case((held(9, 20.0),), (held(10, 25.0),), "O ours ours"),
    "the default's speed is 1.0, whatever its clock said: 1.02 beats it": Case(
        (default(50.0),), (exact(9, (58.8, 58.7, 58.9), (57.6, 57.5, 57.7)),),
        "O theirs theirs", SLOW_BASE),
    "the default's speed is 1.0, whatever its clock said: it beats 0.98": Case(
        (default(70.0),), (exact(9, (58.8, 58.7, 58.9), (60.0, 59.9, 60.1)),),
        "O ours ours", SLOW_BASE),
    "a tie where the times overlap, though one side's default was slow": Case(
        (exact(9, (60, 60, 60), (34.5, 34, 35)),), (exact(10, (98, 97, 99), (34.5, 34, 35)),),
        FIRST_BY_TEXT),
    "a tie where the larger speed-up has the longer time": Case(
        (exact(9, (12.5, 12.4, 12.6), (10, 9.9, 10.1)),),
        (exact(10, (30, 29.5, 30.5), (15, 14.8, 15.2)),), FIRST_BY_TEXT, SLOW_BASE),
    "a tie where an interval is wider than a factor of 1.5": Case(
        (exact(9, (60, 60, 60), (30, 30, 30)),), (exact(10, (98, 80, 130), (20, 19, 21)),),
        FIRST_BY_TEXT),
    "clearly faster up to a factor of 1.5": Case(
        (exact(9, (60, 60, 60), (30, 30, 30)),), (exact(10, (90, 80, 120), (20, 20, 20)),),
        "O theirs theirs"),
    "a tie where the intervals touch: the base": Case(
        (exact(9, (64, 64, 64), (33, 32, 34)),), (exact(10, (64, 64, 64), (31, 30, 32)),),
        "= base base"),
    "a tie below the upper end of an interval": Case(
        (WIDE,), (exact(10, (63, 63, 63), (30, 30, 30)),), "= base base"),
    "a tie above the lower end of an interval": Case(
        (WIDE,), (exact(10, (57, 57, 57), (30, 30, 30)),), "= base base"),
    "a tie: the base while its interval reaches the better lower end": Case(
        (exact(9, (60, 60, 60), (27.2, 27.1, 27.27)),), (exact(10, (60, 60, 60), (27.5, 27, 28)),),
        "= base base"),
    "a tie: not the base that one side has clearly beaten": Case(
        (exact(9, (60, 60, 60), (26, 25.5, 26.5)),), (exact(10, (60, 60, 60), (26.9, 26, 27.9)),),
        FIRST_BY_TEXT),
    "a tie: not the base of another environment": Case(
        (held(9, 26.8),), (held(10, 26.7),), FIRST_BY_TEXT, replace(BASE, environment=ELSEWHERE)),
    "a tie: not a base that failed": Case(
        (failed(8), held(9, 26.8)), (failed(8), held(10, 26.7)), FIRST_BY_TEXT),
    "a tie without a base": Case((held(9, 26.8),), (held(10, 26.7),), FIRST_BY_TEXT, None),
    "a tie: tuned before default, and only then the text": Case(
        (default(58.0),), (held(9, 58.5),), "= theirs theirs", SLOW_BASE),
    "open without times": Case((held(9, timing=None),), (held(10),), "? - none"),
    "open between environments": Case(
        (held(9),), (held(10, 2.0, environment=ELSEWHERE),), "? - none"),
    "measured together after all: the newest trial of a policy counts": Case(
        (held(9),),
        (ELSE_10, trial(9, 20, 10), trial(9, 26, 30), trial(9, 19, 20), trial(10, 22, 15)),
        "O theirs theirs"),
    "measured together after all: the environment that was seen last counts": Case(
        (held(9),),
        (ELSE_10, trial(9, 20, 11), trial(10, 26, 50), trial(9, 26, 20, THIRD),
         trial(10, 20, 30, THIRD)),
        "O ours ours"),
    "measured together after all: a tie below the upper end, whatever the base": Case(
        (held(9),),
        (ELSE_10, trial_of(WIDE), trial_of(exact(10, (63, 63, 63), (30, 30, 30)))), FIRST_BY_TEXT),
    "measured together after all: a tie above the lower end, whatever the base": Case(
        (held(9),),
        (ELSE_10, trial_of(WIDE), trial_of(exact(10, (57, 57, 57), (30, 30, 30)))), FIRST_BY_TEXT),
    "decided together: trials do not count": Case(
        (held(9, 20.0),), (held(10), trial(9, 26, 40, ENVIRONMENT), trial(10, 20, 40, ENVIRONMENT)),
        "O ours ours"),
    "what failed on the other side gives way": Case((failed(9),), (held(9),), "X ours ours"),
    "what failed on the other side goes where that has nothing": Case(
        (failed(9),), (held(9),), "X default none", None),
    "what failed on the other side goes where that retired the key": Case(
        (failed(9), None), (held(9),), "X default none"),
    "each side saw the policy of the other fail": Case(
        (failed(10), held(9)), (failed(9, "crashed"), held(10)), "X default none"),
    "of several failures the worst is told": Case(
        (failed(9, "timeout"), failed(9), failed(9, "crashed")), (held(9),), "X ours ours",
        why="(wrong)"),
    "what a side holds although it saw it fail stands against another policy": Case(
        (failed(9), held(9, 26.8)), (held(10, 26.7),), "= base base"),
    "what a side holds although it saw it fail stands where the other holds it, too": Case(
        (held(9, noise=0.05),), (failed(9), held(9, 25.5)), "= both theirs"),
    "what a side holds although it saw it fail stands against the base": Case(
        (), (failed(9), held(9)), "O theirs theirs", back=""),
    "what a side holds stands where both know that it failed": Case(
        (failed(9),), (failed(9), held(9)), "O theirs theirs", back=""),
    "open where one retired what the other changed": Case((None,), (held(9),), "? - none"),
    "what one side changed": Case((), (held(9),), "O theirs theirs", back=""),
    "what one side retired": Case((), (None,), "- default none", back=""),
    "what neither changed stands although one saw it fail": Case((), (failed(8),), ""),
}  # fmt: skip
UNRELATED = {
    "an entry of one side goes where the other saw it fail, and the worst is told": Case(
        (held(9),), (failed(9, "timeout"), failed(9), failed(9, "crashed")), "X default none",
        why="(wrong)"),
    "an entry of one side stands although that side saw it fail": Case(
        (failed(9), held(9)), (), "", back="+ theirs theirs"),
    "what both hold stands although one saw it fail": Case(
        (held(9),), (failed(9), held(9)), ""),
    "what one side gave up does not come back": Case(
        (held(8), held(9)), (held(8),), "", back="O theirs theirs"),
    "what the other side held and retired goes": Case(
        (held(9),), (held(9), None), "- default none", back=""),
    "what one side holds stands where the other retired another decision": Case(
        (held(9),), (held(10), None), "", back="+ theirs theirs"),
}  # fmt: skip
FASTER = {
    "the default is as fast as itself: 1.02 is faster": Case(
        (default(50.0),), (held(9, 57.63, environment=ELSEWHERE),), "O theirs theirs",
        why="1.000x"),
    "the default is as fast as itself: 0.98 is slower": Case(
        (default(70.0),), (held(9, 59.98, environment=ELSEWHERE),), "O ours ours"),
    "of equal speeds the first by text": Case((held(9),), (ELSE_10,), "O theirs theirs"),
    "any speed before none": Case(
        (held(9, timing=None),), (held(10, 80.0),), "O theirs theirs"),
    "an entry without times before none": Case(
        (None,), (held(9, timing=None),), "O theirs theirs"),
}  # fmt: skip
PREFERRED_BASE = {
    "the base": Case((held(9),), (ELSE_10,), "O base base"),
    "open without a base": Case((held(9),), (ELSE_10,), "? - none", None),
    "open where the base failed": Case((failed(8), held(9)), (ELSE_10,), "? - none"),
}
PREFERRED_OURS = {
    "what is within the noise": Case(
        (held(9, 26.8),), (held(10, 26.7),), "= ours ours", back="= ours ours"),
    "not what is clearly slower": Case((held(9),), (held(10, 20.0),), "O theirs theirs"),
}  # fmt: skip
PREFERRED_THEIRS = {
    "their side of what is within the noise": Case(
        (held(9, 26.8),), (held(10, 26.7),), "= theirs theirs", back="= theirs theirs"),
}  # fmt: skip
TABLES: dict[str, tuple[Mapping[str, Case], Choice | None]] = {
    "related": (RELATED, None),
    "unrelated": (UNRELATED, None),
    "faster": (FASTER, Choice.FASTER),
    "base": (PREFERRED_BASE, Choice.BASE),
    "ours": (PREFERRED_OURS, Choice.OURS),
    "theirs": (PREFERRED_THEIRS, Choice.THEIRS),
}

Lines = dict[tuple[str, bool], MergeLine | None]
"""By name and whether theirs merged ours."""


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """Each table is one merge in either direction; a key is a number."""
    found: Lines = {}
    for table, (cases, prefer) in TABLES.items():
        folder = tmp_path_factory.mktemp(table)
        with related(folder, cases, is_related=cases is not UNRELATED) as (ours, theirs):
            for is_back, pair in ((False, (ours, theirs)), (True, (theirs, ours))):
                _, told = merged(*pair, prefer, dry_run=True)
                by_key = {line.key: line for line in told}
                for number, name in enumerate(cases):
                    found[name, is_back] = by_key.get(a_key(number))
    return found


@contextmanager
def related(folder: Path, cases: Mapping[str, Case], *, is_related: bool) -> Iterator[Banks]:
    """Two banks that did what the cases say, after a common past if `is_related`."""
    with Bank.open(folder / "ours") as bank:
        if is_related:
            decide(bank, *(of_key(n, c.base) for n, c in enumerate(cases.values()) if c.base))
    shutil.copytree(folder / "ours", folder / "theirs")
    with Bank.open(folder / "ours") as ours, Bank.open(folder / "theirs") as theirs:
        live(ours, (case.ours for case in cases.values()))
        live(theirs, (case.theirs for case in cases.values()))
        yield ours, theirs


def live(bank: Bank, steps: Iterable[tuple[Step, ...]]) -> None:
    done = [
        (number, turn, one) for number, each in enumerate(steps) for turn, one in enumerate(each)
    ]
    bank.add_observations([of_key(n, one) for n, _, one in done if isinstance(one, Observation)])
    for turn in range(2):
        decide(bank, *(of_key(n, d) for n, at, d in done if at == turn and isinstance(d, Decision)))
    decide(bank, retired=tuple(a_key(number) for number, _, one in done if one is None))


def of_key(number: int, entry: Entry) -> Entry:
    return replace(entry, key=a_key(number), task=a_task(number))


def said(line: MergeLine | None) -> str:
    """As in `Case`; nothing of a key without a line."""
    if line is None:
        return ""
    sides = {"none": None, "ours": line.ours, "theirs": line.theirs, "base": line.base}
    stands = next(name for name, side in sides.items() if side == line.result)
    return f"{line.verdict.value} {line.source or '-'} {stands}"


def exchanged(words: str) -> str:
    other = {"ours": "theirs", "theirs": "ours"}
    return " ".join(other.get(word, word) for word in words.split())


@pytest.mark.parametrize(("name", "case"), [each for t, _ in TABLES.values() for each in t.items()])
def test_which_rule_settles_a_key(lines: Lines, name: str, case: Case) -> None:
    forth, back = lines[name, False], lines[name, True]

    assert said(forth) == case.said
    assert said(back) == (exchanged(case.said) if case.back is None else case.back)
    for line in filter(None, (forth, back)):
        assert case.why in line.reason


def test_of_equal_evidence_both_ways_round_take_the_same(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, exact(9, (60, 60, 60), (30, 29, 31)))
    decide(theirs, exact(9, (61, 61, 61), (30, 29, 31)))

    (forth,), (back,) = (merged(*pair, dry_run=True)[1] for pair in (banks, banks[::-1]))

    assert forth.result == back.result
    assert forth.ours != forth.theirs


def test_an_import_settles_each_key_as_a_merge_of_the_bank_that_was_exported(
    tmp_path: Path,
) -> None:
    cases = {name: case for name, case in RELATED.items() if None not in case.ours + case.theirs}
    with related(tmp_path, cases, is_related=False) as (ours, theirs):
        export(theirs, tmp_path / "export", V4.soc_version)
        with staged(tmp_path / "export") as imported:
            _, from_export = merged(ours, imported, dry_run=True)
        _, from_bank = merged(ours, theirs, dry_run=True)

    assert len({said(line) for line in from_bank}) == 8
    assert from_export == from_bank


def test_the_default_is_as_fast_as_itself_in_a_report(lines: Lines) -> None:
    line = lines["the default is as fast as itself: 0.98 is slower", False]

    assert line is not None
    assert line.result is not None
    assert line.result.speedup == 1.0


def merged(
    ours: Bank, theirs: Bank | State, prefer: Choice | None = None, *, dry_run: bool = False
) -> tuple[MergeResult, list[MergeLine]]:
    lines: list[MergeLine] = []
    result = merge(
        ours, State(theirs) if isinstance(theirs, Bank) else theirs, prefer=prefer,
        dry_run=dry_run, author="me", message="a merge", listen=lines.append,
    )  # fmt: skip
    return result, lines


def test_other_targets_come_along(banks: Banks) -> None:
    ours, theirs = banks
    theirs.commit(V3, [a_decision(1, target=V3)], "another target", "them")

    merged(ours, theirs)

    assert ours.find(V3, [a_key(1)]) == {a_key(1): a_decision(1, target=V3)}


def test_all_evidence_is_united_whatever_is_decided(banks: Banks) -> None:
    ours, theirs = banks
    ours.add_observation(an_observation(1, tile=3))
    theirs.add_observations([an_observation(1, tile=4), an_observation(1, tile=3)])

    result, _ = merged(ours, theirs)

    seen = {one.policy for one in ours.observations(a_key(1), V4)}
    assert (seen, result.new_observations) == ({a_policy(3), a_policy(4)}, 1)


def test_one_key_with_two_tasks_is_refused_and_nothing_changes(strangers: Banks) -> None:
    ours, theirs = strangers
    decide(ours, a_decision(1))
    decide(theirs, replace(a_decision(1), task=canonical({"op": "another"})))

    with pytest.raises(BankError, match="contradict"):
        merged(ours, theirs)

    assert (state_of(ours), pending(ours), ours.check()) == ({a_decision(1)}, None, [])
