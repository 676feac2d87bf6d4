"""The diff: kinds, knobs and noise; hiding, swapping, writing a file, and going on to a merge."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank import Bank, Decision, TimingSummary
from bankd.bank.diff.diff import Diff, DifferenceKind, diff, named_state
from bankd.bank.exchange import export
from bankd.bank.state import State
from tests.bankd.bank.builders import V3, V4, a_decision, a_key
from tests.tui.driving import drive, fill, press, screen_text, settled, type_text
from tests.tui.goldens import assert_golden
from tui.diff.screen import DiffScreen
from tui.diff.writes import in_the_way
from tui.merge.screen import MergeScreen
from tui.record.screen import RecordScreen
from tui.windows.questions import ConfirmScreen, PromptScreen
from tui.windows.text_windows import ErrorScreen

Step = Callable[[Pilot[None]], object]


def timed(decision: Decision, median_us: float, noise: float = 0.01) -> Decision:
    low_us, high_us = median_us * (1 - noise), median_us * (1 + noise)
    return replace(decision, timing=TimingSummary(21, median_us, low_us, high_us))


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two banks of one past, with a difference of every kind (two faster), and two the same."""
    monkeypatch.chdir(tmp_path)
    mine, lab = Path("mine"), Path("lab")
    with Bank.open(mine) as bank:
        bank.commit(V4, [a_decision(number) for number in range(7)], "common", "somebody")
    lab.mkdir()
    shutil.copy(mine / "bank.db", lab / "bank.db")
    with Bank.open(lab) as bank:
        changed = [
            timed(a_decision(0, tile=16), 20.0),
            timed(a_decision(1), 13.0),
            timed(a_decision(2, tile=32), 40.0),
            timed(a_decision(3, tile=4), 26.0),
            a_decision(9),
        ]
        bank.commit(V4, changed, "raced", "somebody", retired=[a_key(4)])
    return mine, lab


