"""The bank as a session sees it: subgraphs beside operators, and what an interrupted one left."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from bankd.bank import Bank, LayeredBank, Observation, TargetKey, canonical, record
from bankd.bank.cann import stage_cann
from bankd.bank.location import FurtherBanks
from bankd.bank.merge import UNVERIFIED, merge
from bankd.bank.pins import pin, to_pin
from bankd.bank.state import State
from bankd.bank.subject import is_subgraph, shapes_of
from bankd.bridge.lookup import BankLookup
from bankd.version import tool_version
from tests.bankd.fakes import POLICY, decision_of, task_of
from tuner.gradients.gradient_subject import READY, GradientSet, is_evidence
from tuner.graph import Graph, Node, TensorType
from tuner.lookup.protocol import PROVISIONAL, Hit, Lookup
from tuner.policy import Policy
from tuner.session import Options
from tuner.subgraph.canonical_order import in_canonical_order
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Environment, Target
from tuner.trials.trial import Decision, Outcome, Subject, Timing, Trial, timing_of
from tuner.tuning.loop import is_to_be_tuned
from tuner.tuning.outcome import known_trials

TARGET = Target("x86_64-v3", 2)
KEY = TargetKey("x86_64-v3", 2)
HERE = Environment("a cpu", "L1:32768", "22.1.0", 1, "Linux x86_64")
BANDS = Policy.of(bands=4, pool_into_conv_0=1, uneven=0)
QUICK = Timing(3, 80.0, 79.0, 81.0, (80.5, 1 / 3, 80.0))
SLOW = Timing(3, 100.0, 99.0, 101.0, (100.25, 99.5, 100.0))


@dataclass(frozen=True)
class FakeSubgraph:
    """As the tuner's: a number of 64 bits for a key, JSON for a text."""

    key: str = "18446744073709551615"
    op: str = "subgraph"

    def text(self) -> str:
        return canonical({"op": self.op, "nodes": [{"op": "conv"}], "key": self.key})


SUBGRAPH = FakeSubgraph()
SUBJECTS = pytest.mark.parametrize("subject", [task_of(1), SUBGRAPH], ids=["task", "subgraph"])


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[LayeredBank]:
    with LayeredBank.open(tmp_path / "bank") as opened:
        yield opened


def lookup(
    bank: LayeredBank,
    environment: Environment = HERE,
    *,
    target: Target = TARGET,
    reads: bool = True,
) -> BankLookup:
    session = BankLookup(bank, target, environment, author="a@b", reads_bank=reads)
    assert_is_lookup(session)
    return session


def assert_is_lookup(session: Lookup) -> None:
    """To the type checker."""


def a_trial(subject: Subject, bands: int = 4, outcome: Outcome = Outcome.OK) -> Trial:
    policy = BANDS.with_knobs(bands=bands)
    if outcome is not Outcome.OK:
        return Trial(subject, policy, outcome, note="planted")
    return Trial(subject, policy, outcome, QUICK, SLOW, 1e-7, "a note")


def decided(subject: Subject, policy: Policy = BANDS) -> Decision:
    return replace(decision_of(1), task=subject, policy=policy, stages=())


def test_a_subgraph_is_decided_found_and_refused_as_a_task_is(bank: LayeredBank) -> None:
    session = lookup(bank)
    session.record(a_trial(SUBGRAPH, 8, Outcome.WRONG))
    session.decide([decided(SUBGRAPH), decision_of(1)], "subgraph tuning, 1 of 1 subgraphs")

    found = lookup(bank).find([SUBGRAPH, task_of(1), task_of(2)])

    assert {key: hit.policy for key, hit in found.items()} == {
        SUBGRAPH.key: BANDS,
        task_of(1).key: POLICY,
    }
    assert lookup(bank).refused(SUBGRAPH) == {BANDS.with_knobs(bands=8).text(): Outcome.WRONG}
    [revision] = bank.custom.log()
    assert revision.message == "subgraph tuning, 1 of 1 subgraphs"


