"""Orders carried out: on a private copy, and with every ending as a value."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bridge.tuning_record import Record
from bankd.bridge.worker import Worker
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.config.workspace import Workspace
from bankd.daemon.worker.messages import (
    Changed,
    Done,
    Drained,
    Failed,
    Limits,
    Opening,
    Outcome,
    Refused,
    WorkRequest,
    decode,
    encode,
    event_as_json,
    outcome_as_json,
    parse_event,
    parse_outcome,
)
from bankd.daemon.worker.work import WorkDrained, carry_out, tuned
from bankd.errors import BankdError, ErrorCode
from tests.bankd.fakes import FakePipeline, decision_of, write_model
from tuner.errors import ModelError, OptionError
from tuner.session import Event, PhaseStarted, TaskFinished, TaskStarted, TrialMeasured
from tuner.trials.trial import Outcome as TrialOutcome


@pytest.fixture
def order(settings: Settings, tmp_path: Path) -> WorkRequest:
    model = write_model(tmp_path / "in" / "m.onnx")
    (tmp_path / "in" / "w").mkdir()
    (tmp_path / "in" / "w" / "0.bin").write_bytes(b"weights")
    hashes = {
        name: hashlib.sha256((model.parent / name).read_bytes()).hexdigest()
        for name in ("m.onnx", "w/0.bin")
    }
    output = Workspace(settings.workspace).new_result("m")
    return WorkRequest("k" * 64, model.parent, model, hashes, Request(), output)


def carried_out(
    order: WorkRequest, settings: Settings, pipeline: FakePipeline, told: list[Event] | None = None
) -> Outcome:
    def opened(order: WorkRequest) -> Worker:
        return Worker(settings, order.request, pipeline)

    listen = (told if told is not None else []).append
    workspace = Workspace(settings.workspace)
    return carry_out(order.key, workspace, lambda: tuned(order, workspace, opened, listen, print))


def test_a_model_is_tuned_from_a_copy_that_is_gone_afterwards(
    order: WorkRequest, settings: Settings
) -> None:
    seen: list[tuple[str, ...]] = []

    def look() -> None:
        folder = settings.workspace / "work" / ("k" * 12)
        seen.append(tuple(sorted(str(p.relative_to(folder)) for p in folder.rglob("*.*"))))

    outcome = carried_out(order, settings, FakePipeline(look))

    assert isinstance(outcome, Done)
    assert Path(outcome.record.offline_model) == order.output
    assert seen[0] == ("model/m.onnx", "model/w/0.bin")
    assert list((settings.workspace / "work").iterdir()) == []
    assert order.path.is_file()


def test_temporary_files_of_a_job_lie_with_it_and_go_with_it(
    order: WorkRequest, settings: Settings
) -> None:
    made: list[Path] = []
    before = tempfile.gettempdir()

    def leave_one() -> None:
        descriptor, name = tempfile.mkstemp()
        os.close(descriptor)
        made.append(Path(name))

    carried_out(order, settings, FakePipeline(leave_one))

    assert all(settings.workspace in path.parents for path in made)
    assert not any(path.exists() for path in made)
    assert tempfile.gettempdir() == before


@pytest.mark.parametrize("name", ["m.onnx", "w/0.bin"])
def test_contents_that_are_others_by_now_are_not_tuned(
    order: WorkRequest, settings: Settings, name: str
) -> None:
    (order.root / name).write_bytes(b"something else")

    outcome = carried_out(order, settings, pipeline := FakePipeline())

    assert isinstance(outcome, Changed)
    assert name in outcome.why
    assert pipeline.models == []


def test_a_file_that_is_gone_or_a_link_by_now_is_not_tuned(
    order: WorkRequest, settings: Settings, tmp_path: Path
) -> None:
    content = order.path.read_bytes()
    order.path.unlink()
    gone = carried_out(order, settings, FakePipeline())
    (tmp_path / "elsewhere").write_bytes(content)
    order.path.symlink_to(tmp_path / "elsewhere")
    linked = carried_out(order, settings, FakePipeline())

    assert isinstance(gone, Changed)
    assert isinstance(linked, Failed)
    assert "link" in linked.what


def no_room() -> OptionError:
    error = OptionError("m.om cannot be written: No space left on device", "make room")
    error.__cause__ = OSError(errno.ENOSPC, "No space left on device")
    return error


@pytest.mark.parametrize(
    ("error", "kind", "said"),
    [
        (ModelError("it has open shapes", "fix them", "9"), Refused, "it has open shapes"),
        (OptionError("--input_shape does not fit"), Refused, "--input_shape does not fit"),
        (no_room(), Failed, "No space left on device"),
        (BankdError("the bank is locked"), Failed, "the bank is locked"),
        (OSError(errno.EIO, "I/O error", "/disk"), Failed, "I/O error (/disk)"),
        (MemoryError("cannot allocate 9 TiB"), Refused, "more memory than a job may take"),
        (RuntimeError("planted"), Refused, "an unexpected error, RuntimeError: planted"),
    ],
)
def test_whose_fault_an_error_is(
    order: WorkRequest, settings: Settings, error: Exception, kind: type, said: str
) -> None:
    def fail() -> None:
        raise error

    outcome = carried_out(order, settings, FakePipeline(fail))

    assert isinstance(outcome, kind)
    assert said in outcome.what  # type: ignore[union-attr]
    assert outcome.hint  # type: ignore[union-attr]
    if isinstance(error, RuntimeError):
        assert isinstance(outcome, Refused)
        assert "Traceback" in Path(outcome.traceback).read_text()


def test_told_to_stop_it_is_drained_and_the_copy_is_gone(
    order: WorkRequest, settings: Settings
) -> None:
    def stop() -> None:
        raise WorkDrained

    assert carried_out(order, settings, FakePipeline(stop)) == Drained()
    assert list((settings.workspace / "work").iterdir()) == []


def test_orders_outcomes_and_openings_cross_a_pipe(order: WorkRequest, settings: Settings) -> None:
    def piped(content: dict[str, object]) -> dict[str, object]:
        crossed: dict[str, object] = json.loads(json.dumps(content))
        return crossed

    done = carried_out(order, settings, FakePipeline())
    refused = Refused("a", "b", ErrorCode.FILE, "d")
    outcomes = (done, refused, Failed("a", "b"), Changed("w"), Drained())
    opening = Opening(settings, Limits(1, 2, 3, 4, 5, 6))

    assert decode(piped(encode(order)), WorkRequest) == order
    assert [parse_outcome(piped(outcome_as_json(one))) for one in outcomes] == list(outcomes)
    assert decode(piped(encode(opening)), Opening) == opening
    assert isinstance(done, Done)
    assert isinstance(done.record, Record)


def test_events_cross_a_pipe_without_their_decisions() -> None:
    events = (
        PhaseStarted("load", "reading m"),
        TaskStarted(1, 2, "conv", "conv", None),
        TrialMeasured("conv", TrialOutcome.OK, 1.0, 2.0, 1.0),
        TaskFinished(1, 2, "conv", "conv", None, "no kernel", ("Conv", "Relu")),
    )
    decided = TaskFinished(1, 2, "conv", "conv", decision_of(1))

    crossed = [parse_event(json.loads(json.dumps(event_as_json(event)))) for event in events]

    assert crossed[:3] == list(events[:3])
    assert list(crossed[3].origin) == ["Conv", "Relu"]  # type: ignore[union-attr]
    assert event_as_json(decided)["decision"] is None


def test_a_model_whose_name_is_no_text_is_tuned_under_one_that_is(
    order: WorkRequest, settings: Settings
) -> None:
    path = order.root / os.fsdecode(b"not-\xff\xfe.onnx")
    path.write_bytes(order.path.read_bytes())
    hashes = {path.name: order.hashes["m.onnx"]}

    outcome = carried_out(replace(order, path=path, hashes=hashes), settings, FakePipeline())

    assert isinstance(outcome, Done)
    assert outcome.record.model == "not-__"
