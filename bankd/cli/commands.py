"""The group `bankd` and its commands, by what people do with them."""

from __future__ import annotations

from importlib import import_module

import click
from click.shell_completion import CompletionItem

from bankd.cli.choices import SuggestingGroup
from bankd.cli.colours import wanted

GROUPS: dict[str, dict[str, tuple[str, str]]] = {
    "Tune": {
        "watch": ("watch", "Tune the models in folders, and those dropped there later."),
        "aoe": ("aoe", "Tune one model, with AOE's options."),
    },
    "Use": {
        "atc": ("atc", "Compile with what the bank holds, or describe an .om."),
        "run": ("run", "Run an offline model once."),
        "bench": ("bench", "Time models against ONNX Runtime and OpenVINO, step by step."),
    },
    "Bank": {
        "ls": ("bank", "List what the bank knows."),
        "show": ("bank", "Show one entry: policy, times, trials, history."),
        "log": ("bank", "List the revisions of the bank, or the history of one entry."),
        "diff": ("diff", "Compare two banks, revisions or exports, knob by knob."),
        "merge": ("merge", "Merge another bank into ours: three-way, whole entries."),
        "revert": ("history", "Undo a revision, or go back to one."),
        "tag": ("history", "Name a revision, or list the names."),
        "prune": ("upkeep_commands", "Remove entries that are useless or no longer true."),
    },
    "Share": {
        "export": (
            "transfer_commands",
            "Write what a bank knows of one target for other machines.",
        ),
        "import": ("transfer_commands", "Import an export, a bank, or CANN files."),
        "push": ("shared_bank", "Write what our bank knows into a store that machines share."),
        "pull": ("shared_bank", "Merge what other machines pushed into a store."),
        "fleet": ("fleet", "Tune on other machines: certificates, the head, machines."),
        "keygen": ("signing", "Make a pair of keys for signing exports and offline models."),
        "sign": ("signing", "Sign an offline model, or check who signed it."),
    },
    "Daemon": {
        "status": ("status", "Show the state of the daemon: what runs, what waits, and why."),
        "jobs": ("jobs", "List the jobs of the daemon: running, waiting and finished."),
        "cancel": ("jobs", "Cancel a running or waiting job."),
        "retry": ("jobs", "Retry a job that was rejected, failed, or is done."),
        "prioritise": ("control_commands", "Change the priority of a job."),
        "rescan": ("control_commands", "Make the daemon scan its folders now."),
        "reload": ("control_commands", "Make the daemon reload its configuration."),
        "drain": ("control_commands", "Stop the daemon after its running candidate."),
        "clean": ("clean", "Remove old results and logs, and leftovers of killed processes."),
    },
    "Check": {
        "explain": ("explain", "Explain why a model, or a key, hits or misses the bank."),
        "doctor": ("doctor", "Check for problems, and show the command that fixes each."),
        "verify": ("upkeep_commands", "Race entries that were not measured here and now."),
        "lint": ("lint", "Check CANN bank files."),
        "help": ("error_help", "Explain an error code, or list them all."),
    },
}
"""Groups of commands: the module of each command in `bankd.cli`, and its line in the help."""

COMMANDS = {name: command for group in GROUPS.values() for name, command in group.items()}
"""All commands."""


class LazyGroup(SuggestingGroup):
    """Imports the module of a command when the command is run: all together take a second."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        return command_of(cmd_name) if cmd_name in COMMANDS else None

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete commands from the table alone, and the options of the group."""
        words = [
            CompletionItem(name, help=line)
            for name, (_, line) in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return [*words, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands from the table alone: no module is imported for it."""
        del ctx
        width = max(map(len, COMMANDS))
        for title, commands in GROUPS.items():
            with formatter.section(title):
                rows = [(name.ljust(width), line) for name, (_, line) in commands.items()]
                formatter.write_dl(rows)


def command_of(name: str) -> click.Command:
    """The command of a name in `COMMANDS`."""
    module = import_module(f"bankd.cli.{COMMANDS[name][0]}")
    found = (each for each in vars(module).values() if isinstance(each, click.Command))
    return next(command for command in found if command.name == name)


def _version(context: click.Context, option: click.Parameter, value: bool) -> None:
    del option
    if value:
        # Metadata is slow to read, and the versions of all else load the compiler.
        click.echo(f"bankd {import_module('bankd.version').tool_version()}")
        for line in import_module("bankd.bridge.versions").version_lines():
            click.echo(line)
        context.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version,
              help="Print the versions of all that may move a time, and exit.")  # fmt: skip
@click.pass_context
def bankd(context: click.Context) -> None:
    """Drop a model into a folder, get back one that runs faster on this machine.

    \b
    Examples:
      bankd watch models/                         tune what is dropped there
      bankd aoe --model m.onnx --job_type 1,2 --output out/m
      bankd bench m.onnx --against onnxruntime    compare the times
      bankd ls                                    what the bank knows

    \b
    Completion by the shell, of keys, revisions, tags, jobs and tiers, too:
      eval "$(_BANKD_COMPLETE=bash_source bankd)"     in ~/.bashrc
      eval "$(_BANKD_COMPLETE=zsh_source bankd)"      in ~/.zshrc
    """
    context.color = wanted()
