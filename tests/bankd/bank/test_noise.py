"""Entries that were decided in noise: by their intervals, and by the trials that they cite."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from bankd.bank import Bank, Decision, Observation, TargetKey, TimingSummary
from bankd.bank.noise import IN_DOUBT, SHARED_CORES, is_noisy, noisy_entries
from tuner.trials import trial

from .builders import ENVIRONMENT, V4, a_decision, an_observation

CALM, WIDE = TimingSummary(15, 12.0, 10.0, 14.9), TimingSummary(15, 12.0, 10.0, 15.1)


def decided(bank: Bank, *notes: str, rule: str = "tuned", policy: str = "") -> Decision:
    """An entry that cites a trial of its policy with each of these notes, one after the other."""
    entry = replace(a_decision(1), rule=rule, timing=CALM, baseline=CALM)
    seen = [cited(entry, note, number, policy) for number, note in enumerate(notes)]
    bank.add_observations(seen)
    entry = replace(entry, evidence=tuple(one.content_hash for one in seen))
    bank.commit(V4, [entry], "decided", "me")
    return entry


def cited(entry: Decision, note: str, number: int, policy: str = "") -> Observation:
    return replace(
        an_observation(1),
        key=entry.key,
        task=entry.task,
        policy=policy or entry.policy,
        environment=entry.environment,
        timing=CALM,
        baseline=CALM,
        note=note,
        created=f"2026-11-2{number}T00:00:00Z",
    )


def noisy_keys(bank: Bank, keys: Iterable[str] | None = None) -> list[str]:
    found = noisy_entries(bank, ENVIRONMENT, V4.soc_version, V4.cores, keys)
    return [entry.key for entry in found]


@pytest.mark.parametrize("rule", ["tuned", "default"])
@pytest.mark.parametrize(
    ("notes", "is_in_noise"),
    [
        ([f"{IN_DOUBT}: its rounds disagree"], True),
        ([f"{SHARED_CORES}: timed threads waited 0.3 s in each second"], True),
        (
            [f"verify; {SHARED_CORES}: timed threads waited 0.3 s in each second"],
            True,
        ),
        ([""], False),
        ([SHARED_CORES, ""], False),
        (["", f"{IN_DOUBT}: its rounds disagree"], True),
    ],
)
def test_an_entry_is_noisy_where_the_last_trial_of_its_policy_that_it_cites_was(
    bank: Bank, rule: str, notes: list[str], is_in_noise: bool
) -> None:
    entry = decided(bank, *notes, rule=rule)

    assert noisy_keys(bank) == [entry.key] * is_in_noise


def test_disturbed_trials_of_other_policies_and_those_that_are_not_cited_mark_nothing(
    bank: Bank,
) -> None:
    entry = decided(bank, SHARED_CORES, policy='{"tile_m":3}')
    bank.add_observation(cited(entry, SHARED_CORES, 5))

    assert noisy_keys(bank) == []


@pytest.mark.parametrize(
    ("timing", "baseline", "is_in_noise"),
    [(CALM, CALM, False), (WIDE, CALM, True), (CALM, WIDE, True), (None, None, False)],
)
def test_an_entry_is_noisy_where_an_interval_is_wider_than_half(
    bank: Bank, timing: TimingSummary | None, baseline: TimingSummary | None, is_in_noise: bool
) -> None:
    entry = replace(a_decision(1), timing=timing, baseline=baseline)
    bank.commit(V4, [entry], "decided", "me")

    assert noisy_keys(bank) == [entry.key] * is_in_noise


def test_entries_of_other_keys_targets_and_environments_are_left_out(bank: Bank) -> None:
    wide = [replace(a_decision(number), timing=WIDE) for number in (1, 2)]
    elsewhere = replace(a_decision(3), timing=WIDE, environment='{"cpu":"another"}')
    other = TargetKey(V4.soc_version, V4.cores + 1)
    bank.commit(V4, [*wide, elsewhere], "here", "me")
    bank.commit(other, [replace(wide[0], target=other)], "on more cores", "me")

    assert sorted(noisy_keys(bank)) == sorted(entry.key for entry in wide)
    assert noisy_keys(bank, [wide[1].key]) == [wide[1].key]
    assert len(list(noisy_entries(bank, ENVIRONMENT))) == 3


@pytest.mark.parametrize("note", [f"{SHARED_CORES}: threads waited", f"{IN_DOUBT}: disagree", ""])
def test_a_trial_is_noisy_where_its_note_says_so_or_an_interval_is_too_wide(note: str) -> None:
    calm = replace(an_observation(1), timing=CALM, baseline=CALM, note=note)

    assert is_noisy(calm) is bool(note)
    assert is_noisy(replace(calm, baseline=WIDE))


def test_the_tuner_notes_noise_in_the_words_of_the_bank() -> None:
    assert (SHARED_CORES, IN_DOUBT) == (trial.SHARED_CORES, trial.IN_DOUBT)
