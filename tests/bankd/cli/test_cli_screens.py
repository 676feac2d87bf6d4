"""What commands print at 80 columns, as text: with colour, and without.

`pytest FILE --update-golden` on this file rewrites tests/golden/screens. Colours are
the terminal's own, by meaning, which a light and a dark theme show each in its way: the same codes.
"""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from bankd.bank import Bank, Decision, TimingSummary, canonical, content_hash
from bankd.bank.history.log import set_tag
from bankd.bridge.progress import write_progress
from bankd.cli.commands import COMMANDS, command_of
from bankd.jobs import Jobs
from bankd.jobs.running import Progress, progress_file
from tests.bankd.bank.builders import V3, V4, a_decision, an_observation, of_subgraph
from tests.bankd.bank.cann.builders import RUNTIME_NAME, lines, runtime_line, write
from tests.bankd.cli.conftest import Command

FOLDER = Path(__file__).parents[2] / "golden" / "screens"
COLUMNS = 80
NARROW = {"COLUMNS": str(COLUMNS), "LINES": "24", "NO_COLOR": "1"}
POLICY = {"band": 98, "format": "dense", "impl": "direct", "k_slices": 1, "prefetch": "none",
          "split": "rows", "tile_pixels": 6, "tile_vectors": 2, "unroll": 4}  # fmt: skip
FAST = {**POLICY, "impl": "strassen_2x4x4", "prefetch": "next_block", "tile_pixels": 7}
CONV = canonical({
    "attributes": {"dilations": [1, 1], "group": 1, "pads": [1, 1, 1, 1], "strides": [2, 2]},
    "inputs": ["f32[1,56,56,256]", "f32[512,3,3,256]"], "op": "conv",
    "output": "f32[1,28,28,512]", "tail": "t0=relu(x0)",
})  # fmt: skip
GEMM = canonical({
    "attributes": {}, "inputs": ["f32[64,2048]", "f32[2048,1000]"], "op": "gemm",
    "output": "f32[64,1000]",
})  # fmt: skip
KEY = content_hash(CONV)[:32]
JOB = "3f2a9c417b52" + "0" * 52
OTHER_JOB = "71c0ffee1234" + "0" * 52
SCREENS = {
    "ls": ("ls",),
    "ls-filter": ("ls", "--filter", "op:conv", "--sort", "speedup", "--reverse"),
    "ls-suggestion": ("ls", "--op", "conv2"),
    "show": ("show", KEY[:6]),
    "show-all": ("show", KEY[:6], "--all"),
    "log": ("log",),
    "log-key": ("log", KEY[:6], "--soc_version", "x86_64-v4"),
    "diff": ("diff", "r1", "head"),
    "diff-one-target": ("diff", "r1", "head", "--soc_version", "x86_64-v4"),
    "merge": ("merge", "theirs", "--dry-run"),
    "revert": ("revert", "head", "--dry-run"),
    "tag": ("tag",),
    "prune": ("prune", "--dry-run"),
    "lint": ("lint", RUNTIME_NAME),
    "jobs": ("jobs",),
    "jobs-done": ("jobs", "resnet50"),
    "jobs-rejected": ("jobs", "broken"),
    "status": ("status",),
    "clean": ("clean", "--dry-run"),
    "cancel": ("cancel", "vgg16"),
    "retry": ("retry", "broken"),
    "help": ("--help",),
    "merge-help": ("merge", "--help"),
    "unknown": ("statsu",),
}


def decided(
    text: str, policy: dict[str, object], default_us: float, tuned_us: float, **other: object
) -> Decision:
    target = other.pop("target", V4)
    made = replace(
        a_decision(1, target=target),  # type: ignore[arg-type]
        key=content_hash(text)[:32],
        task=text,
        policy=canonical(policy),
        baseline=TimingSummary(15, default_us, default_us * 0.98, default_us * 1.02),
        timing=TimingSummary(15, tuned_us, tuned_us * 0.98, tuned_us * 1.02),
        stages=(),
    )
    return replace(made, **other)  # type: ignore[arg-type]


