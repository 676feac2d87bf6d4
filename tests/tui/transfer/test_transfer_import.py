"""An import by keys: what a source is, who signed it, what it would change, and how it begins."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from bankd.bank import Bank
from bankd.bank.exchange import export, make_key
from bankd.bank.exchange.manifest_signature import can_verify
from bankd.bank.merge import pending
from tests.bankd.bank.builders import V4, a_decision, an_observation
from tests.bankd.bank.cann.builders import unified, unified_entry
from tests.tui.driving import Steps, drive, press, screen_text, settled
from tests.tui.goldens import assert_golden
from tui.merge.screen import MergeScreen
from tui.transfer.import_screen import ImportScreen
from tui.widgets.paged_table import PagedTable
from tui.widgets.text_field import TextField
from tui.windows.questions import ConfirmScreen
from tui.windows.text_windows import ErrorScreen, LinesScreen

needs_library = pytest.mark.skipif(
    not can_verify(), reason="the extra `signing` (cryptography) is not installed"
)
HOSTILE = "[red]x\x1b[2J\udc80"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ours; beside it theirs, with an entry of ours changed, one new, and one the same."""
    monkeypatch.chdir(tmp_path)
    with Bank.open("ours") as ours, Bank.open("theirs") as theirs:
        ours.commit(V4, [a_decision(n) for n in (1, 2, 3)], "ours", "me")
        theirs.commit(V4, [a_decision(1), a_decision(2, tile=16), a_decision(7)], "theirs", "lab")
        theirs.add_observation(an_observation(7))
        export(theirs, Path("out"), V4.soc_version)
    return Path("ours")


def on_import(place: Path, steps: Steps, source: str | None = None, **options: Any) -> None:
    async def opened(pilot: Pilot[None]) -> None:
        screen = ImportScreen(place, Path(source) if source is not None else None)
        await pilot.app.push_screen(screen)
        await settled(pilot)
        await steps(pilot)

    drive(place, opened, **options)


async def put(pilot: Pilot[None], name: str, text: str) -> None:
    field = pilot.app.screen.query_one(f"#{name}", TextField)
    field.focus()
    field.value = text
    await settled(pilot)


def told(pilot: Pilot[None]) -> str:
    return str(pilot.app.screen.query_one("#about", Static).render())


def refusal(pilot: Pilot[None]) -> str:
    error = pilot.app.screen
    assert isinstance(error, ErrorScreen)
    return error.message


def state_of(place: Path) -> tuple[bytes, ...]:
    return tuple(file.read_bytes() for file in sorted(place.glob("bank.db")))


def test_at_first_it_says_what_can_be_brought_in(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "an export          a folder, or a .tunebank file" in told(pilot)
        assert pilot.app.focused is pilot.app.screen.query_one("#source")

    on_import(place, steps)


def test_a_source_is_checked_and_its_differences_shown(place: Path) -> None:
    before = state_of(place)

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, *"out", "enter")
        assert "an export, sound" in told(pilot)
        assert "out is not signed" in told(pilot)
        assert "+1 new  ~1 changed  =1 same; 1 only in ours, which stay" in told(pilot)
        assert pilot.app.screen.query_one(PagedTable).count == 2
        assert_golden("import", screen_text(pilot))

    on_import(place, steps)

    assert state_of(place) == before


def test_a_bank_can_be_brought_in_without_an_export(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "source", "theirs")
        await press(pilot, "ctrl+o")
        assert "a bank, sound" in told(pilot)
        assert "signed" not in told(pilot)

    on_import(place, steps)


def test_one_difference_is_shown_in_full(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, LinesScreen)
        assert a_decision(7).key in screen_text(pilot) or a_decision(2).key in screen_text(pilot)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, ImportScreen)

    on_import(place, steps, "out")


def test_bringing_in_begins_the_merge(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ConfirmScreen)
        await press(pilot, "y")
        assert isinstance(pilot.app.screen, MergeScreen)

    on_import(place, steps, "out")

    with Bank.open(place, read_only=True) as bank:
        assert pending(bank) is not None


def test_what_was_not_checked_is_checked_first(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "source", "out")
        await press(pilot, "ctrl+s")
        assert isinstance(pilot.app.screen, ImportScreen)
        assert "an export, sound" in told(pilot)
        await put(pilot, "source", "out/")
        assert "an export, sound" not in told(pilot)

    on_import(place, steps)


def test_a_bank_that_does_not_exist_is_made_when_the_merge_begins(place: Path) -> None:
    new = Path("new")

    async def steps(pilot: Pilot[None]) -> None:
        assert "+3 new" in told(pilot)
        assert not new.exists()
        await press(pilot, "ctrl+s")
        await press(pilot, "y")

    on_import(new, steps, "out")

    assert (new / "bank.db").exists()


