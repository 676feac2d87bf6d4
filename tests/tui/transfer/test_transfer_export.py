"""An export by keys: what it would hold, where it is put, and what is said of it afterwards."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from bankd.bank import Bank, TargetKey
from bankd.bank.connection import Interrupted
from bankd.bank.exchange import export, is_export, make_key, preview
from bankd.bank.exchange.manifest_signature import can_verify
from bankd.bank.merge import merge
from bankd.bank.sources import staged
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.cann.builders import (
    RUNTIME_PATH,
    UNIFIED_PATH,
    lines,
    runtime_line,
    unified,
    unified_entry,
)
from tests.bankd.bank.exchange.exports import files_of, lines_of
from tests.bankd.bank.exchange.exports import fill as fill_bank
from tests.tui.driving import Steps, drive, press, screen_text, settled, until
from tests.tui.goldens import assert_golden
from tui.banks.screen import BanksScreen
from tui.transfer.export_form import ExportForm
from tui.transfer.export_request import ExportRequest, Stop
from tui.transfer.export_screen import ExportScreen, Selection
from tui.transfer.writes import write_export
from tui.widgets.choice import ChoiceLine
from tui.widgets.text_field import TextField
from tui.windows.questions import ConfirmScreen
from tui.windows.text_windows import ErrorScreen

KEYS = (a_key(1), a_key(2))
SELECTION = Selection(V4, KEYS, "op:gemm")
AT_FIRST = Selection(V4, at="r1")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tui.transfer.export_screen.TYPING_PAUSE_S", 0.001)
    with Bank.open("bank") as bank:
        fill_bank(bank)
    return Path("bank")


def on_form(place: Path, steps: Steps, selection: Selection = SELECTION, **options: Any) -> None:
    async def opened(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(ExportScreen(place, selection))
        await foreseen(pilot)
        await steps(pilot)

    drive(place, opened, **options)


async def foreseen(pilot: Pilot[None]) -> None:
    """Until the form is no longer waited for, and what it comes to is known."""
    await pilot.pause(0.02)
    await settled(pilot)


async def choose(pilot: Pilot[None], name: str, value: object) -> None:
    pilot.app.screen.query_one(f"#{name}", ChoiceLine).choose(value)
    await foreseen(pilot)


async def put(pilot: Pilot[None], name: str, text: str) -> None:
    field = pilot.app.screen.query_one(f"#{name}", TextField)
    field.focus()
    field.value = text
    await foreseen(pilot)


def form(pilot: Pilot[None]) -> ExportForm:
    return pilot.app.screen.query_one(ExportForm)


def told(pilot: Pilot[None]) -> str:
    return str(pilot.app.screen.query_one("#about", Static).render())


def decided(folder: Path) -> int:
    return len(lines_of(folder, "decisions"))


def test_the_form_shows_what_would_be_written_before_it_is(place: Path) -> None:
    with Bank.open(place, read_only=True) as bank:
        known = preview(bank, V4.soc_version, cores=2, keys=KEYS)

    async def steps(pilot: Pilot[None]) -> None:
        assert "2 decisions, 3 trials, 2 tasks, 1 environment" in told(pilot)
        assert known.decisions_root
        assert known.evidence_root
        assert known.decisions_root in told(pilot)
        assert known.evidence_root in told(pilot)
        assert_golden("export", screen_text(pilot))

    on_form(place, steps)

    assert not Path("exported-x86_64-v4").exists()


def test_what_is_chosen_is_what_is_foreseen_and_written(place: Path) -> None:
    choices = [("marked", 8, 1), ("all", 2, 4), ("all", None, 5), ("marked", 2, 2),
               ("matching", 2, 3)]  # fmt: skip

    async def steps(pilot: Pilot[None]) -> None:
        for what, cores, number in choices:
            await choose(pilot, "what", what)
            await choose(pilot, "cores", cores)
            assert told(pilot).startswith(f"{number} decision")
        await press(pilot, "ctrl+s")
        assert told(pilot).startswith("written to")

    on_form(place, steps)

    assert decided(Path("exported-x86_64-v4")) == choices[-1][2]


def test_an_export_by_keys_is_that_of_the_command_and_ends_with_its_path(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await choose(pilot, "cores", None)
        await choose(pilot, "what", "all")
        await press(pilot, "ctrl+s")
        await choose(pilot, "form", "file")
        await press(pilot, "ctrl+s")
        path = Path("x86_64-v4.tunebank").absolute()
        assert str(path) in told(pilot)
        assert pilot.app.clipboard == str(path)
        assert "bankd import x86_64-v4.tunebank" in told(pilot)
        assert is_export(path)

    on_form(place, steps)

    with Bank.open(place, read_only=True) as bank:
        export(bank, Path("by-command"), V4.soc_version)
    assert files_of(Path("exported-x86_64-v4")) == files_of(Path("by-command"))


def test_at_a_revision_its_decisions_are_foreseen_and_written(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert told(pilot).startswith("3 decisions")
        await put(pilot, "at", "r99")
        assert told(pilot).startswith("! ")
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await press(pilot, "q")
        assert form(pilot).wanted().at == "r99"
        await put(pilot, "at", "r1")
        assert told(pilot).startswith("3 decisions")
        await press(pilot, "ctrl+s")

    on_form(place, steps, AT_FIRST)

    assert decided(Path("exported-x86_64-v4")) == 3


def test_what_lies_there_is_replaced_only_after_yes(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert not form(pilot).query_one("#overwrite-field").display
        await press(pilot, "ctrl+s")
        await choose(pilot, "what", "all")
        assert form(pilot).query_one("#overwrite-field").display
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await press(pilot, "q")
        assert decided(Path("exported-x86_64-v4")) == 2
        await choose(pilot, "overwrite", True)
        await press(pilot, "ctrl+s")

    on_form(place, steps)

    assert decided(Path("exported-x86_64-v4")) == 4


def test_what_is_no_export_is_never_replaced_and_no_destination_is_refused(place: Path) -> None:
    Path("notes").write_text("mine")

    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "output", "notes")
        assert "exists and is no export" in screen_text(pilot)
        assert not form(pilot).query_one("#overwrite-field").display
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await press(pilot, "q")
        assert form(pilot).request().output == Path("notes")
        await put(pilot, "output", "~nobody/x")
        await put(pilot, "output", " ")
        assert told(pilot).startswith("2 decisions")
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ErrorScreen)

    on_form(place, steps)

    assert Path("notes").read_text() == "mine"


@pytest.mark.skipif(not can_verify(), reason="the extra `signing` is not installed")
def test_it_is_signed_and_the_other_machine_told_by_which_key(place: Path) -> None:
    key_id = make_key(Path("our.key"))

    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "sign", "our.key")
        await press(pilot, "ctrl+s")
        assert f"signed by {key_id}" in told(pilot)
        assert "bankd import exported-x86_64-v4 --verify_key our.key.pub" in told(pilot)

    on_form(place, steps)

    assert (Path("exported-x86_64-v4") / "manifest.sig").exists()


def test_files_of_the_original_have_no_revision_and_no_key(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "at", "r1")
        await choose(pilot, "form", "cann")
        assert "custom_tune_bank/" in screen_text(pilot)
        for name in ("what", "at", "sign"):
            assert not form(pilot).query_one(f"#{name}-field").display
        await press(pilot, "ctrl+s")
        error = pilot.app.screen
        assert isinstance(error, ErrorScreen)
        assert "nothing from CANN files" in error.message

    on_form(place, steps)


def test_files_of_the_original_of_every_soc_are_written_at_once(place: Path) -> None:
    for path, content in ((UNIFIED_PATH, unified(unified_entry(1))),
                          (RUNTIME_PATH, lines(runtime_line(1)))):  # fmt: skip
        (Path("tree") / path).parent.mkdir(parents=True)
        (Path("tree") / path).write_bytes(content)
    with Bank.open("bank") as bank, staged(Path("tree")) as theirs:
        merge(bank, theirs, author="me", message="import")

    async def steps(pilot: Pilot[None]) -> None:
        await choose(pilot, "form", "cann")
        await choose(pilot, "soc", "")
        await press(pilot, "ctrl+s")
        assert "2 CANN files" in told(pilot)
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await press(pilot, "q")
        await choose(pilot, "form", "folder")
        assert form(pilot).soc_version

    on_form(place, steps)

    written = {str(p.relative_to("custom_tune_bank")) for p in Path("custom_tune_bank").rglob("*")}
    assert {UNIFIED_PATH, RUNTIME_PATH} <= written


def test_one_moves_by_tab_and_arrows_and_a_path_that_was_completed_stays(place: Path) -> None:
    Path("exports").mkdir()

    async def steps(pilot: Pilot[None]) -> None:
        focused = [pilot.app.focused and pilot.app.focused.id]
        for key in ("tab", "down", "shift+tab", "up"):
            await press(pilot, key)
            focused.append(pilot.app.focused and pilot.app.focused.id)
        assert focused == ["what", "soc", "cores", "soc", "what"]
        for key, value in (("right", "matching"), ("space", "all"), ("left", "matching")):
            await press(pilot, key)
            assert pilot.app.screen.query_one("#what", ChoiceLine).value == value
        await put(pilot, "output", "")
        await press(pilot, *"expo", "tab")
        assert form(pilot).request().output == Path("exports")
        await choose(pilot, "form", "file")
        assert form(pilot).request().output == Path("exports")

    on_form(place, steps)


def test_while_it_is_written_leaving_asks_and_stops_it(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(request: Any, stop: Any) -> Any:
        go_on.wait(60)
        stop.look()

    monkeypatch.setattr("tui.transfer.export_screen.write_export", slow)

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s")
        await until(pilot, lambda: "writing exported-x86_64-v4" in screen_text(pilot))
        for key, answer, then in (("q", "n", ExportScreen), ("escape", "y", BanksScreen)):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
            await pilot.press(answer)
            await until(pilot, lambda then=then: isinstance(pilot.app.screen, then))
        go_on.set()
        await settled(pilot)

    on_form(place, steps)

    assert not Path("exported-x86_64-v4").exists()


def test_what_was_stopped_while_the_last_of_it_goes_to_the_disk_is_not_there(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = Stop()
    module = sys.modules[export.__module__]
    monkeypatch.setattr(module, "synchronise", lambda _: stop.now())

    with pytest.raises(Interrupted):
        write_export(ExportRequest(place, V4.soc_version, output=Path("out")), stop)

    assert list(Path().glob("*out*")) == []


def test_who_leaves_ends_the_preview(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stops: list[Any] = []

    def slow(request: Any, stop: Any, hear: Any) -> Any:
        stops.append(stop)
        return None

    monkeypatch.setattr("tui.transfer.export_screen.preview_of", slow)
    monkeypatch.setattr("tui.transfer.export_screen.preview_lines", lambda known: [])

    async def steps(pilot: Pilot[None]) -> None:
        assert not stops[0].is_wanted
        await press(pilot, "q")

    on_form(place, steps)

    assert stops[0].is_wanted


def test_an_empty_bank_says_what_to_do(tmp_path: Path) -> None:
    Bank.open(tmp_path / "empty").close()

    async def steps(pilot: Pilot[None]) -> None:
        assert "There is nothing to export yet" in screen_text(pilot)
        assert "bankd aoe" in screen_text(pilot)
        await press(pilot, "ctrl+s")

    on_form(tmp_path / "empty", steps, Selection())


def test_names_are_shown_letter_by_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tui.transfer.export_screen.TYPING_PAUSE_S", 0.001)
    target = TargetKey("[red]soc\x1b[2J/..", 1)
    with Bank.open("bank") as bank:
        bank.commit(target, [a_decision(1, target=target)], "hostile", "them")
    names = [target, TargetKey(target.soc_version, 2)]

    async def steps(pilot: Pilot[None]) -> None:
        assert r"[red]soc\x1b[2J/.." in screen_text(pilot)
        assert "\x1b" not in screen_text(pilot)
        assert told(pilot).startswith("! ")
        assert "/" not in str(form(pilot).request().output)
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ErrorScreen)

    on_form(Path("bank"), steps, Selection(names[0], None, "[/]"))


def test_another_writers_revision_is_counted_by_itself(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await choose(pilot, "what", "all")
        assert told(pilot).startswith("4 decisions")
        with Bank.open(place) as bank:
            bank.commit(V4, [a_decision(77)], "another", "somebody")
        pilot.app.screen.read_again()  # type: ignore[attr-defined]
        await foreseen(pilot)
        assert told(pilot).startswith("5 decisions")

    on_form(place, steps)
