"""`bankd export` and `bankd import`: what a bank knows, on its way between machines."""

from __future__ import annotations

import contextlib
import hashlib
import re
import shlex
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Any

import click

from bankd.author import author
from bankd.bank import Bank
from bankd.bank.cann import export_cann
from bankd.bank.diff.diff import diff
from bankd.bank.exchange import export as write
from bankd.bank.exchange import preview, require_free, vouched_by
from bankd.bank.history.ancestry import reverted_merges
from bankd.bank.location import holds_bank
from bankd.bank.merge import Choice, merge
from bankd.bank.sources import Terms, open_state, staged
from bankd.bank.state import State
from bankd.cli.bank_choice import ImportSource, one_bank_option
from bankd.cli.banks import custom_file
from bankd.cli.choices import OneOf
from bankd.cli.completion import complete_revisions
from bankd.cli.formatting import aiming, remark, telling_remarks
from bankd.cli.merge_report import merge_report
from bankd.cli.options import (
    NAME,
    PATH,
    bank_option,
    json_option,
    option_of,
    output_options,
    wide_option,
)
from bankd.cli.tables import cell, is_json, print_items, print_json
from bankd.descriptors import open_regular
from bankd.errors import BankError, BankFileError, ErrorCode, ExitCode

FORMS = ("folder", "file", "cann")
SINGLE_FILE = ".tunebank"
MIN_HASH_DIGITS = 8
MAX_MODELS_NAMED = 8


@click.command
@option_of("soc_version", "Instruction-set tier or SoC (default: the only one in the bank; with"
           " --form cann every one).")  # fmt: skip
@option_of("cores", "Only for this number of cores.")
@click.option("--models", type=NAME, multiple=True, metavar="MODEL...",
              help="Only what these models use: files, or names in the bank.")  # fmt: skip
@click.argument("more_models", nargs=-1, metavar="", type=NAME)
@click.option("--form", type=OneOf(FORMS),
              help="A folder of JSON Lines, all of it in one .tunebank file, or bank files of the"
              " original (default: as --output ends).")  # fmt: skip
@click.option("--output", type=PATH, required=True, metavar="DIR|FILE", help="Path of the export.")
@click.option("--overwrite", is_flag=True, help="Replace an existing export.")
@click.option("--sign", type=PATH, metavar="KEY",
              help="Sign it with this private key (PEM; see `bankd keygen`).")  # fmt: skip
@click.option("--dry-run", is_flag=True,
              help="Only report what would be written, with its root hashes.")  # fmt: skip
@click.option(
    "--at",
    type=NAME,
    metavar="REV",
    shell_complete=complete_revisions,
    help="Decisions as of this revision.",
)
@one_bank_option
@wide_option
@json_option
def export(
    models: tuple[str, ...],
    more_models: tuple[str, ...],
    folder: Path | None,
    **options: Any,
) -> int:
    """Write decisions and trials of one soc_version, to be deployed, kept in git, or imported.

    Equal content gives equal bytes, whatever the bank: an export contains no creation times, no
    paths and no history. Only an existing export is ever replaced.

    \b
    Examples:
      bankd export --output exported/
      bankd export --soc_version x86_64-v4 --output v4.tunebank --sign release.key
      bankd export --models a.onnx b.onnx --output two_models/
      bankd export --at r12 --output before/ --dry-run
      bankd export --form cann --output custom_tune_bank/
    """
    # `--models a b c` as people write it: the first is the option's, the others follow.
    if more_models and not models:
        raise click.UsageError(f"Got unexpected extra argument ({more_models[0]})")
    wanted = models + more_models
    form = options["form"] or ("file" if options["output"].suffix == SINGLE_FILE else "folder")
    given = [name for name in ("sign", "at", "overwrite", "dry_run") if options[name]]
    given += ["models"] if wanted else []
    if form == "cann" and given:
        names = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise click.UsageError(f"{names}: not with --form cann, which writes CANN files")
    with open_state(options["at"], custom_file(folder)) as state:
        if form == "cann":
            files = export_cann(
                state.bank, options["output"], options["soc_version"], options["cores"]
            )
            print_items(
                files,
                asdict,
                ("file", "kind", "origin", "note", "entries"),
                lambda one: (one.path, one.kind, one.origin, one.note, one.entries),
            )
            return ExitCode.OK
        plain = _export(state, form, wanted, options)
    if is_json():
        print_json(plain)
    else:
        for name, value in {**plain, "cores": ", ".join(map(str, plain["cores"]))}.items():
            click.echo(f"{name:15} {cell(value)}")
    return ExitCode.OK