def test_what_cannot_be_brought_in_is_refused_and_the_path_stays(place: Path) -> None:
    Path("text.txt").write_text("hello")
    forge(Path("out"), Path("forged"))
    faults = {"": "no source was given", "nowhere": "nowhere does not exist",
              "text.txt": "is not a known kind of bank", "forged": "another hash"}  # fmt: skip

    async def steps(pilot: Pilot[None]) -> None:
        for source, what in faults.items():
            await put(pilot, "source", source)
            await press(pilot, "ctrl+o")
            assert what in refusal(pilot)
            await press(pilot, "q")
            assert pilot.app.screen.query_one("#source", TextField).value == source

    on_import(place, steps)


def forge(export: Path, copy: Path) -> None:
    copy.mkdir()
    for file in export.iterdir():
        content = file.read_bytes()
        (copy / file.name).write_bytes(content.replace(b'"tile":16', b'"tile":17'))


@needs_library
def test_a_key_is_required_where_one_is_given(place: Path) -> None:
    key_id = make_key(Path("our.key"))
    with Bank.open("theirs", read_only=True) as theirs:
        export(theirs, Path("signed"), V4.soc_version, sign=Path("our.key"))

    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "key", "our.key.pub")
        await put(pilot, "source", "signed")
        await press(pilot, "enter")
        assert f"signed is signed by {key_id}, as required" in told(pilot).replace("\n", " ")
        await put(pilot, "source", "out")
        await press(pilot, "enter")
        assert "is not signed, but our.key.pub is required" in refusal(pilot)

    on_import(place, steps)


@needs_library
def test_the_merge_holds_to_the_terms(place: Path) -> None:
    make_key(Path("our.key"))
    with Bank.open("theirs", read_only=True) as theirs:
        export(theirs, Path("signed"), V4.soc_version, sign=Path("our.key"))

    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "key", "our.key.pub")
        await press(pilot, "ctrl+o")
        shutil.rmtree("signed")
        with Bank.open("theirs", read_only=True) as theirs:
            export(theirs, Path("signed"), V4.soc_version)
        await press(pilot, "ctrl+s")
        assert "is not signed" in " ".join(screen_text(pilot).split())

    on_import(place, steps, "signed")


def test_a_file_of_the_original_is_read_with_what_it_was_told_for(place: Path) -> None:
    Path("tree").mkdir()
    (Path("tree") / "matmul.json").write_bytes(unified(unified_entry(1), unified_entry(2)))
    (Path("tree") / "notes.txt").write_text("mine")

    async def steps(pilot: Pilot[None]) -> None:
        await put(pilot, "source", "tree")
        await press(pilot, "enter", "q")
        await put(pilot, "soc", "Ascend310P3")
        await put(pilot, "cores", "8")
        await press(pilot, "enter")
        assert "CANN files, sound" in told(pilot)
        assert "Ascend310P3, 8 cores: 2 decisions" in told(pilot)

    on_import(place, steps)


def test_files_of_the_original_can_be_told_for_what_they_are(place: Path) -> None:
    (Path("tree") / "Ascend310P3" / "aicore").mkdir(parents=True)

    async def steps(pilot: Pilot[None]) -> None:
        assert not pilot.app.screen.query_one("#soc-field").display
        await put(pilot, "source", "tree")
        await press(pilot, "enter")
        assert "is not a known kind of bank" in refusal(pilot)
        await press(pilot, "q")
        assert pilot.app.screen.query_one("#soc-field").display
        await put(pilot, "cores", "many")
        await press(pilot, "enter")
        assert refusal(pilot) == "cores is many [EG0003]"

    on_import(place, steps)


def test_names_are_shown_letter_by_letter(place: Path) -> None:
    source = "[red]x[bold]"
    Path("out").rename(source)

    async def steps(pilot: Pilot[None]) -> None:
        assert f"{source} is not signed" in screen_text(pilot)
        (place.parent / f"hostile{HOSTILE}").touch()
        await put(pilot, "source", f"hos{HOSTILE}")
        await put(pilot, "source", "hos")
        await press(pilot, "tab", "ctrl+o")
        assert "\x1b" not in screen_text(pilot)

    on_import(place, steps, source)


def test_our_bank_changing_is_told(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        pilot.app.screen.read_again()  # type: ignore[attr-defined]
        await settled(pilot)
        assert "our bank has changed since: ctrl+o compares again" in screen_text(pilot)
        await press(pilot, "ctrl+r")
        assert "ctrl+s imports 2 differences" in screen_text(pilot)

    on_import(place, steps, "out")
