"""`bankd pin` and `bankd unpin`: entries that keep their policy, whatever is learnt."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.author import author
from bankd.bank import Bank, LayeredBank, TargetKey, bank_folder, writable_bank_folder
from bankd.bank.layers import CUSTOM
from bankd.bank.location import further_banks
from bankd.bank.pins import Pin, pin, pinned_entries, to_pin, to_unpin, unpin
from bankd.bank.subject import policy_in_short
from bankd.bridge import SUFFIXES
from bankd.cli.banks import environment_for, one_key, open_custom
from bankd.cli.completion import complete_keys_and_files
from bankd.cli.entry import entry_cells, figures, plain_decision, plain_revision
from bankd.cli.formatting import aiming, hear_fault, remark
from bankd.cli.model_files import framework_options, require_model
from bankd.cli.options import (
    NAME,
    bank_option,
    dry_run_option,
    json_option,
    options_of,
    request_of,
    wide_option,
)
from bankd.cli.tables import is_json, print_json, print_table
from bankd.config.config import shared_folder
from bankd.errors import BankError, ExitCode
from bankd.number_text import counted

Place = tuple[TargetKey, str]


@click.command("pin")
@click.argument(
    "model_or_key", metavar="MODEL|KEY", shell_complete=complete_keys_and_files, type=NAME
)
@options_of("shapes")
@framework_options
@options_of("precision")
@options_of("target")
@dry_run_option
@bank_option
@wide_option
@json_option
def pin_command(model_or_key: str, *, folder: Path | None, dry_run: bool, **options: Any) -> int:
    """Keep the policies of a model, or of one entry, whatever the bank learns.

    A pinned entry is used as it is, also on another CPU or with another compiler. No session tunes
    it, not with REPEAT_TUNE=True either; `bankd verify` and `bankd prune` leave it alone. Merges
    and imports keep a pin that one side has, and leave open what both sides pinned to different
    policies. Entries of the shared and the built-in bank become entries of yours. A pin is a
    revision: `bankd revert head` takes it back.

    A policy that has failed (`bankd show KEY`) cannot be pinned, and one that fails later loses its
    pin: a wrong kernel must not run.

    For a MODEL all entries that compiling it would use, for its target and shapes; what the bank
    misses cannot be pinned, and is counted. For a KEY, or its prefix, the entries of all targets.

    Exits with 1 where nothing is pinned.

    \b
    Examples:
      bankd pin m.onnx
      bankd pin m.onnx --dry-run
      bankd pin 3f2a9c --soc_version x86_64-v4 --aicore_num 2
      bankd ls --filter pinned
    """
    with aiming(folder), _layers(folder, read_only=dry_run) as banks:
        if _is_model(model_or_key):
            places, misses = _places_of_model(Path(model_or_key), banks, folder, options)
        else:
            places, misses = _places_of_key(model_or_key.lower(), banks.banks, options), 0
        chosen = list(to_pin(banks, places))
        if not chosen:
            raise BankError(
                f"the bank has no entry for {model_or_key}, so there is nothing to pin",
                "tune it first, with `bankd aoe`; `bankd explain` shows what is missing",
            )
        written = None if dry_run else pin(banks, chosen, author())
        _report(chosen, written, "pinned", folder, dry_run=dry_run, misses=misses)
    is_kept = any(not one.refusal or one.before.is_pinned for one in chosen)
    return ExitCode.OK if is_kept else ExitCode.FAILURE


@click.command("unpin")
@click.argument(
    "model_or_key", metavar="[MODEL|KEY]", required=False,
    shell_complete=complete_keys_and_files, type=NAME,
)  # fmt: skip
@click.option("--all", "all_pins", is_flag=True, help="Unpin every entry of the bank.")
@options_of("shapes")
@framework_options
@options_of("precision")
@options_of("target")
@dry_run_option
@bank_option
@wide_option
@json_option
def unpin_command(
    model_or_key: str | None,
    *,
    folder: Path | None,
    all_pins: bool,
    dry_run: bool,
    **options: Any,
) -> int:
    """Let the bank learn again what was pinned. The entries stay until something better is found.

    Exits with 1 where nothing was pinned.

    \b
    Examples:
      bankd unpin m.onnx
      bankd unpin 3f2a9c --aicore_num 2
      bankd unpin --all --dry-run
    """
    if (model_or_key is None) is not all_pins:
        raise click.UsageError("give a MODEL, a KEY, or --all")
    with aiming(folder):
        open_custom(folder, read_only=True).close()
        with _layers(folder, read_only=dry_run) as banks:
            if model_or_key is None:
                places: Iterable[Place] = [(d.target, d.key) for d in pinned_entries(banks.custom)]
            elif _is_model(model_or_key):
                places, _ = _places_of_model(Path(model_or_key), banks, folder, options)
            else:
                places = _places_of_key(model_or_key.lower(), {CUSTOM: banks.custom}, options)
            chosen = list(to_unpin(banks.custom, places))
            written = None if dry_run else unpin(banks.custom, chosen, author())
            _report(chosen, written, "unpinned", folder, dry_run=dry_run)
    return ExitCode.OK if any(not one.refusal for one in chosen) else ExitCode.FAILURE


def _layers(folder: Path | None, *, read_only: bool) -> LayeredBank:
    """The banks that compiling asks; ours is opened for writing, and made where there is none."""
    env = environment_for(folder)
    shared = shared_folder(os.environ, Path.cwd(), hear_fault)
    further = replace(further_banks(env), shared=shared)
    place = bank_folder(env) if read_only else writable_bank_folder(env)
    return LayeredBank.open(place, further=further, create=not read_only, read_only=read_only)


def _is_model(text: str) -> bool:
    is_name = text.lower().endswith((*SUFFIXES, ".om")) or os.sep in text
    return is_name or Path(text).exists()


def _places_of_model(
    model: Path, banks: LayeredBank, folder: Path | None, options: Mapping[str, Any]
) -> tuple[list[Place], int]:
    """The places of a model's entries, and the number of its misses. Raises TunerError."""
    require_model(options["framework"], model)
    request = request_of({**options, "job_type": None}, "1,2")
    explanation = bridge.explain_model(model, request, banks, environment_for(folder))
    answers = (*explanation.subgraphs, *explanation.operators)
    places = [(answer.target, answer.key) for answer in answers if answer.entry]
    return places, len(answers) - len(places)


