"""Inherited entries, raced by a daemon that has nothing else to do on a quiet machine."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bankd import bridge
from bankd.bank import Bank, Decision, TargetKey
from bankd.bridge.race import environment_here
from bankd.bridge.tuning_record import Record
from bankd.config.config import Settings
from bankd.daemon.child_process import ChildDied
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.worker import idle_verifier
from bankd.daemon.worker.idle_verifier import AGAIN_S, FIRST_AGAIN_S, IDLE_S, IdleVerifier
from bankd.daemon.worker.messages import Outcome
from bankd.errors import BankdError, BankError
from bankd.jobs import JobState
from bankd.system.device_lock import DeviceBusy, holding_device
from bankd.system.fair_queue import Turns
from tests.bankd.fakes import FakePipeline, task_of, write_model
from tests.bankd.replayed_races import Replayed, entry
from tests.bankd.worlds import World, served, until
from tuner.policy import Policy
from tuner.search.space import Space

HOST = bridge.host_target()
HERE = TargetKey(HOST.soc_version, HOST.cores)


def default_of(number: int) -> Policy:
    return Space(task_of(number), HOST).default


def faster(number: int) -> Policy:
    return default_of(number).with_knobs(unroll=8)


def inherited(number: int, median_us: float = 80.0) -> Decision:
    """An entry from another machine for this task of a model."""
    return entry(faster(number), task=task_of(number), target=HERE, median_us=median_us)


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch) -> Replayed:
    """Races in which inherited policies win; nothing is measured."""
    replayed = Replayed({faster(8): 80.0, default_of(8): 100.0})
    monkeypatch.setattr("bankd.bridge.race.open_race_harness", replayed)
    return replayed


@pytest.fixture
def here(
    tmp_path: Path, settings: Settings, pipeline: FakePipeline, replay: Replayed
) -> Iterator[World]:
    world = World(tmp_path, settings, pipeline)
    yield world
    world.close()


def put(place: Path, *entries: Decision) -> None:
    with Bank.open(place) as bank:
        bank.commit(HERE, entries, "from elsewhere", "a@b")


def tuned(here: World, name: str, *tasks: int) -> None:
    """A job of the list that is done, of a model with these tasks."""
    write_model(here.inbox / f"{name}.onnx", tasks=list(tasks))
    here.once()
    assert here.job(name).state is JobState.DONE


class Idle:
    """An idle verifier with a clock of its own, which has been idle for long enough."""

    def __init__(self, here: World, **parts: object) -> None:
        self.now_s = 1000.0
        self.daemon_state = DaemonState((here.inbox,), here.bounds)
        given = {"now_s": lambda: self.now_s, **parts}
        self._verifier = IdleVerifier(replace(here.parts, **given), self.daemon_state)  # type: ignore[arg-type]

    def turn(self) -> bool:
        """A turn of the daemon's loop after an idle interval; whether an entry was raced."""
        has_raced = asyncio.run(self._verifier.run_next())
        if has_raced:
            self.daemon_state.activity.used_s = self.now_s
        self.now_s += IDLE_S
        return has_raced


def entry_now(here: World, number: int) -> Decision | None:
    key = task_of(number).key
    with Bank.open(here.settings.bank) as bank:
        return bank.find(HERE, [key]).get(key)


def verified(here: World) -> list[str]:
    """The lines of the log about races of the idle daemon."""
    return [line for line in here.log.getvalue().splitlines() if " verified " in line]


def test_an_inherited_entry_of_a_job_is_raced_once_and_is_then_one_of_here(here: World) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)
    idle = Idle(here)

    assert [idle.turn() for _ in range(3)] == [True, False, False]

    now = entry_now(here, 8)
    assert now is not None
    assert (now.rule, now.environment) == ("tuned", environment_here())
    (line,) = verified(here)
    assert f"key={task_of(8).key[:12]} source=custom state=kept" in line
    assert "1.25x [1.25, 1.25] faster than the default" in line
    assert idle.daemon_state.activity.race is None


