"""What a session comes to where the bank is not read: its entries stand, whatever was decided."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, replace

from tuner.session import Counts, TuneResult


@dataclass(frozen=True)
class Standing:
    """Keys of entries that a session met and left as they were."""

    keys: Set[str]
    withheld: Set[str]
    """Those of them for which the session chose another policy than the default."""


def with_standing(result: TuneResult, standing: Standing, names: Mapping[str, str]) -> TuneResult:
    """The result with what happened to the bank: entries that were not touched are reserved.

    `names`: of the operators, by task key.
    """
    if not standing.keys:
        return result
    untouched = {names[key] for key in standing.keys & set(result.task_keys) if key in names}
    subgraphs = result.subgraphs
    return replace(
        result,
        counts=_counts(result.counts, set(result.task_keys), standing),
        changes=tuple(change for change in result.changes if change.name not in untouched),
        subgraphs=subgraphs
        and replace(
            subgraphs,
            counts=_counts(subgraphs.counts, set(subgraphs.keys), standing),
            changes=tuple(c for c in subgraphs.changes if c.repo_key not in standing.keys),
        ),
    )


def _counts(counts: Counts, keys: Set[str], standing: Standing) -> Counts:
    stays = len(standing.keys & keys)
    hit, added = counts.hit + stays, counts.added - len(standing.withheld & keys)
    return replace(
        counts,
        hit=hit,
        added=added,
        reserved=counts.reserved + stays,
        unsatisfied=counts.total - hit - added,
    )
