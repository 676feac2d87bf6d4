"""Options that several commands share. They are spelled with underscores, as AOE's are."""

from __future__ import annotations

import functools
import logging
import math
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from bankd import bridge
from bankd.cli.choices import OneOf
from bankd.cli.completion import complete_tiers
from bankd.cli.formatting import hear_fault, program, remark
from bankd.cli.tables import JSON, NO_PAGER, WIDE
from bankd.config.config import INI_FILE, JobType, parse_job_types, require_available
from bankd.config.kinds import (
    BUDGET,
    CORES,
    FILE,
    FLAG,
    POINTS,
    SECONDS,
    SWITCH,
    TIER,
    Kind,
    Number,
    Words,
)
from bankd.config.model_settings import tunes
from bankd.config.request import SETTINGS, Request
from bankd.config.soc_aliases import tier_for
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode
from bankd.escape import visible

F = TypeVar("F", bound=Callable[..., Any])


class NamedPath(click.Path):
    """A path that has a name: `--option ""` is a mistake, and not the working directory."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path. Raises BadParameter for an empty one."""
        if value == "":
            self.fail("it is empty: name a file or folder, or leave it out", param, ctx)
        return super().convert(value, param, ctx)


class NamedText(click.types.StringParamType):
    """The name of something: an empty one, as of a variable that is not set, is a mistake."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The text. Raises BadParameter for an empty one."""
        if value == "":
            self.fail("it is empty: give a name, or leave it out", param, ctx)
        return super().convert(value, param, ctx)


class FiniteRange(click.FloatRange):
    """Numbers of a range that are finite. Not a number is below no limit, and would pass any."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number. Raises BadParameter for others, infinity and what is not a number."""
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value} is not a finite number", param, ctx)
        return number


class KeyText(NamedText):
    """The key of an entry, or its beginning: hexadecimal digits, in any case."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The key as banks have it. Raises BadParameter as `NamedText`."""
        return super().convert(value, param, ctx).lower()


PATH = NamedPath(path_type=Path)
NAME = NamedText()
KEY = KeyText()

Only = tuple[str | None, int | None]
"""Tier and number of cores of the entries that are meant; None: any."""

bank_option = click.option(
    "--bank", "folder", type=PATH, help="Folder of the bank (default: as AOE's variables say)."
)

dry_run_option = click.option("--dry-run", is_flag=True, help="Only report what would be done.")


def together(*options: Callable[[Any], Any]) -> Callable[[F], F]:
    """Several options as one decorator; help shows them in this order."""
    return lambda command: functools.reduce(lambda made, add: add(made), options[::-1], command)


CORE_COUNT = click.IntRange(CORES.low, CORES.high)
"""A number of cores, of any option, in the range that settings have."""


