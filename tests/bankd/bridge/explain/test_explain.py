"""Why models and keys hit the banks or miss them: real models, and decisions on their tasks."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import onnx
import pytest

from bankd.bank import (
    Bank,
    Decision,
    LayeredBank,
    Observation,
    Stage,
    TargetKey,
    TimingSummary,
    canonical,
)
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.record import PROVISIONAL
from bankd.bank.subject import is_subgraph
from bankd.bridge.explain.answer import Explanation, TaskAnswer, summary
from bankd.bridge.explain.explain import explain_key, explain_model
from bankd.bridge.worker import Worker
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.errors import BankError
from fixtures.small import dynamic_batch, tiny_detector, unsupported_ops
from tuner.backend import host_cores, host_environment, host_soc_versions, host_target
from tuner.errors import ModelError, OptionError, TargetError
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import ISAS, Target
from tuner.task import Task

HERE = TargetKey(host_target().soc_version, host_target().cores)
ENVIRONMENT = canonical(host_environment().as_dict())
ONE_IMAGE = "image:1,3,8,8"
ONLY_OPERATORS = Request(input_shape=ONE_IMAGE, tunes_subgraphs=False)

Explain = Callable[..., Explanation]


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    folder = tmp_path_factory.mktemp("models")
    builders = (dynamic_batch, tiny_detector, unsupported_ops)
    for build in builders:
        onnx.save(build(), folder / f"{build.__name__}.onnx")
    return {build.__name__: folder / f"{build.__name__}.onnx" for build in builders}


@pytest.fixture
def custom(world: None, tmp_path: Path) -> Path:
    return tmp_path / "bank"


@pytest.fixture
def explain(custom: Path, models: Mapping[str, Path]) -> Explain:
    """Of a model by its name, or of a key."""

    def explaining(
        named: str = "dynamic_batch",
        request: Request = ONLY_OPERATORS,
        op_bank: Path | None = None,
        mdl_bank: Path | None = None,
    ) -> Explanation:
        with LayeredBank.open_for_reading(os.environ, op_bank, mdl_bank) as banks:
            if named in models:
                return explain_model(models[named], request, banks, os.environ)
            return explain_key(named, request, banks, os.environ)

    return explaining


def default_policy(task: str, target: TargetKey = HERE) -> str:
    place = Target(target.soc_version, target.cores)
    if is_subgraph(task):
        return canonical(dict(SubgraphSpace(Subgraph.parse(task), place).default.knobs))
    return canonical(dict(Space(Task.parse(task), place).default.knobs))


def decided(answer: TaskAnswer, target: TargetKey = HERE, **changed: object) -> Decision:
    decision = Decision(
        key=answer.key,
        task=answer.task,
        target=target,
        policy=default_policy(answer.task, target),
        rule="tuned",
        environment=ENVIRONMENT,
        baseline=TimingSummary(20, 50.0, 49.0, 51.0),
        timing=TimingSummary(20, 40.0, 39.2, 40.8),
        stages=(Stage("Impl", 50.0, 40.0),),
        evidence=("a" * 64, "b" * 64),
    )
    return replace(decision, **changed)  # type: ignore[arg-type]


def keep(
    place: Path,
    decisions: Sequence[Decision],
    retired: Sequence[str] = (),
    message: str = "tuned",
    target: TargetKey = HERE,
) -> None:
    with Bank.open(place) as bank:
        bank.commit(target, decisions, message, "me", retired=retired)


def observed(answer: TaskAnswer, outcome: str = "ok", policy: str | None = None) -> Observation:
    timing = TimingSummary(20, 40.0, 39.0, 41.0) if outcome == "ok" else None
    return Observation(
        key=answer.key,
        task=answer.task,
        target=HERE,
        environment=ENVIRONMENT,
        policy=policy or default_policy(answer.task),
        outcome=outcome,
        timing=timing,
        note="" if outcome == "ok" else f"it was {outcome}",
    )


def first_conv(explanation: Explanation) -> TaskAnswer:
    return next(one for one in explanation.operators if '"op":"conv"' in one.task)


def notes(explanation: Explanation) -> str:
    return "\n".join(f"{note.what} | {note.hint}" for note in explanation.notes)


def test_every_task_is_a_hit_where_the_bank_has_all(explain: Explain, custom: Path) -> None:
    keep(custom, [decided(one) for one in explain().operators])

    explanation = explain()

    total = len(explanation.operators)
    assert total > 2
    assert summary(explanation.operators) == f"{total} of {total} hits (custom {total})"
    assert {one.why for one in explanation.operators} == {
        "tuned 1.25x [1.20, 1.30], 2 observations, r1"
    }
    assert explanation.notes == ()
    assert explanation.target == HERE


def test_hits_are_those_that_compiling_uses(
    explain: Explain, custom: Path, models: Mapping[str, Path], settings: Settings, tmp_path: Path
) -> None:
    known, broken, *_ = explain().operators
    illegal = canonical({**json.loads(default_policy(broken.task)), "bogus": 1})
    keep(custom, [decided(known), decided(broken, policy=illegal)])

    explanation = explain()
    with Worker(settings, ONLY_OPERATORS) as worker:
        compiled = worker.compile(models["dynamic_batch"], tmp_path / "m.om", lambda event: None)

    assert [one.key for one in explanation.operators if one.is_hit] == [known.key]
    assert compiled["total"] == len(explanation.operators)
    assert compiled["hits"] == 1


def test_an_entry_of_another_environment_is_inherited_and_told_by_what_changed(
    explain: Explain, custom: Path
) -> None:
    one = first_conv(explain())
    before = {**host_environment().as_dict(), "llvm": "21.1.8", "generator": 1, "cpu": "c" * 50}
    keep(custom, [decided(one, environment=canonical(before))])

    explanation = explain()

    here = host_environment()
    found = first_conv(explanation)
    assert found.is_hit
    changes = f"generator 1 -> {here.generator}, LLVM version 21.1.8 -> {here.llvm}"
    assert found.why.endswith(f"inherited: another CPU, {changes}")
    assert summary([found]) == "1 of 1 hit (custom 1); 1 inherited"


@pytest.mark.parametrize(
    ("rule", "said", "counted"),
    [
        (PROVISIONAL, "provisional", "1 provisional"),
        (UNVERIFIED, "unverified: preferred in a merge", "1 unverified"),
        ("default", "default: nothing was better", ""),
        ("imported", "imported", ""),
    ],
)
def test_the_rule_of_an_entry_is_told(
    explain: Explain, custom: Path, rule: str, said: str, counted: str
) -> None:
    keep(custom, [decided(first_conv(explain()), rule=rule)])

    found = first_conv(explain())

    assert found.is_hit
    assert found.why.startswith(said)
    assert summary([found]).endswith(counted or "(custom 1)")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"tile_pixels": 97}, "tile_pixels=97 is not one of"),
        ({"bogus": 1}, "conv has the knobs"),
        ({"impl": []}, "its policy cannot be read any more"),
    ],
)
def test_an_entry_without_a_kernel_is_a_miss_that_names_the_knob(
    explain: Explain, custom: Path, changed: dict[str, object], reason: str
) -> None:
    one = first_conv(explain())
    policy = canonical({**json.loads(default_policy(one.task)), **changed})
    keep(custom, [decided(one, policy=policy)])

    found = first_conv(explain())

    assert not found.is_hit
    assert found.why == "found, but unusable"
    assert reason in found.details[0]
    assert found.details[1].startswith("policy: ")
    assert next(iter(changed)) in found.details[1]


def test_an_empty_bank_is_said_at_the_top(explain: Explain, custom: Path) -> None:
    without = explain()
    Bank.open(custom).close()

    for explanation in (without, explain()):
        assert f"the bank in {custom} has nothing for {HERE.soc_version}" in notes(explanation)
        assert "it has entries for no target" in notes(explanation)
    assert {one.why for one in without.operators} == {"nothing similar is known"}


def test_a_bank_of_another_core_count_is_said_at_the_top_and_at_each_miss(
    explain: Explain, custom: Path
) -> None:
    other = TargetKey(HERE.soc_version, HERE.cores * 2)
    small_gain = TimingSummary(20, 41.0, 40.5, 41.5)  # such policies are not lent
    known = [decided(one, other, baseline=small_gain) for one in explain().operators]
    keep(custom, known, target=other)

    explanation = explain()

    found = first_conv(explanation)
    told = f"{HERE.soc_version} with {other.cores} cores"
    assert f"has nothing for {HERE.soc_version} with" in notes(explanation)
    assert f"it has entries for {told}" in notes(explanation)
    assert found.why == f"known for {told} only"
    assert found.details[0] == f"same task is known for {told}"
    assert found.details[1].endswith(f"differs in: cores {other.cores} -> {HERE.cores}")


def test_the_nearest_entry_is_told_with_every_field_that_differs(
    explain: Explain, custom: Path
) -> None:
    two_images = replace(ONLY_OPERATORS, input_shape="image:2,3,8,8")
    keep(custom, [decided(one) for one in explain(request=two_images).operators])

    found = first_conv(explain())

    assert found.why == "nearest differs in inputs[0] dim 0, output dim 0"
    assert found.details[0].endswith("differs in: inputs[0] dim 0 2 -> 1, output dim 0 2 -> 1")


def test_of_similar_tasks_the_one_that_the_search_begins_with_is_the_nearest(
    explain: Explain, custom: Path
) -> None:
    for images in (8, 2, 4):
        more = replace(ONLY_OPERATORS, input_shape=f"image:{images},3,8,8")
        keep(custom, [decided(one) for one in explain(request=more).operators])

    assert "inputs[0] dim 0 2 -> 1" in first_conv(explain()).details[0]


MIXED = replace(ONLY_OPERATORS, precision_mode="allow_mix_precision")


def test_an_entry_of_a_laxer_class_is_named_and_not_used(explain: Explain, custom: Path) -> None:
    keep(custom, [decided(one) for one in explain(request=MIXED).operators])

    found = first_conv(explain())

    assert not found.is_hit
    assert (found.arithmetic_class, found.why) == ("f32", "known as mixed f16 only")
    assert "custom knows it as mixed f16 (" in found.details[0]
    assert found.details[0].endswith("not used, its errors are larger than f32 allows")


def test_an_entry_of_a_stricter_class_is_named_and_not_used(explain: Explain, custom: Path) -> None:
    keep(custom, [decided(one) for one in explain().operators])

    found = first_conv(explain(request=MIXED))

    assert not found.is_hit
    assert (found.arithmetic_class, found.why) == ("mixed f16", "known as f32 only")
    assert found.details[0].endswith("not used, mixed f16 has policies of its own")


def test_a_hit_names_its_class_and_the_entries_of_others(explain: Explain, custom: Path) -> None:
    keep(custom, [decided(one) for one in explain().operators])
    keep(custom, [decided(one) for one in explain(request=MIXED).operators])

    for request, own, other in ((ONLY_OPERATORS, "f32", "mixed f16"), (MIXED, "mixed f16", "f32")):
        found = first_conv(explain(request=request))
        assert found.is_hit
        assert found.details[0] == f"arithmetic class: {own}"
        assert any(f"knows it as {other} (" in line for line in found.details)


def test_what_is_alike_on_this_target_is_told_beside_the_same_task_elsewhere(
    explain: Explain, custom: Path
) -> None:
    two_images = replace(ONLY_OPERATORS, input_shape="image:2,3,8,8")
    other = TargetKey("x86_64-v2" if HERE.soc_version != "x86_64-v2" else "x86_64-v3", 64)
    keep(custom, [decided(one) for one in explain(request=two_images).operators])
    keep(custom, [decided(first_conv(explain()), other)], target=other)

    found = first_conv(explain())

    assert found.nearest is not None
    assert found.nearest.decision.target == HERE
    assert found.elsewhere == (other,)


def test_what_no_target_here_has_is_sought_on_the_nearest_other_target(
    explain: Explain, custom: Path
) -> None:
    two_images = replace(ONLY_OPERATORS, input_shape="image:2,3,8,8")
    answers = explain(request=two_images).operators
    for cores in (HERE.cores + 1, HERE.cores + 7):
        target = TargetKey(HERE.soc_version, cores)
        keep(custom, [decided(one, target) for one in answers], target=target)

    near = first_conv(explain()).nearest

    assert near is not None
    assert near.decision.target.cores == HERE.cores + 1
    assert str(near.differences[-1]) == f"cores {HERE.cores + 1} -> {HERE.cores}"


def test_a_retired_entry_is_told_with_the_revision_that_took_it(
    explain: Explain, custom: Path
) -> None:
    one = first_conv(explain())
    keep(custom, [decided(one)])
    keep(custom, [], [one.key], "pruned: the default is faster")

    found = first_conv(explain())

    assert found.why == "retired in r2"
    assert found.details[0].startswith("retired: was there until r2")
    assert "pruned: the default is faster" in found.details[0]


def test_quarantined_policies_are_counted_and_told_with_their_reason(
    explain: Explain, custom: Path
) -> None:
    one = first_conv(explain())
    bad = [canonical({"impl": name}) for name in ("a", "b")]
    with Bank.open(custom) as bank:
        bank.add_observations(
            [observed(one), observed(one, "wrong", bad[0]), observed(one, "crashed", bad[1])]
        )

    found = first_conv(explain())

    assert found.why == "measured, never decided"
    assert "measured 3 times, undecided: noise, or a session was interrupted" in found.details
    assert "quarantined here: 2 policies: 1 wrong, 1 crashed" in found.details
    assert "  wrong: impl=a: it was wrong" in found.details


def test_a_bank_that_is_not_read_makes_every_task_a_miss(
    explain: Explain, custom: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(custom, [decided(one) for one in explain().operators])
    monkeypatch.setenv("ENABLE_TUNE_BANK", "False")

    explanation = explain()

    total = len(explanation.operators)
    assert summary(explanation.operators) == f"0 of {total} hits, {total} misses"
    assert "ENABLE_TUNE_BANK is False" in notes(explanation)
    assert first_conv(explanation).why == "known, but not read"


def test_repeated_tuning_is_said_at_the_top(
    explain: Explain, custom: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(custom, [decided(one) for one in explain().operators])
    monkeypatch.setenv("REPEAT_TUNE", "True")

    explanation = explain()

    assert all(one.is_hit for one in explanation.operators)
    assert "REPEAT_TUNE is True" in notes(explanation)


def test_another_bank_that_knows_what_is_missing_is_named(
    explain: Explain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "cache" / "aoe_data"
    keep(other, [decided(first_conv(explain()))])
    monkeypatch.setenv("ASCEND_CACHE_PATH", str(tmp_path / "cache"))

    assert f"another bank is in {other} (ASCEND_CACHE_PATH)" in notes(explain())


def test_each_bank_answers_for_its_kind(explain: Explain, tmp_path: Path) -> None:
    op_bank, mdl_bank = tmp_path / "op", tmp_path / "mdl"
    keep(op_bank, [decided(first_conv(explain()))])
    keep(mdl_bank, [decided(one) for one in explain().operators])

    explanation = explain(op_bank=op_bank, mdl_bank=mdl_bank)

    misses = len(explanation.operators) - 1
    assert summary(explanation.operators).startswith(f"1 of {misses + 1} hits (op_bank 1)")
    missed = next(one for one in explanation.operators if not one.is_hit)
    assert missed.why == "known to mdl_bank only"
    assert missed.details[0] == "mdl_bank knows it, but is read for subgraphs only"


def test_a_subgraph_that_the_bank_cuts_changes_which_operators_are_asked_for(
    explain: Explain, custom: Path
) -> None:
    request = Request()
    before = explain("tiny_detector", request)
    cut = next(one for one in before.subgraphs if "copy" in one.task)
    knobs = dict.fromkeys(json.loads(default_policy(cut.task)), 0)
    site = next(iter(knobs))
    keep(custom, [decided(cut, policy=canonical({**knobs, site: 1}))])

    after = explain("tiny_detector", request)

    hit = next(one for one in after.subgraphs if one.key == cut.key)
    assert hit.is_hit
    assert {one.key for one in after.operators} != {one.key for one in before.operators}


def test_job_types_choose_what_is_listed(explain: Explain) -> None:
    only_cuts = explain("tiny_detector", Request(tunes_operators=False))
    only_operators = explain("tiny_detector", Request(tunes_subgraphs=False))

    assert only_cuts.subgraphs
    assert only_cuts.operators == ()
    assert only_operators.subgraphs == ()
    assert only_operators.operators
    assert {one.why for one in only_cuts.subgraphs} == {"no bank knows it"}


def test_a_subgraph_is_known_again_in_another_precision(explain: Explain, custom: Path) -> None:
    mixed = Request(precision_mode="allow_mix_precision")
    keep(custom, [decided(one) for one in explain("tiny_detector", mixed).subgraphs])

    missed = explain("tiny_detector", Request()).subgraphs[0]

    assert missed.details[0].endswith("not used, its errors are larger than f32 allows")


def test_nodes_that_no_kernel_runs_are_named_with_their_reason(explain: Explain) -> None:
    found = explain("unsupported_ops", Request()).segment_nodes

    assert {one.op: one.reason for one in found}["Det"] == "Det has no kernel"


def test_a_target_that_this_machine_lacks_can_be_explained(explain: Explain, custom: Path) -> None:
    other = TargetKey("x86_64-v2" if HERE.soc_version != "x86_64-v2" else "x86_64-v3", 96)
    request = replace(ONLY_OPERATORS, soc_version=other.soc_version, cores=other.cores)
    keep(custom, [decided(one, other) for one in explain(request=request).operators], target=other)

    explanation = explain(request=request)

    assert all(one.is_hit for one in explanation.operators)
    assert f"this process may use {host_cores()} core" in notes(explanation)


@pytest.mark.skipif(len(host_soc_versions()) == len(ISAS), reason="this machine has every tier")
def test_nothing_is_inherited_where_the_target_is_another_machine(
    explain: Explain, custom: Path
) -> None:
    lacking = next(name for name in ISAS if name not in host_soc_versions())
    request = replace(ONLY_OPERATORS, soc_version=lacking)
    target = TargetKey(lacking, HERE.cores)
    elsewhere = canonical({"cpu": "another"})
    answers = explain(request=request).operators
    keep(custom, [decided(one, target, environment=elsewhere) for one in answers], target=target)

    explanation = explain(request=request)

    assert f"this machine has no {lacking}" in notes(explanation)
    assert not any(one.inherited for one in explanation.operators)


@pytest.mark.parametrize(
    ("request_", "error", "said"),
    [
        (Request(soc_version="Ascend910"), TargetError, "soc_version Ascend910 is not known"),
        (Request(cores=0), TargetError, "--aicore_num 0"),
        (Request(), ModelError, "batch"),
        (Request(input_shape="nothing"), OptionError, "--input_shape"),
    ],
)
def test_what_cannot_be_explained_is_refused(
    explain: Explain, request_: Request, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        explain(request=request_)


def test_a_key_is_explained_on_every_target_where_it_is_known(
    explain: Explain, custom: Path
) -> None:
    one = first_conv(explain())
    other = TargetKey(HERE.soc_version, HERE.cores + 1)
    keep(custom, [decided(one)])
    keep(custom, [decided(one, other)], target=other)
    with Bank.open(custom) as bank:
        bank.add_observation(observed(one, "wrong", canonical({"impl": "bad"})))

    explanation = explain(one.key[:9], Request())

    here, there = explanation.operators
    assert explanation.of == one.key
    assert (here.target, there.target) == (HERE, other)
    assert here.is_hit
    assert there.is_hit
    assert any(line.startswith("since r1, ") for line in here.details)
    assert "measured here 1 time, 1 of them failed" in here.details
    assert "quarantined here: 1 policy: 1 wrong" in here.details


def test_a_key_that_is_only_known_elsewhere_is_a_miss_here(explain: Explain, custom: Path) -> None:
    one = first_conv(explain())
    other = TargetKey(HERE.soc_version, HERE.cores + 1)
    keep(custom, [decided(one, other)], target=other)

    here, there = explain(one.key, Request()).operators

    assert not here.is_hit
    assert here.elsewhere == (other,)
    assert there.is_hit


def test_the_key_of_a_subgraph_is_decimal_and_found_whole(explain: Explain, custom: Path) -> None:
    one = explain("tiny_detector", Request()).subgraphs[0]
    keep(custom, [decided(one)])

    explanation = explain(one.key, Request())

    assert explanation.operators == ()
    assert [found.is_hit for found in explanation.subgraphs] == [True]


def test_the_key_of_another_program_is_explained_on_its_own_target(
    explain: Explain, custom: Path
) -> None:
    ascend = TargetKey("Ascend910B4", 20)
    foreign = replace(
        decided(first_conv(explain())),
        key="17293822569102704639",
        task=canonical({"op": "MatMulV2", "cann": {"m": 16}}),
        target=ascend,
        policy=canonical([1, 2]),
    )
    keep(custom, [foreign], target=ascend)

    [found] = explain(foreign.key, Request()).operators

    assert found.target == ascend
    assert found.is_hit
    assert not found.inherited
    with pytest.raises(BankError, match="not known for the target"):
        explain(foreign.key, Request(soc_version="Ascend310"))


def test_an_unknown_key_is_refused(explain: Explain, custom: Path) -> None:
    with pytest.raises(BankError, match="no bank knows a key that begins so") as unlike:
        explain("zzz", Request())

    assert unlike.value.hint == "see `bankd ls` for keys"


def test_the_beginning_of_several_keys_is_refused(explain: Explain, custom: Path) -> None:
    one = first_conv(explain())
    pair = [decided(one, key="ab" * 16), decided(one, key="ac" * 16, task=canonical({"op": "x"}))]
    keep(custom, pair)

    with pytest.raises(BankError, match="several keys begin with 'a'"):
        explain("a", Request())


def test_explaining_changes_nothing(explain: Explain, custom: Path) -> None:
    keep(custom, [decided(one) for one in explain().operators][:-1])
    before = (custom / "bank.db").read_bytes()

    explain()
    explain(first_conv(explain()).key, Request())

    assert (custom / "bank.db").read_bytes() == before
    with Bank.open(custom, read_only=True) as bank:
        assert bank.models() == []
        assert len(bank.log()) == 1
