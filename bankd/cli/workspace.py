"""The workspace that a command is about: the option, the folder, and the word for no daemon."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from bankd.cli.formatting import hear_fault, program, say, with_options
from bankd.cli.options import PATH
from bankd.config.config import workspace_folder
from bankd.errors import BankdError, ExitCode

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = dict.fromkeys(
    (
        "watch", "status", "jobs", "cancel", "retry", "prioritise", "rescan", "reload", "drain",
        "clean", "aoe",
    ),
    "--work_dir",
)  # fmt: skip


def workspace_option(command: F) -> F:
    """`--work_dir`, for those who ask about a workspace."""
    return click.option(
        "--work_dir", type=PATH, help="Folder of aoe_workspace (default: as for `bankd watch`)."
    )(hinting(command))


def hinting(command: F) -> F:
    """Hints of its errors name commands that ask the workspace that `--work_dir` names."""

    @wraps(command)
    def aimed(*arguments: Any, work_dir: Path | None, **options: Any) -> Any:
        try:
            return command(*arguments, work_dir=work_dir, **options)
        except BankdError as error:
            error.hint = error.hint and in_workspace(error.hint, work_dir)
            raise

    return aimed  # type: ignore[return-value]


def in_workspace(text: str, work_dir: Path | None) -> str:
    """The text with its commands asking the workspace that was named, if one was.

    "`bankd jobs 3f2a9c` says why" -> "`bankd jobs 3f2a9c --work_dir run` says why"
    """
    return with_options(text, _OPTIONS, work_dir)


def workspace_of(work_dir: Path | None) -> Path:
    """The folder aoe_workspace. Raises BankdError for one that cannot be found."""
    return workspace_folder(Path.cwd(), work_dir, hear_fault)


def tell_nobody_runs(workspace: Path, work_dir: Path | None, process: int | None = None) -> int:
    """The exit code of a command that needs a daemon, or the one with this process id."""
    who = "no daemon" if process is None else f"no daemon {process}"
    say(f"{program()}: error: {who} is running for {workspace}")
    hint = "`bankd watch DIR` starts one; --work_dir selects the workspace"
    say(f"hint: {in_workspace(hint, work_dir)}")
    return ExitCode.NOT_RUNNING