def _export(
    state: State, form: Any, models: tuple[str, ...], options: dict[str, Any]
) -> dict[str, Any]:
    """Write the export, or only foresee it; that the place is free is looked at, too."""
    soc_version = options["soc_version"] or _only_soc_version(state.bank)
    choice = {
        "cores": options["cores"],
        "keys": _keys_of(state.bank, models, soc_version) if models else None,
        "at": state.revision,
        "sign": options["sign"],
    }
    output, overwrite = options["output"], options["overwrite"]
    if options["dry_run"]:
        require_free(output, overwrite=overwrite)
        done: Any = preview(state.bank, soc_version, **choice)
        facts = done
    else:
        done = write(state.bank, output, soc_version, **choice, form=form, overwrite=overwrite)
        facts = done.manifest
    return {
        "output": str(output),
        "form": form,
        "soc_version": soc_version,
        "cores": list(facts.cores),
        **facts.counts,
        "size_bytes": done.size_bytes,
        "decisions_root": facts.decisions_root,
        "evidence_root": facts.evidence_root,
        "signer": done.signer,
    }


def _only_soc_version(bank: Bank) -> str:
    known = sorted({target.soc_version for target in bank.targets()})
    if len(known) == 1:
        return known[0]
    if not known:
        raise BankError(f"{bank.path} is empty", "tune a model first, with `bankd aoe`")
    raise BankError(
        f"{bank.path} knows {len(known)} soc_versions: {', '.join(known)}",
        f"say which one: --soc_version {known[0]}",
        ErrorCode.OPTION,
    )


def _keys_of(bank: Bank, models: tuple[str, ...], soc_version: str) -> set[str]:
    """Return keys that these models looked up, on any core count. Raises BankError for others.

    A model is found by its file's content; without a file by name or beginning of its hash.
    """
    targets = bank.targets(soc_version)
    known = bank.models()
    wanted: set[str] = set()
    for model in models:
        path, missing = Path(model), ""
        if path.is_file():
            with open_regular(path) as file:
                content_hash = hashlib.file_digest(file, "sha256").hexdigest()
            found = [one for one in known if one.content_hash == content_hash]
        else:
            missing = f"there is no file {model!r}, and "
            found = [one for one in known if one.name in (model, path.stem)]
            if not found and len(model) >= MIN_HASH_DIGITS:
                found = [one for one in known if one.content_hash.startswith(model)]
        hashes = [one.content_hash for one in found[:1]]
        keys = {key for one in hashes for target in targets for key in bank.model_keys(one, target)}
        if not keys:
            names = ", ".join(one.name for one in known[:MAX_MODELS_NAMED])
            raise BankError(
                f"{missing}{bank.path} never saw the model {model} for {soc_version}",
                f"tune it first: `bankd aoe --model {shlex.quote(model)} --job_type 1,2`"
                + (f"; the bank knows {names}" if names else ""),
            )
        wanted |= keys
    return wanted


MAX_SIZE_BYTES = 2**62
_SIZE = re.compile(r"([0-9]{1,19}(?:[.][0-9]{1,9})?) ?(?:([KMGT])(I?B)?|B)?", re.ASCII)


def size_bytes(context: click.Context, option: click.Parameter, value: str | None) -> int | None:
    """Callback of an option: its size in bytes, at least 1. Raises BadParameter."""
    if value is None:
        return None
    if found := _SIZE.fullmatch(value.strip(" ").upper()):
        number, prefix, unit = found.groups()
        base = 1000 if unit == "B" else 1024
        size = int(Fraction(number) * base ** " KMGT".index(prefix or " "))
        if 0 < size <= MAX_SIZE_BYTES:
            return size
    what = f"{value!r} is not a size such as 8GiB, 500MB or 1000000"
    raise click.BadParameter(what, context, option)


