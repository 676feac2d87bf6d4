"""What becomes of files: settings, strangers, what is being written, a queue that is full."""

from __future__ import annotations

import asyncio
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.config.request import Request
from bankd.control import protocol
from bankd.control.protocol import Verb
from bankd.daemon.daemon import Daemon
from bankd.daemon.examiner.examine import read_content
from bankd.daemon.queue.identity import Identity
from bankd.daemon.server.answers import Answers
from bankd.daemon.worker.messages import Failed, Outcome
from bankd.jobs import JobState, files_seen, history, state_label
from fixtures.third_party import pico
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until


def settings_of(model: Path, **content: object) -> None:
    model.with_suffix(".aoe.json").write_text(json.dumps(content))


def set_aside(here: World) -> list[str]:
    return sorted(path.name for path in (here.workspace.folder / "rejected").iterdir())


def test_settings_beside_a_model_say_how_that_one_is_tuned(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "plain.onnx", tasks=[1])
    special = write_model(here.inbox / "special.onnx", tasks=[2])
    settings_of(special, job_type="2", tune_ops_type=["Conv"], max_tuning_count=3, priority=9)

    here.once()

    assert pipeline.models == ["special", "plain"]
    first, second = pipeline.options
    assert (first.tunes_subgraphs, first.max_tuning_count) == (False, 3)
    assert first.tune_ops is not None
    assert (second.tunes_subgraphs, second.max_tuning_count) == (True, None)


def test_settings_that_change_make_another_job_and_a_priority_alone_does_not(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.once()

    settings_of(model, priority=3)
    here.once()
    settings_of(model, tune_optimization_level="O1")
    here.once()

    assert [options.optimization_level for options in pipeline.options] == ["O2", "O1"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"input_shap": "x:1"}', "input_shap"),
        ("[]", "m.aoe.json"),
        ('{"soc_version": "Ascend910B1"}', "no runner for soc_version Ascend910B1"),
        ('{"aicore_num": 4096}', "4096"),
    ],
)
def test_settings_that_cannot_be_used_set_the_model_aside_untried_until_they_are_corrected(
    here: World, pipeline: FakePipeline, text: str, said: str
) -> None:
    model = write_model(here.inbox / "m.onnx")
    model.with_suffix(".aoe.json").write_text(text)

    refused = here.once()["m"]
    model.with_suffix(".aoe.json").write_text("{")
    worse = here.once()["m"]
    settings_of(model, priority=1)
    corrected = here.once()["m"]

    assert refused.state == "set_aside"
    assert refused.reason is not None
    assert worse.reason is not None
    assert said in refused.reason.what
    assert "it is not JSON" in worse.reason.what
    assert corrected.state == "tuned"
    assert pipeline.models == ["m"]
    assert set_aside(here) == []


def test_a_model_of_another_device_family_is_set_aside_with_what_it_holds(here: World) -> None:
    (here.inbox / "m.om").write_bytes(pico())
    here.examiner.read = read_content

    handled = here.once()["m"]

    assert handled.state == "set_aside"
    assert handled.reason is not None
    assert "no runner for that target is here" in handled.reason.what
    assert set_aside(here) == ["m.om.operators.json", "m.om.reason.json", "m.om.reason.txt"]
    (here.inbox / "m.om").unlink()


def test_what_is_no_model_is_refused_once_whatever_it_is_called(here: World) -> None:
    here.examiner.read = read_content
    for name in ("a.onnx", "b.onnx", "c.om"):
        (here.inbox / name).write_bytes(b"nothing of the kind")

    here.once()
    looked_into = len(here.examiner.examined)
    here.once()

    assert here.states() == [JobState.SET_ASIDE]
    assert len(here.examiner.examined) == looked_into == 3
    assert [seen.said for seen in files_seen(here.workspace.job_list)] == [
        "a.onnx: not an ONNX model", "b.onnx: not an ONNX model", "c.om: not an offline model",
    ]  # fmt: skip


def test_what_was_refused_is_looked_into_again_when_its_reason_is_deleted(here: World) -> None:
    here.examiner.read = read_content
    (here.inbox / "m.onnx").write_bytes(b"nothing of the kind")
    here.once()
    for file in (here.workspace.folder / "rejected").iterdir():
        file.unlink()

    here.once()

    assert len(here.examiner.examined) == 2
    assert set_aside(here) == ["m.onnx.reason.json", "m.onnx.reason.txt"]


