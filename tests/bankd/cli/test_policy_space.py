"""`bankd show --space`: the legal values of an entry's knobs, whoever made the entry."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, Decision, TargetKey, canonical
from bankd.cli.policy_space import plain_space
from tests.bankd.bank.builders import V4, a_decision, a_key, a_subgraph_key, of_subgraph
from tests.bankd.cli.conftest import Command
from tests.tuner.cpu.task_texts import TASKS, gemm
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

TASK = Task.parse(gemm(128, 256, 384))
SPACE = Space(TASK, Target("x86_64-v4", 2))
CHOSEN = SPACE.default.with_knobs(tile_pixels=8)


def an_entry(policy: str, target: TargetKey = V4) -> Decision:
    return replace(a_decision(1, target=target), key=TASK.key, task=TASK.text(), policy=policy)


@pytest.fixture
def place(world: None, tmp_path: Path) -> Path:
    return tmp_path / "bank"


def commit(place: Path, *decisions: Decision) -> None:
    with Bank.open(place) as bank:
        for one in decisions:
            bank.commit(one.target, [one], "tuned", "me")


def test_each_knob_is_told_with_value_default_and_legal_values(place: Path, bankd: Command) -> None:
    commit(place, an_entry(CHOSEN.text()))

    done = bankd("show", TASK.key, "--space")

    rows = [line.split() for line in done.out.splitlines()]
    assert done.code == 0
    assert rows[0] == [TASK.key, "on", "x86_64-v4", "with", "2", "cores"]
    assert ["tile_pixels", "8", "14", *map(str, SPACE.knobs["tile_pixels"])] in rows
    assert ["impl", "direct", "direct", *map(str, SPACE.knobs["impl"])] in rows


def test_values_are_those_of_the_implementation_that_was_chosen(
    place: Path, bankd: Command
) -> None:
    policy = next(p for p in SPACE.ranked() if p["impl"] == "strassen_2x2x2")
    commit(place, an_entry(policy.text()))

    (entry,) = json.loads(bankd("show", TASK.key, "--space", "--json").out)

    knobs = {knob["name"]: knob for knob in entry["knobs"]}
    assert knobs["band"]["values"] == list(SPACE.subspace_of(policy)["band"])
    assert knobs["tile_lines"]["values"] == [1]
    assert knobs["impl"]["values"] == list(SPACE.knobs["impl"])
    assert entry["reason"] == ""
    assert (entry["key"], entry["soc_version"], entry["cores"]) == (TASK.key, "x86_64-v4", 2)


def test_a_policy_of_an_older_generator_lacks_a_knob_and_the_rest_is_told(
    place: Path, bankd: Command
) -> None:
    older = {name: value for name, value in CHOSEN.knobs if name != "prefetch"}
    commit(place, an_entry(canonical(older)))

    (entry,) = json.loads(bankd("show", TASK.key, "--space", "--json").out)

    knobs = {knob["name"]: knob["value"] for knob in entry["knobs"]}
    assert (knobs["prefetch"], knobs["tile_pixels"]) == (None, 8)


def test_a_policy_without_a_kernel_today_is_told_why(place: Path, bankd: Command) -> None:
    commit(place, an_entry(CHOSEN.with_knobs(tile_pixels=28, tile_vectors=8).text()))

    out = bankd("show", TASK.key, "--space").out

    assert "no kernel today: a tile of 28x8 vectors needs more than 32 registers" in out


def test_the_machine_need_not_be_of_the_entrys_kind(place: Path, bankd: Command) -> None:
    commit(place, an_entry(CHOSEN.text(), TargetKey("x86_64-v4-amx", 64)))

    (entry,) = json.loads(bankd("show", TASK.key, "--space", "--json").out)

    impl = next(knob for knob in entry["knobs"] if knob["name"] == "impl")
    assert "amx_bf16x6" in impl["values"]


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        (a_decision(1), "its task is not of this version"),
        (of_subgraph(a_decision(1), 1), "its task is not of this version"),
        (
            replace(a_decision(1), task='{"cann":"op","op":"conv"}'),
            "it is from a CANN file",
        ),
        (
            replace(a_decision(1), target=TargetKey("Ascend910B1", 24)),
            "no kernels are made for Ascend910B1 here",
        ),
        (an_entry('"fast"'), "its policy cannot be read here"),
        (replace(an_entry(CHOSEN.text()), key=a_key(9)), "its task is not of this version"),
    ],
)  # fmt: skip
def test_an_entry_of_others_has_a_reason_instead(
    place: Path, bankd: Command, decision: Decision, reason: str
) -> None:
    commit(place, decision)

    told = bankd("show", decision.key, "--space")
    (entry,) = json.loads(bankd("show", decision.key, "--space", "--json").out)

    assert told.code == 0
    assert f": {reason}" in told.out
    assert (entry["knobs"], entry["reason"]) == ([], reason)


def test_a_key_that_nobody_has_is_refused(place: Path, bankd: Command) -> None:
    commit(place, a_decision(1))

    done = bankd("show", a_subgraph_key(1), "--space")

    assert done.code == 1
    assert "no entry has a key that begins with" in done.err


VALUES = st.one_of(
    st.integers(-5, 1 << 16), st.sampled_from(["direct", "rows", "columns", "dense", "x"]),
    st.none(), st.booleans(), st.lists(st.integers(-3, 9), max_size=5),
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(sorted(TASKS)),
    knobs=st.dictionaries(
        st.sampled_from(["tile_pixels", "band", "impl", "split", "unroll", "vectors", "order"]),
        VALUES,
        max_size=3,
    ),
    attributes=st.dictionaries(
        st.sampled_from(["pads", "strides", "group", "parts", "axes", "perm_a", "perm_out"]),
        VALUES,
        max_size=2,
    ),
    shape=st.none() | st.lists(st.integers(0, 1 << 12), max_size=5),
)
@example(name="several parts", knobs={}, attributes={"parts": 193}, shape=None)
def test_whatever_another_program_wrote_is_described_or_refused(
    name: str, knobs: dict[str, object], attributes: dict[str, object], shape: list[int] | None
) -> None:
    content = json.loads(TASKS[name])
    content["attributes"] |= attributes
    if shape is not None:
        content["inputs"][0] = f"f32[{','.join(map(str, shape))}]"
    default = Space(Task.parse(TASKS[name]), Target("x86_64-v4", 2)).default
    text = canonical(content)
    key = hashlib.sha256(text.encode()).hexdigest()[:32]
    policy = canonical(json.loads(default.text()) | knobs)
    entry = replace(a_decision(1, target=V4), key=key, task=text, policy=policy)

    plain = plain_space(entry)

    assert plain["knobs"] or plain["reason"] or plain["loops"]
