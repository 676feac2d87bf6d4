"""The pictures of docs/tui.md: the app itself, walked through two banks and a workspace.

make pictures      tunes a network into two banks under run/pictures first (some minutes)
"""

from __future__ import annotations

import asyncio
import html
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from textual.pilot import Pilot

from tui.app import BankApp, Start
from tui.jobs.job_lines import read_list

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "tui"
FOLDER = ROOT / "run" / "pictures"
NETWORK = "mobilenetv2"
BUILT_IN = ROOT / "bankd" / "bank" / "builtin"
SHIPPED = "shipped"
"""Name of the copy of the built-in bank."""
SMALL, LARGE = (80, 24), (200, 50)
"""Sizes in which each screen is drawn: what every terminal has, and a large window."""
MIN_TRIALS = 8
"""Trials of a search before its chart is drawn."""
MAX_WAIT_S = 300.0
GENETIC, BAYESIAN = (("--search_algorithm", name) for name in ("genetic", "bayesian"))
REST_S = 0.4
"""Pause before a screen is drawn."""
_FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)
_TEXT = re.compile(r'(<text [^>]*?)x="([\d.]+)"([^>]*?)textLength="[\d.]+"([^>]*)>([^<]*)</text>')
_COLUMN = re.compile(r"\S+(?: \S+)*")
CHARACTER = 12.2
"""Width of a character in the pictures that Textual exports."""


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.chdir(FOLDER)
    tune("mine", ())
    tune("lab", GENETIC)
    DOCS.mkdir(exist_ok=True)
    asyncio.run(walk())
    asyncio.run(list_records())
    asyncio.run(watch_search())
    return 0


def tune(bank: str, options: tuple[str, ...]) -> None:
    """Tune the banks, unless that was done before."""
    inbox = Path("inbox")
    if not (inbox / f"{NETWORK}.onnx").exists():
        build = ["-m", "fixtures.zoo", NETWORK, "--output", str(inbox)]
        subprocess.run([sys.executable, *build], check=True, env=environment({}))
    Path(bank).mkdir(exist_ok=True)
    env = environment({"TUNE_BANK_PATH": bank})
    subprocess.run(watch_command(*options), check=True, env=env)


def watch_command(*options: str) -> list[str]:
    watch = "-m bankd watch inbox --once --work_dir work --busy wait"
    return [sys.executable, *watch.split(), *options]


def environment(more: Mapping[str, str]) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "TUNE_ON_BUSY_CORES": "True", **more}


async def walk() -> None:
    """Walk from screen to screen, in the order of docs/tui.md."""
    async with opened("mine").run_test(size=SMALL) as pilot:
        await rest(pilot)
        await pilot.press("o", *"lab", "enter")
        await picture(pilot, "banks")
        await pilot.press("g", "enter")
        await rest(pilot)
        await pilot.press("slash", *"rule:tuned >1.1x", "enter", "enter")
        await picture(pilot, "record")
        await pilot.press("ctrl+p", *"compare mine")
        await picture(pilot, "palette")
        await pilot.press("escape", "q", "q", "d", "enter")
        await picture(pilot, "diff")
        await pilot.press("q", "e")
        await picture(pilot, "export")
        await pilot.press("escape", "J")
        await rest(pilot)
        await pilot.press("enter")
        await picture(pilot, "job")
        await pilot.press("q", "q", "m", "enter")
        await rest(pilot)
        await pilot.press("y")
        await rest(pilot)
        await pilot.press("t", "o")
        await picture(pilot, "merge")
        await pilot.press("question_mark")
        await picture(pilot, "help")


async def list_records() -> None:
    """Draw a long list: that of the bank that is shipped, in a copy."""
    shutil.copytree(BUILT_IN, SHIPPED, dirs_exist_ok=True)
    async with opened(SHIPPED).run_test(size=SMALL) as pilot:
        await rest(pilot)
        await pilot.press(*"jjj", "enter")
        await rest(pilot)
        await pilot.press("slash", *"op:conv >100us", "enter", *"jjj")
        await picture(pilot, "records")


async def watch_search() -> None:
    """Draw the chart of a search while it runs; its bank is not kept.

    Its options are others than before: the daemon does not repeat a job that is done.
    """
    with tempfile.TemporaryDirectory() as bank:
        env = environment({"TUNE_BANK_PATH": bank})
        async with opened(bank).run_test(size=SMALL) as pilot:
            with subprocess.Popen(watch_command(*BAYESIAN), env=env) as daemon:
                try:
                    async with asyncio.timeout(MAX_WAIT_S):
                        while not await open_running(pilot):
                            await asyncio.sleep(REST_S)
                    await picture(pilot, "search")
                finally:
                    daemon.terminate()


def opened(bank: str) -> BankApp:
    workspace = FOLDER / "work" / "aoe_workspace"
    return BankApp(Start(Path(bank), workspace, env={"HOME": str(FOLDER / "home")}))


async def open_running(pilot: Pilot[None]) -> bool:
    """Open the job that runs, once its search has trials enough to be drawn."""
    lines = read_list(FOLDER / "work" / "aoe_workspace").lines
    found = [
        n for n, one in enumerate(lines) if one.progress and len(one.progress.search) >= MIN_TRIALS
    ]
    if found:
        await pilot.press("J")
        await rest(pilot)
        await pilot.press("g", *["j"] * found[0], "enter")
    return bool(found)


async def picture(pilot: Pilot[None], name: str) -> None:
    """Draw the screen in both sizes."""
    for size, ending in ((LARGE, "-200x50"), (SMALL, "")):
        await pilot.resize_terminal(*size)
        await rest(pilot)
        svg = pilot.app.export_screenshot(title="banktui")
        # The page's own font will do; nothing is loaded from elsewhere.
        svg = _TEXT.sub(_columns, _FONTS.sub("", svg))
        (DOCS / f"{name}{ending}.svg").write_text(svg, encoding="utf-8")
        print(f"{name}{ending}.svg")


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
