"""`bankd export`, `bankd import` and `bankd keygen`: knowledge on its way to other machines."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import contextlib
import hashlib
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.cli.banks import bank_option, custom_file
from bankd.cli.merge_report import MergeReport, merge_report
from bankd.cli.options import PATH, json_option
from bankd.cli.pager import pager_option
from bankd.cli.tables import cell, print_json, print_table
from bankd.errors import BankError, ExitCode

if TYPE_CHECKING:
    from bankd.bank import Bank
    from bankd.bank.exchange import Exported
    from bankd.bank.merge import MergeResult
    from bankd.bank.state import State

FORMS = ("folder", "file", "cann")
PREFERENCES = ("ours", "theirs", "base", "faster")
SINGLE_FILE = ".tunebank"
SHORTEST_HASH = 8
MODELS_NAMED = 8


@click.command(short_help="Write what a bank knows of one target for other machines.")
@click.option("--soc_version", metavar="TIER",
              help="Instruction-set tier or SoC (default: the only one in the bank).")  # fmt: skip
@click.option("--aicore_num", type=int, metavar="N", help="Only for this number of cores.")
@click.option("--models", multiple=True, metavar="MODEL...",
              help="Only what these models use: files, or names in the bank.")  # fmt: skip
@click.argument("more_models", nargs=-1, metavar="")
@click.option("--form", type=click.Choice(FORMS),
              help="A folder of JSON Lines, all of it in one .tunebank file, or bank files of the"
              " original (default: as --output ends).")  # fmt: skip
@click.option("--output", type=PATH, required=True, metavar="DIR|FILE", help="Where it is put.")
@click.option("--overwrite", is_flag=True, help="Replace the export that lies there.")
@click.option("--sign", type=PATH, metavar="KEY",
              help="Sign it with this private key (PEM; see `bankd keygen`).")  # fmt: skip
@click.option("--at", metavar="REV", help="Decisions as they stood at this revision.")
@bank_option
@json_option
def export(
    models: tuple[str, ...],
    more_models: tuple[str, ...],
    folder: Path | None,
    *,
    as_json: bool,
    **options: Any,
) -> int:
    """Write decisions and trials of one soc_version, to be deployed, kept in git, or imported.

    Equal knowledge gives equal bytes, whatever the bank: an export knows no times of writing, no
    paths and no history. Nothing but an export is ever replaced.

    \b
    Examples:
      bankd export --output exported/
      bankd export --soc_version x86_64-v4 --output v4.tunebank --sign release.key
      bankd export --models a.onnx b.onnx --output two_models/
      bankd export --at r12 --output before/
      bankd export --soc_version Ascend910B1 --form cann --output custom_tune_bank/
    """
    wanted = _models_wanted(models, more_models)
    form = options["form"] or ("file" if options["output"].suffix == SINGLE_FILE else "folder")
    if form == "cann":
        _refuse_with_cann(wanted, options)
    with _state(options["at"], custom_file(folder)) as state:
        soc_version = options["soc_version"] or _only_soc_version(state.bank)
        if form == "cann":
            return _export_cann(state.bank, soc_version, options, as_json=as_json)
        done = _export(state, soc_version, form, wanted, options)
    if as_json:
        print_json(_plain_export(done, form))
    else:
        _tell_export(done, form)
    return ExitCode.OK


@click.command("import", short_help="Bring in an export, a bank, or files of the original.")
@click.argument("source", metavar="SRC", type=PATH)
@click.option("--verify-key", "--verify_key", "verify_key", type=PATH, metavar="K",
              help="Refuse what is not signed by this public key (PEM).")  # fmt: skip
@click.option("--aicore_num", type=click.IntRange(min=1), metavar="N",
              help="Core count of files of the original whose names say none.")  # fmt: skip
@click.option("--prefer", type=click.Choice(PREFERENCES), help="How conflicts are settled.")
@click.option("--dry-run", is_flag=True, help="Only say what would be done.")
@bank_option
@pager_option
@json_option
def import_(
    source: Path, folder: Path | None, *, pages: bool, as_json: bool, **options: Any
) -> int:
    """Check all of SRC, compare it with our bank, and merge it as one revision.

    SRC is an export (folder or .tunebank file), the folder or file of a bank, or bank files of
    the original (CANN), alone or as a tree. Nothing of it is executed; nothing is written outside
    of the bank but a temporary copy, for which an export may have up to 8 GiB (TMPDIR says where).
    What is forged, cut off or damaged is refused with the place of the fault.

    \b
    [O] better  [=] tie  [+] added  [X] rejected  [?] open: as in `bankd merge`

    Exits with 1 while conflicts are open.

    \b
    Examples:
      bankd import v4.tunebank --dry-run
      bankd import v4.tunebank --verify_key release.key.pub
      bankd import custom_tune_bank/ --aicore_num 24
      bankd import exported/ --prefer faster
    """
    from bankd.bank.sources import staged
    from bankd.bank.state import State

    if not source.exists():
        raise BankError(f"{source} does not exist", "check the path", "EG0011")
    key = options["verify_key"]
    with (
        _our_bank(folder, dry_run=options["dry_run"]) as ours,
        staged(source, verify_key=key, cores=options["aicore_num"]) as bank,
        merge_report(as_json=as_json) as report,
    ):
        _tell_signature(source, key)
        _tell_diff(State(ours), State(bank))
        result = _merge(ours, State(bank), source, options, report)
        return report.finish(result, pages=pages, dry_run=options["dry_run"])


@click.command(short_help="Make a pair of keys for signing exports.")
@click.argument("file", type=PATH, metavar="FILE")
def keygen(file: Path) -> int:
    """Write a new private key to FILE, for its owner alone, and the public key to FILE.pub.

    Keep FILE where exports are made (`bankd export --sign FILE`); give FILE.pub to those who
    import them (`bankd import --verify_key FILE.pub`). Prints the id of the key.

    \b
    Examples:
      bankd keygen release.key
    """
    from bankd.bank.exchange import make_key

    key_id = make_key(file)
    click.echo(key_id)
    _tell(f"wrote {file} (keep it secret) and {file}.pub")
    return ExitCode.OK


def _models_wanted(models: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    """`--models a b c` as people write it: the first is the option's, the others follow."""
    if more and not models:
        raise click.UsageError(f"Got unexpected extra argument ({more[0]})")
    return models + more


