"""`bankd explain`: why a model, or a key, hits the bank or misses it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.bank import LayeredBank
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.record import PROVISIONAL
from bankd.bank.subject import choice_of, class_of, op_of, policy_in_short
from bankd.bank.task_words import task_words
from bankd.bridge import OURS, SUFFIXES, kind_of, read_cann
from bankd.bridge.explain.answer import (
    Explanation,
    PrecisionAnswer,
    ShapeAnswers,
    TaskAnswer,
    environment_in_words,
    summary,
)
from bankd.bridge.explain.option_differences import option_differences
from bankd.bridge.explain.task_difference import FieldDifference
from bankd.bridge.third_party import (
    INSTEAD,
    OperatorEntries,
    ThirdPartyReport,
    bank_content,
    listing,
    look_up,
    reason,
)
from bankd.cli.banks import environment_for
from bankd.cli.colours import of_state
from bankd.cli.completion import complete_keys_and_files
from bankd.cli.entry import plain_decision
from bankd.cli.figure_table import lowered_lines
from bankd.cli.formatting import hear_fault
from bankd.cli.model_files import framework_options, require_model
from bankd.cli.options import (
    NAME,
    PATH,
    bank_option,
    bank_options,
    json_option,
    options_of,
    pager_option,
    request_of,
    wide_option,
)
from bankd.cli.tables import is_json, print_json, table_lines, wrapped, write_lines
from bankd.config.config import shared_folder
from bankd.errors import ExitCode
from bankd.number_text import counted
from bankd.time_text import time_text


@click.command
@click.argument(
    "model_or_key", metavar="MODEL|KEY", shell_complete=complete_keys_and_files, type=NAME
)
@options_of("shapes")
@options_of("points")
@click.option("--shape", default="", metavar="SHAPES",
              help="For ranges: only the point that serves these fixed shapes.")  # fmt: skip
@click.option("--om", type=PATH, metavar="MODEL.om",
              help="For ranges: the offline model with the stretches of points.")  # fmt: skip
@click.option("--job_type", "-j", metavar="TYPES",
              help="1: subgraphs, 2: operators (default: 1,2).")  # fmt: skip
@framework_options
@options_of("precision")
@options_of("target")
@bank_option
@bank_options
@pager_option
@wide_option
@json_option
def explain(model_or_key: str, *, folder: Path | None, **options: Any) -> int:
    """Explain for each task of a model whether the bank has an entry for it, and why.

    For a hit: which bank answers, by which rule the policy was chosen, its speed-up over its own
    default with the bounds, and what has changed on this machine since (inherited). For a miss:
    the nearest entry and every field that differs, as `entry -> here`. For a node that ONNX Runtime
    runs: why no kernel does. A table names the options that part the tuning from this
    compilation, and what to do: precision, cores, shapes, fusion, job type, toolchain. Nothing is
    measured, compiled or written.

    For ranges and steps of shapes, all of that at each point that is tuned, and at each step.

    For a KEY, or its prefix, the same on every target where it is known.

    For an offline model of another device family, which cannot run here: each operator, and the
    entries that the bank has for it on that target, mostly from CANN files.

    \b
    Examples:
      bankd explain m.onnx
      bankd explain m.onnx --aicore_num 4 --job_type 2
      bankd explain m.onnx --input_shape "ids:1,1~512" --shape "ids:1,100"
      bankd explain 3f2a9c
      bankd explain of_another_device.om
      bankd explain m.onnx --json | jq '.operators[] | select(.hit | not)'
    """
    env = environment_for(folder)
    request = request_of(options, "1,2")
    shared = shared_folder(env, Path.cwd(), hear_fault)
    further = (options["op_bank_path"], options["mdl_bank_path"], shared)
    with LayeredBank.open_for_reading(env, *further) as banks:
        model = Path(model_or_key)
        if model.is_file() and kind_of(model) not in (None, OURS):
            report = look_up(read_cann(model), banks.banks)
            if is_json():
                print_json(listing(report))
            else:
                write_lines(_third_party_lines(report))
            return ExitCode.OK
        is_name = model_or_key.lower().endswith((*SUFFIXES, ".om")) or os.sep in model_or_key
        if is_name or model.exists():
            require_model(options["framework"], model)
            about = options["shape"], options["om"]
            explanation = bridge.explain_model(model, request, banks, env, *about)
        else:
            explanation = bridge.explain_key(model_or_key.lower(), request, banks, env)
    if is_json():
        print_json(_plain(explanation))
    else:
        write_lines(_lines(explanation))
    return ExitCode.OK


def _lines(explanation: Explanation) -> Iterator[str]:
    target = explanation.target
    yield from wrapped(f"{explanation.of}" + (f" for {target.words}" if target else ""))
    yield from wrapped(f"here: {environment_in_words(explanation.environment)}", 6)
    for note in explanation.notes:
        yield from wrapped(f"! {note.what}" + (f" ({note.hint})" if note.hint else ""), 2)
    for title, answers in explanation.parts:
        yield ""
        yield from _answers(title, answers, of_model=target is not None)
    if explanation.segment_nodes:
        yield ""
        yield from table_lines(
            ("name", "operator", "why no kernel runs it"),
            ((one.name, one.op, one.reason) for one in explanation.segment_nodes),
            title=f"run by ONNX Runtime ({len(explanation.segment_nodes)})",
            cutting=("name",),
        )
    yield from _parting_lines(explanation)
    yield ""
    for title, answers in explanation.parts:
        yield from wrapped(f"{title}: {summary(answers)}", 2)
    for choice in explanation.choices:
        yield ""
        yield from wrapped(f"precision: {choice.title}", 2)
        yield from wrapped(f"  {choice.lowered}", 4)
        yield from lowered_lines(choice.lowered)
    if not explanation.parts:
        yield "nothing to look up: the model has no task that is tuned"


def _parting_lines(explanation: Explanation) -> Iterator[str]:
    """A table of the options that part the tuning from this compilation; nothing for none."""
    if found := option_differences(explanation):
        yield ""
        yield from table_lines(
            ("option", "tuned with", "here", "tasks", "what to do"),
            ((one.option, one.there, one.here, number, one.hint) for one, number in found),
            title="options that part the tuning from this compilation",
            cutting=("tuned with", "here"),
        )


def _answers(title: str, answers: Sequence[TaskAnswer], *, of_model: bool) -> Iterator[str]:
    """A table, and a block for each miss that there is more to say of; of a key for each target.

    The arithmetic class is a column where there are several, else it is in the title.
    """
    name, classes = "name" if of_model else "target", {one.arithmetic_class for one in answers}
    if len(classes) == 1 and (only := next(iter(classes))):
        title = f"{title} in {only}"
    rows = (
        (
            number,
            one.name if one.uses == 1 else f"{one.name} and {one.uses - 1} more",
            task_words(one.task),
            "hit" if one.is_hit else "MISS",
            *([one.arithmetic_class or None] if len(classes) > 1 else []),
            one.entry.source if one.entry else None,
            policy_in_short(one.task, one.entry.decision.policy) if one.entry else None,
            one.why,
        )
        for number, one in enumerate(answers, start=1)
    )
    yield from table_lines(
        ("no.", name, "task", "", *["class"] * (len(classes) > 1), "bank", "policy", "why"),
        rows,
        title=title,
        cutting=(name, "task", "policy"),
        dropping=("policy", "bank"),
        meanings={"": of_state},
    )
    for number, one in enumerate(answers, start=1):
        if not (of_model and (one.is_hit or one.is_unheard_of)):
            verdict = "hit" if one.is_hit else "miss"
            about = f"{number}. {one.name}, {op_of(one.task)}, {verdict}: key {one.key}"
            yield ""
            yield from wrapped(about, 3)
            for line in one.details:
                yield from wrapped(f"   {line}", 5)


def _third_party_lines(report: ThirdPartyReport) -> Iterator[str]:
    """Lines: the reason, the entries for its target, and each operator with its entry."""
    yield from wrapped(f"{reason(report)[0]} ({INSTEAD})")
    yield from wrapped(bank_content(report))
    for remark in report.remarks:
        yield from wrapped(f"! {remark}", 2)
    if report.operators:
        yield ""
        yield from table_lines(
            ("no.", "name", "type", "tensors", "", "bank", "why"),
            (_third_party_row(number, one) for number, one in enumerate(report.operators, start=1)),
            cutting=("name", "tensors"),
            dropping=("tensors", "bank"),
        )
        yield ""
        listed = sum(one.uses for one in report.operators)
        yield f"operators: {report.known_count} of {listed} known to the bank"


def _third_party_row(number: int, one: OperatorEntries) -> tuple[object, ...]:
    operator = one.operator
    sides = (operator.inputs, operator.outputs)
    return (
        number,
        operator.name if one.uses == 1 else f"{operator.name} and {one.uses - 1} more",
        operator.type or None,
        " -> ".join(" ".join(map(str, side)) for side in sides) if any(sides) else None,
        "hit" if one.is_known else "MISS",
        one.entries[0].source if one.entries else None,
        _why_third_party(one),
    )


def _why_third_party(one: OperatorEntries) -> str:
    if one.entries:
        first = one.entries[0]
        time = "" if first.time_us is None else f" {time_text(first.time_us)},"
        more = f", and {one.entry_count - 1} more" if one.entry_count > 1 else ""
        cores = counted(first.target.cores, "core")
        return f"{first.kind} entry,{time} {cores}, key {first.key[:8]}{more}"
    if one.others:
        return f"{counted(one.others, 'entry')} of this type, none for these shapes"
    return "no entry of this type" if one.operator.type else "the file does not state its type"


def _plain(explanation: Explanation) -> dict[str, Any]:
    """All that it says as plain values, for `--json`."""
    return {
        "of": explanation.of,
        "target": explanation.target and asdict(explanation.target),
        "environment": json.loads(explanation.environment),
        "notes": [{"what": note.what, "hint": note.hint} for note in explanation.notes],
        "summary": {title: summary(answers) for title, answers in explanation.parts},
        "options": [
            {**asdict(one), "tasks": number} for one, number in option_differences(explanation)
        ],
        "subgraphs": [_plain_answer(one) for one in explanation.subgraphs],
        "operators": [_plain_answer(one) for one in explanation.operators],
        "shapes": [_plain_shape(one) for one in explanation.shapes],
        "segment_nodes": [asdict(one) for one in explanation.segment_nodes],
        "precision": [_plain_choice(one) for one in explanation.choices],
    }


def _plain_choice(one: PrecisionAnswer) -> dict[str, Any]:
    """A choice of precision: what it depends on, and its table."""
    decision = one.entry.decision
    return {
        **choice_of(decision.task)._asdict(),
        "key": decision.key,
        "bank": one.entry.source,
        "since": one.revision and one.revision.name,
        "inherited": one.is_inherited,
        "decision": plain_decision(decision),
        **one.lowered.plain,
    }


def _plain_shape(one: ShapeAnswers) -> dict[str, Any]:
    """The sizes of a step or a point, what it serves, and the keys of its hits and misses."""
    answers = (*one.subgraphs, *one.operators)
    return {
        "sizes": one.values,
        "serves": one.serves,
        "hits": [answer.key for answer in answers if answer.is_hit],
        "misses": [answer.key for answer in answers if not answer.is_hit],
    }


def _plain_answer(one: TaskAnswer) -> dict[str, Any]:
    """An answer; what was found is null where nothing was."""
    entry, retired = one.entry, one.retired
    decision = entry and entry.decision
    bounds = decision.speedup_bounds if decision else None
    return {
        "name": one.name,
        "uses": one.uses,
        "key": one.key,
        "task": json.loads(one.task),
        **asdict(one.target),
        "class": one.arithmetic_class or None,
        "hit": one.is_hit,
        "why": one.why,
        "details": one.details,
        "bank": entry and entry.source,
        "since": one.revision and one.revision.name,
        "decision": decision and plain_decision(decision),
        "speedup_bounds": bounds and list(bounds),
        "inherited": _plain_differences(one.inherited),
        "provisional": bool(decision and decision.basis == PROVISIONAL),
        "unverified": bool(decision and decision.basis == UNVERIFIED),
        "pinned": bool(decision and decision.is_pinned),
        "unusable": one.unusable or None,
        "nearest": [
            {
                "decision": plain_decision(near.decision),
                "differences": _plain_differences(near.differences),
            }
            for near in ([one.nearest] if one.nearest else [])
        ],
        "other_classes": [
            {
                "class": class_of(other.decision.task),
                "bank": other.source,
                "decision": plain_decision(other.decision),
            }
            for other in one.other_classes
        ],
        "elsewhere": list(map(asdict, one.elsewhere)),
        "lent": one.lent
        and one.lent.lent_by
        and {
            "bank": one.lent.source,
            "policy": dict(one.lent.policy.knobs),
            **asdict(one.lent.lent_by),
        },
        "unasked": list(one.unasked),
        "trials": one.tried.trials,
        "failed": one.tried.failed,
        "quarantined": [vars(failure) for failure in one.failures],
        "retired": retired
        and {"revision": retired.name, "time": retired.created, "message": retired.message},
    }


def _plain_differences(found: Sequence[FieldDifference]) -> list[dict[str, str]]:
    return [{"field": one.field, "entry": one.there, "here": one.here} for one in found]