PREFERENCES = ("ours", "theirs", "base", "faster")


@click.command("import")
@click.argument("source", metavar="SRC", type=ImportSource(path_type=Path))
@click.option("--verify-key", "--verify_key", "verify_key", type=PATH, metavar="K",
              help="Refuse what is not signed by this public key, or by one of a folder of them"
              " (PEM; default: TUNEBANK_VERIFY_KEY).")  # fmt: skip
@click.option("--soc_version", type=NAME, metavar="SOC",
              help="SoC of CANN files whose names and folders say none.")  # fmt: skip
@option_of("cores", "Core count of CANN files whose names say none.")
@click.option("--most_bytes", metavar="SIZE", callback=size_bytes,
              help="Most bytes of SRC, of the temporary copy, and that our bank may grow by, each"
              " (default: 8GiB; as SRC of CANN files, which are read into memory,"
              " 64MiB).")  # fmt: skip
@click.option("--prefer", type=OneOf(PREFERENCES), help="How conflicts are resolved.")
@click.option("--dry-run", is_flag=True, help="Only report what would be done.")
@bank_option
@output_options
def import_(source: Path, folder: Path | None, **options: Any) -> int:
    """Check all of SRC, compare it with our bank, and merge it as one revision.

    SRC is an export (folder or .tunebank file), the folder or file of a bank, or CANN
    bank files, alone or as a tree. Nothing of it is executed; nothing is written outside
    of the bank but a temporary copy (TMPDIR says where). What is forged, cut off, damaged or
    larger than --most_bytes is refused with the place of the fault; a file of a tree that cannot
    be used is reported, and the others are imported.

    \b
    [O] better  [=] tie  [+] added  [X] rejected  [?] open: as in `bankd merge`

    Exits with 1 while conflicts are open.

    \b
    Examples:
      bankd import v4.tunebank --dry-run
      bankd import v4.tunebank --verify_key release.key.pub
      bankd import custom_tune_bank/ --aicore_num 24
      bankd import exported/ --prefer faster --most_bytes 500MB
    """
    if not source.exists():
        raise BankFileError(f"{source} does not exist", "check the path")
    dry_run, prefer = options["dry_run"], options["prefer"]
    with (
        aiming(folder),
        _our_bank(folder, dry_run=dry_run) as ours,
        telling_remarks() as tell,
        staged(
            source,
            terms := Terms(
                options["verify_key"],
                options["soc_version"],
                options["cores"],
                options["most_bytes"],
                tell,
            ),
        ) as theirs,
        merge_report(into=folder) as report,
    ):
        if vouched := vouched_by(source, terms.verify_key):
            remark(vouched)
        _say_counts(State(ours), theirs)
        with ours.growing_at_most(terms.most_bank_bytes):
            result = merge(
                ours,
                theirs,
                prefer=Choice(prefer) if prefer else None,
                dry_run=dry_run,
                author=author(),
                message=f"import of {source.name or source}",
                listen=report.hear,
            )
        report.taken_back = reverted_merges(ours, theirs.bank)
        return report.finish(result, dry_run=dry_run)


@contextlib.contextmanager
def _our_bank(folder: Path | None, *, dry_run: bool) -> Iterator[Bank]:
    """The custom bank; where there is none yet, a new one, and for a dry run one that goes again.

    Opened before anything is checked: where it cannot be written to, nothing else matters.
    """
    with contextlib.ExitStack() as stack:
        place = custom_file(folder)
        if dry_run and not holds_bank(place):
            place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bankd-import-")))
        yield stack.enter_context(Bank.open(place))


def _say_counts(ours: State, theirs: State) -> None:
    """Report how much will change; the lines of the merge say what."""
    with diff(ours, theirs) as found:
        counts = found.counts
        remark(
            f"compared with our bank: +{counts.added} added  ~{counts.changed} changed"
            f"  ={counts.same} same; {counts.gone} only in ours, which stay"
        )