def test_a_subgraph_of_the_tuner_goes_through_the_bank_and_back(bank: LayeredBank) -> None:
    subgraph = Subgraph.of(in_canonical_order(a_region()), "must_keep_origin_dtype")
    session = lookup(bank)
    session.record(a_trial(subgraph))

    measured = session.measured(subgraph)
    session.decide([decided(subgraph)], "tuned")

    assert list(measured) == [a_trial(subgraph)]
    assert lookup(bank).find([subgraph])[subgraph.key].policy == BANDS
    [kept] = bank.custom.records()
    assert Subgraph.parse(kept.task) == subgraph
    assert is_subgraph(kept.task)
    assert shapes_of(kept.task) == "2 softmax -> f32[4,8]"
    assert bank.custom.check() == []


GRADIENTS = GradientSet(("f32[1000]", "f32[24]"), {"x86_64-v3/2": 2}, "gloo")
SPLIT = Policy.of(split="0,1")


def test_gradients_are_decided_and_found_as_a_task_is(bank: LayeredBank) -> None:
    session = lookup(bank)
    ready = Trial(GRADIENTS, READY, Outcome.OK, timing_of([1.5, 20.25]))
    run = Trial(GRADIENTS, SPLIT, Outcome.OK, QUICK, SLOW, 1e-7, "hang-over 4 ms")
    session.record(ready)
    session.record(run)

    assert list(lookup(bank).measured(GRADIENTS)) == [ready, run]

    session.decide([decided(GRADIENTS, SPLIT)], "gradient tuning, 2 gradients")

    assert lookup(bank).find([GRADIENTS])[GRADIENTS.key].policy == SPLIT
    assert list(lookup(bank).measured(GRADIENTS)) == []
    [kept] = bank.custom.records()
    assert GradientSet.parse(kept.task) == GRADIENTS
    assert len(kept.evidence) == 2
    assert bank.custom.check() == []


@pytest.mark.parametrize("policy", [READY, Policy.of(split="0,2"), Policy.of(split="0")])
def test_what_is_no_split_of_the_gradients_is_a_miss(bank: LayeredBank, policy: Policy) -> None:
    lookup(bank).decide([decided(GRADIENTS, policy)], "planted")

    assert lookup(bank).find([GRADIENTS]) == {}


def test_times_of_a_cann_file_for_the_same_sizes_are_among_what_is_measured(
    bank: LayeredBank, tmp_path: Path
) -> None:
    models = [{"modelhash": str(number), "modelvalue": {"gradientSize": sizes,
               "gradientTime": [30, 50]}} for number, sizes in enumerate([[4000, 96], [96, 4000]])
    ]  # fmt: skip
    file = tmp_path / "Ascend910A_gradient_fusion.json"
    file.write_text(json.dumps(models))
    with stage_cann(file, tmp_path / "staged") as staged:
        merge(bank.custom, State(staged), author="me", message="import")

    [trial] = lookup(bank).measured(GRADIENTS)

    assert trial.policy == Policy.of(measured="ready", source="cann")
    assert is_evidence(trial.policy)
    assert trial.timing is not None
    assert trial.timing.samples_us == (30.0, 50.0)
    assert lookup(bank, reads=False).measured(GRADIENTS) == ()
    assert list(lookup(bank).measured(task_of(1))) == []


def a_region() -> Graph:
    kind = TensorType("f32", (4, 8))
    nodes = (Node("softmax", ("x",), ("y",)), Node("softmax", ("y",), ("z",)))
    return Graph("region", ("x",), ("z",), nodes, dict.fromkeys("xyz", kind), {})


def test_a_session_tells_the_keys_of_subgraphs_from_those_of_tasks(bank: LayeredBank) -> None:
    session = lookup(bank)

    session.find([task_of(1)])
    session.find([SUBGRAPH])

    assert session.subgraphs == {SUBGRAPH.key}
    assert session.tasks == {s.key: s.text() for s in (task_of(1), SUBGRAPH)}


