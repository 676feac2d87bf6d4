"""One entry in `bankd show` and `bankd log`: users, trials, its life; and how keys are found."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, TimingSummary, bank_folder, canonical
from bankd.bank.history.log import set_tag
from bankd.bank.tables.reader import KEYS
from bankd.bank.tables.revise import RevisionNote, results, write_results
from bankd.cli.banks import MAX_KEYS
from bankd.errors import ExitCode
from tests.bankd.bank.builders import (
    V3,
    V4,
    a_decision,
    a_key,
    a_task,
    an_observation,
    with_samples,
)
from tests.bankd.cli.conftest import Command

ELSEWHERE = canonical({"cpu_model": "a CPU", "llvm": "21"})


@pytest.fixture
def grown(world: None, tmp_path: Path) -> Path:
    """A bank in which an entry was tuned, tuned anew, retired, and taken up again; on two targets.

    Two trials of it are kept: the decision cites one, the other is of another environment.
    """
    cited, other = with_samples(an_observation(1, tile=16)), an_observation(1)
    newest = replace(a_decision(1, tile=16), evidence=(cited.content_hash,), rule="merged")
    with Bank.open(tmp_path / "bank") as bank:
        bank.add_observations([cited, replace(other, environment=ELSEWHERE)])
        bank.commit(V4, [a_decision(1), a_decision(2)], "first", "ann")
        bank.commit(V4, [a_decision(1, tile=32)], "second", "bob")
        bank.commit(V3, [a_decision(3, target=V3)], "other target", "ann")
        bank.commit(V4, [], "gone", "ann", retired=[a_key(1)])
        bank.commit(V4, [newest], "back", "ann")
        bank.commit(V4, [replace(newest, timing=TimingSummary(5, 20, 19, 21))], "again", "ann")
        bank.use_model("hash", "m.onnx", V4, {a_key(1): a_task(1)}, hits=[a_key(1)])
        set_tag(bank, "good", bank.revision("r2"))
    return tmp_path / "bank"


@pytest.mark.usefixtures("grown")
def test_log_of_a_key_tells_what_each_revision_changed_in_its_policy(bankd: Command) -> None:
    lines = [line.split() for line in bankd("log", a_key(1)[:9]).out.splitlines()]

    assert lines[0] == [a_key(1), "on", "x86_64-v4", "with", "2", "cores", "(custom)"]
    steps = {words[0]: (words[2], words[3], words[5:]) for words in lines[3:]}
    assert steps == {
        "r6": ("ann", "merged", ["same", "policy", *["58.8", "us", "20.0", "us", "2.94"]]),
        "r5": ("ann", "merged", ["impl=fp32", "tile=16", *["58.8", "us", "26.9", "us", "2.19"]]),
        "r4": ("ann", "-", ["retired", "-", "-", "-"]),
        "r2": ("bob", "tuned", ["tile", "8", "->", "32", *["58.8", "us", "26.9", "us", "2.19"]]),
        "r1": ("ann", "tuned", ["impl=fp32", "tile=8", *["58.8", "us", "26.9", "us", "2.19"]]),
    }


@pytest.mark.usefixtures("grown")
def test_log_of_a_key_as_json_has_rule_author_and_knobs(bankd: Command) -> None:
    steps = json.loads(bankd("log", a_key(1), "--json", "-n", "4").out)

    assert [one["revision"] for one in steps] == ["r6", "r5", "r4", "r2"]
    assert steps[3]["changes"] == [{"knob": "tile", "before": "8", "after": "32"}]
    assert (steps[3]["author"], steps[3]["rule"]) == ("bob", "tuned")
    assert (steps[2]["policy"], steps[2]["timing"]) == (None, None)
    assert {one["soc_version"] for one in steps} == {"x86_64-v4"}


def test_log_of_a_key_that_was_retired_is_told_still(bankd: Command, grown: Path) -> None:
    with Bank.open(grown) as bank:
        bank.commit(V4, [], "gone", "ann", retired=[a_key(2)])

    assert [one["revision"] for one in json.loads(bankd("log", a_key(2), "--json").out)] == [
        "r7", "r1",
    ]  # fmt: skip
    assert bankd("show", a_key(2)).code == ExitCode.FAILURE


@pytest.mark.usefixtures("grown")
@pytest.mark.parametrize("key", ["nothing", a_key(3)])
def test_log_of_a_key_that_the_target_never_had_is_an_error(bankd: Command, key: str) -> None:
    ended = bankd("log", key, "--soc_version", "x86_64-v4")

    assert ended.code == ExitCode.FAILURE
    assert f"no entry has a key that begins with '{key}'" in ended.err


@pytest.mark.usefixtures("grown")
@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--soc_version", "x86_64-v3"], ["r3"]),
        (["--soc_version", "x86_64-v4", "-n", "2"], ["r6", "r5"]),
        (["--aicore_num", "8"], []),
        (["--aicore_num", "2"], ["r6", "r5", "r4", "r3", "r2", "r1"]),
    ],
)
def test_log_of_a_target_has_the_revisions_that_changed_its_entries(
    bankd: Command, arguments: list[str], names: list[str]
) -> None:
    assert [one["name"] for one in json.loads(bankd("log", "--json", *arguments).out)] == names


@pytest.mark.usefixtures("grown")
def test_log_has_the_tags(bankd: Command) -> None:
    lines = [line.split() for line in bankd("log").out.splitlines()]

    assert lines[0][4] == "tags"
    assert [words[4] for words in lines if words[0] == "r2"] == ["good"]
    assert [one["tags"] for one in json.loads(bankd("log", "--json").out)][4] == ["good"]


def test_log_tells_the_parents_of_a_merge(bankd: Command, grown: Path) -> None:
    with Bank.open(grown) as bank:
        known = bank.revision("r2").id
        entry = RevisionNote("merge", "ann", further_parents=(known, "f" * 64))
        with bank.connection.writing() as writer, results(writer):
            write_results(bank.connection, writer, entry)

    lines = [line.split() for line in bankd("log").out.splitlines()]

    assert lines[0][5] == "parents"
    assert [words[4:7] for words in lines if words[0] == "r7"] == [["r6", "r2", "f" * 12]]


@pytest.mark.usefixtures("grown")
def test_show_tells_who_uses_the_entry_and_what_was_measured_elsewhere(bankd: Command) -> None:
    out = bankd("show", a_key(1)).out
    words = [line.split() for line in out.splitlines()]

    assert ["evidence", "1", "trial,", "1", "of", "them", "in", "this", "bank"] in words
    assert [line[:2] for line in words if line and line[0] == "hits"] == [["hits", "1,"]]
    assert [line[2:] for line in words if line[:1] == ["m.onnx"]] == [["1", "1"]]
    trials = [line[2:] for line in words if line[1:2] == ["2026-11-21T02:20:48"]]
    assert trials[0][:5] == ["ok", "yes", "same", "as", "chosen"]
    assert trials[1][:9] == ["ok", *["llvm", "22", "->", "21", "tile", "16", "->", "8"]]
    assert "round by round" not in out


@pytest.mark.usefixtures("grown")
def test_show_lists_the_times_of_every_round_where_that_is_asked_for(bankd: Command) -> None:
    words = [line.split() for line in bankd("show", a_key(1), "--samples").out.splitlines()]

    assert ["1", "policy", "us", "27.2", "26.1", "0.333"] in words
    assert ["1", "default", "us", "0.333", "26.1", "27.2"] in words


@pytest.mark.parametrize(("options", "count"), [([], 10), (["--all"], 12)])
def test_show_lists_the_newest_ten_trials_and_revisions_unless_all_are_wanted(
    bankd: Command, grown: Path, options: list[str], count: int
) -> None:
    with Bank.open(grown) as bank:
        bank.add_observations([an_observation(2, tile=tile) for tile in range(100, 112)])
        for tile in range(20, 31):
            bank.commit(V4, [a_decision(2, tile=tile)], f"tile {tile}", "ann")

    lines = bankd("show", a_key(2), *options).out.splitlines()

    trials = [line for line in lines if "  ok " in line]
    revisions = [line for line in lines if re.match(r"r[0-9]+ ", line)]
    assert (len(trials), len(revisions)) == (count, count)
    assert "111" in trials[-1]
    told = ["trials (12)"] if options else ["trials (newest 10 of 12: --all lists all)"]
    assert [line for line in lines if line.startswith("trials")] == told


def test_show_has_this_machines_target_and_a_line_for_each_other_unless_all_are_wanted(
    bankd: Command, grown: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.cli.bank.target_here", lambda: V4)
    with Bank.open(grown) as bank:
        bank.commit(V3, [a_decision(1, tile=4, target=V3)], "other target", "ann")

    shown, with_all = (bankd("show", a_key(1), *options).out for options in ([], ["--all"]))

    targets = [line for line in shown.splitlines() if line.startswith("target ")]
    assert targets[0] == "target    x86_64-v4 with 2 cores"
    other = next(line for line in shown.splitlines() if line.startswith("x86_64-v3_2"))
    assert other.split()[1:6] == ["tuned", "tile", "16", "->", "4"]
    assert "target    x86_64-v3 with 2 cores" in with_all
    assert "other targets" not in with_all
    assert len(json.loads(bankd("show", a_key(1), "--json").out)) == 2


def test_show_tells_that_an_entry_was_no_hit_yet_beside_the_model_that_it_was_made_for(
    bankd: Command, grown: Path
) -> None:
    with Bank.open(grown) as bank:
        bank.use_model("other", "n.onnx", V4, {a_key(2): a_task(2)})

    words = [line.split() for line in bankd("show", a_key(2)).out.splitlines()]

    assert ["hits", "none", "since", "it", "was", "decided"] in words
    assert [line[2:] for line in words if line[:1] == ["n.onnx"]] == [["1", "1"]]


@pytest.mark.usefixtures("grown")
def test_show_as_json_has_users_hits_evidence_and_environments(bankd: Command) -> None:
    (entry,) = json.loads(bankd("show", a_key(1), "--json").out)

    assert [(one["name"], one["uses"]) for one in entry["models"]] == [("m.onnx", 1)]
    assert (entry["hits"], entry["last_hit"] is None) == (1, False)
    assert [one["is_evidence"] for one in entry["observations"]] == [True, False]
    assert entry["observations"][0]["timing"]["samples"] == [27.25, 26.125, 1 / 3]
    assert [one["environment_changes"] for one in entry["observations"]] == [
        [], [{"field": "llvm", "decision": "22", "observation": "21"}],
    ]  # fmt: skip
    assert entry["history"][0]["rule"] == "merged"


def test_where_many_keys_begin_alike_they_are_not_all_read(bankd: Command, world: None) -> None:
    with Bank.open(bank_folder(os.environ)) as bank:
        many = [a_decision(number) for number in range(16 * MAX_KEYS)]
        bank.commit(V4, many, "many", "me")
    digits = [one.key[0] for one in many]
    digit = max(digits, key=digits.count)

    ended = bankd("show", digit)

    assert ended.code == ExitCode.FAILURE
    assert f"{MAX_KEYS} or more keys begin with '{digit}'" in ended.err


def test_a_key_is_found_by_its_index(grown: Path) -> None:
    with Bank.open(grown) as bank:
        places = {"first": "a", "last": "b", "soc_version": None, "cores": None, "limit": 20}
        for entries in ("current", "changes"):
            plan = bank.connection.rows(
                f"EXPLAIN QUERY PLAN {KEYS.format(entries=entries)}", places
            )
            steps = [row["detail"] for row in plan]
            assert any(step.startswith("SEARCH tasks") and "key>?" in step for step in steps)
            assert any(step.startswith("SEARCH entry") for step in steps)


def test_what_the_built_in_bank_has_too_is_listed_once(
    bankd: Command, grown: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Bank.open(tmp_path / "built-in") as built_in:
        shipped = [a_decision(number, tile=64) for number in (1, 2, 9)]
        built_in.commit(V4, shipped, "shipped", "us")
    monkeypatch.setattr("bankd.cli.banks.built_in_folder", lambda: tmp_path / "built-in")

    listed = json.loads(bankd("ls", "--json").out)
    shown = json.loads(bankd("show", a_key(9), "--json").out)

    assert sorted((one["key"], one["source"]) for one in listed) == sorted(
        [(a_key(n), "custom") for n in (1, 2, 3)] + [(a_key(9), "built-in")]
    )
    assert [one["source"] for one in shown] == ["built-in"]