@pytest.mark.parametrize(
    ("default_us", "state", "rule"), [(100.0, "kept", "tuned"), (50.0, "replaced", "default")]
)
def test_a_built_in_entry_becomes_a_decision_of_the_custom_bank(
    here: World, replay: Replayed, monkeypatch: pytest.MonkeyPatch,
    default_us: float, state: str, rule: str,
) -> None:  # fmt: skip
    place = here.root / "built-in"
    put(place, inherited(8))
    monkeypatch.setattr("bankd.bank.layers.built_in_folder", lambda: place)
    tuned(here, "m", 8)
    assert entry_now(here, 8) is None
    replay._times[default_of(8)] = default_us
    idle = Idle(here)

    assert [idle.turn(), idle.turn()] == [True, False]

    now = entry_now(here, 8)
    assert now is not None
    assert (now.rule, now.environment) == (rule, environment_here())
    assert f"source=built-in state={state}" in verified(here)[0]


def test_entries_of_the_newest_job_come_first_and_of_a_job_those_that_take_longest(
    here: World,
) -> None:
    put(here.settings.bank, inherited(8, 90.0), inherited(16, 10.0), inherited(24, 20.0))
    tuned(here, "old", 8)
    here.jobs._file.database.execute("UPDATE jobs SET ended = '2026-11-20T00:00:00Z'")
    tuned(here, "new", 16, 24)
    idle = Idle(here)

    while idle.turn():
        pass

    raced = [line.partition("key=")[2][:12] for line in verified(here)]
    assert raced == [task_of(number).key[:12] for number in (24, 16, 8)]


def test_an_entry_that_no_job_uses_is_not_raced(here: World) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 16)

    assert not Idle(here).turn()


def test_nothing_is_raced_before_the_daemon_was_idle_for_a_while(here: World) -> None:
    put(here.settings.bank, inherited(8), inherited(16))
    tuned(here, "m", 8, 16)
    idle = Idle(here)
    idle.daemon_state.activity.used_s = idle.now_s - IDLE_S + 1

    assert [idle.turn(), idle.turn()] == [False, True]


@pytest.mark.parametrize("hindrance", ["off", "busy", "held", "elsewhere", "disk", "unread"])
def test_nothing_is_raced_where_it_is_not_wanted_or_not_quiet(here: World, hindrance: str) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)
    unread = replace(here.parts.identity, settings=replace(here.settings, reads_bank=False))
    parts = {
        "busy": {"why_busy": lambda _: "other programs keep 1.0 of 2 cores busy"},
        "elsewhere": {"verify": None},
        "unread": {"identity": unread},
    }
    idle = Idle(here, **parts.get(hindrance, {}))
    if hindrance == "off":
        idle.daemon_state.bounds = replace(here.bounds, verify_when_quiet=False)
    if hindrance == "disk":
        idle.daemon_state.bounds = replace(here.bounds, disk_floor_mb=2**40)
    if hindrance == "held":
        with holding_device(here.root / "run"):
            assert not idle.turn()
    else:
        assert not idle.turn()

    assert verified(here) == []


def test_an_entry_that_is_left_alone_waits_for_hours(here: World, replay: Replayed) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)
    replay.is_disturbed = True
    idle = Idle(here)

    turns = [idle.turn(), idle.turn()]
    idle.now_s += AGAIN_S
    idle.daemon_state.activity.used_s += 1.0  # As the loop does now and then.
    replay.is_disturbed = False

    assert [*turns, idle.turn()] == [True, False, True]
    assert ["left alone" in line for line in verified(here)] == [True, False]


def measured_again(here: World) -> int:
    """How often the idle daemon put a job back because it was noisy."""
    return sum(" measured_again " in line for line in here.log.getvalue().splitlines())


@pytest.mark.parametrize("doubt", ["figures", "races"])
def test_a_job_that_was_noisy_waits_again_when_it_is_quiet_and_then_has_sure_figures(
    here: World, pipeline: FakePipeline, doubt: str
) -> None:
    pipeline.is_noisy = doubt == "figures"
    pipeline.undecided = ("node_1",) * (doubt == "races")
    tuned(here, "m", 8)
    idle = Idle(here, why_busy=lambda _: "other programs keep 1.0 of 2 cores busy")
    busy = [idle.turn() for _ in range(3)]
    pipeline.is_noisy, pipeline.undecided = False, ()
    idle = Idle(here)

    assert [*busy, idle.turn()] == [False, False, False, True]
    assert here.job("m").state is JobState.QUEUED
    here.once()

    record = Record.parse(here.job("m").result)
    assert record is not None
    assert (record.noisy, record.undecided, record.hits) == ((), (), 1)
    assert [idle.turn() for _ in range(3)] == [False, False, False]
    assert measured_again(here) == 1