def test_what_is_provisional_settles_nothing(bank: LayeredBank) -> None:
    session = lookup(bank)
    session.record(a_trial(task_of(1)))

    session.decide([replace(decision_of(1), rule=PROVISIONAL)], "on the way")

    assert list(lookup(bank).measured(task_of(1))) == [a_trial(task_of(1))]
    assert lookup(bank).find([task_of(1)])[task_of(1).key].is_provisional


def test_a_newer_provisional_entry_takes_the_place_of_an_older_one(bank: LayeredBank) -> None:
    for bands in (2, 4):
        policy = BANDS.with_knobs(bands=bands)
        lookup(bank).decide([replace(decided(SUBGRAPH, policy), rule=PROVISIONAL)], "on the way")

    assert lookup(bank).find([SUBGRAPH])[SUBGRAPH.key].policy == BANDS


def test_what_another_session_settled_does_not_become_provisional(bank: LayeredBank) -> None:
    lookup(bank).decide([decision_of(1)], "settled")

    lookup(bank).decide([replace(decision_of(1), rule=PROVISIONAL)], "on the way")

    assert not lookup(bank).find([task_of(1)])[task_of(1).key].is_provisional
    assert len(list(bank.custom.log())) == 1


def test_both_sides_call_the_provisional_rule_the_same() -> None:
    assert record.PROVISIONAL == PROVISIONAL


def held(bands: int, **what: object) -> record.Decision:
    environment = canonical(HERE.as_dict())
    policy = BANDS.with_knobs(bands=bands).text()
    one = record.Decision("", "{}", KEY, policy, "tuned", environment)
    return replace(one, **what)  # type: ignore[arg-type]


ELSEWHERE = canonical(replace(HERE, llvm="23").as_dict())
WHICH_ENTRY: dict[str, tuple[list[record.Decision | None], list[record.Decision], str]] = {
    "a key that no bank has": ([], [], ""),
    "the built-in bank where the custom one is silent": ([], [held(2)], "built-in 2 counted"),
    "the custom bank first": ([held(4)], [held(2)], "custom 4 counted"),
    "the custom bank first, although it says default": (
        [held(4, rule="default")], [held(2)], "custom 4 counted"),
    "the custom bank first, although it was decided elsewhere": (
        [held(4, environment=ELSEWHERE)], [held(2)], "custom 4 inherited counted"),
    "the newest revision": ([held(8), held(2), held(4)], [], "custom 4 counted"),
    "the newest revision, although it was retired between": (
        [held(8), None, held(4)], [], "custom 4 counted"),
    "the built-in bank again, what is retired": ([held(4), None], [held(2)], "built-in 2 counted"),
    "a provisional entry, which is used and counts as a miss": (
        [held(4, rule=PROVISIONAL)], [], "custom 4"),
    "a settled entry after a provisional one": (
        [held(2, rule=PROVISIONAL), held(4)], [], "custom 4 counted"),
    "an unverified entry": ([held(4, rule=UNVERIFIED)], [], "custom 4 counted"),
    "a number that is no knob's": ([held(4, policy='{"bands":1.5}')], [], ""),
    "a text for a policy": ([held(4, policy='"x"')], [], ""),
    "a list for a policy": ([held(4, policy="[]")], [], ""),
    "an entry for other cores": ([held(4, target=TargetKey("x86_64-v3", 1))], [], ""),
}  # fmt: skip