def positive(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    """Check a time of an option. Raises BadParameter."""
    if value is not None and not 0 < value < math.inf:
        raise click.BadParameter(f"{value:g} is not a time above 0", context, option)
    return value


def _checked(kind: Kind) -> Callable[..., str | None]:
    """The callback of an option whose text is checked before the tuner reads it."""

    def check(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
        if value is not None and kind.of_text(value) is None:
            raise click.BadParameter(f"{value!r} is not {kind.allowed}", context, option)
        return value

    return check


_SWITCH: Mapping[str, Any] = {
    "type": OneOf(["on", "off"], case_sensitive=False), "is_flag": False, "flag_value": "on",
}  # fmt: skip
_FORMS: Mapping[Kind, Mapping[str, Any]] = {
    CORES: {"type": CORE_COUNT},
    TIER: {"type": NAME, "shell_complete": complete_tiers},
    SECONDS: {"type": float, "callback": positive},
    POINTS: {"callback": _checked(POINTS)},
    BUDGET: {"callback": _checked(BUDGET)},
    FILE: {"type": PATH},
    FLAG: {"is_flag": True},
    SWITCH: {**_SWITCH, "callback": lambda _, __, word: word and word == "on"},
}
"""Options of these kinds; others are texts, which the tuner reads."""


def _form(kind: Kind) -> Mapping[str, Any]:
    if isinstance(kind, Words):
        choice = OneOf(tuple(kind.meanings))
        return {"type": choice, "callback": lambda _, __, word: word and kind.of_json(word)}
    if isinstance(kind, Number) and kind != CORES:
        number = click.IntRange if kind.type is int else FiniteRange
        return {"type": number(kind.low, kind.high)}
    return _FORMS.get(kind, {})


def option_of(field: str, meaning: str = "") -> Callable[[F], F]:
    """The option of a setting of a tuning; `meaning`: its help, where that is another one.

    The parameter has the name of the field of the request; None where the option is not given.
    """
    row = SETTINGS[field]
    form, text, spellings = _form(row.kind), meaning or row.meaning, f"--{row.name} {row.short}"
    return click.option(*spellings.split(), field, metavar=row.metavar, help=text, **form)


def options_of(*groups: str) -> Callable[[F], F]:
    """The options of the settings of a tuning that are in these groups, in their order there."""
    return together(*(option_of(field) for field in SETTINGS if SETTINGS[field].group in groups))


def _operators_file(spelling: str, meaning: str) -> Callable[[F], F]:
    return click.option(spelling, type=PATH, metavar="FILE", help=meaning)


precision_files = together(
    _operators_file("--op_precision_mode", "Modes of single operators: an .ini file with "
                    "[ByOpType] and [ByNodeName], high_precision or high_performance for each."),
    _operators_file("--keep_dtype", "Operators that keep their types: a name in each line, or "
                    "OpType::TYPE."),
    _operators_file("--modify_mixlist", "JSON: types of operators that mixed precision leaves "
                    "alone (black-list), or not."),
)  # fmt: skip
"""`--op_precision_mode`, `--keep_dtype` and `--modify_mixlist`: files of precision modes."""


certs_option = click.option(
    "--certs",
    "certificates",
    type=PATH,
    metavar="DIR",
    help="Folder of the fleet's certificates; without it, only a head on this machine is asked.",
)
"""`--certs`: the certificates with which a fleet is asked."""


def narrowed(every_tier: str, every_number: str) -> Callable[[F], Callable[..., Any]]:
    """The same two as one value, `only`: the targets of the entries that are meant."""

    def add(command: F) -> Callable[..., Any]:
        @functools.wraps(command)
        def run(*, soc_version: str | None, cores: int | None, **options: Any) -> Any:
            return command(only=(soc_version, cores), **options)

        tier = f"Only entries for this tier, such as x86_64-v3 (default: {every_tier})."
        number = f"Only entries for this number of cores (default: {every_number})."
        return option_of("soc_version", tier)(option_of("cores", number)(run))

    return add


narrowing_options = narrowed("every tier", "any number")


def _without_effect(context: click.Context, option: click.Parameter, value: str | None) -> None:
    del context
    if value == "on":
        remark(f"{option.opts[0]} has no effect: the steps of a subgraph are not split")


def job_options(help_text: str) -> Callable[[F], F]:
    """`--job_type`; and `--Fnonhomo_split`, with or without a value, as AOE's scripts give it."""
    return together(
        click.option("--job_type", "-j", metavar="TYPES", help=help_text),
        click.option(
            "--Fnonhomo_split",
            "nonhomo_split",
            **_SWITCH,
            expose_value=False,
            callback=_without_effect,
            help="Accepted without effect: the steps of a subgraph are not split.",
        ),
    )


def job_types_of(options: Mapping[str, Any], default: str | None = None) -> tuple[JobType, ...]:
    """`--job_type`, else AOE_MODE, else the default.

    Raises UsageError where nothing says one, BankdError (EG0003) for one that is not known or not
    available.
    """
    text = options["job_type"] or os.environ.get("AOE_MODE") or default
    if not text:
        raise click.UsageError(
            "Missing option '--job_type' / '-j': 1 (sgat), 2 (opat), 1,2 (both) or 4 (gdat)"
        )
    job_types = parse_job_types(text)
    require_available(job_types)
    return job_types


def _tier_of(name: str | None) -> str | None:
    """The tier that `--soc_version` means; a remark says so where that is another name."""
    tier = name and tier_for(name, Path.cwd() / INI_FILE, hear_fault)
    if tier != name:
        answering = tier or f"this machine ({bridge.host_target().soc_version})"
        remark(f"{name} is no processor of this machine: {answering} answers instead")
    return tier


def request_of(
    options: Mapping[str, Any], default_jobs: str | None = None, base: Request | None = None
) -> Request:
    """The request that the options of a command make of `base`; what they leave out stays.

    Raises as `job_types_of`.
    """
    given = {
        field: str(value) if isinstance(value := options.get(field), Path) else value
        for field in Request.__dataclass_fields__
    }
    given["command_line"] = " ".join([program(), *sys.argv[1:]])
    given["soc_version"] = _tier_of(options.get("soc_version"))
    if "job_type" in options:
        given |= tunes(job_types_of(options, default_jobs))
    return (base or Request()).overridden(**given)


bank_options = together(
    click.option(
        "--op_bank_path",
        type=PATH,
        metavar="DIR",
        help="A bank to read for operators, after TUNE_BANK_PATH; an export or a result folder, "
        "also for subgraphs.",
    ),
    click.option(
        "--mdl_bank_path",
        type=PATH,
        metavar="DIR",
        help="A bank to read for subgraphs, before TUNE_BANK_PATH.",
    ),
)
"""`--op_bank_path` and `--mdl_bank_path`: banks that are read in addition to the custom one."""


def _noted(spelling: str, key: str, help_text: str) -> Callable[[F], F]:
    """Make a flag about the output: it is noted in click's context, for those who print."""

    def note(context: click.Context, option: click.Parameter, value: bool) -> None:
        del option
        context.meta[key] = value

    return click.option(spelling, is_flag=True, expose_value=False, callback=note, help=help_text)


json_option = _noted("--json", JSON, "Print JSON.")

wide_option = _noted(
    "--wide", WIDE, "Show all columns in full, whatever the width of the terminal."
)

pager_option = _noted(
    "--no-pager", NO_PAGER, "Do not page long output on a terminal (nor does PAGER= or PAGER=cat)."
)


output_options = together(pager_option, wide_option, json_option)

LEVELS = OneOf(["debug", "info", "warning", "error", "null"])
"""Levels of messages."""
HIT_LOG = "tuner.lookup"
"""Name of the log of look-ups."""


class _HitLines(logging.Handler):
    """The lines of look-ups that the tuner logs, on standard error."""

    def emit(self, record: logging.LogRecord) -> None:
        click.echo(visible(record.getMessage()), err=True)


def _shows_hits(context: click.Context, parameter: click.Parameter, level: str) -> str:
    """Let the tuner's lines of look-ups be printed until the command ends, where it asks for it."""
    source = context.get_parameter_source(str(parameter.name))
    if level in ("debug", "info") and source is ParameterSource.COMMANDLINE:
        log, handler = logging.getLogger(HIT_LOG), _HitLines()
        before = log.level
        log.addHandler(handler)
        log.setLevel(logging.INFO)
        context.call_on_close(lambda: log.removeHandler(handler))
        context.call_on_close(lambda: log.setLevel(before))
    return level


log_option = click.option(
    "--log",
    "log_level",
    type=LEVELS,
    default="info",
    show_default=True,
    callback=_shows_hits,
    help="Level of the messages on standard error; info and debug, where they are given, also show "
    "each look-up in the bank.",
)

progress_option = click.option(
    "--progress_bar",
    type=OneOf(["on", "off"]),
    default="on",
    show_default=True,
    help="A bar on a terminal; elsewhere always plain lines.",
)


def require_file(path: Path) -> None:
    """Raises BankdError unless this file can be read."""
    try:
        with open_regular(path):
            return
    except OSError as error:
        raise BankdError(
            f"{path}: {error.strerror}", "check the path and its permissions", ErrorCode.FILE
        ) from error


def require_folder(path: Path, hint: str) -> None:
    """Raises BankdError, with this hint, for what is no folder."""
    if not path.is_dir():
        reason = "is not a directory" if path.exists() else "does not exist"
        what = f"Directory operation failed. Reason: Directory [{path}] {reason}"
        raise BankdError(what, hint, ErrorCode.DIRECTORY)
