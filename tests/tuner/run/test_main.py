"""A program that `python -m tuner.run` runs is what it is without: every fact of its process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tuner.run.programs import HOOKED, environment, run, script
from tuner.run.__main__ import interpreter_options
from tuner.run.startup.sitecustomize import is_own

FACTS = """\
import sys, __main__
print(sys.argv[1:], __name__, __file__, sys.path, sys.flags, sys.orig_argv)
print(__main__.__spec__ and __main__.__spec__.name)
print([name for name in sys.modules if name.startswith(("tuner", "numpy", "onnx"))])
print(sys.stdin.read())
def fail():
    raise SystemExit(int(sys.argv[1])) if len(sys.argv) > 1 else ValueError("the program's own")
fail()
"""
CODE = FACTS.replace("__file__", "None")


@pytest.mark.parametrize("arguments", [(), ("7", "--model", "x y")])
@pytest.mark.parametrize("options", [(), ("-X", "dev", "-u")])
def test_a_script_sees_the_process_that_it_would_see_without_us(
    tmp_path: Path, arguments: tuple[str, ...], options: tuple[str, ...]
) -> None:
    program = script(tmp_path, FACTS)

    plain, hooked = (
        run(tmp_path, program, *arguments, options=(*options, *ours), text="typed in")
        for ours in ((), HOOKED)
    )

    assert hooked.stdout == plain.stdout
    assert hooked.stderr == plain.stderr
    assert hooked.returncode == plain.returncode == (7 if arguments else 1)
    assert "typed in" in hooked.stdout


@pytest.mark.parametrize("words", [("-m", "package.program", "3"), ("-c", CODE, "3")])
def test_modules_and_code_run_as_they_do_without_us(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "package").mkdir()
    script(tmp_path / "package", FACTS)

    plain, hooked = (run(tmp_path, *words, options=ours) for ours in ((), HOOKED))

    assert (hooked.stdout, hooked.stderr) == (plain.stdout, plain.stderr)
    assert hooked.returncode == plain.returncode == 3


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_reaches_the_program(tmp_path: Path, number: signal.Signals) -> None:
    program = script(
        tmp_path,
        "import os, signal, sys, time\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "print(os.getpid(), flush=True)\n"
        "time.sleep(60)\n",
    )
    command = [sys.executable, *HOOKED, str(program)]
    with subprocess.Popen(
        command,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert int(process.stdout.readline()) == process.pid
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)

    assert process.returncode == -number
    assert ("KeyboardInterrupt" in errors) == (number == signal.SIGINT)


def test_a_sitecustomize_of_the_user_is_loaded_as_well(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    script(tmp_path / "own", "import builtins\nbuiltins.mine = 5\n", "sitecustomize.py")
    program = script(tmp_path, "import sitecustomize; print(mine, sitecustomize.__file__)")

    ended = run(tmp_path, program, PYTHONPATH=str(tmp_path / "own"))

    assert ended.stdout.split() == ["5", str(tmp_path / "own" / "sitecustomize.py")]


def test_processes_of_tunebank_are_not_hooked_nor_are_their_children(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        "import subprocess, sys\n"
        "code = 'import os, sys; print(os.environ.get(\"PYTHONPATH\"), sys.meta_path[0])'\n"
        "(lambda run: [run(['-c', code]), run(['-m', 'tuner.run', '-h'])])(\n"
        "    lambda words: subprocess.run([sys.executable, *words], check=True))\n",
    )

    child, usage, *_ = run(tmp_path, program).stdout.splitlines()

    assert "startup" in child
    assert "HookFinder" in child
    assert usage.startswith("usage: python -m tuner.run SCRIPT")
    assert is_own([sys.executable, "-P", "-m", "tuner.measure.measuring_child"])
    assert is_own([sys.executable, "/venv/bin/bankd", "aoe"])
    assert not is_own([sys.executable, "program.py", "-m", "bankd"])
    assert not is_own([sys.executable, "-c", "-m bankd"])


@pytest.mark.parametrize(
    ("words", "mode", "fault"),
    [
        ((), "", "no program is given"),
        (("-m",), "", "no program is given"),
        (("--output", "x"), "", "--output is no option: options of Python stand before -m"),
        (("program.py",), "3", "AOE_MODE is '3': 1, 2, 1,2 or 4 is needed"),
    ],
)
def test_a_call_that_cannot_be_meant_is_refused(
    tmp_path: Path, words: tuple[str, ...], mode: str, fault: str
) -> None:
    ended = run(tmp_path, *words, AOE_MODE=mode)

    assert ended.returncode == 2
    assert fault in ended.stderr


def test_without_an_environment_nothing_is_hooked_and_it_says_so(tmp_path: Path) -> None:
    program = script(tmp_path, "import sys; print(type(sys.meta_path[0]).__name__)")

    ended = run(tmp_path, program, options=("-E", *HOOKED))

    assert "HookFinder" not in ended.stdout
    assert "warning: nothing is hooked: Python's options -E and -I" in ended.stderr


def test_only_the_options_before_the_runner_are_pythons() -> None:
    assert interpreter_options(["py", "-X", "dev", "-m", "tuner.run", "-m", "a"]) == ["-X", "dev"]
    assert interpreter_options(["py", "-mtuner.run", "a"]) == []
    assert interpreter_options([os.devnull, "launcher.py", "-m", "other"]) == []
