"""Calls of a compiled form, by a door of the test: its times are replayed, and none is measured."""

from __future__ import annotations

import logging
import signal
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tuner.sessions.test_online_model import Exp, FakeBank
from tuner.errors import NestedCallError, RefusedInputsError
from tuner.runtime.model import LoadedModel
from tuner.sessions import sliced_race
from tuner.sessions.checked_call import BLOCK_ELEMENTS, CheckedCall, difference_of
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions
from tuner.sessions.sliced_race import SlicedRace

WAIT_S = 60
RACE_CALLS = 2 * sliced_race.ROUNDS * (1 + sliced_race.MIN_BLOCK_RUNS)


class Loaded:
    """A loaded model that only ends."""

    is_closed = False

    def close(self) -> None:
        self.is_closed = True


class Model(OnlineModel):
    """An online model that is there at once, whose race takes replayed times."""

    now_s = 0.0

    def _load(self) -> None:
        self.loaded: Any = Loaded()
        self.compared, self.needs_race, self.why, self.verdict = None, True, "", None
        self._race_in_slices = SlicedRace(lambda: self.now_s)


@dataclass
class Engines:
    """What the engines of a door do, and which of them ran."""

    ours_s: float = 0.5
    act: Callable[[], object] = lambda: None
    """Called in the middle of a run of ours."""
    wrong_by: float = 0.0
    ran: list[str] = field(default_factory=list)


class Door(CheckedCall[float, float]):
    """A door to the exponential function."""

    other = "original"
    log = logging.getLogger("tuner.tests")

    def __init__(self) -> None:
        self.engines = Engines()
        self.losses = 0
        model = Model(
            Exp(), OnlineOptions(threads=1, on_miss="ignore"), FakeBank(None, None), "o 1"
        )
        super().__init__("exp", model, [(2, 3)])

    def original(self, call: float) -> float:
        self.engines.ran.append("original")
        self.model.now_s += 1.0  # type: ignore[attr-defined]
        if call < 0:
            raise ValueError(f"{call} is refused")
        return call + 1

    def ours(self, loaded: LoadedModel, call: float) -> float:
        assert not loaded.is_closed  # type: ignore[attr-defined]
        self.engines.ran.append("ours")
        self.model.now_s += self.engines.ours_s  # type: ignore[attr-defined]
        self.engines.act()
        if call < 0:
            raise IndexError("out of range")
        return call + 1 + self.engines.wrong_by

    def difference(self, loaded: LoadedModel, call: float, results: float) -> str:
        return difference_of([self.ours(loaded, call)], [results], self.other)

    def decided(self, call: float) -> None:
        del call
        self.losses += self.model.loaded is None

    def ran(self, call: float = 1.0) -> list[str]:
        """The engines that a call ran in; its result is the original's."""
        self.engines.ran.clear()
        assert self(call) == call + 1
        return self.engines.ran.copy()


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    monkeypatch.setattr(sliced_race, "WARM_UP_S", 0.0)
    return Door()


def fail(error: BaseException) -> Callable[[], None]:
    def act() -> None:
        raise error

    return act


