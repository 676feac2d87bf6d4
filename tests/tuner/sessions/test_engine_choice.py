"""Forms of calls: compiled when they are called often, within bounds, while others are called."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.owned_lock import OwnedLock
from tuner.sessions import engine_choice
from tuner.sessions.engine_choice import MAX_SHAPES, MIN_CALLS, EngineChoice, Form

WAIT_S = 60


class Door:
    """A door whose compiled forms are texts."""

    def __init__(self, first: int = 1) -> None:
        self.choice: EngineChoice[str] = EngineChoice(first=first)
        self.turn = OwnedLock("the compiler")
        self.made: list[Form] = []
        self.within: Callable[[], object] = lambda: None
        """Called in the middle of a compile."""

    def call(self, shapes: object, owner: object = None, *, is_free: bool = True) -> str:
        """Call a form, and return the limit that it is beyond."""
        form = owner, shapes
        if shapes in self.choice.compiled.get(owner, {}):
            return ""
        begin = self.turn.do_if_free if is_free else lambda _: False
        return self.choice.compile_if_due(form, partial(self._make, form), begin)

    def _make(self, form: Form) -> str:
        self.made.append(form)
        self.within()
        return f"compiled for {form}"


def test_the_first_form_is_compiled_at_its_first_call_and_others_when_they_are_called_often() -> (
    None
):
    door = Door()

    door.call("2x3")
    for _ in range(MIN_CALLS - 1):
        door.call("5x3")
    assert door.made == [(None, "2x3")]

    door.call("5x3")
    assert door.choice.all == ["compiled for (None, '2x3')", "compiled for (None, '5x3')"]


def test_a_door_may_wait_with_the_first_form_too() -> None:
    door = Door(first=MIN_CALLS)

    made = []
    for _ in range(MIN_CALLS + 1):
        door.call("2x3")
        made.append(len(door.made))

    assert made == [0, 0, 1, 1]


def test_further_shapes_of_an_owner_say_the_limit_and_those_of_another_are_compiled() -> None:
    door = Door()
    for shapes in range(MAX_SHAPES):
        for _ in range(MIN_CALLS):
            assert door.call(shapes, "module") == ""

    assert door.call("more", "module") == f"it is compiled for {MAX_SHAPES} shapes"
    for _ in range(MIN_CALLS):
        assert door.call("more", "another") == ""

    assert len(door.made) == MAX_SHAPES + 1


def test_further_owners_say_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_choice, "MAX_OWNERS", 2)
    door = Door()

    found = [door.call("2x3", owner) for owner in "aaabbbccc"]

    assert found == [""] * 6 + ["it is compiled for 2 modules"] * 3
    assert door.made == [("a", "2x3"), ("b", "2x3")]


def test_shapes_that_are_called_once_each_are_counted_within_a_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_choice, "MAX_COUNTED", 4)
    door = Door()
    door.call("first")

    for _ in range(MIN_CALLS):
        door.call("often")
        for other in range(2):
            door.call(f"{other}")
        door.call(object())

    assert len(door.choice._counts) == 4
    assert (None, "often") in door.made


def test_a_form_is_due_at_a_later_call_where_another_one_is_compiled() -> None:
    door = Door()

    door.call("2x3", is_free=False)
    assert door.made == []

    door.call("2x3")
    assert door.made == [(None, "2x3")]


def test_an_interrupt_within_a_compile_is_the_callers_and_the_next_call_compiles() -> None:
    door = Door()

    def interrupt() -> None:
        raise KeyboardInterrupt

    door.within = interrupt
    with pytest.raises(KeyboardInterrupt):
        door.call("2x3")
    assert door.choice.all == []

    door.within = lambda: None
    door.call("2x3")

    assert door.choice.all == ["compiled for (None, '2x3')"]
    assert not door.turn.is_taken


def test_a_call_within_its_own_compile_compiles_nothing() -> None:
    door = Door()
    door.within = lambda: door.choice.compile_if_due(
        (None, "2x3"),
        partial(pytest.fail, "compiled again"),
        lambda compile_form: not compile_form(),
    )

    door.call("2x3")

    assert door.made == [(None, "2x3")]


def test_calls_of_other_threads_wait_for_no_compile() -> None:
    door, began, ended = Door(), threading.Event(), threading.Event()

    def wait() -> None:
        began.set()
        assert ended.wait(WAIT_S)

    door.within = wait
    thread = threading.Thread(target=door.call, args=("2x3",))
    thread.start()
    assert began.wait(WAIT_S)
    for shapes in ("2x3", "5x3"):
        for _ in range(2 * MIN_CALLS):
            door.call(shapes)
    assert door.made == [(None, "2x3")]
    door.within = lambda: None
    ended.set()
    thread.join(WAIT_S)

    door.call("5x3")
    assert door.made == [(None, "2x3"), (None, "5x3")]


def test_a_form_that_is_compiled_in_a_thread_is_begun_once() -> None:
    choice: EngineChoice[str] = EngineChoice()
    begun: list[Callable[[], None]] = []

    def begin(compile_form: Callable[[], None]) -> bool:
        begun.append(compile_form)
        return True

    for _ in range(5):
        choice.compile_if_due((None, "2x3"), lambda: "compiled", begin)
    assert (len(begun), choice.all) == (1, [])
    begun[0]()

    assert choice.all == ["compiled"]


def test_forms_that_are_being_compiled_count_for_the_limits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_choice, "MAX_OWNERS", 3)
    choice: EngineChoice[str] = EngineChoice()
    begun: list[Form] = []

    def call(form: Form) -> str:
        return choice.compile_if_due(form, str, lambda _: not begun.append(form))  # type: ignore[func-returns-value]

    for shapes in range(MAX_SHAPES):
        for _ in range(MIN_CALLS):
            assert call(("a", shapes)) == ""
    assert call(("a", "more")) == f"it is compiled for {MAX_SHAPES} shapes"
    assert call(("a", 0)) == ""
    for owner in ("b", "c"):
        for _ in range(MIN_CALLS):
            assert call((owner, 0)) == ""
    assert call(("d", 0)) == "it is compiled for 3 modules"

    assert begun == [*(("a", shapes) for shapes in range(MAX_SHAPES)), ("b", 0), ("c", 0)]


def test_what_is_forgotten_is_due_at_its_next_call() -> None:
    door = Door()
    for shapes in ("2x3", "5x3"):
        for _ in range(MIN_CALLS):
            door.call(shapes)

    assert door.choice.forget(None) == 2
    assert (door.choice.all, door.choice.forget(None)) == ([], 0)
    for shapes in ("5x3", "2x3"):
        door.call(shapes)

    assert len(door.choice.all) == 2


EVENTS = st.lists(
    st.tuples(
        st.sampled_from(["call", "busy", "interrupt", "forget"]),
        st.sampled_from("ab"),
        st.integers(0, 3),
    ),
    max_size=60,
)


@given(EVENTS)
def test_whatever_comes_a_form_is_compiled_when_it_is_due_and_within_the_bounds(
    events: list[tuple[str, str, int]],
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(engine_choice, "MAX_SHAPES", 3)
        door, due, known = Door(), dict[Form, int](), set[Form]()

        def interrupt() -> None:
            raise KeyboardInterrupt

        for kind, owner, shapes in events:
            form, made = (owner, shapes), len(door.made)
            if kind == "forget":
                door.choice.forget(owner)
                forgotten = {one for one in known if one[0] == owner}
                due |= dict.fromkeys(forgotten, MIN_CALLS)
                known -= forgotten
                continue
            of_owner = sum(one[0] == owner for one in known)
            is_counted = form not in known and of_owner < 3
            due[form] = due.get(form, 0) + is_counted
            is_due = is_counted and due[form] >= (MIN_CALLS if known else 1)
            door.within = interrupt if kind == "interrupt" else lambda: None
            try:
                limit = door.call(shapes, owner, is_free=kind != "busy")
                assert bool(limit) is (form not in known and of_owner >= 3)
                assert kind != "interrupt" or not is_due
            except KeyboardInterrupt:
                assert is_due
            assert len(door.made) == made + (is_due and kind != "busy")
            if is_due and kind == "call":
                known.add(form)
            assert len(door.choice.all) == len(known)
            assert not door.choice._claims
