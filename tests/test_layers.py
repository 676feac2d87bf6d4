"""What must not be loaded, seen in fresh processes; `make layers` checks the imports themselves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("bankd", "benchmarks", "fixtures", "tests", "tools", "tui", "tuner")
HEAVY = ("llvmlite", "onnx", "onnxruntime", "numpy", "textual")
LOADS_NOTHING = frozenset(
    (
        "tuner", "tuner.error_codes", "tuner.errors", "tuner.figures", "tuner.files",
        "tuner.files.descriptors", "tuner.loop_nest", "tuner.version",
    )
)  # fmt: skip
"""All of the tuner that others load: what opens a path, the codes of errors, the descriptions of
figures and of loops, and the version."""


def loaded_by(code: str, names: tuple[str, ...], env: dict[str, str] | None = None) -> list[str]:
    """Which of these modules are loaded after the code has run in a fresh Python."""
    asked = f"import sys, json\n{code}\nprint(json.dumps([m for m in {names} if m in sys.modules]))"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **(env or {})},
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def without_tuner(code: str) -> str:
    """Code that runs this, and checks that it loads nothing that tunes."""
    loaded = "{m for m in sys.modules if m.partition('.')[0] == 'tuner'}"
    return f"{code}\nassert {loaded} <= {set(LOADS_NOTHING)}, {loaded}"


def running(door: str, *arguments: str) -> str:
    """Code that runs a command line and checks that it went well."""
    return f"from {door} import run\nassert run({list(arguments)}) == 0"


def test_help_and_mistyped_commands_load_no_command() -> None:
    lines = ["assert run(['no_such_command']) == 2", "assert run(['--no_such_option']) == 2"]
    code = "\n".join([running("bankd.cli.door", "--help"), *lines])

    assert loaded_by(code, (*HEAVY, "bankd.bank", "rich.console", "sqlite3", "watchdog")) == []


def test_help_of_every_command_loads_no_compiler_and_no_engine() -> None:
    code = """
from bankd.cli.commands import COMMANDS, command_of
for name in COMMANDS:
    command_of(name)
"""

    assert loaded_by(code, ("llvmlite", "onnx", "onnxruntime", "textual", "watchdog")) == []


@pytest.mark.parametrize("command", ["ls", "log"])
def test_looking_at_a_bank_loads_neither_tuner_nor_screen(command: str, tmp_path: Path) -> None:
    env = {"TUNE_BANK_PATH": str(tmp_path)}

    code = without_tuner(running("bankd.cli.door", command))

    assert loaded_by(code, (*HEAVY, "tui"), env) == []


def test_help_of_the_terminal_app_does_not_load_the_screen() -> None:
    code = without_tuner(running("tui.__main__", "--help"))

    assert loaded_by(code, (*HEAVY, "rich", "sqlite3")) == []


def test_the_terminal_app_loads_no_tuner_and_nothing_that_computes() -> None:
    forbidden = ("llvmlite", "onnx", "onnxruntime", "numpy", "watchdog", "bankd.cli")

    assert loaded_by(without_tuner("import tui.app"), (*forbidden, "textual")) == ["textual"]


def test_the_tuner_loads_no_store_no_daemon_and_no_screen() -> None:
    forbidden = ("bankd", "tui", "sqlite3", "watchdog", "click", "rich", "textual")

    assert loaded_by("import tuner.pipeline, tuner.runtime.model", forbidden) == []


def test_the_front_end_does_not_load_the_compiler() -> None:
    assert loaded_by("import tuner.frontend", ("llvmlite", "onnx")) == ["onnx"]


def test_few_imports_are_late_and_each_says_why() -> None:
    """Ruff reports an import inside of a function unless its line, or its file, is exempt."""
    exempt = "# noqa: " + "PLC0415"
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    late = [line for line in lines if exempt in line.replace("# ruff: ", "# ")]

    assert 10 < len(late) <= 20
    assert [line for line in late if not re.search(rf" {exempt}  \S.*\.$", line)] == []


def test_naming_the_tuner_loads_nothing_of_it() -> None:
    assert loaded_by("import tuner", HEAVY) == []


def test_the_values_of_the_tuner_load_neither_compiler_nor_front_end() -> None:
    values = (
        "graph",
        "lookup.protocol",
        "ops.uses",
        "policy",
        "session",
        "target",
        "task",
        "trials.trial",
    )

    assert (
        loaded_by(
            "\n".join(f"import tuner.{name}" for name in values),
            ("llvmlite", "onnx", "onnxruntime"),
        )
        == []
    )


@pytest.mark.parametrize("package", ["torch", "onnxscript"])
def test_without_its_packages_the_door_to_pytorch_names_the_command_that_installs_them(
    package: str,
) -> None:
    code = f"import sys\nsys.modules[{package!r}] = None\nimport tuner.torch"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    missing = package if package == "torch" or find_spec("torch") else "torch"
    wanted = f'ImportError: {missing} is not installed: pip install "tunebank[torch]"'
    assert done.stderr.splitlines()[-1] == wanted


def test_without_mindspore_its_door_names_the_command_that_installs_it() -> None:
    code = "import sys\nsys.modules['mindspore'] = None\nimport tuner.mindspore"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    wanted = 'ImportError: mindspore is not installed: pip install "tunebank[mindspore]"'
    assert done.stderr.splitlines()[-1] == wanted


def test_the_programs_start_without_the_packages_of_the_checks() -> None:
    absent = ("hypothesis", "pytest", "mypy", "ruff", "netron", "importlinter", "fixtures", "tests")
    blocked = f"sys.modules.update(dict.fromkeys({absent}))"
    code = f"{blocked}\nimport bankd.bridge.worker, bankd.daemon, tui.app, tuner.pipeline"

    assert loaded_by(code, ("bankd.bridge.worker",)) == ["bankd.bridge.worker"]