def test_a_file_that_somebody_writes_to_is_left_until_they_are_done(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    with model.open("ab"):
        during = here.once()
        told = here.log.getvalue()
    after = here.once()

    assert during == {}
    assert f"left path={model}" in told
    assert after["m"].state == "tuned"


def test_what_the_queue_has_no_room_for_is_handled_when_there_is(
    here: World, pipeline: FakePipeline
) -> None:
    here.bounds = replace(here.bounds, queue=2)
    for number in range(5):
        write_model(here.inbox / f"{number}.onnx", tasks=[number + 1])
    handled = here.once()

    assert len(handled) == 5
    assert pipeline.models == ["0", "1", "2", "3", "4"]


def test_a_file_that_goes_takes_its_waiting_job_along_unless_there_is_a_copy(
    here: World, pipeline: FakePipeline
) -> None:
    first = write_model(here.inbox / "a.onnx", tasks=[1])
    lone, twin = (write_model(here.inbox / f"{n}.onnx", tasks=[2]) for n in ("lone", "twin"))
    twin.write_bytes(twin.read_bytes() + b" ")
    (here.inbox / "z.onnx").write_bytes(twin.read_bytes())

    def remove() -> None:
        if pipeline.models == ["a"]:
            lone.unlink(missing_ok=True)
            twin.unlink(missing_ok=True)

    pipeline.meanwhile = remove
    handled = here.once()

    assert pipeline.models == ["a", "z"]
    assert sorted(handled) == ["a", "z"]
    assert here.states() == [JobState.DONE, JobState.DONE]
    assert first.exists()


def test_a_name_that_is_no_text_is_tuned_or_refused_like_any_other(here: World) -> None:
    here.examiner.read = read_content
    (here.inbox / os.fsdecode(b"bad\xff\n\x1b[2J.onnx")).write_bytes(b"no model")

    (handled,) = here.daemon().handle_once()

    assert handled.state == "set_aside"
    assert "\x1b" not in here.log.getvalue()


def test_what_failed_is_tried_again_by_the_same_daemon_after_a_while(
    here: World, pipeline: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.jobs.states.FIRST_RETRY_S", 0.05)
    monkeypatch.setattr("bankd.daemon.scanner.watcher.RESCAN_S", 0.1)
    write_model(here.inbox / "m.onnx")
    tune, endings = here.workshop.tune, [Failed("the disk is full", "make room")]

    async def unlucky(order: object, watching: object) -> Outcome:
        return endings.pop() if endings else await tune(order, watching)  # type: ignore[arg-type]

    here.workshop.tune = unlucky  # type: ignore[method-assign]
    with served(here):
        until(lambda: "state=tuned" in here.log.getvalue())

    events = [one.event for one in history(here.workspace.job_list, here.job().key)]
    assert events == ["queued", "started", "failed", "started", "done"]


@pytest.fixture
def answers(here: World) -> Answers:
    return here.daemon().answers()


def ask(answers: Answers, verb: Verb, **arguments: object) -> dict[str, object]:
    return dict(asyncio.run(answers.answer(protocol.ControlRequest(verb, arguments))))


def test_every_verb_of_the_socket_is_answered(here: World, answers: Answers) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.once()
    key = here.job().key

    retried = ask(answers, Verb.RETRY, job=key)
    urgent = ask(answers, Verb.PRIORITISE, job=key, priority=7)
    cancelled = ask(answers, Verb.CANCEL, job=key, by="ann")
    status = ask(here.daemon().answers(), Verb.STATUS)
    metrics = ask(answers, Verb.METRICS)

    assert retried == {"state": "queued"}
    assert urgent == {"state": "queued", "priority": 7}
    assert cancelled == {"state": "cancelled"}
    assert status["jobs"] == {**dict.fromkeys(map(state_label, JobState), 0), "cancelled": 1}
    assert status["files"] == {
        "known": 1, "refused": 0, "waiting": 0, "held_back": 0, "ignored": 0,
    }  # fmt: skip
    assert 'bankd_jobs{state="cancelled"} 1.0' in str(metrics["text"])
    assert ask(answers, Verb.RESCAN) == {"folders": [str(model.parent)]}
    assert ask(answers, Verb.RELOAD) == {"changed": {}}
    assert ask(answers, Verb.PING) == {"process": os.getpid()}
    assert ask(answers, Verb.DRAIN) == {"job": None}
    assert ask(answers, Verb.STATUS)["state"] == "draining"


def test_daemons_of_one_list_leave_each_others_files_alone(
    here: World, pipeline: FakePipeline, tmp_path: Path
) -> None:
    write_model(here.inbox / "mine.onnx", tasks=[1])
    shared = write_model(here.inbox / "shared.onnx", tasks=[2])
    (tmp_path / "other").mkdir()
    write_model(tmp_path / "other" / "theirs.onnx", tasks=[3])
    (tmp_path / "other" / "shared.onnx").write_bytes(shared.read_bytes())
    other = Daemon([tmp_path / "other"], here.parts, here.bounds, waits=False)

    other.handle_once()
    theirs = files_seen(here.workspace.job_list)
    here.once()

    assert pipeline.models == ["shared", "theirs", "mine"]
    assert set(theirs) <= set(files_seen(here.workspace.job_list))


def test_the_same_file_under_other_options_is_another_job_and_both_are_kept(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx")
    here.once()
    options = Identity(here.settings, Request(optimization_level="O1"))
    ordinary, here.parts = here.parts, replace(here.parts, identity=options)
    here.once()
    here.parts = ordinary
    here.examiner.examined.clear()

    here.once()

    assert [options.optimization_level for options in pipeline.options] == ["O2", "O1"]
    assert here.examiner.examined == []
