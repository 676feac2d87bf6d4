"""Arithmetic classes stay apart: no merge, import or export lets a laxer one serve a stricter."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, LayeredBank, TargetKey
from bankd.bank.diff.diff import diff
from bankd.bank.exchange import export, stage_export
from bankd.bank.merge import Choice, merge
from bankd.bank.state import State
from bankd.bank.subject import class_of
from bankd.bridge.lookup import BankLookup, decision_of
from bankd.bridge.race import environment_here
from tuner.backend import host_environment
from tuner.graph import TensorType
from tuner.lookup.model_lookup import usable_hits
from tuner.policy import Policy
from tuner.precision_modes import MODES
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision, timing_of

TARGET = Target("x86_64-v3", 2)
KEY = TargetKey(TARGET.soc_version, TARGET.cores)
ERRORS: Mapping[str, float] = {
    "direct": 0.0, "direct_f16": 2**-11, "direct_bf16": 2**-8, "dot_bf16": 2**-7,
    "maddubs": 0.0, "madd_i16": 0.0, "dot_u8": 0.0,
}  # fmt: skip
"""Relative error of a product, by arithmetic: of roundings to 11 and 8 bits, written down here."""
ALLOWED: Mapping[str, float] = dict(zip(MODES, (0.0, 2**-11, 2**-7), strict=True))
"""Largest error of a precision mode."""


def gemm(mode: str, x: str = "f32", w: str = "f32") -> Task:
    result = "f32" if x == "f32" else "i32"
    shapes = (TensorType(x, (4, 64)), TensorType(w, (64, 48)), TensorType(result, (48,)))
    return Task("gemm", shapes, (TensorType(result, (4, 48)),), {}, mode)


SUBJECTS = (*(gemm(mode) for mode in MODES), gemm(MODES[0], "u8", "i8"))
"""The same product in each class: f32, weights in f16, bf16, and integers by choice."""


def policies() -> list[Policy]:
    """A policy of each arithmetic that any of the classes has."""
    found: dict[str, Policy] = {}
    for task in SUBJECTS:
        for policy in Space(task, TARGET).ranked():
            found.setdefault(str(policy["impl"]), policy)
    return list(found.values())


POLICIES = policies()

Entries = Sequence[tuple[int, int, float]]
ENTRIES = st.lists(
    st.tuples(
        st.integers(0, len(SUBJECTS) - 1),
        st.integers(0, len(POLICIES) - 1),
        st.sampled_from([10.0, 40.0, 90.0]),
    ),
    max_size=6,
)
"""Entries of a bank: any policy for any subject, also one that no tuner of ours would decide."""


def fill(bank: Bank, entries: Entries) -> None:
    for number, policy, time_us in entries:
        slow, quick = timing_of([100.0] * 7), timing_of([time_us] * 7)
        made = Decision(SUBJECTS[number], POLICIES[policy], "tuned", slow, quick)
        bank.commit(KEY, [decision_of(made, KEY, environment_here(), ())], "decided", "a")


@contextmanager
def banks(*filled: Entries) -> Iterator[list[Bank]]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        opened = []
        for number, entries in enumerate(filled):
            bank = stack.enter_context(Bank.open(Path(folder, str(number))))
            bank.connection.database.execute("PRAGMA synchronous = OFF")
            fill(bank, entries)
            opened.append(bank)
        yield opened


def served(bank: Bank, further: Mapping[str, Bank] | None = None) -> dict[Task, Policy]:
    """The policies that sessions get for each of the subjects."""
    layers = LayeredBank(bank, further or {})
    lookup = BankLookup(layers, TARGET, host_environment(), author="")
    hits = usable_hits(lookup, SUBJECTS, TARGET)
    return {task: hits[task.key].policy for task in SUBJECTS if task.key in hits}


def require_apart(found: Mapping[Task, Policy]) -> None:
    for task, policy in found.items():
        impl = str(policy["impl"])
        assert ERRORS[impl] <= ALLOWED[task.precision_mode], (task.text(), impl)


def test_the_policies_are_of_several_classes() -> None:
    assert {"direct", "direct_f16", "direct_bf16"} <= {str(p["impl"]) for p in POLICIES}
    assert len({task.key for task in SUBJECTS}) == len(SUBJECTS)
    assert [class_of(t.text()) for t in SUBJECTS] == ["f32", "mixed f16", "mixed bf16", "int8"]


@settings(max_examples=40, deadline=None)
@given(ENTRIES, ENTRIES, st.sampled_from([None, *Choice]))
def test_a_merge_never_lets_a_laxer_class_serve_a_stricter_one(
    ours: Entries, theirs: Entries, prefer: Choice | None
) -> None:
    with banks(ours, theirs) as (one, two):
        before = served(one)
        with diff(State(one), State(two)) as compared:
            [*compared.differences()]
        assert served(one) == before  # to compare changes nothing

        result = merge(one, State(two), prefer=prefer, author="me", message="merge")

        require_apart(served(one))
        if not result.open:
            _has_only_own_entries(one, [*ours, *theirs])


def _has_only_own_entries(bank: Bank, entries: Entries) -> None:
    """Check that each entry has a policy that was decided for just its own subject."""
    decided = {(SUBJECTS[n].key, POLICIES[p].text()) for n, p, _ in entries}
    for found in bank.records():
        assert (found.key, Policy.parse(found.policy).text()) in decided
        assert Task.parse(found.task).key == found.key


@settings(max_examples=15, deadline=None)
@given(ENTRIES, ENTRIES.filter(bool))
def test_an_import_never_does_either(ours: Entries, theirs: Entries) -> None:
    with banks(ours, theirs) as (one, two), tempfile.TemporaryDirectory() as name:
        export(two, Path(name, "export"), KEY.soc_version)
        with stage_export(Path(name, "export"), Path(name, "staged")) as staged:
            assert served(staged) == served(two)
            merge(one, State(staged), prefer=Choice.THEIRS, author="me", message="import")

        require_apart(served(one))
        _has_only_own_entries(one, [*ours, *theirs])


@settings(max_examples=20, deadline=None)
@given(ENTRIES, ENTRIES)
def test_banks_over_one_another_keep_them_apart(ours: Entries, below: Entries) -> None:
    with banks(ours, below) as (one, two):
        require_apart(served(one, {"op_bank": two, "built-in": two}))


@pytest.mark.parametrize("lax", [1, 2])
@pytest.mark.parametrize("is_lax_ours", [True, False])
def test_an_entry_of_one_class_alone_answers_no_other(lax: int, is_lax_ours: bool) -> None:
    """Neither is a laxer entry used for the strict task, nor the strict one for a laxer."""
    policy = next(i for i, p in enumerate(POLICIES) if p["impl"] == "direct")
    own, other = ([(lax, policy, 10.0)], []) if is_lax_ours else ([], [(lax, policy, 10.0)])
    with banks(own, other) as (one, two):
        merge(one, State(two), prefer=Choice.THEIRS, author="me", message="merge")
        assert [task.precision_mode for task in served(one)] == [MODES[lax]]


def test_a_forged_entry_with_a_laxer_policy_is_a_miss() -> None:
    policy = next(i for i, p in enumerate(POLICIES) if p["impl"] == "direct_f16")
    for number in (0, 3):
        with banks([(number, policy, 1.0)]) as (bank,):
            assert served(bank) == {}


def test_a_key_cannot_have_the_task_of_another_class() -> None:
    """The key is the hash of the task: an entry that claims another one is of no use."""
    policy = next(p for p in POLICIES if p["impl"] == "direct_f16")
    times = timing_of([1.0] * 3)
    lax = decision_of(
        Decision(SUBJECTS[1], policy, "tuned", times, times), KEY, environment_here(), ()
    )
    forged = replace(lax, key=SUBJECTS[0].key)
    with banks([]) as (bank,):
        bank.commit(KEY, [forged], "forged", "a")
        assert served(bank) == {}