def test_which_entry_answers_for_a_key(world: None, tmp_path: Path) -> None:
    tasks = {name: task_of(number) for number, name in enumerate(WHICH_ENTRY, 1)}
    with Bank.open(tmp_path / "custom") as custom, Bank.open(tmp_path / "built-in") as built_in:
        for name, (ours, shipped, _) in WHICH_ENTRY.items():
            task = tasks[name]
            for bank, steps in ((custom, ours), (built_in, shipped)):
                for one in steps:
                    kept = [replace(one, key=task.key, task=task.text())] if one else []
                    retired = () if one else (task.key,)
                    bank.commit(one.target if one else KEY, kept, "some", "me", retired=retired)

    with LayeredBank.open(tmp_path / "custom", tmp_path / "built-in") as layered:
        session = lookup(layered)
        found = session.find(tasks.values())

    def said(key: str, hit: Hit) -> str:
        words = [hit.source, str(hit.policy["bands"])]
        return " ".join(
            [*words, *["inherited"] * hit.inherited, *["counted"] * (key in session.hits)]
        )

    keys = {name: task.key for name, task in tasks.items()}
    told = {name: said(key, found[key]) if key in found else "" for name, key in keys.items()}
    assert told == {name: expected for name, (_, _, expected) in WHICH_ENTRY.items()}


def test_an_entry_without_a_kernel_was_no_hit(bank: LayeredBank) -> None:
    lookup(bank).decide([decision_of(1), decision_of(2)], "tuned")
    session = lookup(bank)
    session.find([task_of(1), task_of(2)])

    session.disregard([task_of(1).key, "unknown"])

    assert set(session.hits) == {task_of(2).key}


@pytest.mark.parametrize(
    ("project", "version"),
    [
        ('[project]\nversion = "1.2"', "1.2"),
        ("[project]", "unknown"),
        ("[", "unknown"),
        (None, "unknown"),
    ],
)
def test_the_version_is_that_of_the_checkout_where_nothing_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, project: str | None, version: str
) -> None:
    if project is not None:
        (tmp_path / "pyproject.toml").write_text(project)
    monkeypatch.setattr("tuner.version.__file__", str(tmp_path / "tuner" / "version.py"))
    monkeypatch.setattr("importlib.metadata.version", _raise_not_found)

    assert tool_version() == version


def _raise_not_found(name: str) -> str:
    raise PackageNotFoundError(name)


def test_trials_without_samples_are_measured_again(bank: LayeredBank) -> None:
    session = lookup(bank)
    without = Timing(QUICK.count, QUICK.median_us, QUICK.low_us, QUICK.high_us)
    session.record(replace(a_trial(SUBGRAPH, 2), timing=without))
    session.record(a_trial(SUBGRAPH, 4))
    session.record(a_trial(SUBGRAPH, 8, Outcome.CRASHED))

    known = known_trials(session, SUBGRAPH)

    assert {policy["bands"] for policy in known} == {4, 8}


def test_the_hit_says_which_bank_knows_the_subgraph(bank: LayeredBank, tmp_path: Path) -> None:
    lookup(bank).decide([decided(SUBGRAPH)], "tuned")
    bank.close()

    further = FurtherBanks(mdl_bank=tmp_path / "bank")
    with LayeredBank.open(tmp_path / "other", further=further) as layered:
        hit = lookup(layered).find([SUBGRAPH])[SUBGRAPH.key]

    assert (hit.source, hit.policy, hit.inherited) == ("mdl_bank", BANDS, False)


@SUBJECTS
def test_what_was_measured_comes_back_as_it_was_in_its_order(
    bank: LayeredBank, subject: Subject
) -> None:
    trials = [a_trial(subject, bands) for bands in (4, 2, 4, 8)]
    trials.insert(2, a_trial(subject, 16, Outcome.CRASHED))
    for trial in trials:
        lookup(bank).record(trial)

    measured = lookup(bank).measured(subject)

    assert list(measured) == trials
    assert measured[0].timing is not None
    assert measured[0].timing.samples_us == QUICK.samples_us
    assert measured[0].task is subject