@pytest.mark.parametrize(("accepts_noise", "times"), [(False, 2), (True, 1)])
def test_a_second_watch_once_measures_noisy_figures_again_unless_noise_is_accepted(
    tmp_path: Path, settings: Settings, pipeline: FakePipeline, accepts_noise: bool, times: int
) -> None:
    pipeline.is_noisy = True
    world = World(tmp_path, replace(settings, accepts_noise=accepts_noise), pipeline)
    write_model(world.inbox / "m.onnx", tasks=[8])

    for _ in range(2):
        world.once()

    world.close()
    assert len(pipeline.models) == times


def test_a_daemon_that_serves_does_not_measure_noisy_figures_again_when_it_starts(
    here: World, pipeline: FakePipeline
) -> None:
    pipeline.is_noisy = True
    tuned(here, "m", 8)

    with served(here):
        until(lambda: " ready " in here.log.getvalue())
        write_model(here.inbox / "other.onnx", tasks=[16])
        until(lambda: here.jobs.counts()["done"] == 2)

    assert pipeline.models == ["m", "other"]


def noisy(number: int, rule: str = "tuned") -> Decision:
    """An entry that a noisy session of this machine wrote."""
    policy = default_of(number) if rule == "default" else faster(number)
    one = entry(policy, task=task_of(number), target=HERE, rule=rule)
    assert one.timing is not None
    wide = replace(one.timing, low_us=50.0, high_us=500.0)
    return replace(one, environment=environment_here(), timing=wide)


def test_a_noisy_entry_is_raced_again_and_is_then_sure(here: World) -> None:
    put(here.settings.bank, noisy(8))
    tuned(here, "m", 8)
    idle = Idle(here)

    assert [idle.turn() for _ in range(3)] == [True, False, False]
    now = entry_now(here, 8)
    assert now is not None
    assert now.timing is not None
    assert now.timing.high_us < 1.1 * now.timing.low_us
    assert "source=custom state=kept" in verified(here)[0]


def test_an_entry_whose_race_was_noisy_too_is_not_raced_again_for_hours(
    here: World, replay: Replayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(here.settings.bank, noisy(8), noisy(16))
    tuned(here, "m", 8, 16)
    monkeypatch.setattr("bankd.bank.noise.MAX_WIDTH", 0.001)  # Nothing is sure enough.
    idle = Idle(here)

    assert [idle.turn() for _ in range(6)] == [True, True, False, False, False, False]


def test_a_job_that_is_noisy_at_one_of_its_shapes_waits_again(here: World) -> None:
    tuned(here, "m", 8)
    shape: dict[str, object] = {
        "values": {"n": 1}, "default_ms": 2.0, "tuned_ms": 1.0, "peer_ms": None,
        "default_ratio": [1.0, 2.0, 3.0], "peer_ratio": None, "noisy": ["default"],
    }  # fmt: skip
    sure = {**shape, "noisy": []}
    for shapes, doubted in (([sure], 0), ([sure, shape], 1)):
        result = {**here.job("m").result, "shape_times": shapes}
        sql = "UPDATE jobs SET result = ?"
        here.jobs._file.database.execute(sql, (json.dumps(result),))
        assert len(here.jobs.in_doubt(9)) == doubted

    record = Record.parse(here.job("m").result)
    assert record is not None
    assert (record.noisy, record.all_noisy) == ((), ("default",))


def test_a_default_that_a_noisy_session_called_best_is_retired_and_its_job_tunes_it_again(
    here: World,
) -> None:
    put(here.settings.bank, noisy(8, "default"))
    tuned(here, "m", 8)
    idle = Idle(here)

    assert idle.turn()
    assert entry_now(here, 8) is None
    assert here.job("m").state is JobState.QUEUED
    here.once()

    record = Record.parse(here.job("m").result)
    assert record is not None
    assert (record.hits, record.added) == (0, 1)


def test_a_job_that_stays_noisy_is_measured_again_after_ever_longer_pauses(
    here: World, pipeline: FakePipeline
) -> None:
    pipeline.is_noisy = True
    tuned(here, "m", 8)
    idle, moments = Idle(here), list[float]()

    for _ in range(150):
        if idle.turn():
            moments.append(idle.now_s)
            here.once()

    pauses = [after - before for before, after in itertools.pairwise(moments)]
    assert pauses == [FIRST_AGAIN_S, 2 * FIRST_AGAIN_S, 4 * FIRST_AGAIN_S]


def test_a_noisy_job_whose_file_is_gone_stays_as_it_is(here: World, pipeline: FakePipeline) -> None:
    pipeline.is_noisy = True
    tuned(here, "m", 8)
    (here.inbox / "m.onnx").unlink()
    here.once()

    assert not Idle(here).turn()
    assert here.job("m").state is JobState.DONE


def test_a_race_that_kills_its_worker_leaves_the_entry_alone(here: World) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)
    here.workshop.dies_of = ["SIGSEGV"]
    idle = Idle(here)

    assert [idle.turn(), idle.turn()] == [True, False]
    assert "the process that measured it died: SIGSEGV" in verified(here)[0]


