"""The group `bankd` and its commands, in the order in which people meet them."""

from __future__ import annotations

import click

from bankd.cli.aoe import aoe
from bankd.cli.atc import atc
from bankd.cli.bank import log, ls, show
from bankd.cli.bench import bench
from bankd.cli.clean import clean
from bankd.cli.diff import diff
from bankd.cli.doctor import doctor
from bankd.cli.explain import explain
from bankd.cli.export import export
from bankd.cli.history import revert, tag
from bankd.cli.import_ import import_
from bankd.cli.jobs import cancel, jobs, retry
from bankd.cli.keygen import keygen
from bankd.cli.lint import lint
from bankd.cli.merge import merge
from bankd.cli.orders import drain, prioritise, reload, rescan
from bankd.cli.prune import prune
from bankd.cli.run import run
from bankd.cli.sign import sign
from bankd.cli.status import status
from bankd.cli.verify import verify
from bankd.cli.watch import watch


class InOrder(click.Group):
    """Lists the commands as they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(self.commands)


def _version(context: click.Context, option: click.Parameter, value: bool) -> None:
    del option
    if value:
        from bankd.lookup import tool_version  # noqa: PLC0415

        click.echo(f"bankd {tool_version()}")
        context.exit()


@click.group(cls=InOrder, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version,
              help="Print the version and exit.")  # fmt: skip
def bankd() -> None:
    """Drop a model into a folder, get back one that runs faster on this machine.

    \b
    Examples:
      bankd watch models/                         tune what is dropped there
      bankd aoe --model m.onnx --job_type 1,2 --output out/m
      bankd bench m.onnx --against onnxruntime    compare the times
      bankd ls                                    what the bank knows
    """


COMMANDS = (
    watch, status, jobs, cancel, retry, prioritise, rescan, reload, drain, clean,
    aoe, atc, run, bench,
    ls, show, log, explain, doctor,
    diff, merge, export, import_, keygen, sign, lint, verify, revert, tag, prune,
)  # fmt: skip
for command in COMMANDS:
    bankd.add_command(command)
