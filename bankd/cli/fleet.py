"""`bankd fleet`: certificates, the head, and the machines of a fleet."""

from __future__ import annotations

import os
import platform
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from bankd.cli.choices import SuggestingGroup
from bankd.cli.options import NAME, PATH, json_option, log_option, options_of
from bankd.cli.tables import print_items
from bankd.config.config import read_settings
from bankd.damage import hear_damage
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.system.logs import Level, Log

EXTRA = "install the extra: pip install 'tunebank[fleet]'"


@click.group(cls=SuggestingGroup)
def fleet() -> None:
    """Many machines, one bank: a head, machines that measure, and desks that ask.

    \b
    Examples:
      bankd fleet certs certs/
      bankd fleet serve --certs certs/
      bankd fleet serve --join tls://head:8000 --certs certs/
      bankd aoe --model m.onnx --job_type 2 --ip head --certs certs/
    """


@fleet.command(short_help="Make the certificates of a fleet.")
@click.argument("folder", metavar="DIR", type=PATH)
@click.option("--name", "names", multiple=True, metavar="NAME",
              help="A machine of the fleet (default: this one).")  # fmt: skip
@click.option("--renew", is_flag=True, help="Renew what expires within 30 days.")
@json_option
def certs(folder: Path, names: tuple[str, ...], *, renew: bool) -> int:
    """Make an authority in DIR, and certificates of a head, of machines and of a desk.

    What exists stays. Copy to another machine ca.pem and the pair of files that it needs, never
    ca.key: who has that, decides who may run code on all machines.

    \b
    Examples:
      bankd fleet certs certs/
      bankd fleet certs certs/ --name lab1 --name lab2
      bankd fleet certs certs/ --renew
    """
    module = required("bankd.fleet.certs")
    authority = module.Authority.open(folder)
    wanted = [("head", "head"), ("desk", "desk")]
    wanted += [("machine", name) for name in names or (platform.node(),)]
    if renew:
        found = (module.read_certificate(file) for file in folder.glob("*-*.pem"))
        wanted += [(one.role, one.name) for one in found]
    made = [
        authority.issue(module.Role(role), name, renews=renew)
        for role, name in dict.fromkeys(wanted)
    ]
    print_items(
        made,
        lambda one: {
            "role": one.role, "name": one.name, "expires": one.expires.isoformat(),
            "file": str(one.file), "is_new": one.is_new,
        },
        ("role", "name", "expires", "file", "new"),
        lambda one: (
            one.role, one.name, f"{one.expires:%Y-%m-%d}", one.file, "new" if one.is_new else "",
        ),
    )  # fmt: skip
    return ExitCode.OK


def _fleet_options(command: Any) -> Any:
    for option in reversed((
        click.option("--listen", default="0.0.0.0", show_default=True, metavar="HOST[:PORT]",
                     help="Address to listen on."),
        click.option("--certs", "certificates", type=PATH, metavar="DIR",
                     help="Folder of certificates; without it, only this machine is served."),
        click.option("--work_dir", type=PATH, help="Where aoe_workspace is written."),
    )):  # fmt: skip
        command = option(command)
    return log_option(command)


@fleet.command(short_help="Run the head alone, on a machine that measures nothing.")
@_fleet_options
def head(**options: Any) -> int:
    """Run the head alone: it schedules works, and keeps in its bank what the machines find.

    \b
    Examples:
      bankd fleet head --certs certs/
      bankd fleet head --listen 127.0.0.1:8000
    """
    serving = required("bankd.fleet.serving")
    serving.run_head(_serving(serving, options))
    return ExitCode.OK


@fleet.command(short_help="Let this machine tune for a fleet.")
@click.option("--join", type=NAME, metavar="tls://HEAD:PORT",
              help="The head to work for (default: be the head, too).")  # fmt: skip
@options_of("target")
@_fleet_options
def serve(**options: Any) -> int:
    """Let this machine tune for a fleet: one work at a time, on its device.

    It tunes for every target that it can run; with --soc_version and --aicore_num for this one.

    \b
    Examples:
      bankd fleet serve --certs certs/
      bankd fleet serve --join tls://head:8000 --certs certs/
      bankd fleet serve --join tcp://127.0.0.1:8000 --soc_version x86_64-v3
    """
    serving = required("bankd.fleet.serving")
    started = _serving(serving, options)
    serving.run_machine(started, options["join"], options["soc_version"], options["cores"])
    return ExitCode.OK


def _serving(module: Any, options: dict[str, Any]) -> Any:
    settings = read_settings(os.environ, Path.cwd(), options["work_dir"])
    log = Log(sys.stderr, Level[options["log_level"].upper()])
    hear_damage(lambda what: log.warning("damaged", what=what))
    return module.Serving(settings, log, options["listen"], options["certificates"])


def required(module: str) -> Any:
    """A module that needs the extra `fleet`. Raises BankdError where that is not installed."""
    try:
        return import_module(module)
    except ImportError as error:
        what = f"a package is missing that this needs: {error}"
        raise BankdError(what, EXTRA, ErrorCode.COMPONENT) from error
