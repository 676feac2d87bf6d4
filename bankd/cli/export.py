"""`bankd export`: what a bank knows, on its way to other machines."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from bankd.bank import Bank
from bankd.bank.cann import export_cann
from bankd.bank.exchange import export as write
from bankd.bank.exchange import preview, require_free
from bankd.bank.sources import open_state
from bankd.bank.state import State
from bankd.cli.banks import custom_file
from bankd.cli.options import PATH, bank_option, json_option, wide_option
from bankd.cli.tables import cell, is_json, print_items, print_json
from bankd.errors import BankError, ExitCode

FORMS = ("folder", "file", "cann")
SINGLE_FILE = ".tunebank"
SHORTEST_HASH = 8
MODELS_NAMED = 8


@click.command
@click.option("--soc_version", metavar="TIER",
              help="Instruction-set tier or SoC (default: the only one in the bank; with --form"
              " cann every one).")  # fmt: skip
@click.option("--aicore_num", type=int, metavar="N", help="Only for this number of cores.")
@click.option("--models", multiple=True, metavar="MODEL...",
              help="Only what these models use: files, or names in the bank.")  # fmt: skip
@click.argument("more_models", nargs=-1, metavar="")
@click.option("--form", type=click.Choice(FORMS),
              help="A folder of JSON Lines, all of it in one .tunebank file, or bank files of the"
              " original (default: as --output ends).")  # fmt: skip
@click.option("--output", type=PATH, required=True, metavar="DIR|FILE", help="Path of the export.")
@click.option("--overwrite", is_flag=True, help="Replace an existing export.")
@click.option("--sign", type=PATH, metavar="KEY",
              help="Sign it with this private key (PEM; see `bankd keygen`).")  # fmt: skip
@click.option("--dry-run", is_flag=True,
              help="Only report what would be written, with its root hashes.")  # fmt: skip
@click.option("--at", metavar="REV", help="Decisions as of this revision.")
@bank_option
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
                state.bank, options["output"], options["soc_version"], options["aicore_num"]
            )
            print_items(
                files,
                asdict,
                ("file", "kind", "origin", "note", "entries"),
                lambda one: (one.path, one.kind, one.origin, one.note, one.entries),
                left=4,
                folding=("file", "note"),
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
        "cores": options["aicore_num"],
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
        "EG0003",
    )


def _keys_of(bank: Bank, models: tuple[str, ...], soc_version: str) -> set[str]:
    """Return keys that these models looked up, on any core count. Raises BankError for others.

    A model is found by its file's content; without a file by name or beginning of its hash.
    """
    targets = [target for target in bank.targets() if target.soc_version == soc_version]
    known = bank.models()
    wanted: set[str] = set()
    for model in models:
        path, missing = Path(model), ""
        if path.is_file():
            with path.open("rb") as file:
                content_hash = hashlib.file_digest(file, "sha256").hexdigest()
            found = [one for one in known if one.content_hash == content_hash]
        else:
            missing = f"there is no file {model!r}, and "
            found = [one for one in known if one.name in (model, path.stem)]
            if not found and len(model) >= SHORTEST_HASH:
                found = [one for one in known if one.content_hash.startswith(model)]
        hashes = [one.content_hash for one in found[:1]]
        keys = {key for one in hashes for target in targets for key in bank.model_keys(one, target)}
        if not keys:
            names = ", ".join(one.name for one in known[:MODELS_NAMED])
            raise BankError(
                f"{missing}{bank.path} never saw the model {model} for {soc_version}",
                f"tune it first: `bankd aoe --model {model} --job_type 1,2`"
                + (f"; the bank knows {names}" if names else ""),
            )
        wanted |= keys
    return wanted