@pytest.fixture
def filled(world: None, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bank of two targets and two revisions, another one, a CANN file, and three jobs."""
    for name, value in NARROW.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("bankd.cli.banks.target_here", lambda: V4)
    monkeypatch.setattr("bankd.cli.bank.target_here", lambda: V4)
    first = decided(CONV, POLICY, 58_560.0, 31_200.0)
    trials = [
        replace(an_observation(1), key=KEY, task=CONV, policy=canonical(policy), timing=timing)
        for policy, timing in (
            (POLICY, first.timing),
            (FAST, TimingSummary(15, 12_340.0, 12_100.0, 12_700.0)),
        )
    ]
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"])) as bank:
        bank.add_observations(trials)
        gemm = decided(GEMM, {"impl": "fp32", "tile": 8}, 812.0, 610.0)
        subgraph = of_subgraph(a_decision(2), 2)
        bank.commit(V4, [first, gemm, subgraph], "resnet50: 3 added", "ann@lab")
        set_tag(bank, "release-1", bank.revision("head"))
        slower = decided(CONV, POLICY, 1_491_000.0, 1_491_000.0, target=V3, rule="default")
        bank.commit(V3, [slower], "resnet50: 1 added", "ann@lab")
        evidence = (trials[1].content_hash,)
        fast = decided(CONV, FAST, 58_560.0, 12_340.0, evidence=evidence)
        bank.commit(V4, [fast], "resnet50: 1 updated", "bob@desk", retired=[gemm.key])
    with Bank.open(Path("theirs")) as bank:
        bank.commit(V4, [decided(CONV, {**FAST, "unroll": 8}, 58_560.0, 12_100.0)], "one", "them")
    write(Path.cwd(), RUNTIME_NAME, lines(runtime_line(1), runtime_line(1)))
    jobs = Jobs(workspace / "jobs.db")
    for key, name in ((JOB, "resnet50"), (OTHER_JOB, "broken"), ("a" * 64, "vgg16")):
        jobs.enqueue(key, Path(f"/in/{name}.onnx"))
    jobs.claim(JOB)
    jobs.finish(JOB, {"default_ms": 58.781, "tuned_ms": 26.876, "trials": 412, "tuning_s": 325.0,
                      "default_ratio": [2.15, 2.19, 2.25], "noisy": []})  # fmt: skip
    jobs.set_aside(OTHER_JOB, {"what": "is truncated", "hint": "export it again", "file": ""})
    jobs.claim("a" * 64)
    write_progress(
        progress_file(workspace, "a" * 64),
        Progress("tune", "7 tasks", 3, 7, "conv_3", "conv", 200.0, 58_560.0, 12_340.0,
                 (1.0, 4.75), 9, "2026-08-22T14:00:00Z", "2026-08-22T14:02:00Z"),
    )  # fmt: skip
    jobs.close()


def screen(bankd: Command, tmp_path: Path, *arguments: str) -> str:
    """Both outputs, without what differs from run to run."""
    ended = bankd(*arguments)
    text = ended.out + ended.err
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"]), create=False, read_only=True) as bank:
        for name in ("r1", "r2", "r3"):
            text = text.replace(bank.revision(name).short_id, f"{name}00000000000"[:12])
    text = text.replace(str(tmp_path), "/home/ann")
    text = re.sub(r"process [0-9]+", "process 4711", text)
    return re.sub(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d", "2026-01-02T14:02:00", text)


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("name", SCREENS)
def test_a_command_prints_its_screen_with_and_without_colour(
    bankd: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    update_golden: bool,
    name: str,
) -> None:
    plain = screen(bankd, tmp_path, *SCREENS[name])
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = screen(bankd, tmp_path, *SCREENS[name])

    require_golden(name, plain, coloured, update=update_golden)


def require_golden(name: str, plain: str, coloured: str, *, update: bool) -> None:
    """Compare a screen with its files, and both with what holds of every screen."""
    assert "\x1b" not in plain
    assert [line for line in table_of(plain) if cell_len(line) > COLUMNS] == []
    assert click_unstyled(coloured) == plain
    assert set(re.findall(r"\x1b\[([0-9;]*)m", coloured)) <= {"0", "1", "31", "32", "33"}
    assert "e+0" not in plain
    for suffix, text in (("", plain), ("-colour", coloured.replace("\x1b[", "<"))):
        golden = FOLDER / f"{name}{suffix}.txt"
        if update:
            golden.parent.mkdir(exist_ok=True)
            golden.write_text(text, encoding="utf-8")
        assert text == golden.read_text(encoding="utf-8"), golden.name


def table_of(text: str) -> list[str]:
    """The lines of standard output; messages are folded by a terminal only."""
    return [line for line in text.splitlines() if not line.startswith(("bankd: ", "hint: "))]


def click_unstyled(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_no_help_is_wider_than_80_columns(
    bankd: Command, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    group = getattr(command_of(name), "commands", {}) if name else {}

    for path in ([name], *([name, each] for each in group)):
        lines = bankd(*filter(None, path), "--help").out.splitlines()
        assert [line for line in lines if len(line) > COLUMNS] == [], path


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    "command",
    ["ls --sort nonsense", "show zz", "diff r1 nonsense", "merge nonsense", "jobs nonsense",
     "atc --mode 7", "aoe --model nonsense.onnx --job_type 1,7", "fleet head --certs none",
     "export --output here --soc_version none", "import nonsense", "run nonsense.om",
     "lint nonsense", "ls --filter op:", "merge status", "verify --busy never", "sign a.om"],
)  # fmt: skip
def test_no_message_on_a_terminal_is_wider_than_it(
    bankd: Command, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """A path stays whole, so that it can be copied."""
    monkeypatch.setattr("bankd.cli.tables.folds_messages", lambda: True)

    lines = bankd(*command.split()).err.splitlines()

    assert lines
    assert [line for line in lines if len(line) > COLUMNS and "/" not in line] == []


def test_make_help_is_no_wider_than_80_columns() -> None:
    ended = subprocess.run(
        ["make", "help"], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True,
        env={**os.environ, "COLUMNS": str(COLUMNS)},
    )  # fmt: skip

    lines = [line for line in ended.stdout.splitlines() if not line.startswith("make[")]
    assert len([line for line in lines if line.startswith("make ")]) > 20
    assert [line for line in lines if len(line) > COLUMNS] == []


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("command", [("ls",), ("diff", "r1", "head"), ("show", KEY[:6])])
def test_a_row_of_a_table_takes_one_line(bankd: Command, command: tuple[str, ...]) -> None:
    narrow, wide = (bankd(*command, *options).out for options in ((), ("--wide",)))

    rows = [
        [
            line
            for line in text.splitlines()
            if re.match(r"[+~-]? *[0-9a-f]{12} |r[0-9] |[0-9]", line)
        ]
        for text in (narrow, wide)
    ]
    assert rows[0]
    assert len(rows[0]) == len(rows[1])


@pytest.mark.usefixtures("filled")
def test_all_of_an_entry_is_folded_and_nothing_of_it_is_cut(bankd: Command) -> None:
    words = bankd("show", KEY[:6], "--all").out.split()

    assert [word for word in words if word.endswith("…")] == []
    assert words.count("impl=strassen_2x4x4") == 2  # The policy, and its trial.
    assert words.count("unroll=4") == 6
