"""The pictures of docs/tui.md: the app itself, walked through two banks and a workspace.

make pictures      tunes a network into two banks under run/pictures first (some minutes)
"""

from __future__ import annotations

import asyncio
import html
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from tui.app import BankApp, Start

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "tui"
FOLDER = ROOT / "run" / "pictures"
NETWORK = "mobilenetv2"
SIZE = (100, 30)
PAGE_LINES = 66
"""Height of a record's picture, so that all that is drawn is in sight."""
REST_S = 0.4
"""Pause before a screen is drawn."""
_FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)
_TEXT = re.compile(r'(<text [^>]*?)x="([\d.]+)"([^>]*?)textLength="[\d.]+"([^>]*)>([^<]*)</text>')
_COLUMN = re.compile(r"\S+(?: \S+)*")
CHARACTER = 12.2
"""Width of a character in the pictures that Textual exports."""

Walk = Callable[[Pilot[None]], Awaitable[None]]


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.chdir(FOLDER)
    tune("mine", ())
    tune("lab", ("--search_algorithm", "genetic"))
    DOCS.mkdir(exist_ok=True)
    asyncio.run(walk())
    return 0


def tune(bank: str, options: tuple[str, ...]) -> None:
    """Tune the banks, unless that was done before."""
    inbox = Path("inbox")
    if not (inbox / f"{NETWORK}.onnx").exists():
        python("-m", "fixtures.zoo", NETWORK, "--output", str(inbox))
    Path(bank).mkdir(exist_ok=True)
    python(
        "-m", "bankd", "watch", str(inbox), "--once", "--work_dir", "work", *options,
        env={"TUNE_BANK_PATH": bank},
    )  # fmt: skip


def python(*arguments: str, env: dict[str, str] | None = None) -> None:
    path = {"PYTHONPATH": str(ROOT)}
    subprocess.run(
        [sys.executable, *arguments], check=True, env={**os.environ, **path, **(env or {})}
    )


async def walk() -> None:
    """Walk from screen to screen, in the order of docs/tui.md."""
    home = FOLDER / "home"
    app = BankApp(Start(Path("mine"), FOLDER / "work" / "aoe_workspace", env={"HOME": str(home)}))
    async with app.run_test(size=SIZE) as pilot:
        await rest(pilot)
        await pilot.press("o", *"lab", "enter")
        await picture(pilot, "banks")
        await pilot.press("g", "enter")
        await rest(pilot)
        await pilot.press("slash", *"op:conv >1us", "enter", "j", "j")
        await picture(pilot, "records")
        await pilot.press("enter")
        await pilot.resize_terminal(SIZE[0], PAGE_LINES)
        await picture(pilot, "record")
        await pilot.resize_terminal(*SIZE)
        await pilot.press("q", "q", "d", *"lab", "enter")
        await picture(pilot, "diff")
        await pilot.press("q", "e")
        await picture(pilot, "export")
        await pilot.press("escape", "J")
        await rest(pilot)
        await pilot.press("enter")
        await picture(pilot, "job")
        await pilot.press("q", "q", "m", *"lab", "enter")
        await rest(pilot)
        await pilot.press("y")
        await rest(pilot)
        await pilot.press("t", "o")
        await picture(pilot, "merge")
        await pilot.press("question_mark")
        await picture(pilot, "help")


async def picture(pilot: Pilot[None], name: str) -> None:
    await rest(pilot)
    svg = pilot.app.export_screenshot(title="banktui")
    # The page's own font will do; nothing is loaded from elsewhere.
    svg = _TEXT.sub(_columns, _FONTS.sub("", svg))
    (DOCS / f"{name}.svg").write_text(svg, encoding="utf-8")
    print(f"{name}.svg")


def _columns(match: re.Match[str]) -> str:
    """Give each column of a line its own place, so that none touches the next in another font."""
    before, x, between, after, text = match.groups()
    shown = html.unescape(text).replace("\xa0", " ")
    return "".join(
        f'{before}x="{float(x) + CHARACTER * column.start():g}"{between}'
        f'textLength="{CHARACTER * len(column[0]):g}"{after}>'
        f"{html.escape(column[0]).replace(' ', '&#160;')}</text>"
        for column in _COLUMN.finditer(shown)
    )


async def rest(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause(REST_S)
    await pilot.app.workers.wait_for_complete()


if __name__ == "__main__":
    sys.exit(main())