def _refuse_with_cann(models: tuple[str, ...], options: dict[str, Any]) -> None:
    given = [name for name in ("sign", "at", "overwrite") if options[name]]
    given += ["models"] if models else []
    if given:
        names = ", ".join(f"--{name}" for name in given)
        raise click.UsageError(f"{names}: not with --form cann, which writes the original's files")


@contextlib.contextmanager
def _state(revision: str | None, bank: Path) -> Iterator[State]:
    from bankd.bank import Bank
    from bankd.bank.sources import open_state
    from bankd.bank.state import State

    if revision is not None:
        with open_state(revision, bank) as state:
            yield state
        return
    with Bank.open(bank, create=False, read_only=True) as opened:
        yield State(opened)


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


def _export(
    state: State, soc_version: str, form: str, models: Sequence[str], options: dict[str, Any]
) -> Exported:
    from bankd.bank.exchange import export as write

    return write(
        state.bank,
        options["output"],
        soc_version,
        cores=options["aicore_num"],
        keys=_keys_of(state.bank, models, soc_version) if models else None,
        at=state.revision,
        sign=options["sign"],
        form="file" if form == "file" else "folder",
        overwrite=options["overwrite"],
    )


def _keys_of(bank: Bank, models: Sequence[str], soc_version: str) -> set[str]:
    """What these models asked for on any core count. Raises BankError for one that never did."""
    targets = [target for target in bank.targets() if target.soc_version == soc_version]
    wanted: set[str] = set()
    for model in models:
        model_hash = _model_hash(bank, model)
        keys = {key for target in targets for key in bank.model_keys(model_hash, target)}
        if not keys:
            raise _unknown_model(bank, f"{model} was never looked up for {soc_version}", model)
        wanted |= keys
    return wanted


