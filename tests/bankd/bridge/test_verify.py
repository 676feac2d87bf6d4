"""Entries that were not measured here and now: which, in which order, and what becomes of them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, LayeredBank, TargetKey, TimingSummary, canonical
from bankd.bank.layers import BUILT_IN, CUSTOM
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.noise import IN_DOUBT
from bankd.bank.record import PROVISIONAL
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race import RaceRunner, environment_here
from bankd.bridge.verify import (
    Happened,
    Verified,
    entries_of,
    plan_races,
    verify_entries,
    waiting_entries,
)
from bankd.system.device_lock import holding_device
from tests.bankd.replayed_races import (
    DEFAULT,
    ILLEGAL,
    KEY,
    ROWS,
    TARGET,
    TASK,
    UNROLLED,
    Replayed,
    Times,
    a_race_runner,
    entry,
)
from tests.tuner.conftest import gemm_task
from tests.tuner.measure.small_subgraphs import sibling_products
from tests.tuner.optional_features import TASK as IN_PAIRS
from tests.tuner.optional_features import machine, policy_in_pairs
from tests.tuner.tuning.subgraph_replay import Cuts
from tuner.backend import host_environment
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.task import Task
from tuner.trials.trial import Decision as TunerDecision
from tuner.trials.trial import Outcome, Trial, timing_of


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "bank") as opened:
        yield opened


def alone(bank: Bank) -> LayeredBank:
    """The custom bank without others below it."""
    return LayeredBank(bank, {})


def put(bank: Bank, *entries: Decision) -> None:
    for one in entries:
        bank.commit(one.target, [one], "from elsewhere", "a@b")


def verified(
    bank: Bank, replayed: Replayed | Times, budget_s: float = math.inf, *, noisy: bool = False
) -> tuple[list[Verified], int]:
    """What became of every entry that waits, and how many are left."""
    told: list[Verified] = []
    opener = Replayed(replayed) if isinstance(replayed, dict) else replayed
    with a_race_runner(alone(bank), bank.path.parent.parent / "run", opener) as runner:
        left = verify_entries(
            alone(bank), runner, plan_races(alone(bank), noisy=noisy).waiting,
            lambda number, one: told.append(one), author="a@b", budget_s=budget_s,
        )  # fmt: skip
    return told, left


def the_only(bank: Bank, times: Times) -> Verified:
    [one], left = verified(bank, times)
    assert left == 0
    return one


def entry_now(bank: Bank, task: Task = TASK) -> Decision | None:
    return bank.find(KEY, [task.key]).get(task.key)


def unrolled(rows: int) -> Policy:
    """A policy of a product of so many rows."""
    return Space(gemm_task(rows), TARGET).default.with_knobs(unroll=8)


def test_an_entry_that_is_still_better_gets_todays_times_and_environment(bank: Bank) -> None:
    put(bank, entry(ROWS))

    one = the_only(bank, {DEFAULT: 100.0, ROWS: 90.0})

    now = entry_now(bank)
    assert now is not None
    assert now == one.after
    assert (one.happened, now.rule, now.policy) == (Happened.KEPT, "tuned", entry(ROWS).policy)
    assert now.environment == environment_here()
    assert now.speedup == pytest.approx(100 / 90)
    assert one.ratio == pytest.approx((1.11, 1.11, 1.11), rel=0.02)
    seen = bank.observations(TASK.key, KEY)
    assert {one.content_hash for one in seen} == set(now.evidence)
    assert all(one.note == "verify" and one.timing and one.timing.samples for one in seen)
    assert not plan_races(alone(bank)).waiting


def noisy_entry(policy: Policy, rule: str = "tuned") -> Decision:
    """As an older session left it here: "5.94x [1.02, 8.80]"."""
    wide = TimingSummary(15, 16.8, 11.4, 98.0)
    calm = entry(policy, rule, environment=environment_here())
    return replace(calm, timing=wide if rule == "tuned" else replace(wide, median_us=20.0))


def test_a_noisy_win_is_raced_again_on_request(bank: Bank) -> None:
    put(bank, noisy_entry(ROWS))
    assert not plan_races(alone(bank)).waiting
    assert [one.why for one in plan_races(alone(bank), noisy=True).waiting] == ["noisy"]

    (one,), left = verified(bank, {DEFAULT: 100.0, ROWS: 90.0}, noisy=True)

    assert (one.happened, left) == (Happened.KEPT, 0)
    assert one.after is not None
    assert one.after.speedup == pytest.approx(100 / 90)
    assert not plan_races(alone(bank), noisy=True).waiting


def test_a_default_that_was_called_best_in_a_noisy_session_is_a_miss_again(bank: Bank) -> None:
    put(bank, noisy_entry(DEFAULT, "default"))

    (one,), _ = verified(bank, {DEFAULT: 100.0, ROWS: 50.0}, noisy=True)

    assert (one.happened, entry_now(bank)) == (Happened.RETIRED, None)
    assert one.reason == "called best in a noisy session; it is tuned again the next time"


def in_doubt(bank: Bank, policy: Policy, rule: str) -> Decision:
    """A decision with narrow intervals by a race next to other processes, as a session keeps it."""
    session = BankLookup(alone(bank), TARGET, host_environment(), author="a@b")
    times = timing_of([80.0] * 15), timing_of([100.0] * 15)
    timing = times[rule == "default"]
    note = f"{IN_DOUBT}: its rounds disagree"
    session.record(Trial(TASK, policy, Outcome.OK, timing, times[1], note=note))
    session.decide([TunerDecision(TASK, policy, rule, times[1], timing)], "in noise")
    decision = entry_now(bank)
    assert decision is not None
    return decision


def test_a_quiet_race_replaces_an_entry_that_was_decided_in_noise(bank: Bank) -> None:
    before = in_doubt(bank, ROWS, "tuned")
    assert [one.key for one in plan_races(alone(bank), noisy=True).waiting] == [TASK.key]

    (one,), _ = verified(bank, {DEFAULT: 100.0, ROWS: 90.0}, noisy=True)

    assert (one.before, one.happened) == (before, Happened.KEPT)
    assert entry_now(bank) == one.after != before
    assert not plan_races(alone(bank), noisy=True).waiting


def test_a_default_that_was_called_best_by_a_race_in_noise_is_a_miss_again(bank: Bank) -> None:
    in_doubt(bank, DEFAULT, "default")

    (one,), _ = verified(bank, {DEFAULT: 100.0, ROWS: 50.0}, noisy=True)

    assert (one.happened, entry_now(bank)) == (Happened.RETIRED, None)


def test_an_idle_daemon_finds_what_was_decided_in_noise_among_the_entries_of_a_job(
    bank: Bank,
) -> None:
    in_doubt(bank, ROWS, "tuned")

    (one,) = waiting_entries(alone(bank), KEY, [TASK.key])

    assert (one.key, one.why, one.source) == (TASK.key, "noisy", CUSTOM)


def test_a_calm_entry_is_not_raced_for_its_noise(bank: Bank) -> None:
    put(bank, entry(ROWS, environment=environment_here()), entry(UNROLLED))

    assert not plan_races(alone(bank), noisy=True).waiting


def test_a_race_beside_other_processes_leaves_the_entry_alone(bank: Bank) -> None:
    put(bank, noisy_entry(ROWS))
    opener = Replayed({DEFAULT: 80.0, ROWS: 100.0})
    opener.is_disturbed = True

    (one,), _ = verified(bank, opener, noisy=True)

    assert (one.happened, one.reason) == (
        Happened.LEFT, "other processes used the cores: run again",
    )  # fmt: skip
    assert entry_now(bank) == one.before


@pytest.mark.parametrize("rows_us", [60.0, 100.0])
@pytest.mark.parametrize("noisy", [True, False])
def test_a_race_whose_rounds_disagree_leaves_the_entry_alone(
    bank: Bank, rows_us: float, noisy: bool
) -> None:
    put(bank, noisy_entry(ROWS) if noisy else entry(ROWS))
    opener = Replayed({DEFAULT: 100.0, ROWS: rows_us})
    opener.noise = 0.6

    (one,), _ = verified(bank, opener, noisy=noisy)

    assert (one.happened, one.reason) == (Happened.LEFT, "its rounds disagree: run again")
    assert entry_now(bank) == one.before


def test_an_entry_that_only_equals_the_default_stays(bank: Bank) -> None:
    put(bank, entry(ROWS))

    one = the_only(bank, {DEFAULT: 100.0, ROWS: 99.0})

    assert (one.happened, one.reason) == (
        Happened.TIED,
        "1.01x [1.01, 1.01] faster than the default",
    )
    assert entry_now(bank) == one.after
    assert one.after is not None
    assert one.after.rule == "tuned"


def test_an_entry_that_the_default_beats_is_retired_with_the_reason(bank: Bank) -> None:
    put(bank, entry(ROWS))

    one = the_only(bank, {DEFAULT: 80.0, ROWS: 100.0})

    assert entry_now(bank) is None
    assert (one.happened, one.after) == (Happened.RETIRED, None)
    assert one.reason == "the default is 1.25x [1.25, 1.25] faster"
    assert one.ratio == pytest.approx((0.8, 0.8, 0.8), rel=0.02)
    assert bank.observations(TASK.key, KEY)
    head = bank.head()
    assert head is not None
    assert (head.message, head.counts.retired) == ("verify: 1 of 1 entries", 1)


def test_an_entry_that_computes_wrongly_here_is_retired_and_quarantined(bank: Bank) -> None:
    put(bank, entry(ROWS))

    one = the_only(bank, {DEFAULT: 100.0, ROWS: -1.0})

    assert entry_now(bank) is None
    assert (one.happened, one.reason) == (Happened.RETIRED, "wrong")
    assert bank.refused(TASK.key, KEY) == {entry(ROWS).policy: "wrong"}


def test_an_entry_without_a_kernel_today_is_retired_unmeasured(bank: Bank) -> None:
    put(bank, entry(ILLEGAL))

    one = the_only(bank, {})

    assert entry_now(bank) is None
    assert one.happened is Happened.RETIRED
    assert one.reason.startswith("not legal any more: tile_vectors=99")
    assert not bank.observations(TASK.key, KEY)


@pytest.mark.parametrize(
    ("time_us", "happened", "rule"),
    [(99.0, Happened.CONFIRMED, "default"), (80.0, Happened.KEPT, "tuned")],
)
def test_a_default_entry_is_stated_again_with_todays_default_or_as_tuned_where_it_beats_that(
    bank: Bank, time_us: float, happened: Happened, rule: str
) -> None:
    once_default = DEFAULT.with_knobs(unroll=2)
    put(bank, entry(once_default, "default"))

    one = the_only(bank, {DEFAULT: 100.0, once_default: time_us})

    now = entry_now(bank)
    assert now is not None
    policy = DEFAULT if rule == "default" else once_default
    assert (one.happened, now.rule, Policy.parse(now.policy)) == (happened, rule, policy)
    assert now.environment == environment_here()


def test_a_default_entry_without_a_kernel_today_is_stated_again(bank: Bank) -> None:
    put(bank, entry(ILLEGAL, "default"))

    one = the_only(bank, {DEFAULT: 100.0})

    now = entry_now(bank)
    assert now is not None
    assert (one.happened, Policy.parse(now.policy)) == (Happened.CONFIRMED, DEFAULT)


def test_a_tuned_policy_that_is_the_default_today_becomes_a_default_entry(bank: Bank) -> None:
    put(bank, entry(DEFAULT))

    the_only(bank, {DEFAULT: 100.0})

    now = entry_now(bank)
    assert now is not None
    assert now.rule == "default"


def test_a_policy_that_works_where_the_default_fails_is_kept(bank: Bank) -> None:
    put(bank, entry(ROWS))

    one = the_only(bank, {DEFAULT: -1.0, ROWS: 100.0})

    assert (one.happened, one.reason) == (Happened.KEPT, "the default fails here")


@pytest.mark.parametrize(("times", "rule"), [(90.0, PROVISIONAL), (120.0, None)])
def test_a_provisional_entry_stays_provisional_or_goes(
    bank: Bank, times: float, rule: str | None
) -> None:
    put(bank, entry(ROWS, PROVISIONAL))

    the_only(bank, {DEFAULT: 100.0, ROWS: times})

    now = entry_now(bank)
    assert (now and now.rule) == rule


def test_an_unverified_entry_of_this_environment_is_raced_too(bank: Bank) -> None:
    put(bank, entry(ROWS, UNVERIFIED, environment=environment_here()))

    one = the_only(bank, {DEFAULT: 100.0, ROWS: 90.0})

    assert one.after is not None
    assert one.after.rule == "tuned"
    assert not plan_races(alone(bank)).waiting


def test_a_cut_is_verified_as_an_operator_is(bank: Bank) -> None:
    space = SubgraphSpace(sibling_products(), TARGET)
    joined = space.default.with_knobs(join_siblings_0=1)
    put(bank, replace(entry(joined), key=space.task.key, task=space.task.text()))
    cuts = Cuts(lambda _, policy: 100.0 if policy == space.default else 80.0)

    [one], _ = verified(bank, Replayed({}, cuts))

    assert one.happened is Happened.KEPT
    assert one.after is not None
    assert Policy.parse(one.after.policy) == joined


@pytest.mark.parametrize(
    "changes",
    [
        {"task": canonical({"op": "warp"}), "key": "77" * 16},
        {"key": "88" * 16},
    ],
)
def test_what_cannot_be_measured_is_left_alone_and_told(
    bank: Bank, changes: dict[str, str]
) -> None:
    foreign = replace(entry(ROWS), **changes)  # type: ignore[arg-type]
    put(bank, foreign)

    one = the_only(bank, {})

    assert (one.happened, one.after) == (Happened.LEFT, foreign)
    assert one.reason.startswith("its task ")
    assert bank.find(KEY, [foreign.key]) == {foreign.key: foreign}


@pytest.mark.isa("x86_64-v4")
def test_an_entry_that_needs_what_this_machine_lacks_is_left_alone(bank: Bank) -> None:
    target = TargetKey("x86_64-v4", TARGET.cores)
    needing = replace(
        entry(ROWS), key=IN_PAIRS.key, task=IN_PAIRS.text(), target=target,
        policy=canonical(dict(policy_in_pairs().knobs)),
    )  # fmt: skip
    put(bank, needing)

    with machine(has_it=False):
        one = the_only(bank, {})

    assert (one.happened, one.after) == (Happened.LEFT, needing)
    assert "avx512bf16" in one.reason


def test_entries_of_today_and_of_other_machines_do_not_wait(bank: Bank) -> None:
    ascend = TargetKey("Ascend910B3", 20)
    crowd = TargetKey(KEY.soc_version, 4096)
    put(
        bank,
        entry(ROWS, environment=environment_here()),
        entry(ROWS, target=ascend),
        entry(UNROLLED, target=crowd),
    )

    found = plan_races(alone(bank))

    assert found.waiting == ()
    assert found.elsewhere == 2


def test_entries_that_are_used_most_come_first_then_those_that_take_longest(bank: Bank) -> None:
    tasks = [gemm_task(rows) for rows in (8, 16, 24, 32)]
    times = (10.0, 40.0, 20.0, 30.0)
    put(bank, *(entry(ROWS, task=t, median_us=us) for t, us in zip(tasks, times, strict=True)))
    texts = {task.key: task.text() for task in tasks}
    for hits in ([tasks[0].key], [tasks[0].key, tasks[2].key]):
        bank.use_model("ab" * 32, "a model", KEY, texts, hits)

    found = plan_races(alone(bank)).waiting

    assert [one.key for one in found] == [tasks[i].key for i in (0, 2, 1, 3)]
    assert [one.hits for one in found] == [2, 1, 0, 0]
    assert [entry.key for _, entry in entries_of(alone(bank), found)] == [one.key for one in found]


def test_what_was_measured_in_vain_comes_behind_the_others(bank: Bank) -> None:
    in_vain, other = gemm_task(8), gemm_task(16)
    known = Space(in_vain, TARGET).default
    put(
        bank,
        entry(known, "default", task=in_vain, median_us=90.0),
        entry(unrolled(16), task=other, median_us=10.0),
    )
    before = plan_races(alone(bank)).waiting
    assert [one.key for one in before] == [in_vain.key, other.key]

    with a_race_runner(
        alone(bank), bank.path.parent.parent / "run", Replayed({known: -1.0})
    ) as runner:
        verify_entries(alone(bank), runner, before[:1], lambda *_: None, author="a@b")
    listed = [one.key for one, _ in entries_of(alone(bank), plan_races(alone(bank)).waiting)]
    raced, _ = verified(bank, {})

    assert listed == [other.key, in_vain.key]
    assert [one.before.key for one in raced] == listed
    assert raced[0].happened is not Happened.LEFT


def test_an_entry_that_came_after_its_trials_keeps_its_turn(bank: Bank) -> None:
    task, other = gemm_task(8), gemm_task(16)
    put(bank, entry(unrolled(8), task=task, median_us=90.0))
    verified(bank, {})
    put(bank, entry(unrolled(8), task=task), entry(unrolled(16), task=other, median_us=10.0))

    listed = [one.key for one, _ in entries_of(alone(bank), plan_races(alone(bank)).waiting)]

    assert bank.observations(task.key, KEY)
    assert listed == [task.key, other.key]


def test_a_plan_can_be_of_one_target(bank: Bank) -> None:
    lower = TargetKey("x86_64-v2", 1)
    put(bank, entry(ROWS), entry(ROWS, target=lower))

    assert [one.target for one in plan_races(alone(bank), "x86_64-v2", 1).waiting] == [lower]
    assert plan_races(alone(bank), "x86_64-v2", 2).waiting == ()


def test_entries_of_a_target_share_one_session_and_one_revision(bank: Bank) -> None:
    put(bank, *(entry(unrolled(rows), task=gemm_task(rows)) for rows in (8, 16, 24)))
    replayed = Replayed({})
    before = len(bank.log())

    verified(bank, replayed)

    assert replayed.opened == [TARGET]
    assert len(bank.log()) == before + 1


def test_the_budget_ends_between_entries_and_the_next_call_goes_on(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(bank, *(entry(unrolled(rows), task=gemm_task(rows)) for rows in (8, 16, 24)))
    clock = itertools.count()
    monkeypatch.setattr("time.monotonic", lambda: float(next(clock)))

    first, left = verified(bank, Replayed({}), budget_s=3.0)
    monkeypatch.undo()
    rest, none_left = verified(bank, Replayed({}))

    assert 1 <= len(first) < 3
    assert left == 3 - len(first)
    assert (len(rest), none_left) == (left, 0)
    assert {one.before.key for one in first}.isdisjoint(one.before.key for one in rest)


def test_an_interruption_keeps_what_was_decided_and_what_was_measured(bank: Bank) -> None:
    tasks = [gemm_task(rows) for rows in (8, 16)]
    put(bank, *(entry(unrolled(task.output.shape[0]), task=task) for task in tasks))
    first = plan_races(alone(bank)).waiting[0].key

    def interrupt(number: int, one: Verified) -> None:
        raise KeyboardInterrupt

    with a_race_runner(alone(bank), bank.path.parent.parent / "run", Replayed({})) as runner:
        waiting = plan_races(alone(bank)).waiting
        with pytest.raises(KeyboardInterrupt):
            verify_entries(alone(bank), runner, waiting, interrupt, author="a@b")

    assert [one.key for one in plan_races(alone(bank)).waiting] == [waiting[1].key]
    assert bank.observations(first, KEY)
    head = bank.head()
    assert head is not None
    assert head.message == "verify: 1 of 2 entries"


def test_decisions_are_written_every_few_seconds(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(bank, *(entry(unrolled(rows), task=gemm_task(rows)) for rows in (8, 16, 24)))
    monkeypatch.setattr("bankd.bridge.verify.KEEP_EVERY_S", -1.0)
    before = len(bank.log())

    verified(bank, Replayed({}))

    assert len(bank.log()) == before + 3


def test_an_entry_that_another_process_changed_meanwhile_is_left_as_it_is(bank: Bank) -> None:
    put(bank, entry(ROWS))
    theirs = entry(UNROLLED, environment=environment_here())
    replayed = Replayed({DEFAULT: 100.0, ROWS: 90.0})
    replayed.meanwhile = lambda: put(bank, theirs)

    [one], _ = verified(bank, replayed)

    assert (one.happened, one.reason) == (
        Happened.LEFT, "changed by another process meanwhile",
    )  # fmt: skip
    assert entry_now(bank) == theirs


def test_an_entry_that_was_retired_before_its_turn_is_passed_over(bank: Bank) -> None:
    put(bank, entry(ROWS))
    waiting = plan_races(alone(bank)).waiting
    bank.commit(KEY, [], "pruned", "a@b", retired=[TASK.key])

    told: list[Verified] = []
    with a_race_runner(alone(bank), bank.path.parent.parent / "run", Replayed({})) as runner:
        left = verify_entries(
            alone(bank), runner, waiting, lambda _, one: told.append(one), author="a@b"
        )

    assert (told, left) == ([], 0)


@pytest.mark.usefixtures("quiet_machine")
def test_a_real_entry_is_raced_and_kept_or_retired(bank: Bank, tmp_path: Path) -> None:
    task = gemm_task()
    put(bank, entry(Space(task, TARGET).default.with_knobs(outer="rows"), task=task))
    told: list[Verified] = []

    with RaceRunner(alone(bank), hold=lambda: holding_device(tmp_path / "run")) as runner:
        verify_entries(
            alone(bank),
            runner,
            plan_races(alone(bank)).waiting,
            lambda _, one: told.append(one),
            author="a@b",
        )

    [one] = told
    assert one.happened in (Happened.KEPT, Happened.TIED, Happened.RETIRED)
    assert one.ratio is not None
    seen = bank.observations(task.key, KEY)
    assert {trial.outcome for trial in seen} == {"ok"}
    assert not plan_races(alone(bank)).waiting
    assert bank.check() == []


@pytest.fixture
def layers(bank: Bank, tmp_path: Path) -> Iterator[LayeredBank]:
    """An empty custom bank over a built-in one; a model was tuned here that uses its entry."""
    with Bank.open(tmp_path / "built-in") as below:
        bank.use_model("ab" * 32, "a model", KEY, {TASK.key: TASK.text()}, [TASK.key])
        yield LayeredBank(bank, {BUILT_IN: below})


def raced(layers: LayeredBank, times: Times) -> Verified:
    """What became of the only entry that waits."""
    told: list[Verified] = []
    folder = layers.custom.path.parent.parent / "run"
    with a_race_runner(layers, folder, Replayed(times)) as runner:
        waiting = plan_races(layers).waiting
        verify_entries(layers, runner, waiting, lambda _, one: told.append(one), author="a@b")
    [one] = told
    return one


@pytest.mark.parametrize(
    ("rule", "time_us", "happened", "now"),
    [
        ("tuned", 90.0, Happened.KEPT, "tuned"),
        ("tuned", 99.0, Happened.TIED, "tuned"),
        ("tuned", 120.0, Happened.REPLACED, "default"),
        ("tuned", -1.0, Happened.REPLACED, "default"),
        ("default", 120.0, Happened.CONFIRMED, "default"),
        (PROVISIONAL, 90.0, Happened.KEPT, PROVISIONAL),
        (PROVISIONAL, 120.0, Happened.REPLACED, PROVISIONAL),
    ],
)
def test_a_built_in_entry_becomes_a_decision_of_here_its_own_or_the_default(
    layers: LayeredBank, rule: str, time_us: float, happened: Happened, now: str
) -> None:
    put(layers.banks[BUILT_IN], entry(ROWS, rule))

    one = raced(layers, {DEFAULT: 100.0, ROWS: time_us})

    found = layers.find(KEY, [TASK.key])[TASK.key]
    assert (one.happened, found.source, found.decision.rule) == (happened, CUSTOM, now)
    assert found.decision == one.after
    wins = happened in (Happened.KEPT, Happened.TIED)
    assert Policy.parse(found.decision.policy) == (ROWS if wins else DEFAULT)
    assert found.decision.environment == environment_here()
    assert not plan_races(layers).waiting


def test_of_the_built_in_bank_only_what_known_models_use_waits(layers: LayeredBank) -> None:
    put(
        layers.banks[BUILT_IN],
        entry(ROWS),
        entry(unrolled(8), task=gemm_task(8)),
        entry(ROWS, target=TargetKey(KEY.soc_version, 4096)),
    )

    plan = plan_races(layers)

    assert [(one.key, one.hits, one.source) for one in plan.waiting] == [(TASK.key, 1, BUILT_IN)]
    assert not plan_races(layers, KEY.soc_version, 4096).waiting
    assert not plan_races(layers, noisy=True).waiting


@pytest.mark.parametrize("times", [{DEFAULT: -1.0, ROWS: -1.0}, {}])
def test_a_built_in_entry_that_cannot_be_replaced_is_left_alone(
    layers: LayeredBank, times: Times
) -> None:
    put(layers.banks[BUILT_IN], entry(ROWS if times else ILLEGAL))

    one = raced(layers, times)

    assert (one.happened, one.after) == (Happened.LEFT, one.before)
    assert layers.find(KEY, [TASK.key])[TASK.key].source == BUILT_IN


def test_what_was_decided_here_during_the_race_of_a_built_in_entry_stands(
    layers: LayeredBank,
) -> None:
    put(layers.banks[BUILT_IN], entry(ROWS))
    own, replayed = entry(UNROLLED, environment=environment_here()), Replayed({ROWS: 80.0})
    replayed.meanwhile = lambda: None if layers.custom.head() else put(layers.custom, own)
    told: list[Verified] = []

    with a_race_runner(layers, layers.custom.path.parent.parent / "run", replayed) as runner:
        waiting = plan_races(layers).waiting
        verify_entries(layers, runner, waiting, lambda _, one: told.append(one), author="a@b")

    assert [one.happened for one in told] == [Happened.LEFT]
    assert layers.find(KEY, [TASK.key])[TASK.key].decision == own


def test_what_is_pinned_is_not_raced(bank: Bank) -> None:
    put(bank, entry(ROWS).pinned())

    told, left = verified(bank, {DEFAULT: 50.0, ROWS: 90.0})

    assert (told, left) == ([], 0)
    assert entry_now(bank) == entry(ROWS).pinned()


def test_what_is_pinned_while_it_waits_for_its_race_stays(bank: Bank) -> None:
    put(bank, entry(ROWS))
    waiting = plan_races(alone(bank)).waiting
    put(bank, entry(ROWS).pinned())

    assert list(entries_of(alone(bank), waiting)) == []