def _places_of_key(
    beginning: str, banks: Mapping[str, Bank], options: Mapping[str, Any]
) -> list[Place]:
    """The places of the key that begins so, on the targets that are meant. Raises BankError."""
    only = (options["soc_version"], options["cores"])
    key = one_key(banks, beginning, only, is_current=True)
    targets = {target for bank in banks.values() for target in bank.targets(*only)}
    return [(target, key) for target in sorted(targets)]


def _report(
    chosen: Sequence[Pin],
    written: Any,
    verb: str,
    folder: Path | None,
    *,
    dry_run: bool,
    misses: int = 0,
) -> None:
    done = [one for one in chosen if not one.refusal]
    if is_json():
        print_json(
            {
                "revision": plain_revision(written),
                verb: [plain_decision(one.before) for one in done],
                "left_alone": [
                    {"why": one.refusal, "entry": plain_decision(one.before)}
                    for one in chosen
                    if one.refusal
                ],
                "misses": misses,
            }
        )
        return
    print_table(
        ("key", "task", "target", "bank", "policy", "default", "chosen", "speedup", ""),
        _rows(chosen, verb),
        cutting=("task", "policy"),
        dropping=("policy", "default", "bank"),
    )
    text = f"{counted(len(done), 'entry')} {'would be ' * dry_run}{verb}"
    if written is not None:
        text = f"{written.name}: {text}; undo with `bankd revert {written.name}`"
    if misses:
        text += f"; {counted(misses, 'miss')}: `bankd aoe` tunes what the bank does not know"
    remark(text, folder)


def _rows(chosen: Sequence[Pin], verb: str) -> Iterator[tuple[object, ...]]:
    for one in chosen:
        decision = one.before
        policy = policy_in_short(decision.task, decision.policy)
        state = one.refusal or verb
        yield (*entry_cells(decision), one.source, policy, *figures(decision), state)