@SUBJECTS
def test_what_led_to_a_decision_is_not_measured_any_more(
    bank: LayeredBank, subject: Subject
) -> None:
    session = lookup(bank)
    session.record(a_trial(subject, 4))
    session.decide([decided(subject)], "tuned")

    later = a_trial(subject, 2)
    session.record(later)

    assert list(lookup(bank).measured(subject)) == [later]


def test_a_decision_about_another_subject_leaves_what_was_measured(bank: LayeredBank) -> None:
    session = lookup(bank)
    session.record(a_trial(SUBGRAPH))

    session.decide([decision_of(1)], "tuned another")

    assert list(session.measured(SUBGRAPH)) == [a_trial(SUBGRAPH)]


@pytest.mark.parametrize(
    ("environment", "target"),
    [(replace(HERE, llvm="23"), TARGET), (HERE, Target("x86_64-v3", 1))],
)
def test_what_was_measured_elsewhere_is_not_taken_up(
    bank: LayeredBank, environment: Environment, target: Target
) -> None:
    lookup(bank, environment, target=target).record(a_trial(SUBGRAPH))

    assert list(lookup(bank).measured(SUBGRAPH)) == []


def test_a_bank_that_is_not_read_has_nothing_measured(bank: LayeredBank) -> None:
    lookup(bank).record(a_trial(SUBGRAPH))

    assert list(lookup(bank, reads=False).measured(SUBGRAPH)) == []


def test_a_resumed_decision_cites_the_trials_of_both_sessions(bank: LayeredBank) -> None:
    lookup(bank).record(a_trial(SUBGRAPH, 4))
    resumed = lookup(bank)
    resumed.measured(SUBGRAPH)
    resumed.record(a_trial(SUBGRAPH, 2))

    resumed.decide([decided(SUBGRAPH)], "tuned")

    [decision] = bank.custom.records()
    seen = bank.custom.observations(SUBGRAPH.key, KEY)
    assert sorted(decision.evidence) == sorted(one.content_hash for one in seen)
    assert len(decision.evidence) == 2


def test_a_session_that_measured_anew_cites_its_own_trials_only(bank: LayeredBank) -> None:
    lookup(bank).record(a_trial(SUBGRAPH, 4))
    anew = lookup(bank)
    anew.record(a_trial(SUBGRAPH, 2))

    anew.decide([decided(SUBGRAPH)], "tuned")

    [decision] = bank.custom.records()
    assert len(decision.evidence) == 1


def test_a_trial_whose_policy_cannot_be_read_is_passed_over(bank: LayeredBank) -> None:
    lookup(bank).record(a_trial(SUBGRAPH, 4))
    [ours] = bank.custom.observations(SUBGRAPH.key, KEY)
    bank.custom.add_observations([foreign(ours, text) for text in ("[1,2]", '"fast"', "null")])

    assert list(lookup(bank).measured(SUBGRAPH)) == [a_trial(SUBGRAPH, 4)]


def foreign(ours: Observation, policy: str) -> Observation:
    return replace(ours, policy=policy)


def test_a_trial_of_a_bank_without_samples_has_none(bank: LayeredBank) -> None:
    trial = replace(a_trial(SUBGRAPH), timing=replace(QUICK, samples_us=()), baseline=None)
    lookup(bank).record(trial)

    assert list(lookup(bank).measured(SUBGRAPH)) == [trial]


def test_hundreds_of_trials_are_taken_up_at_once(bank: LayeredBank) -> None:
    rounds = tuple(float(n) for n in range(40))
    many = replace(a_trial(SUBGRAPH), timing=replace(QUICK, samples_us=rounds))
    lookup(bank).record(many)
    [first] = bank.custom.observations(SUBGRAPH.key, KEY)
    bank.custom.add_observations([replace(first, note=str(n)) for n in range(500)])
    session = lookup(bank)

    began_s = time.process_time()
    measured = session.measured(SUBGRAPH)

    assert len(measured) == 501
    assert time.process_time() - began_s < 2.0


