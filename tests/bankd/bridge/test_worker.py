"""Where the tuner and the bank meet."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import LayeredBank, TargetKey
from bankd.bridge.bank_answers import BankAnswers
from bankd.bridge.lookup import BankLookup
from bankd.bridge.tuning_record import Record, Tally
from bankd.bridge.worker import Worker
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.errors import BankError
from tests.bankd.fakes import (
    POLICY,
    FakePipeline,
    FakeSubgraph,
    decided,
    decision_of,
    task_of,
    timing,
    write_model,
)
from tests.reports import read_report
from tuner.errors import ModelError, TargetError
from tuner.lookup.protocol import LentBy, Lookup
from tuner.session import (
    Event,
    Listener,
    Options,
    PhaseStarted,
    TaskCounts,
    TaskFinished,
    TaskStarted,
    TuneResult,
)
from tuner.target import Environment, Target
from tuner.trials.trial import Outcome, Trial

TARGET = Target("x86_64-v3", 2)
HERE = Environment("a cpu", "L1:32768", "22.1.0", 1, "Linux x86_64")


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[LayeredBank]:
    with LayeredBank.open(tmp_path / "bank") as opened:
        yield opened


def lookup(bank: LayeredBank, environment: Environment = HERE, *, reads: bool = True) -> BankLookup:
    return BankLookup(bank, TARGET, environment, author="a@b", reads_bank=reads)


def say_nothing(event: Event) -> None:
    pass


def test_what_was_decided_is_found_by_the_next_session(bank: LayeredBank) -> None:
    lookup(bank).decide([decision_of(1)], "tuned one")

    found = lookup(bank).find([task_of(1), task_of(2)])

    assert list(found) == [task_of(1).key]
    hit = found[task_of(1).key]
    assert (hit.policy, hit.rule, hit.source, hit.inherited) == (POLICY, "tuned", "custom", False)


@pytest.mark.parametrize(
    "other", [replace(HERE, llvm="23"), replace(HERE, cpu="b"), replace(HERE, generator=2)]
)
def test_what_was_decided_in_another_environment_is_inherited(
    bank: LayeredBank, other: Environment
) -> None:
    lookup(bank, other).decide([decision_of(1)], "tuned elsewhere")

    found = lookup(bank).find([task_of(1)])

    assert found[task_of(1).key].inherited


def test_what_was_decided_for_another_core_count_is_lent_and_no_hit(bank: LayeredBank) -> None:
    lookup(bank).decide([decision_of(1)], "tuned for two cores")

    other = BankLookup(bank, Target("x86_64-v3", 1), HERE, author="a@b")

    [hit] = other.find([task_of(1)]).values()
    assert (hit.policy, hit.is_provisional, hit.lent_by) == (POLICY, True, LentBy(2, 1.25))
    assert other.hits == {}


def test_a_trial_is_in_the_bank_when_record_returns(bank: LayeredBank, tmp_path: Path) -> None:
    trial = Trial(task_of(1), POLICY, Outcome.OK, timing(80), timing(100), 1e-7, "a note")

    lookup(bank).record(trial)

    with LayeredBank.open(tmp_path / "bank") as other:
        (kept,) = other.custom.observations(task_of(1).key, TargetKey("x86_64-v3", 2))
    assert kept.timing is not None
    assert kept.baseline is not None
    assert (kept.timing.median_us, kept.baseline.median_us) == (80, 100)
    assert (kept.outcome, kept.error, kept.note) == ("ok", 1e-7, "a note")
    assert json.loads(kept.policy) == {"impl": "direct", "tile_m_reg": 6}


@pytest.mark.parametrize("outcome", [o for o in Outcome if o is not Outcome.OK])
def test_a_candidate_that_failed_is_refused_from_then_on(
    bank: LayeredBank, outcome: Outcome
) -> None:
    lookup(bank).record(Trial(task_of(1), POLICY, outcome, note="planted"))

    refused = lookup(bank).refused(task_of(1))

    assert refused == {POLICY.text(): outcome}


def test_decisions_are_one_revision_and_cite_the_trials_of_the_session(bank: LayeredBank) -> None:
    session = lookup(bank)
    session.record(Trial(task_of(1), POLICY, Outcome.OK, timing(80), timing(100)))

    session.decide([decision_of(1), decision_of(2)], "tuned resnet50")

    (revision,) = bank.custom.log()
    (first,) = (d for d in bank.custom.records() if d.key == task_of(1).key)
    assert (revision.message, revision.author) == ("tuned resnet50", "a@b")
    assert revision.counts.added == 2
    assert len(first.evidence) == 1
    assert [s.mode for s in first.stages] == ["Impl"]


def test_no_decision_writes_no_revision(bank: LayeredBank) -> None:
    lookup(bank).decide([], "nothing")

    assert bank.custom.log() == []


def test_a_bank_that_is_not_read_finds_nothing_and_is_written(bank: LayeredBank) -> None:
    session = lookup(bank, reads=False)
    session.decide([decision_of(1)], "written")

    assert session.find([task_of(1)]) == {}
    assert lookup(bank).find([task_of(1)])


def test_a_bank_that_is_not_read_keeps_its_entries_and_gains_what_it_lacks(
    bank: LayeredBank,
) -> None:
    lookup(bank).decide([decision_of(1)], "tuned before")
    session = lookup(bank, reads=False)
    session.find([task_of(1), task_of(2)])
    worse = replace(decision_of(1), policy=POLICY.with_knobs(tile_m_reg=1))

    session.decide([worse, decision_of(2)], "without a look")
    session.decide([replace(decision_of(2), policy=worse.policy)], "its own are its own")

    policies = lookup(bank).policies([task_of(1).key, task_of(2).key])
    assert '"tile_m_reg":6' in policies[task_of(1).key]
    assert '"tile_m_reg":1' in policies[task_of(2).key]
    assert session.withheld == {task_of(1).key}


def answer_of(settings: Settings, record: Record) -> Record | None:
    with closing(BankAnswers(settings)) as bank:
        return bank.answer(record)


def test_without_reading_the_figures_say_what_stayed_as_it_was(
    worker: Worker, settings: Settings, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", tasks=[1])
    worker.tune(model, tmp_path / "a.om", say_nothing)
    write_model(model, tasks=[1, 2])

    with Worker(replace(settings, reads_bank=False), Request(), FakePipeline()) as blind:
        record = blind.tune(model, tmp_path / "b.om", say_nothing)
        answer = answer_of(replace(settings, reads_bank=False), record)

    assert (record.tasks, record.hits, record.added, record.reserved) == (2, 1, 1, 1)
    (final,) = read_report(Path(record.reports[-1]))
    assert final.opat is not None
    assert (final.opat.summary.added, final.opat.summary.reserved) == (1, 1)
    assert answer is None


def test_without_reading_subgraphs_that_stayed_as_they_were_are_reserved(
    worker: Worker, settings: Settings, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", tasks=[1], subgraphs=[7])
    worker.tune(model, tmp_path / "a.om", say_nothing)
    write_model(model, tasks=[2], subgraphs=[7, 8])

    with Worker(replace(settings, reads_bank=False), Request(), FakePipeline()) as blind:
        record = blind.tune(model, tmp_path / "b.om", say_nothing)

    assert record.subgraphs == TaskCounts(2, 1, 1, 0, 1, 0)
    assert (record.tasks, record.hits, record.added) == (1, 0, 1)
    (final,) = read_report(Path(record.reports[0]))
    assert final.sgat is not None
    assert [c.repo_key for c in final.sgat.modified_subgraphs] == [FakeSubgraph(8).key]
    (operators,) = read_report(Path(record.reports[1]))
    assert operators.opat is not None
    assert (
        len(operators.opat.modified_operators) == 1
    )  # of the same name as the subgraph that stays


def test_revisions_name_the_model_that_was_tuned(worker: Worker, tmp_path: Path) -> None:
    worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "a.om", say_nothing)

    with LayeredBank.open(tmp_path / "bank") as opened:
        assert opened.custom.log(1)[0].message == "m: tuned node_2"


def test_a_time_limit_is_told_and_such_a_record_answers_nothing(
    worker: Worker, pipeline: FakePipeline, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", tasks=[1, 2, 3])
    pipeline.most_tasks = 1

    record = worker.tune(model, tmp_path / "a.om", say_nothing)
    pipeline.most_tasks = None
    rest = worker.tune(model, tmp_path / "b.om", say_nothing)

    assert record.cut_short == "time limit: 2 of 3 tasks not tuned; run again to continue"
    assert answer_of(worker.settings, record) is None
    assert (rest.cut_short, rest.hits, rest.added) == ("", 1, 2)
    assert answer_of(worker.settings, rest) is not None


def test_a_record_whose_policies_the_bank_has_replaced_is_no_answer(
    worker: Worker, tmp_path: Path
) -> None:
    record = worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", say_nothing)

    better = replace(decision_of(1), policy=POLICY.with_knobs(tile_m_reg=4))
    worker.lookup().decide([better], "tuned again")

    assert answer_of(worker.settings, record) is None


@pytest.mark.parametrize("request_", [Request(), Request(tunes_subgraphs=False)])
def test_a_record_is_no_answer_once_a_subgraph_is_decided_otherwise(
    settings: Settings, tmp_path: Path, request_: Request
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", subgraphs=[7])

    with Worker(settings, request_, FakePipeline()) as worker:
        record = worker.tune(model, tmp_path / "m.om", say_nothing)
        answer = answer_of(worker.settings, record)
        better = replace(decided(FakeSubgraph(7)), policy=POLICY.with_knobs(tile_m_reg=4))
        worker.lookup().decide([better], "cut again")
        stale = answer_of(worker.settings, record)

    assert answer is not None
    assert (answer.hits, answer.trials) == (2, 0)
    assert answer.subgraphs == (TaskCounts(1, 1, 0, 0, 1, 0) if request_.tunes_subgraphs else None)
    assert stale is None


def test_operators_of_cuts_that_were_not_chosen_count_for_nothing(
    settings: Settings, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", tasks=[1, 2], subgraphs=[7])
    pipeline = FakePipeline()
    pipeline.looked_up_first = [task_of(8), task_of(9)]
    seen: list[int] = []

    def listen(event: Event) -> None:
        if isinstance(event, TaskFinished) and event.op != "subgraph":
            (path,) = (tmp_path / "work").glob("aoe_result_opat_*.json")
            (report,) = read_report(path)
            assert report.opat is not None
            seen.append(report.opat.summary.hit)

    with Worker(settings, Request(), pipeline) as worker:
        worker.lookup().decide([decision_of(8), decision_of(2)], "before")
        record = worker.tune(model, tmp_path / "m.om", listen)

    assert seen == [1]
    assert (record.tasks, record.hits) == (2, 1)
    with LayeredBank.open(settings.bank) as bank:
        assert bank.custom.models()[0].keys == 3


def test_a_second_session_on_the_same_model_finds_everything(
    worker: Worker, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")

    first = worker.tune(model, tmp_path / "a.om", say_nothing)
    second = worker.tune(model, tmp_path / "b.om", say_nothing)

    assert (first.tasks, first.hits, first.added, first.trials) == (2, 0, 2, 2)
    assert (second.tasks, second.hits, second.added, second.trials) == (2, 2, 0, 0)


def test_a_record_counts_the_entries_of_its_model_that_are_decided_in_noise(
    settings: Settings, tmp_path: Path
) -> None:
    def in_noise(
        model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
    ) -> TuneResult:
        note = "decided in noise: its rounds disagree"
        bank.record(Trial(task_of(2), POLICY, Outcome.OK, timing(80), timing(100), note=note))
        bank.decide([decision_of(2), decision_of(3)], "one of them in noise")
        return FakePipeline()(model, output, options, bank, listen)

    model = write_model(tmp_path / "m.onnx", tasks=[1, 2, 3])
    with Worker(settings, Request(), in_noise) as worker:
        first = worker.tune(model, tmp_path / "m.om", say_nothing)

    assert first.noisy_entries == 1
    assert first.wrote_noisy == (
        "1 entry was decided in noise: `bankd verify --noisy` races what is noisy again"
    )


def test_a_changed_model_misses_exactly_the_changed_tasks(worker: Worker, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", tasks=[1, 2, 3])
    worker.tune(model, tmp_path / "a.om", say_nothing)

    write_model(model, tasks=[1, 2, 4])
    record = worker.tune(model, tmp_path / "b.om", say_nothing)

    assert (record.hits, record.added, record.trials) == (2, 1, 1)


def test_the_report_is_written_while_the_work_goes_on(worker: Worker, tmp_path: Path) -> None:
    seen = []

    def listen(event: Event) -> None:
        if isinstance(event, PhaseStarted) and event.phase == "load":
            return
        (path,) = (tmp_path / "work").glob("aoe_result_opat_*.json")
        (report,) = read_report(path)
        assert report.opat is not None
        seen.append((report.status, report.opat.summary.added))

    record = worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", listen)

    assert {status for status, _ in seen} == {"tuning incomplete"}
    assert [added for _, added in seen][-1] == 2
    (final,) = read_report(Path(record.reports[-1]))
    assert (final.tuning_name, final.status) == ("m", "tuning successful")
    assert final.opat is not None
    assert (final.opat.summary.added, final.opat.result_ms) == (2, 26.876)


def test_a_model_that_cannot_be_read_leaves_no_report(worker: Worker, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", refuse="is truncated")

    with pytest.raises(ModelError):
        worker.tune(model, tmp_path / "m.om", say_nothing)

    assert list((tmp_path / "work").iterdir()) == []


def test_the_report_of_a_session_that_was_cut_short_stays_incomplete(
    worker: Worker, pipeline: FakePipeline, tmp_path: Path
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    pipeline.meanwhile = interrupt
    model = write_model(tmp_path / "in" / "m.onnx")

    with pytest.raises(KeyboardInterrupt):
        worker.tune(model, tmp_path / "m.om", say_nothing)

    (path,) = (tmp_path / "work").glob("aoe_result_opat_*.json")
    (report,) = read_report(path)
    assert (report.status, report.tuning_time_s) == ("tuning incomplete", None)


def test_a_record_survives_its_text_form(worker: Worker, tmp_path: Path) -> None:
    record = worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", say_nothing)

    again = Record.parse(json.loads(json.dumps(record.as_json())))

    assert again == record
    assert record.improvement == "118.71%"
    assert replace(record, used_default=True).improvement == "0.00%"
    noisy = replace(record, noisy=("default",))
    assert noisy.improvement == "118.71% (2.19 [2.10, 2.30] noisy)"
    assert Record.parse({"model": "of another version"}) is None


def test_a_record_is_answered_with_what_the_bank_knows_today(
    worker: Worker, tmp_path: Path
) -> None:
    record = worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", say_nothing)

    answer = answer_of(worker.settings, record)

    assert answer is not None
    assert (answer.hits, answer.added, answer.trials) == (2, 0, 0)


def test_a_record_whose_offline_model_is_gone_is_no_answer(worker: Worker, tmp_path: Path) -> None:
    record = worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", say_nothing)
    (tmp_path / "m.om").unlink()

    assert answer_of(worker.settings, record) is None


def test_a_record_of_tasks_that_the_bank_forgot_is_no_answer(
    worker: Worker, tmp_path: Path
) -> None:
    record = worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", say_nothing)
    bank = tmp_path / "empty"
    bank.mkdir()

    with Worker(replace(worker.settings, bank=bank), Request(), FakePipeline()) as other:
        assert answer_of(other.settings, record) is None


def test_the_bank_knows_which_models_asked(worker: Worker, tmp_path: Path) -> None:
    worker.tune(write_model(tmp_path / "in" / "m.onnx"), tmp_path / "m.om", say_nothing)

    with LayeredBank.open(tmp_path / "bank") as bank:
        (model,) = bank.custom.models()

    assert (model.name, model.keys, model.uses) == ("m", 2, 1)


def test_a_target_that_this_machine_cannot_run_is_refused(settings: Settings) -> None:
    with pytest.raises(TargetError, match="no runner for soc_version Ascend310"):
        Worker(settings, Request(soc_version="Ascend310"))


def test_a_damaged_bank_is_refused_before_anything_is_tuned(settings: Settings) -> None:
    (settings.bank / "bank.db").write_bytes(b"no database at all, but a long text " * 40)

    with pytest.raises(BankError, match="not a bank"):
        Worker(settings, Request())


KILLED = """
import os, signal, sys
from pathlib import Path
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.bridge.worker import Worker
from tests.bankd.fakes import FakePipeline

