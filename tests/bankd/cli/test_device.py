"""Commands that measure: what is checked before the device is asked for, and `--busy`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bridge.worker import Worker
from bankd.errors import ExitCode
from bankd.system import fair_queue as turns
from bankd.system.device_lock import holding_device
from tests.bankd.cli.conftest import Command, Ended
from tests.bankd.fakes import write_model
from tests.bankd.replayed_races import DEFAULT, ROWS, UNROLLED, Replayed, entry

MEASURING = {
    "aoe": ("aoe", "-m", "../in/m.onnx", "-j", "2", "--output", "out/m"),
    "bench": ("bench", "../in/m.onnx", "--json"),
    "verify": ("verify",),
    "merge": ("merge", "../theirs", "--prefer", "measure"),
    "merge --continue": ("merge", "--continue", "--prefer", "measure"),
}


@pytest.fixture(autouse=True)
def measurable(world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model, a bank with an entry of another machine, and one that contradicts it."""
    write_model(tmp_path / "in" / "m.onnx")
    monkeypatch.setattr(Worker, "bench", lambda *_: [({}, None)])
    monkeypatch.setattr("bankd.cli.bench.asdict", lambda _: {})
    times = {DEFAULT: 100.0, ROWS: 80.0, UNROLLED: 60.0}
    monkeypatch.setattr("bankd.bridge.race.open_race_harness", Replayed(times))
    for name, policy, machine in (
        ("bank", ROWS, '{"cpu":"a"}'),
        ("theirs", UNROLLED, '{"cpu":"b"}'),
    ):
        decision = entry(policy, environment=machine)
        with Bank.open(tmp_path / name) as bank:
            bank.commit(decision.target, [decision], "tuned", "me")


@pytest.fixture
def held(measurable: None, tmp_path: Path) -> Iterator[ExitStack]:
    """The device, held as if by another process until this is closed."""
    with ExitStack() as device:
        device.enter_context(holding_device(tmp_path / "run"))
        yield device


@pytest.fixture
def command(bankd: Command, request: pytest.FixtureRequest) -> Callable[..., object]:
    """The command of `MEASURING` that the test names, ready to be run."""
    if request.param == "merge --continue":
        assert bankd("merge", "../theirs").code == ExitCode.FAILURE
    return lambda *options: bankd(*MEASURING[request.param], *options)


every_command = pytest.mark.parametrize("command", MEASURING, indirect=True)


@every_command
def test_while_another_process_measures_a_command_exits_4_and_says_what_holds_the_device(
    command: Command, held: ExitStack
) -> None:
    for options in ((), ("--busy", "exit")):
        ended = command(*options)

        assert ended.code == ExitCode.DEVICE_BUSY
        assert f"device 0 is busy: process {os.getpid()} " in ended.err


@every_command
def test_with_busy_wait_it_says_what_it_waits_for_and_goes_on_once_the_device_is_free(
    command: Command, held: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "sleep", lambda _: held.close())

    ended = command("--busy", "wait")

    assert ended.code == ExitCode.OK, ended.err
    assert f"bankd: waiting: device 0 is busy: process {os.getpid()} " in ended.err
    assert "running since " in ended.err
    assert ended.err.count("waiting: ") == 1


@every_command
def test_ctrl_c_leaves_a_command_that_waits_and_lets_others_go_first_no_more(
    command: Command, held: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(turns, "sleep", interrupt)

    ended = command("--busy", "wait")

    assert ended.code == ExitCode.INTERRUPTED
    assert list((tmp_path / "work").rglob("*.om")) == []
    held.close()
    mine = turns.Turns(lambda: 0.0)
    with mine.holding(lambda: holding_device(tmp_path / "run")):
        pass
    assert mine.why_not_ours() == ""


def test_what_holds_the_device_is_said_again_when_it_changes_and_every_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s, said = 0.0, []
    held = ExitStack()
    held.enter_context(holding_device(tmp_path))

    def pause(seconds: float) -> None:
        nonlocal now_s
        now_s += seconds
        if now_s > 2.5 * turns.SAY_EVERY_S:
            held.close()

    monkeypatch.setattr(turns, "sleep", pause)
    monkeypatch.setattr(turns.time, "monotonic", lambda: now_s)

    with turns.waiting_for_device(lambda: holding_device(tmp_path), said.append):
        pass

    assert len(said) == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("aoe", "-m", "none.onnx", "-j", "2"), "none.onnx: No such file"),
        (("aoe", "-m", "../in/m.onnx", "-j", "2", "--output", "../in/m.onnx/m"), "cannot be"),
        (("aoe", "-m", "../in/m.onnx", "-j", "2", "--input_shape", "x=1"), "--input_shape"),
        (
            ("aoe", "-m", "../in/m.onnx", "-j", "2", "--tune_ops_file", "none"),
            "none cannot be read",
        ),
        (("aoe", "-m", "../in/m.onnx", "-j", "2", "--samples", "none.npz"), "none.npz: No such"),
        (("bench", "../in/m.onnx", "--samples", "none.npz"), "none.npz: No such file"),
        (("bench", "none.onnx"), "none.onnx: No such file"),
        (("bench", "../in/m.onnx", "--threads", "0"), "'--threads': 0 is not in the range"),
        (("bench", "../in/m.onnx", "--against", "openvino-bf16"), "is not installed"),
        (("verify", "--bank", "none"), "Directory [none] does not exist"),
        (("merge", "none", "--prefer", "measure"), "none"),
        (("merge", "../theirs", "--base", "r7", "--prefer", "measure"), "no revision 'r7'"),
        (("merge", "--continue", "--prefer", "measure"), "no merge under way"),
        (("merge", "--choose", "abc", "--prefer", "measure"), "no merge under way"),
    ],
)
def test_arguments_are_checked_before_the_device_is_asked_for(
    bankd: Command, held: ExitStack, monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...], message: str,
) -> None:  # fmt: skip
    monkeypatch.setattr("tuner.measure.peers.is_installed", lambda name: False)

    ended = bankd(*arguments)

    assert ended.code in (ExitCode.FAILURE, ExitCode.USAGE)
    assert message in ended.err
    assert "busy" not in ended.err


def test_a_signing_key_that_cannot_be_used_is_refused_before_hours_go_into_a_model(
    bankd: Command, held: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUNEBANK_SIGNING_KEY", "none.key")

    ended = bankd(*MEASURING["aoe"])

    assert ended.code == ExitCode.FAILURE
    assert "none.key" in ended.err


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("command", MEASURING, indirect=True)
def test_the_hint_of_a_busy_device_names_the_option_that_waits(
    command: Callable[..., Ended],
) -> None:
    ended = command()

    assert ended.code == ExitCode.DEVICE_BUSY
    assert "hint: add --busy wait to wait for it" in ended.err