@pytest.mark.usefixtures("quiet_machine")
@pytest.mark.parametrize("ours_s", [0.5, 2.0])
def test_the_first_call_compares_the_next_ones_race_and_the_faster_engine_has_the_others(
    door: Door, ours_s: float, caplog: pytest.LogCaptureFixture
) -> None:
    door.engines.ours_s = ours_s
    with caplog.at_level(logging.INFO, "tuner.tests"):
        assert door.ran() == ["original", "ours"]
        assert door.status().engine == "both"

        slices = [door.ran() for _ in range(RACE_CALLS)]
        later = [door.ran() for _ in range(3)]

    winner = "ours" if ours_s < 1 else "original"
    assert sorted(slices) == [["original"]] * (RACE_CALLS // 2) + [["ours"]] * (RACE_CALLS // 2)
    assert later == [[winner]] * 3
    assert door.status().engine == ("tunebank" if winner == "ours" else "original")
    assert door.losses == (winner == "original")
    assert caplog.text.count(door.status().why) == 1


def test_results_that_differ_are_not_given_and_are_the_reason(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    door.engines.wrong_by = 0.1
    loaded: Any = door.model.loaded

    assert [door.ran(), door.ran()] == [["original", "ours"], ["original"]]

    assert door.status().why == "result 0 differs from original's"
    assert caplog.text.count("exp: stays with original") == 1
    assert loaded.is_closed


@pytest.mark.parametrize("when", ["compared", "raced", "used"])
def test_an_engine_that_fails_gives_the_originals_result_and_is_not_used_further(
    door: Door, when: str
) -> None:
    if when != "compared":
        door.ran()
    if when == "used":
        door.model.needs_race = False
    door.engines.act = fail(MemoryError("none left\nat all"))

    ran = [engine for _ in range(RACE_CALLS) for engine in door.ran()]

    assert ran.count("ours") == 1
    assert ran[-1] == "original"
    assert (door.status().engine, door.status().why) == ("original", "MemoryError: none left")


@pytest.mark.parametrize("state", ["compared", "raced", "used", "left"])
def test_an_exception_of_the_original_is_the_callers_and_no_fault_of_ours(
    door: Door, state: str
) -> None:
    if state != "compared":
        door.ran()
    if state == "used":
        door.model.needs_race = False
    if state == "left":
        door.model.close()
    for _ in range(RACE_CALLS):
        with pytest.raises(ValueError, match=r"-1\.0 is refused"):
            door(-1.0)

    assert (door.model.loaded is None) is (state == "left")
    assert door.model.why == ""


def test_a_model_that_the_bank_gives_later_is_compared_before_it_is_used(door: Door) -> None:
    door.ran()
    door.model.needs_race = False
    assert door.ran() == ["ours"]

    door.model._load()
    door.model.needs_race = False

    assert [door.ran(), door.ran()] == [["original", "ours"], ["ours"]]


def test_a_fault_of_a_model_that_was_replaced_meanwhile_is_no_reason(door: Door) -> None:
    door.ran()
    door.model.needs_race = False

    def replaced() -> None:
        door.engines.act = lambda: None
        door.model._load()
        raise RuntimeError("the model was closed")

    door.engines.act = replaced
    assert door.ran() == ["ours", "original"]

    assert (door.model.loaded is not None, door.model.why) == (True, "")


@pytest.mark.parametrize("state", ["compared", "raced", "used"])
def test_a_call_within_a_call_that_our_engine_refuses_is_the_originals(
    door: Door, state: str
) -> None:
    if state != "compared":
        door.ran()
    if state == "used":
        door.model.needs_race = False
    nested: list[list[str]] = []
    depth = 0

    def act() -> None:
        nonlocal depth
        depth += 1
        try:
            if depth > 1:
                raise NestedCallError("the model is in use")
            ran = len(door.engines.ran)
            assert door(5.0) == 6.0
            nested.append(door.engines.ran[ran:])
        finally:
            depth -= 1

    door.engines.act = act
    for _ in range(RACE_CALLS // 2):
        assert door(1.0) == 2.0

    assert nested
    assert {ran[-1] for ran in nested} == {"original"}
    assert door.model.loaded is not None


@pytest.mark.parametrize("error", [NestedCallError, RefusedInputsError])
def test_inputs_that_are_refused_are_the_originals_and_no_fault_of_our_engine(
    door: Door, error: type[Exception]
) -> None:
    door.ran()
    door.model.needs_race = False
    door.engines.act = fail(error("refused"))
    assert door.ran() == ["ours", "original"]
    door.engines.act = lambda: None

    assert door.ran() == ["ours"]


def test_a_comparison_that_our_engine_refuses_is_made_by_a_later_call(door: Door) -> None:
    door.engines.act = fail(NestedCallError("the model is in use"))
    assert door.ran() == ["original", "ours"]
    door.engines.act = lambda: None

    assert door.ran() == ["original", "ours"]
    door.model.needs_race = False
    assert door.ran() == ["ours"]


def test_a_model_that_was_replaced_while_it_was_compared_is_not_used_unseen(door: Door) -> None:
    door.engines.act = door.model._load
    door.ran()
    door.engines.act = lambda: None

    assert door.ran() == ["original", "ours"]


@pytest.mark.usefixtures("door")
def test_a_door_decides_what_is_taken_what_is_compared_and_what_a_race_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[str, bool]] = []

    class Choosy(Door):
        is_part = False

        def takes(self, loaded: LoadedModel, call: float) -> bool:
            return call != 7.0

        def needs_check(self) -> bool:
            return False

        def complete(self, loaded: LoadedModel, call: float) -> float:
            seen.append(("complete", call == 1.0))
            return super().complete(loaded, call)

        def decided(self, call: float) -> None:
            seen.append(("decided", self.model.needs_race))

    race_call = OnlineModel.race_call

    def raced(model: OnlineModel, ours: Any, other: Any, *, is_part: bool) -> Any:
        assert not is_part
        return race_call(model, ours, other, is_part=is_part)

    monkeypatch.setattr(OnlineModel, "race_call", raced)
    choosy = Choosy()

    ran = [choosy.ran() for _ in range(RACE_CALLS)]
    assert choosy.ran(7.0) == ["original"]

    assert {len(engines) for engines in ran} == {1}
    assert seen == [("complete", True)] * (RACE_CALLS // 2) + [("decided", False)]


def test_calls_of_other_threads_run_in_the_original_while_one_compares(door: Door) -> None:
    began, ended = threading.Event(), threading.Event()

    def wait() -> None:
        began.set()
        assert ended.wait(WAIT_S)

    door.engines.act = wait
    thread = threading.Thread(target=door, args=(1.0,))
    thread.start()
    assert began.wait(WAIT_S)

    assert door.ran() == ["original"]
    ended.set()
    thread.join(WAIT_S)
    assert door.model.compared is door.model.loaded


@pytest.fixture
def alarm() -> Iterator[Callable[[], None]]:
    """A signal handler that raises a TimeoutError, and the call that has it called."""

    def handle(*_: object) -> None:
        raise TimeoutError("of the program")

    before = signal.signal(signal.SIGALRM, handle)
    yield lambda: signal.raise_signal(signal.SIGALRM)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("state", ["compared", "raced", "used"])
def test_an_error_of_a_signal_handler_ends_the_call_and_is_no_fault_of_our_engine(
    door: Door, state: str, alarm: Callable[[], None]
) -> None:
    if state != "compared":
        door.ran()
    if state == "used":
        door.model.needs_race = False
    door.engines.act = alarm
    calls = (door(1.0) for _ in range(RACE_CALLS))

    with pytest.raises(TimeoutError, match="of the program"):
        list(calls)
    door.engines.act = lambda: None

    assert door.ran() != []
    assert door.model.loaded is not None
    assert not door.model._turn.is_taken
    assert not door._comparing.is_taken


@pytest.mark.parametrize(
    ("ours", "theirs", "agrees"),
    [
        (np.float32([1000, 0.3]), np.float32([1000, 0.2]), True),
        (np.float32([1000, 1]), np.float32([1000, 0.1]), False),
        (np.float64([1, 1e-7]), np.float64([1, 0]), False),
        (np.float16([1, 0.02]), np.float16([1, 0.0]), True),
        (np.array([1, 0.05], ml_dtypes.bfloat16), np.array([1, 0], ml_dtypes.bfloat16), True),
        (np.array([1, 0.2], ml_dtypes.bfloat16), np.array([1, 0], ml_dtypes.bfloat16), False),
        (np.float32([np.nan, np.inf]), np.float32([np.nan, np.inf]), True),
        (np.float32([np.inf]), np.float32([-np.inf]), False),
        (np.int32([3]), np.int32([4]), False),
        (np.int64([3]), np.int32([3]), False),
        (np.float32([[1]]), np.float32([1]), False),
        (None, None, True),
        ("text", "texts", False),
    ],
)
def test_results_agree_in_half_of_the_digits_of_the_largest_element(
    ours: object, theirs: object, *, agrees: bool
) -> None:
    wanted = "" if agrees else "result 1 differs from PyTorch's"

    assert difference_of([1, ours], [1, theirs], "PyTorch") == wanted


def test_large_results_are_compared_with_little_memory() -> None:
    theirs = np.ones(8 * BLOCK_ELEMENTS + 1, np.float32)
    ours, other = theirs.copy(), theirs.copy()
    other[-1] = 1.1

    tracemalloc.start()
    try:
        assert not difference_of([ours], [theirs], "PyTorch")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak < theirs.nbytes
    assert difference_of([other], [theirs], "PyTorch")
    for one in (other, theirs):
        one[0] = 1000
    assert not difference_of([other], [theirs], "PyTorch"), "0.1 is beyond half of its digits"


EVENTS = st.lists(
    st.sampled_from(["call", "call", "call", "faulty call", "fails", "differs", "refresh"]),
    max_size=50,
)


@given(EVENTS)
def test_whatever_comes_a_call_gives_what_the_original_gives_and_is_seldom_made_twice(
    events: list[str],
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sliced_race, "WARM_UP_S", 0.0)
        door, is_failing = Door(), False
        for event in events:
            if event == "refresh":
                door.model._load()
                door.engines, is_failing = Engines(), False
            elif event == "fails":
                door.engines.act, is_failing = fail(RuntimeError("broken")), True
            elif event == "differs" and door.model.compared is None:
                door.engines.wrong_by = 1.0
            elif event == "faulty call":
                with pytest.raises(ValueError, match="is refused"):
                    door(-1.0)
            elif event == "call":
                is_compared = door.model.compared is not None
                ran = door.ran()
                assert len(ran) == 1 or is_failing or not is_compared
            assert door.model.loaded is not None or door.model.why


@pytest.mark.parametrize("dtype", [np.int64, np.bool_])
def test_rounding_may_decide_few_indices_and_truths_where_there_is_noise(dtype: type) -> None:
    theirs = np.arange(20_000).reshape(4, -1) % 2 == 0
    theirs = theirs.astype(dtype)
    few, many = theirs.copy(), theirs.copy()
    few[0, :2], many[0, :3] = few[0, :2] == 0, many[0, :3] == 0

    assert not difference_of([few], [theirs], "PyTorch", [1e-6])
    assert difference_of([many], [theirs], "PyTorch", [1e-6])
    assert difference_of([few], [theirs], "PyTorch")
    assert difference_of([few], [theirs], "PyTorch", [0.0])
    one = theirs[:1, :9_000]
    assert difference_of([few[:1, :9_000]], [one], "PyTorch", [1e-6], 7) == (
        "result 7 differs from PyTorch's"
    )