work = Path(sys.argv[1])
kill = FakePipeline(lambda: os.kill(os.getpid(), signal.SIGKILL))
with Worker(Settings(work, work, work.parent / "bank"), Request(), kill) as worker:
    worker.tune(work.parent / "in" / "m.onnx", work / "m.om", print)
"""


def test_kill_9_loses_no_trial_that_was_measured(
    worker: Worker, settings: Settings, tmp_path: Path
) -> None:
    write_model(tmp_path / "in" / "m.onnx")

    killed = subprocess.run(
        [sys.executable, "-c", KILLED, tmp_path / "work"],
        stdout=subprocess.DEVNULL,
        check=False,
    )

    assert killed.returncode == -signal.SIGKILL
    target = TargetKey(worker.target.soc_version, worker.target.cores)
    with LayeredBank.open(settings.bank) as bank:
        assert len(bank.custom.observations(task_of(1).key, target)) == 1


def test_operators_of_cuts_that_were_taken_back_count_beside_the_others() -> None:
    tally = Tally()

    for total in (3, 2):
        for number in range(1, total + 1):
            tally.listen(TaskStarted(number, total, f"conv{number}", "conv", None))
            tally.listen(TaskFinished(number, total, f"conv{number}", "conv", None))

    tally.listen(TaskStarted(1, 2, "conv1", "conv", None, is_repeated=True))

    assert (tally.asked, tally.finished) == (5, 5)