def compare(before: str, after: str, *steps: Step, bank: str = "mine") -> None:
    """Open the diff in the app, and take the steps."""

    async def session(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(DiffScreen(before, after, Path(bank)))
        await settled(pilot)
        for step in steps:
            done = step(pilot)
            if hasattr(done, "__await__"):
                await done

    drive(Path(bank), session)


def keys(*names: str) -> Step:
    return lambda pilot: press(pilot, *names)


def text(words: str) -> Step:
    return lambda pilot: type_text(pilot, words)


def shows(*words: str) -> Step:
    def check(pilot: Pilot[None]) -> None:
        seen = screen_text(pilot)
        assert [word for word in words if word not in seen] == [], seen

    return check


def shows_not(*words: str) -> Step:
    def check(pilot: Pilot[None]) -> None:
        seen = screen_text(pilot)
        assert [word for word in words if word in seen] == [], seen

    return check


def is_on(screen: type) -> Step:
    def check(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, screen)

    return check


def has_opened(screen: type) -> Step:
    def check(pilot: Pilot[None]) -> None:
        assert any(isinstance(each, screen) for each in pilot.app.screen_stack)

    return check


@contextmanager
def viewed(before: str, after: str) -> Iterator[Diff]:
    with (
        named_state(before, Path("mine")) as old,
        named_state(after, Path("mine")) as new,
        diff(old, new, by_kind=True) as view,
    ):
        yield view


def test_differences_stand_by_kind_with_speed_ups_and_what_changed(
    places: tuple[Path, Path],
) -> None:
    compare("mine", "lab", lambda pilot: assert_golden("diff", screen_text(pilot)))


def test_without_times_or_within_the_noise_nothing_is_called_faster(
    places: tuple[Path, Path],
) -> None:
    with Bank.open("lab") as lab:
        unmeasured = replace(a_decision(5, tile=2), timing=None, baseline=None)
        as_default = replace(timed(a_decision(6), 10.0), rule="default")
        lab.commit(V4, [unmeasured, as_default], "imported", "somebody")

    with viewed("mine", "lab") as view:
        kinds = {row.key: row.kind for row in view.page(0, 100)}

    assert kinds[a_key(5)] is DifferenceKind.OTHER
    assert kinds[a_key(6)] is DifferenceKind.SLOWER  # The default is as fast as itself.


def test_a_read_transaction_is_not_held_while_the_diff_is_open(places: tuple[Path, Path]) -> None:
    with (
        named_state("mine", Path("mine")) as old,
        named_state("lab", Path("mine")) as new,
        diff(old, new, by_kind=True) as view,
    ):
        with Bank.open("mine") as writer:
            writer.commit(V3, [a_decision(1, target=V3)], "another", "somebody")

        seen = old.bank.head()
        assert seen is not None
        assert seen.message == "another"
        assert len(view.page(0, 100)) == 6


def test_r0_is_what_was_there_before_the_first_revision(places: tuple[Path, Path]) -> None:
    with viewed("lab@r0", "lab@r1") as view:
        assert view.kinds[DifferenceKind.NEW] == 7
        assert view.counts.same == 0
    with viewed("r1", "r0") as view:
        assert view.kinds[DifferenceKind.GONE] == 7


def test_a_target_narrows_what_is_compared(places: tuple[Path, Path]) -> None:
    with Bank.open("mine") as mine:
        mine.commit(V3, [a_decision(1, target=V3)], "another", "somebody")

    with (
        Bank.open("lab") as lab,
        Bank.open("mine") as mine,
        diff(State(lab), State(mine), soc_version="x86_64-v3", cores=2) as view,
    ):
        assert [row.target for row in view.page(0, 9)] == [V3]


def test_equal_banks_are_said_to_be_the_same(places: tuple[Path, Path]) -> None:
    compare("mine", "lab@r1", shows("Both are the same: 7 entries."))


def test_the_detail_shows_what_changed_first_and_the_difference_with_its_noise(
    places: tuple[Path, Path],
) -> None:
    compare(
        "mine", "lab",
        keys("]", "]"),
        shows("difference 3 of 6", "in speed-up [", "]: faster", " * tile", "   rule"),
        keys("]", "]"),
        shows("difference 5 of 6", "within the noise"),
        keys("["),
        shows("difference 4 of 6", ": slower"),
    )  # fmt: skip


def test_numbers_hide_kinds_and_leave_the_cursor_at_its_difference(
    places: tuple[Path, Path],
) -> None:
    compare(
        "mine", "lab",
        keys("G"), shows("difference 6 of 6", "- gone"),
        keys("1"), shows("(1: +1 new)", "difference 5 of 5", "(in brackets): hidden", "- gone"),
        keys("2"), shows("(2: ~2 faster)", "difference 3 of 3"),
        keys("1"), shows_not("(1: +1 new)"), shows("difference 4 of 4", "- gone"),
        keys("1", "3", "4", "5"),
        shows("All differences are hidden.", "1 new, 2 faster, 3 slower, 4 other, 5 gone"),
        keys("2"), shows("difference 1 of 2"), shows_not("All differences"),
    )  # fmt: skip


def test_swapping_turns_new_into_gone_and_faster_into_slower(places: tuple[Path, Path]) -> None:
    compare(
        "mine", "lab",
        shows("mine → lab"),
        keys("j", "t"),
        shows("lab → mine", "1: +1 new  2: ~1 faster  3: ~2 slower  4: ~1 other  5: -1 gone"),
        shows(": slower"),  # The same difference, seen from the other side.
        keys("t"),
        shows("mine → lab", "~2 faster", "difference 2 of 6"),
    )  # fmt: skip


def test_the_differences_that_are_shown_are_written_as_json_lines(
    places: tuple[Path, Path],
) -> None:
    compare(
        "mine", "lab",
        keys("1", "e"), is_on(PromptScreen), shows("write 5 differences"),
        text("out"), keys("enter"), is_on(DiffScreen),
    )  # fmt: skip

    lines = [json.loads(line) for line in Path("out").read_text().splitlines()]
    assert [line["sign"] for line in lines] == ["~", "~", "~", "~", "-"]
    assert {line["key"] for line in lines} == {a_key(number) for number in range(5)}
    [changed] = [line for line in lines if line["key"] == a_key(0)]
    assert changed["knobs"] == [{"knob": "tile", "before": "8", "after": "16"}]
    assert changed["before"]["speedup"] < changed["after"]["speedup_low"]
    assert sorted(path.name for path in Path().glob("*out*")) == ["out"]


def test_differences_that_are_there_are_replaced_only_after_a_yes(
    places: tuple[Path, Path],
) -> None:
    compare("mine", "lab", keys("e"), text("out"), keys("enter"))
    before = Path("out").read_bytes()

    def is_as_it_was(pilot: Pilot[None]) -> None:
        assert Path("out").read_bytes() == before

    compare(
        "mine", "lab",
        keys("t", "e"), text("out"), keys("enter"), is_on(ConfirmScreen),
        keys("enter"), is_on(DiffScreen), is_as_it_was,
        keys("e"), text("out"), keys("enter", "y"),
    )  # fmt: skip

    # The sides were swapped.
    lines = [json.loads(line) for line in Path("out").read_text().splitlines()]
    assert [line["key"] for line in lines if line["sign"] == "+"] == [a_key(4)]
    assert [line["key"] for line in lines if line["sign"] == "-"] == [a_key(9)]


@pytest.mark.parametrize(
    "content",
    [b"mine\n", b'{"sign": "+"}\n', b"[" * 20_000, b'{"cores":[2]}\n', b"SQLite format 3\0", b""],
)
def test_what_holds_no_differences_is_in_the_way(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "out").write_bytes(content)

    fault = in_the_way(tmp_path / "out")

    assert fault is not None
    assert "is no file of differences, so it is not replaced" in fault.message


def test_a_bank_is_never_replaced_by_differences_and_a_name_too_long_is_told(
    places: tuple[Path, Path],
) -> None:
    bank = Path("lab/bank.db").read_bytes()

    async def choose_too_long(pilot: Pilot[None]) -> None:
        await press(pilot, "e")
        await fill(pilot, "x" * 300)
        await press(pilot, "enter")

    compare(
        "mine", "lab",
        keys("e"), text("lab/bank.db"), keys("enter"), is_on(ErrorScreen),
        shows("is the name of a bank, which is not replaced"), keys("q"),
        choose_too_long, is_on(ErrorScreen), shows("cannot be written to"), keys("q"),
        is_on(DiffScreen),
    )  # fmt: skip

    assert Path("lab/bank.db").read_bytes() == bank


def test_a_place_that_cannot_be_written_to_is_told_and_nothing_is_left(
    places: tuple[Path, Path],
) -> None:
    compare(
        "mine", "lab",
        keys("e"), text("none/o"), keys("enter"), is_on(ErrorScreen),
        keys("q", "e"), text("lab"), keys("enter"), is_on(ErrorScreen),
        keys("q"), is_on(DiffScreen), shows("difference 1 of 6"),
    )  # fmt: skip


def test_writing_is_stopped_by_leaving_and_leaves_no_file(
    places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.diff.writes.DIFFERENCES_AT_ONCE", 1)

    async def stop(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, DiffScreen)
        assert screen._pages is not None
        assert screen._shown is not None
        screen._write(Path("out"))
        screen.action_leave()
        await settled(pilot)

    compare("mine", "lab", stop, is_on(DiffScreen), keys("q"))

    assert list(Path().glob("*out*")) == []


def test_enter_opens_the_entry_in_the_bank_that_has_it(places: tuple[Path, Path]) -> None:
    def opened(pilot: Pilot[None]) -> RecordScreen:
        screen = pilot.app.screen
        assert isinstance(screen, RecordScreen)
        return screen

    def is_in_lab(pilot: Pilot[None]) -> None:
        assert (opened(pilot)._place, opened(pilot)._key) == (Path("lab"), a_key(9))

    def is_in_mine(pilot: Pilot[None]) -> None:
        assert (opened(pilot)._place, opened(pilot)._key) == (Path("mine"), a_key(4))

    compare("mine", "lab", keys("enter"), is_in_lab, keys("q", "G", "enter"), is_in_mine)


def test_merging_takes_the_right_side_but_no_bank_into_itself(places: tuple[Path, Path]) -> None:
    compare(
        "lab", "mine",
        keys("m"), is_on(DiffScreen),
        keys("t", "m"),
        has_opened(MergeScreen),
    )  # fmt: skip


def test_an_export_is_compared_and_its_temporary_bank_is_gone_afterwards(
    places: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Bank.open("lab") as lab:
        export(lab, Path("lab.tunebank"), "x86_64-v4", form="file")
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(scratch))

    compare("mine", "lab.tunebank", shows("1: +1 new  2: ~2 faster"))

    # Nobody waits for the thread that tidies up.
    deadline_s = time.monotonic() + 60
    while list(scratch.iterdir()) and time.monotonic() < deadline_s:
        time.sleep(0.01)
    assert list(scratch.iterdir()) == []


@pytest.mark.parametrize("name", ["nowhere", "mine@r99"])
def test_what_cannot_be_compared_is_told_and_can_be_left(
    places: tuple[Path, Path], name: str
) -> None:
    compare(
        "mine", name,
        shows(name.rpartition("@")[2]), shows_not("reading"),
        keys("e", "m", "t", "enter", "]", "1"), is_on(DiffScreen),
        keys("q"),
    )  # fmt: skip


def test_what_another_writes_is_said_and_read_when_wanted(places: tuple[Path, Path]) -> None:
    def write(pilot: Pilot[None]) -> None:
        with Bank.open("lab") as lab:
            lab.commit(V4, [a_decision(11)], "more", "another")

    def look(pilot: Pilot[None]) -> object:
        assert isinstance(pilot.app.screen, DiffScreen)
        pilot.app.screen._look_for_others()
        return settled(pilot)

    compare(
        "mine", "lab",
        write, look, look, shows("has changed since: f5", "+1 new"),
        keys("f5"), shows("difference 1 of 7", "+2 new"),
    )  # fmt: skip


def test_on_a_wide_screen_the_list_says_what_changed(places: tuple[Path, Path]) -> None:
    async def session(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(DiffScreen("mine", "lab", Path("mine")))
        await settled(pilot)
        assert "tile 8 -> 16" in screen_text(pilot)

    drive(Path("mine"), session, size=(140, 40))
