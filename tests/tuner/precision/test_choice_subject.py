"""A choice of precision as a subject: its key has all that its errors depend on."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.figures import Chain, Lowered
from tuner.judge.accuracy import METRICS, Budget
from tuner.policy import Policy
from tuner.precision.choice_subject import (
    PrecisionChoice,
    lowered_names,
    policy_of,
    samples_hash,
)
from tuner.precision_modes import MODES, PrecisionModes
from tuner.trials.trial import Outcome

SAMPLES = [{"x": np.arange(6, dtype=np.float32).reshape(2, 3) + i} for i in range(3)]
MODEL = "ab" * 32


def choice(
    model: str = MODEL,
    budget: str = "0.999",
    asked: str = "int8",
    modes: PrecisionModes | None = None,
    samples: list[dict[str, np.ndarray]] | None = None,
) -> PrecisionChoice:
    given_samples = SAMPLES if samples is None else samples
    return PrecisionChoice.of(
        model, given_samples, Budget.parse(budget), asked, modes or PrecisionModes()
    )


OTHERS = [
    choice(model="cd" * 32),
    choice(budget="0.9991"),
    choice(budget="0.9989"),
    choice(budget="cosine=0.999,top_1=0.99"),
    choice(budget="relative=0.001"),
    choice(asked="int8 calibrated"),
    choice(modes=PrecisionModes(MODES[1])),
    choice(modes=PrecisionModes(by_name={"a": MODES[1]})),
    choice(modes=PrecisionModes(by_type={"a": MODES[1]})),
    choice(samples=SAMPLES[:2]),
    choice(samples=SAMPLES[::-1]),
    choice(samples=[{"x": s["x"].astype(np.float64)} for s in SAMPLES]),
    choice(samples=[{"x": s["x"].reshape(3, 2)} for s in SAMPLES]),
    choice(samples=[{"y": s["x"]} for s in SAMPLES]),
    choice(samples=[{"x": np.nextafter(s["x"], np.float32(9))} for s in SAMPLES]),
]


def test_another_model_budget_request_or_sample_has_another_key() -> None:
    keys = {one.key for one in OTHERS}
    assert len(keys) == len(OTHERS)
    assert choice().key not in keys


def test_the_same_has_the_same_key_however_it_is_written() -> None:
    assert choice(budget="cosine=0.999").key == choice().key
    assert choice(budget="").key == choice().key
    pair = "top_1=0.99,cosine=0.999", "cosine=0.999,top_1=0.99"
    assert choice(budget=pair[0]).key == choice(budget=pair[1]).key
    copies = [{"x": s["x"].copy(order="F")} for s in SAMPLES]
    assert samples_hash(copies) == samples_hash(SAMPLES)


BOUNDS = st.dictionaries(st.sampled_from(list(METRICS)), st.floats(1e-9, 1 - 1e-9), min_size=1).map(
    lambda found: ",".join(f"{name}={bound!r}" for name, bound in found.items())
)


@given(BOUNDS, st.sampled_from(["int8", "16 bits"]), st.sampled_from(MODES))
def test_what_is_written_is_read_back(budget: str, asked: str, mode: str) -> None:
    one = choice(budget=budget, asked=asked, modes=PrecisionModes(mode))
    again = PrecisionChoice.parse(one.text())
    assert (again, again.key) == (one, one.key)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("op", "gemm"), ("inputs", []), ("inputs", [MODEL]), ("inputs", [MODEL, "x"]),
        ("budget", {}), ("budget", {"cosine": 1}), ("budget", None), ("modes", {"": "lax"}),
        ("asked", 8), ("further", 1),
    ],
)  # fmt: skip
def test_another_text_is_refused(name: str, value: object) -> None:
    content = json.loads(choice().text()) | {name: value}
    with pytest.raises(ValueError, match="not "):
        PrecisionChoice.parse(json.dumps(content, sort_keys=True, separators=(",", ":")))


def test_the_evidence_for_a_group_has_its_times_its_error_and_its_operators() -> None:
    group = Chain(("a", "b"), (4.0, 5.0, 6.0), 0.25, before_us=20.0)

    trial = choice().trial_of(group, "int8")

    assert trial is not None
    assert (trial.outcome, trial.error, json.loads(trial.note)) == (Outcome.OK, 0.25, ["b"])
    assert trial.policy == Policy.of(a="int8")
    assert trial.timing is not None
    assert (trial.timing.low_us, trial.timing.median_us, trial.timing.high_us) == (14, 15, 16)


def test_a_fragile_group_is_wrong_evidence_and_an_unmeasured_one_is_none() -> None:
    fragile = choice().trial_of(Chain(("a",), (1, 2, 3), 1.01, before_us=9.0), "int8")

    assert fragile is not None
    assert fragile.outcome is Outcome.WRONG
    slow = choice().trial_of(Chain(("a",), (-3, -2, -1), before_us=9.0), "int8")
    assert slow is not None
    assert (slow.outcome, slow.error) == (Outcome.OK, None)
    assert choice().trial_of(Chain(("a",), (1, 2, 3)), "int8") is None
    assert choice().trial_of(Chain(("a",), None, 0.1), "int8") is None


def test_a_policy_names_what_each_group_is_computed_in() -> None:
    chains = (Chain(("a", "b"), is_lowered=True), Chain(("c",), reason="fragile"))
    policy = policy_of(Lowered("int8", chains, ""))

    assert policy == Policy.of(a="int8", c="f32")
    assert lowered_names(policy, [("a", "b"), ("c",)], "int8") == ("a", "b")
    assert lowered_names(policy, [("a",), ("c",), ("d",)], "int8") is None
    assert lowered_names(policy, [("a", "b"), ("c",)], "int8 dynamic") is None
    kept = policy_of(Lowered("int8", chains, ""), is_written=False)
    assert lowered_names(kept, [("a", "b"), ("c",)], "int8") == ()