def test_a_bank_that_cannot_be_used_by_the_race_is_reported(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)

    def refuse(*_: object) -> None:
        raise BankError("the bank is busy")

    monkeypatch.setattr("bankd.daemon.worker.work.verify_entry", refuse)

    assert Idle(here).turn()
    assert 'state="left alone" said="the bank is busy"' in verified(here)[0]


def test_a_race_that_ends_while_its_worker_is_started_is_interrupted(here: World) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)

    async def verify(*_: object) -> Outcome:
        here.workshop.is_closed = False
        idle.daemon_state.stop()
        while not here.workshop.is_closed:
            await asyncio.sleep(0.01)
        raise BankdError("no worker can be started")

    idle = Idle(here, verify=verify)

    assert idle.turn()
    assert "state=interrupted" in verified(here)[0]


def test_a_process_that_waits_for_the_device_goes_first(here: World) -> None:
    put(here.settings.bank, inherited(8))
    tuned(here, "m", 8)
    ours, theirs = (Turns(lambda: 0.0, {"TUNEBANK_LOCK_PATH": str(here.root)}) for _ in range(2))

    def wait_for_device() -> None:
        with holding_device(here.root), suppress(DeviceBusy):
            theirs.holding(lambda: holding_device(here.root)).__enter__()

    async def verify(*_: object) -> Outcome:
        here.workshop.is_closed = False
        wait_for_device()
        while not here.workshop.is_closed:
            await asyncio.sleep(0.01)
        raise ChildDied("SIGKILL")

    idle = Idle(here, turns=ours, verify=verify)
    turns = [idle.turn(), idle.turn()]
    theirs.leave()

    assert turns == [True, False]
    (line,) = verified(here)
    assert "state=interrupted" in line


def test_a_job_that_comes_ends_the_race_and_the_entry_is_raced_after_it(
    here: World, replay: Replayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(here.settings.bank, inherited(8))
    monkeypatch.setattr(idle_verifier, "IDLE_S", 0.0)
    states: list[tuple[str, str | None]] = []

    with served(here) as daemon:

        def wait_for_a_job() -> None:
            if states:
                return
            states.append((daemon.daemon_state.state, daemon.daemon_state.activity.race))
            write_model(here.inbox / "n.onnx", tasks=[16])
            until(lambda: here.workshop.is_closed)
            raise SystemExit("the worker was ended")

        replay.meanwhile = wait_for_a_job
        write_model(here.inbox / "m.onnx", tasks=[8])
        until(lambda: len(verified(here)) == 2)

    assert states == [("racing", f"inherited entry {task_of(8).key[:12]}, while it is quiet")]
    events = [line.split()[2] for line in here.log.getvalue().splitlines()]
    done = [event for event in events if event in ("job_ended", "verified")]
    assert done == ["job_ended", "verified", "job_ended", "verified"]
    assert "state=interrupted" in verified(here)[0]
    assert "state=kept" in verified(here)[1]
