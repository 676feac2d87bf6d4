"""`bankd explain`: what it prints of models and keys, and how it ends."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import onnx
import pytest

from bankd.bank import Bank, Decision, TargetKey, canonical
from bankd.bank.merge import UNVERIFIED
from bankd.bank.record import PROVISIONAL
from bankd.errors import ExitCode
from fixtures.small import dynamic_batch, tiny_detector
from tests.bankd.bank.builders import a_decision
from tests.bankd.cli.conftest import Command
from tuner.backend import host_environment, host_target
from tuner.search.space import Space
from tuner.task import Task

HERE = TargetKey(host_target().soc_version, host_target().cores)
SHAPE = ("--input_shape", "image:1,3,8,8")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "in" / "m.onnx"
    onnx.save(dynamic_batch(), path)
    return path


def decisions(bankd: Command, model: Path) -> list[Decision]:
    """One for each operator of the model, with the default policy."""
    told = json.loads(bankd("explain", model, *SHAPE, "--json").out)
    return [decision(canonical(one["task"])) for one in told["operators"]]


def decision(text: str, target: TargetKey = HERE) -> Decision:
    task = Task.parse(text)
    return replace(
        a_decision(1),
        key=task.key,
        task=text,
        target=target,
        policy=canonical(dict(Space(task, host_target()).default.knobs)),
        environment=canonical(host_environment().as_dict()),
    )


def keep(place: Path, kept: list[Decision], message: str = "tuned") -> None:
    with Bank.open(place) as bank:
        bank.commit(kept[0].target, kept, message, "me")


def test_a_model_is_explained_task_by_task_with_a_block_for_each_miss(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    every = decisions(bankd, model)
    known, near, total = every[0], every[-1], len(every)
    other = replace(near, target=TargetKey(HERE.soc_version, HERE.cores + 2))
    keep(tmp_path / "bank", [known])
    keep(tmp_path / "bank", [other])

    ended = bankd("explain", model, *SHAPE)

    lines = ended.out.splitlines()
    assert ended.code == ExitCode.OK
    assert lines[0].endswith(f"m.onnx for {HERE.soc_version} with {HERE.cores} cores")
    assert lines[1].startswith("here: ")
    assert "tuned 2.19x [2.15, 2.25], 2 observations, r1" in ended.out
    assert f"differs in: cores {HERE.cores + 2} -> {HERE.cores}" in ended.out
    assert f"{total}. /fc/Gemm, gemm, miss: key {near.key}" in lines
    count = f"operators: 1 of {total} hits (custom 1), {total - 1} misses"
    assert lines[-1] == f"{count} (1 lent by another number of cores)"


def test_a_miss_that_is_compiled_with_the_policy_of_another_number_of_cores_says_so(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    one = decisions(bankd, model)[-1]  # 2.19 times as fast as its default there
    keep(tmp_path / "bank", [replace(one, target=TargetKey(HERE.soc_version, 1))])
    asked = ("explain", model, *SHAPE, "--aicore_num", 2)

    shown, told = bankd(*asked).out, json.loads(bankd(*asked, "--json").out)

    total, lent = len(told["operators"]), told["operators"][-1]
    assert "compiled with that of 1 core" in shown
    sentence = "until it is tuned it is compiled with the policy for 1 core of custom (2.19x there)"
    assert sentence in " ".join(shown.split())
    assert f"0 of {total} hits, {total} misses (1 lent by another number of cores)" in shown
    assert lent["lent"] == {
        "bank": "custom", "policy": json.loads(one.policy), "cores": 1,
        "speedup": pytest.approx(58.781 / 26.876),
    }  # fmt: skip
    assert not lent["hit"]
    assert not any(other["lent"] for other in told["operators"][:-1])


def parting(bankd: Command, *arguments: object) -> list[dict[str, object]]:
    """The options that part the tuning from the compilation, as JSON has them."""
    found: list[dict[str, object]] = json.loads(bankd("explain", *arguments, "--json").out)[
        "options"
    ]
    return found


def test_the_options_that_part_the_tuning_from_the_compilation_are_named_with_what_to_do(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    every = decisions(bankd, model)
    other = TargetKey(HERE.soc_version, HERE.cores + 2)
    keep(tmp_path / "bank", [replace(one, target=other) for one in every])

    [cores] = parting(bankd, model, *SHAPE)
    shown = bankd("explain", model, *SHAPE).out.partition("options that part")[2]

    assert cores == {
        "option": "cores", "there": str(other.cores), "here": str(HERE.cores),
        "hint": f"--aicore_num {other.cores}, or tune for this number", "tasks": len(every),
    }  # fmt: skip
    assert f"--aicore_num {other.cores}" in shown
    assert parting(bankd, model, *SHAPE, "--aicore_num", other.cores) == []


def test_precision_shapes_fusion_and_toolchain_part_them_too(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    every = decisions(bankd, model)
    first, second, *_ = every
    mixed = {**json.loads(first.task), "precision_mode": "allow_mix_precision"}
    older = canonical({**json.loads(second.environment), "llvm": "1.2.3"})
    keep(tmp_path / "bank", [decision(canonical(mixed)), replace(second, environment=older)])

    found = {str(one["option"]): one for one in parting(bankd, model, *SHAPE)}

    assert found["precision"]["there"] == "mixed f16"
    assert str(found["precision"]["hint"]).startswith("--precision_mode allow_mix_precision")
    assert (found["toolchain"]["there"], found["toolchain"]["tasks"]) == ("1.2.3", 1)


def test_an_empty_bank_is_said_once_and_not_at_every_task(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    ended = bankd("explain", model, *SHAPE)

    assert ended.code == ExitCode.OK
    assert f"! the bank in {tmp_path / 'bank'} has nothing for" in ended.out
    assert "miss: key" not in ended.out
    assert ended.err == ""
    assert list((tmp_path / "bank").iterdir()) == []


def test_json_has_every_value(bankd: Command, model: Path, tmp_path: Path) -> None:
    kept = decisions(bankd, model)
    before = canonical({**host_environment().as_dict(), "generator": 1})
    keep(tmp_path / "bank", [replace(kept[0], environment=before)])

    told = json.loads(bankd("explain", model, *SHAPE, "--json").out)

    hit, *misses = told["operators"]
    assert told["target"] == {"soc_version": HERE.soc_version, "cores": HERE.cores}
    assert told["summary"]["operators"].endswith("; 1 inherited")
    assert (hit["hit"], hit["bank"], hit["since"]) == (True, "custom", "r1")
    assert hit["decision"]["speedup"] == pytest.approx(58.781 / 26.876)
    assert hit["speedup_bounds"] == pytest.approx([58 / 27, 59.5 / 26.5])
    assert [one["field"] for one in hit["inherited"]] == ["generator"]
    assert not any(one["hit"] or one["bank"] for one in misses)
    assert {"nearest", "elsewhere", "unasked", "quarantined", "retired"} <= misses[0].keys()


def test_what_is_provisional_unverified_or_unusable_is_marked_and_only_hits_are_counted(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    kept = decisions(bankd, model)
    bogus = canonical({**json.loads(kept[2].policy), "bogus": 1})
    rules = [replace(kept[0], rule=PROVISIONAL), replace(kept[1], rule=UNVERIFIED)]
    keep(tmp_path / "bank", [*rules, replace(kept[2], rule=PROVISIONAL, policy=bogus)])

    told = json.loads(bankd("explain", model, *SHAPE, "--json").out)

    marks = ("hit", "provisional", "unverified", "unusable")
    assert [[bool(one[mark]) for mark in marks] for one in told["operators"][:3]] == [
        [True, True, False, False],
        [True, False, True, False],
        [False, True, False, True],
    ]
    assert told["operators"][2]["decision"]["policy"]["bogus"] == 1
    hits, counts = told["summary"]["operators"].split("; ")
    assert hits.startswith(f"2 of {len(kept)} hits (custom 2), ")
    assert counts == "1 provisional, 1 unverified"


def test_a_key_is_explained_by_its_beginning(bankd: Command, model: Path, tmp_path: Path) -> None:
    known = decisions(bankd, model)[0]
    keep(tmp_path / "bank", [known])

    ended = bankd("explain", known.key[:8])

    assert ended.code == ExitCode.OK
    assert ended.out.startswith(known.key)
    assert "   since r1, " in ended.out
    assert "   decided with: " in ended.out
    assert ended.out.endswith("operators: 1 of 1 hit (custom 1)\n")


def test_another_bank_can_be_named(bankd: Command, model: Path, tmp_path: Path) -> None:
    kept = decisions(bankd, model)
    keep(tmp_path / "lab", kept)

    named = bankd("explain", model, *SHAPE, "--bank", tmp_path / "lab")
    beside = bankd("explain", model, *SHAPE, "--op_bank_path", tmp_path / "lab")

    assert f"{len(kept)} of {len(kept)} hits (custom {len(kept)})" in named.out
    assert f"{len(kept)} of {len(kept)} hits (op_bank {len(kept)})" in beside.out


def test_subgraphs_are_listed_before_operators(bankd: Command, tmp_path: Path) -> None:
    path = tmp_path / "in" / "d.onnx"
    onnx.save(tiny_detector(), path)

    both = bankd("explain", path).out
    only = bankd("explain", path, "--job_type", "1").out

    assert both.index("\nsubgraphs in f32\n") < both.index("\noperators in f32\n")
    assert "\noperators" not in only
    assert only.splitlines()[-1].startswith("subgraphs: 0 of ")


def test_what_names_and_messages_hold_is_shown_and_does_nothing(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    known = decisions(bankd, model)[0]
    keep(tmp_path / "bank", [known], "\x1b[2J gone \u202e")
    hostile = onnx.load(model)
    hostile.graph.node[0].name = "a\x1b]0;title\x07"
    onnx.save(hostile, model)

    explained = bankd("explain", model, *SHAPE)
    of_key = bankd("explain", known.key)

    assert "\\x1b]0;title\\x07" in explained.out
    assert "\\x1b[2J gone \\u202e" in of_key.out
    assert not {"\x1b", "\x07", "\u202e"} & set(explained.out + of_key.out)


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["gone.onnx"], ExitCode.FAILURE, "gone.onnx: does not exist"),
        (["0123abcd"], ExitCode.FAILURE, "no bank knows a key that begins so"),
        (["0123abcd", "--bank", "gone"], ExitCode.FAILURE, "Directory [gone] does not exist"),
        (["./in"], ExitCode.USAGE, "is not that of a known model format"),
        (["m.onnx", "--job_type", "9"], ExitCode.USAGE, "job_type '9' is not known"),
        (
            ["m.onnx", "--precision_mode", "x"],
            ExitCode.USAGE,
            "Invalid value for '--precision_mode'",
        ),
        (["m.onnx", "--soc_version", "x"], ExitCode.USAGE, "soc_version x is not known"),
        ([], ExitCode.USAGE, "MODEL|KEY"),
    ],
)
def test_what_cannot_be_explained_ends_with_an_error(
    bankd: Command, arguments: list[str], code: ExitCode, said: str
) -> None:
    ended = bankd("explain", *arguments)

    assert ended.code == code
    assert said in ended.err
    assert ended.out == ""
