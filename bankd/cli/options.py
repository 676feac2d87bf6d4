"""Options that several commands share. They are spelled with underscores, as AOE's are."""

from __future__ import annotations

import functools
import math
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from bankd.cli.choices import OneOf
from bankd.cli.completion import complete_tiers
from bankd.cli.formatting import remark
from bankd.cli.tables import JSON, NO_PAGER, WIDE
from bankd.config.config import JobType, parse_job_types, require_available
from bankd.config.model_settings import CORES
from bankd.config.request import (
    OUTSIDE,
    PRECISION_MODES,
    PRECISION_NAMES,
    SEARCH_ALGORITHMS,
    SHAPE_FIELDS,
    TUNING_COUNTS,
    Request,
)
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode

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


CORE_COUNT = click.IntRange(*CORES)
"""A number of cores, of any option, in the range that settings have."""


def cores_option(help_text: str) -> Callable[[F], F]:
    """`--aicore_num`; None where it is not given."""
    return click.option("--aicore_num", type=CORE_COUNT, metavar="N", help=help_text)


target_options = together(
    click.option(
        "--soc_version",
        type=NAME,
        shell_complete=complete_tiers,
        metavar="TIER",
        help="Instruction-set tier, such as x86_64-v3 (default: this machine's best).",
    ),
    cores_option("Number of cores (default: all)."),
)
"""`--soc_version` and `--aicore_num`: the target that is worked for."""


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
        def run(*, soc_version: str | None, aicore_num: int | None, **options: Any) -> Any:
            return command(only=(soc_version, aicore_num), **options)

        tier = f"Only entries for this tier, such as x86_64-v3 (default: {every_tier})."
        number = f"Only entries for this number of cores (default: {every_number})."
        return click.option(
            "--soc_version", type=NAME, metavar="TIER", shell_complete=complete_tiers, help=tier
        )(cores_option(number)(run))

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
            type=OneOf(["on", "off"], case_sensitive=False),
            is_flag=False,
            flag_value="on",
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


FIELDS = {
    "soc_version": "soc_version",
    "cores": "aicore_num",
    **{name: name for name in (*SHAPE_FIELDS, "outside", "shape_points")},
    "precision_mode": "precision_mode",
    "optimization_level": "tune_optimization_level",
    "search_algorithm": "search_algorithm",
    "max_tuning_count": "max_tuning_count",
    "time_limit_s": "tuning_time_limit",
    "resumes": "reload",
    "framework": "framework",
    "weight": "weight",
    "signature": "signature",
    "samples": "samples",
    "base_result": "base_result",
}
"""Fields of a request, and the parameters of a command that give them."""


def request_of(
    options: Mapping[str, Any], default_jobs: str | None = None, base: Request | None = None
) -> Request:
    """The request that the options of a command make of `base`; what they leave out stays.

    Raises as `job_types_of`.
    """
    given = {field: options.get(name) for field, name in FIELDS.items()}
    paths = {field: str(value) for field, value in given.items() if isinstance(value, Path)}
    if "job_type" in options:
        job_types = job_types_of(options, default_jobs)
        given["tunes_subgraphs"] = JobType.SGAT in job_types
        given["tunes_operators"] = JobType.OPAT in job_types
    command_line = " ".join(["bankd", *sys.argv[1:]])
    return (base or Request()).overridden(**given | paths, command_line=command_line)


bank_options = together(
    click.option(
        "--op_bank_path",
        type=PATH,
        metavar="DIR",
        help="A bank to read for operators, after TUNE_BANK_PATH.",
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

log_option = click.option(
    "--log",
    "log_level",
    type=OneOf(["debug", "info", "warning", "error", "null"]),
    default="info",
    show_default=True,
    help="Level of the messages on standard error.",
)

progress_option = click.option(
    "--progress_bar",
    type=OneOf(["on", "off"]),
    default="on",
    show_default=True,
    help="A bar on a terminal; elsewhere always plain lines.",
)


search_options = together(
    click.option(
        "--search_algorithm",
        type=OneOf(SEARCH_ALGORITHMS),
        metavar="NAME",
        help="default, genetic or bayesian: how candidates are chosen.",
    ),
    click.option(
        "--max_tuning_count",
        type=click.IntRange(*TUNING_COUNTS),
        metavar="N",
        help="Try at most N candidates for each operator.",
    ),
)
"""`--search_algorithm` and `--max_tuning_count`; None where they are not given."""


def time_limit_option(help_text: str) -> Callable[[F], F]:
    """`--tuning_time_limit`: positive and finite."""
    return click.option(
        "--tuning_time_limit",
        type=float,
        metavar="SECONDS",
        callback=positive,
        help=help_text,
    )


def positive(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    """Check a time of an option. Raises BadParameter."""
    if value is not None and not 0 < value < math.inf:
        raise click.BadParameter(f"{value:g} is not a time above 0", context, option)
    return value


shape_options = together(
    click.option(
        "--input_shape",
        default="",
        metavar="SHAPES",
        help='"x:1,3,224,224;y:1,77"; a range: "ids:1,1~512", or n=1~512 to name its size; '
        "-1 where steps give the size.",
    ),
    click.option(
        "--dynamic_batch_size",
        default="",
        metavar="STEPS",
        help='"1,2,4": steps of the first sizes that are -1 (or that the model leaves open).',
    ),
    click.option(
        "--dynamic_image_size",
        default="",
        metavar="STEPS",
        help='"320,320;640,640": steps of height and width, which are -1.',
    ),
    click.option(
        "--dynamic_dims",
        default="",
        metavar="STEPS",
        help='"1,64;1,128": steps of all sizes that are -1, in their order.',
    ),
    click.option(
        "--outside",
        type=OneOf(OUTSIDE),
        help="Inputs of other shapes than those: refuse them (default), or run them, slower.",
    ),
)
"""`--input_shape`, steps of shapes, and `--outside`: the shapes that a model is built for."""

precision_option = click.option(
    "--precision_mode",
    type=OneOf(tuple(PRECISION_NAMES)),
    metavar="MODE",
    default=PRECISION_MODES[0],
    show_default=True,
    callback=lambda _, __, name: PRECISION_NAMES[name],
    help="must_keep_origin_dtype, allow_mix_precision or allow_mix_precision_bf16; AOE's other "
    "names mean one of them (docs/precision.md).",
)

samples_option = click.option(
    "--samples",
    type=PATH,
    metavar="FILE.npz",
    help="Inputs to judge the model on (default: NAME.npz next to it, else sampled ones).",
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
