"""One entry of a bank as lines for people: its facts, trials and history."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterable, Iterator, Sequence

from bankd.bank import Bank, Decision, Observation, Past, TimingSummary, subject
from bankd.bank.diff.diff_text import changes_in_short
from bankd.bank.record import SHORT_ID_DIGITS, Hits
from bankd.bank.task_words import task_words
from bankd.cli.colours import of_speedup, of_state
from bankd.cli.entry import figures, median, policy_step
from bankd.cli.figure_table import lowered_lines
from bankd.cli.tables import Microseconds, cell, table_lines, wrapped
from bankd.number_text import counted
from bankd.precision_table import lowered_of
from bankd.time_text import time_interval, times_in_one_unit

FACT_INDENT = 10
"""Column at which the values of facts begin, after a name of 9 letters."""
MAX_LISTED = 10
"""Maximum number of trials, and of revisions, that the page of an entry lists without `--all`."""
CHOSEN = "as chosen"
"""The policy of a trial that is the one that was chosen."""


def page_lines(
    source: str, bank: Bank, decision: Decision, *, samples: bool, lists_all: bool
) -> Iterator[str]:
    """Return the same as lines for people: of trials and revisions the newest, unless all are
    wanted; of each trial's policy what differs from the one that was chosen.

    `samples`: with the times of every round.
    """
    place, task = (decision.key, decision.target), decision.task
    trials = list(enumerate(bank.observations(*place), start=1))
    facts = {
        "key": decision.key,
        "target": decision.target.words,
        **_subject(task),
        "policy": subject.policy_in_short(task, decision.policy),
        "rule": decision.rule,
        "time": _times(decision.timing),
        "default": _times(decision.baseline),
        "speedup": cell(decision.speedup),
        **_provenance(source, decision, [one for _, one in trials], bank.hits(*place)),
    }
    for name, value in facts.items():
        yield from wrapped(f"{name:9} {value}", FACT_INDENT)
    if subject.is_subgraph(task):
        nodes = subject.nodes_of(task)
        yield from table_lines(
            ("makes", "op", "reads", "attributes"),
            ((node.makes, node.op, node.reads, node.attributes) for node in nodes),
            title=f"nodes ({len(nodes)})",
            cutting=("makes", "reads", "attributes"),
            dropping=("attributes",),
        )
        if lists_all:
            knobs = subject.knobs_of(decision.policy)
            yield from table_lines(("knob", "value"), knobs, title="policy")
    if subject.is_precision(task):
        yield from lowered_lines(lowered_of(decision, [one for _, one in trials]))
    if subject.is_gradients(task):
        yield from _gradient_lines(decision, [one for _, one in trials])
    yield from table_lines(
        ("model", "last used", "times\nused", "keys"),
        ((m.name, m.last_used[:19], m.uses, m.keys) for m in bank.users(*place)),
        title="used by",
        cutting=("model",),
    )
    listed = trials if lists_all else trials[-MAX_LISTED:]
    yield from _trial_lines(decision, listed, len(trials), in_full=lists_all)
    if samples:
        rows = (
            (number, what, *_samples(summary.samples))
            for number, one in trials
            for what, summary in (("policy", one.timing), ("default", one.baseline))
            if summary is not None and summary.samples
        )
        yield from table_lines(("trial", "of", "unit", "round by round"), rows, title="samples")
    life = list(bank.decision_history(*place))
    newest = life if lists_all else life[:MAX_LISTED]
    title = f"decided ({_shown(len(newest), len(life))})"
    yield from life_lines(title, newest, in_full=lists_all)


def _trial_lines(
    decision: Decision, trials: Sequence[tuple[int, Observation]], count: int, *, in_full: bool
) -> Iterator[str]:
    """Return a table of trials; columns that would say the same of all are left out."""
    columns: dict[str, Callable[[Observation], object]] = {
        "when": lambda one: one.created[:19],
        "outcome": lambda one: one.outcome,
        "cited": lambda one: "yes" if one.content_hash in decision.evidence else "",
        "environment": lambda one: _environment(decision, one),
        "policy": lambda one: _policy(decision, one, in_full=in_full),
        "time": lambda one: median(one.timing),
        "default": lambda one: median(one.baseline),
        "note": lambda one: one.note,
    }
    if all(one.environment == decision.environment for _, one in trials) and not in_full:
        del columns["environment"]
    if not any(one.note for _, one in trials):
        del columns["note"]
    return table_lines(
        ("trial", *columns),
        ((number, *(value(one) for value in columns.values())) for number, one in trials),
        title=f"trials ({_shown(len(trials), count)})",
        cutting=() if in_full else ("environment", "policy", "note"),
        dropping=("when", "environment", "cited"),
        meanings={"outcome": of_state},
    )


def _policy(decision: Decision, trial: Observation, *, in_full: bool) -> str:
    """Return the policy of a trial, as it differs from the one that was chosen."""
    if in_full or subject.is_evidence(trial.policy):
        return subject.policy_in_short(trial.task, trial.policy)
    return policy_as_it_differs(decision, trial)


def policy_as_it_differs(chosen: Decision, other: Decision | Observation) -> str:
    """Return the changes of a policy from the one that was chosen: "tile_m 6 -> 14"."""
    return changes_in_short(chosen.policy, other.policy) or CHOSEN


def _shown(number: int, count: int) -> str:
    """ "3"; "10 of 87: `--all` lists the others"."""
    return f"{count}" if number == count else f"newest {number} of {count}: --all lists all"


def _samples(samples_us: Sequence[float]) -> tuple[str, str]:
    """Return the unit of the times of rounds, and the times."""
    figures, unit = times_in_one_unit(*samples_us)
    return unit, " ".join(figures)


def _subject(task: str) -> dict[str, str]:
    if subject.is_subgraph(task):
        return {"subgraph": subject.shapes_of(task), "precision": subject.precision_of(task)}
    if subject.is_precision(task):
        asked, budget, model, samples = subject.choice_of(task)
        return {"precision": asked, "budget": budget, "model": model, "samples": samples}
    if subject.is_gradients(task):
        return {"gradients": subject.shapes_of(task), "ranks": subject.ranks_of(task)}
    return {"task": task_words(task)}


def _provenance(
    source: str, decision: Decision, observations: Sequence[Observation], used: Hits
) -> dict[str, str]:
    """Return what the decision rests on, where it is, and how often it was used."""
    cited = set(decision.evidence)
    here = sum(one.content_hash in cited for one in observations)
    environment = json.loads(decision.environment)
    if isinstance(environment, dict):
        measured = ", ".join(f"{name}={value}" for name, value in environment.items())
    else:
        measured = decision.environment
    return {
        "evidence": f"{counted(len(cited), 'trial')}, {here} of them in this bank",
        "bank": f"{source}, revision {str(decision.revision)[:SHORT_ID_DIGITS]}",
        "hits": f"{used.count}, last {used.last}" if used.last else "none since it was decided",
        "measured": measured,
    }


def _environment(decision: Decision, trial: Observation) -> str:
    """Return how the environment of a trial differs from that of the decision."""
    if decision.environment == trial.environment:
        return "same"
    return changes_in_short(decision.environment, trial.environment) or "another"


def _times(timing: TimingSummary | None) -> str:
    if timing is None:
        return "-"
    times = time_interval(timing.median_us, timing.low_us, timing.high_us)
    return f"{times}, {timing.count} samples"


def _gradient_lines(decision: Decision, observations: Sequence[Observation]) -> Iterator[str]:
    """Segments of the split, and the gradients in their order with the times of readiness."""
    segments = subject.segments_of(decision.task, decision.policy)
    listed = subject.gradients_of(decision.task)
    yield from table_lines(
        ("gradients", "bytes"),
        ((f"{one.first} to {one.last}", one.size) for one in segments),
        title=f"segments ({len(segments)})",
    )
    if not segments:
        yield "segments of the framework's own"
    rows = itertools.zip_longest(listed, subject.newest_ready(decision.task, observations))
    yield from table_lines(
        ("number", "gradient", "bytes", "ready"),
        ((one.number, one.kind, one.size, Microseconds.of(us)) for one, us in rows),
        title=f"gradients ({len(listed)})",
    )


def life_lines(title: str, life: Iterable[Past], *, in_full: bool = False) -> Iterator[str]:
    """Return the decisions over time: what each step changed in the policy before it.

    `in_full`: what does not fit into a line is folded, not cut.
    """
    return table_lines(
        ("revision", "when", "author", "rule", "message", "policy", "default", "chosen",
         "speedup"),
        (
            (
                past.revision.name,
                past.revision.created[:19],
                past.revision.author,
                past.decision and past.decision.rule,
                past.revision.message,
                policy_step(past),
                *figures(past.decision),
            )
            for past in life
        ),
        title=title,
        cutting=() if in_full else ("author", "message", "policy"),
        dropping=("author", "message", "rule", "default"),
        meanings={"speedup": of_speedup},
    )  # fmt: skip


def other_target_lines(chosen: Decision, others: Iterable[Decision]) -> Iterator[str]:
    """Return a table of the decisions for other targets: their policies as they differ."""
    return table_lines(
        ("target", "rule", "policy", "default", "chosen", "speedup"),
        (
            (str(one.target), one.rule, policy_as_it_differs(chosen, one), *figures(one))
            for one in others
        ),
        title="other targets: --all, or --soc_version and --aicore_num, show them",
        cutting=("policy",),
        dropping=("default",),
        meanings={"speedup": of_speedup},
    )