def _model_hash(bank: Bank, model: str) -> str:
    """By the content of a file; of what is no file by name, or by the beginning of its hash."""
    path = Path(model)
    if path.is_file():
        with path.open("rb") as file:
            content_hash = hashlib.file_digest(file, "sha256").hexdigest()
        found = [one for one in bank.models() if one.content_hash == content_hash]
    else:
        found = [one for one in bank.models() if one.name in (model, path.stem)]
        if not found and len(model) >= SHORTEST_HASH:
            found = [one for one in bank.models() if one.content_hash.startswith(model)]
    if not found:
        raise _unknown_model(bank, f"{bank.path} never saw the model {model}", model)
    return found[0].content_hash


def _unknown_model(bank: Bank, what: str, model: str) -> BankError:
    known = ", ".join(one.name for one in bank.models()[:MODELS_NAMED])
    hint = f"tune it first: `bankd aoe --model {model} --job_type 1,2`"
    return BankError(what, f"{hint}; the bank knows {known}" if known else hint)


def _export_cann(bank: Bank, soc_version: str, options: dict[str, Any], *, as_json: bool) -> int:
    from bankd.bank.cann import export_cann

    written = export_cann(bank, options["output"], soc_version, options["aicore_num"])
    if as_json:
        print_json([asdict(file) for file in written])
        return ExitCode.OK
    print_table(
        ("file", "kind", "origin", "note", "entries"),
        ((one.path, one.kind, one.origin, one.note, one.entries) for one in written),
        left=4,
        folding=("file", "note"),
    )
    return ExitCode.OK


def _plain_export(done: Exported, form: str) -> dict[str, Any]:
    manifest = done.manifest
    return {
        "output": str(done.output),
        "form": form,
        "soc_version": manifest.soc_version,
        "cores": list(manifest.cores),
        **manifest.counts,
        "size_bytes": done.size_bytes,
        "decisions_root": manifest.decisions_root,
        "evidence_root": manifest.evidence_root,
        "signer": done.signer,
    }


def _tell_export(done: Exported, form: str) -> None:
    plain = _plain_export(done, form)
    plain["cores"] = ", ".join(map(str, plain["cores"]))
    for name, value in plain.items():
        click.echo(cell(f"{name:15} {'-' if value is None else value}"))


@contextlib.contextmanager
def _our_bank(folder: Path | None, *, dry_run: bool) -> Iterator[Bank]:
    """The custom bank; where there is none yet, a new one, and for a dry run one that goes again.

    Opened before anything is checked: where it cannot be written to, nothing else matters.
    """
    from bankd.bank import Bank

    with contextlib.ExitStack() as stack:
        place = custom_file(folder)
        if dry_run and not place.exists():
            place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bankd-import-")))
        yield stack.enter_context(Bank.open(place))


def _tell_signature(source: Path, verify_key: Path | None) -> None:
    """What is known of who vouches for an export; of the rest nothing ever is."""
    from bankd.bank.exchange import can_verify, is_export, signature_of

    if not is_export(source):
        return
    signature = signature_of(source)
    if signature is None:
        _tell(f"{source} is not signed")
    elif verify_key is not None:
        _tell(f"{source} is signed by {signature.key_id}, as required")
    elif can_verify():
        what = f"{source} is signed by {signature.key_id}"
        _tell(f"{what}; whose key that is, only --verify_key can tell")
    else:
        what = f"{source} says it is signed by {signature.key_id}, which was not checked"
        _tell(f'{what}: pip install "tunebank[signing]"')


def _tell_diff(ours: State, theirs: State) -> None:
    from bankd.bank.diff import diff

    with diff(ours, theirs) as found:
        counts = found.counts
    _tell(
        f"compared with our bank: +{counts.added} added  ~{counts.changed} changed"
        f"  ={counts.same} same; {counts.gone} only in ours, which stay"
    )


def _merge(
    ours: Bank, theirs: State, source: Path, options: dict[str, Any], report: MergeReport
) -> MergeResult:
    from bankd.author import author
    from bankd.bank.merge import Choice, merge

    return merge(
        ours,
        theirs,
        prefer=Choice(options["prefer"]) if options["prefer"] else None,
        dry_run=options["dry_run"],
        author=author(),
        message=f"import of {source.name or source}",
        listen=report.hear,
    )


def _tell(what: str) -> None:
    click.echo(cell(f"bankd: {what}"), err=True)
