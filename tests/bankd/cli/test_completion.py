"""Completion of keys, revisions, tags, jobs and tiers, in bash and, where it is installed, zsh."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from bankd.bank import Bank
from bankd.bank.history.log import set_tag
from bankd.cli.bank import show
from bankd.cli.completion import complete_keys
from bankd.jobs import Jobs
from tests.bankd.bank.builders import V4, a_decision, a_key

SCRIPTS = {
    "bash": """
        eval "$(_BANKD_COMPLETE=bash_source bankd)"
        complete -p bankd > registered
        compopt() { :; }
        COMP_WORDS=(%s)
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _bankd_completion bankd
        printf '%%s\\n' "${COMPREPLY[@]}"
    """,
    "zsh": """
        compdef() { print -r -- "$@" > registered }
        eval "$(_BANKD_COMPLETE=zsh_source bankd)"
        _describe() { print -rl -- "${(@P)3%%%%:*}" }
        compadd() { print -rl -- "${(@P)${@[-1]}}" }
        _path_files() { : }
        words=(%s)
        CURRENT=${#words}
        _bankd_completion
        true
    """,
}
"""Calls the function that the shell itself calls for a word that is typed."""

Complete = Callable[[str], list[str]]


@pytest.fixture(params=SCRIPTS)
def complete(
    request: pytest.FixtureRequest, world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Complete:
    """The words that a shell is offered for a command line."""
    shell = shutil.which(request.param)
    if shell is None:
        pytest.skip(f"{request.param} is not installed")
    program = tmp_path / "bin" / "bankd"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m bankd "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")

    def run(line: str) -> list[str]:
        words = " ".join(shlex.quote(word) for word in line.split(" "))
        script = SCRIPTS[request.param] % words
        ended = subprocess.run([shell, "-c", script], capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "_bankd_completion" in Path("registered").read_text()
        return [word for word in ended.stdout.splitlines() if word]

    return run


@pytest.fixture
def filled(world: None, workspace: Path) -> None:
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"])) as bank:
        bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
        bank.commit(V4, [a_decision(1, tile=32)], "second", "me")
        set_tag(bank, "release-1", bank.revision("r1"))
    jobs = Jobs(workspace / "jobs.db")
    jobs.enqueue("3f2a9c" + "0" * 58, Path("/in/resnet50.onnx"))
    jobs.close()


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("bankd expl", ["explain"]),
        ("bankd merge --pre", ["--prefer"]),
        (f"bankd show {a_key(1)[:4]}", [a_key(1)[:12]]),
        (f"bankd explain {a_key(2)[:4]}", [a_key(2)[:12]]),
        ("bankd revert r", ["release-1", "r2", "r1"]),
        ("bankd diff r1 he", ["head"]),
        ("bankd tag --delete re", ["release-1"]),
        ("bankd jobs res", ["resnet50"]),
        ("bankd retry 3f", ["3f2a9c000000"]),
        ("bankd ls --soc_version x86_64-v4", ["x86_64-v4", "x86_64-v4-amx"]),
        ("bankd ls --op g", ["gemm"]),
        ("bankd ls --bank cu", ["custom"]),
        ("bankd ls --filter inh", ["inherited"]),
    ],
)
def test_a_shell_completes_what_the_bank_and_the_job_list_have(
    complete: Complete, line: str, words: list[str]
) -> None:
    assert complete(line) == words


@pytest.mark.usefixtures("filled")
def test_a_key_that_both_banks_have_is_offered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Bank.open(tmp_path / "other") as bank:
        bank.commit(V4, [a_decision(1), a_decision(3)], "first", "me")
    monkeypatch.setattr("bankd.cli.completion_words.built_in_folder", lambda: tmp_path / "other")

    found = complete_keys(click.Context(show), show.params[0], "")

    assert sorted(one.value for one in found) == sorted(a_key(n)[:12] for n in (1, 2, 3))


def test_without_a_bank_and_a_workspace_nothing_is_offered_and_nothing_is_printed(
    complete: Complete,
) -> None:
    assert (complete("bankd show 3"), complete("bankd jobs r")) == ([], [])