def test_a_subgraph_suggests_nothing_for_a_task(bank: LayeredBank) -> None:
    lookup(bank).decide([decided(SUBGRAPH)], "tuned")
    lookup(bank, target=Target("x86_64-v2", 2)).decide([decided(SUBGRAPH)], "tuned")

    assert list(lookup(bank).seeds(task_of(1))) == []


def test_the_use_of_a_model_counts_both_kinds(bank: LayeredBank, tmp_path: Path) -> None:
    lookup(bank).decide([decided(SUBGRAPH), decision_of(1)], "tuned")
    session = lookup(bank)
    session.find([SUBGRAPH, task_of(1), task_of(2)])

    session.note_use("f" * 64, "a model", session.asked)

    with Bank.open(tmp_path / "bank") as other:
        assert other.hit_counts(KEY) == {SUBGRAPH.key: 1, task_of(1).key: 1}
        assert len(other.model_keys("f" * 64, KEY)) == 3


def test_an_unread_bank_keeps_its_subgraph_entries_as_they_are(bank: LayeredBank) -> None:
    lookup(bank).decide([decided(SUBGRAPH)], "tuned")
    session = lookup(bank, reads=False)

    assert session.find([SUBGRAPH]) == {}
    session.decide([decided(SUBGRAPH, BANDS.with_knobs(bands=2))], "tuned again")

    assert session.retained == session.withheld == {SUBGRAPH.key}
    assert lookup(bank).find([SUBGRAPH])[SUBGRAPH.key].policy == BANDS


def test_a_session_that_does_not_read_withholds_no_default_and_knows_its_own_entries(
    bank: LayeredBank,
) -> None:
    lookup(bank).decide([decided(SUBGRAPH)], "tuned")
    session = lookup(bank, reads=False)

    session.decide([replace(decided(SUBGRAPH), rule="default"), decision_of(1)], "tuned again")
    session.find([SUBGRAPH, task_of(1)])

    assert (session.retained, session.withheld) == ({SUBGRAPH.key}, set())


def pinned(bank: LayeredBank, **what: object) -> record.Decision:
    """The entry of task 1, pinned as it was decided in another environment."""
    lookup(bank, replace(HERE, llvm="23")).decide([replace(decision_of(1), **what)], "tuned")  # type: ignore[arg-type]
    pin(bank, list(to_pin(bank, [(KEY, task_of(1).key)])), "me")
    [held] = bank.custom.records()
    return held


@pytest.mark.parametrize("rule", ["tuned", "default", PROVISIONAL])
def test_a_pinned_entry_is_a_hit_that_no_session_tunes(bank: LayeredBank, rule: str) -> None:
    pinned(bank, rule=rule)
    session = lookup(bank)

    hit = session.find([task_of(1)])[task_of(1).key]

    assert (hit.policy, hit.is_pinned, hit.inherited) == (POLICY, True, True)
    assert (hit.is_candidate, hit.is_provisional) == (False, False)
    assert not is_to_be_tuned(hit, Options(TARGET, repeat_tune=True))
    assert session.pin_notes() == ["1 entry pinned: kept, and not tuned"]


def test_a_session_that_decides_a_pinned_key_changes_nothing(bank: LayeredBank) -> None:
    held = pinned(bank)

    lookup(bank).decide([decided(task_of(1), BANDS)], "tuned again")

    assert list(bank.custom.records()) == [held]


def test_a_pinned_policy_that_failed_is_a_miss_and_is_decided_again(bank: LayeredBank) -> None:
    pinned(bank)
    session = lookup(bank)
    session.record(Trial(task_of(1), POLICY, Outcome.WRONG, note="planted"))

    assert session.find([task_of(1)]) == {}
    assert "failed here (wrong): its pin is void" in session.pin_notes()[-1]
    session.decide([decided(task_of(1), BANDS)], "tuned again")
    assert lookup(bank).find([task_of(1)])[task_of(1).key].policy == BANDS
