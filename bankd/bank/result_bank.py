"""The part `bank` of a result folder: an export of what a tuned model needs, kept with it in git.

    aoe_result/bank/manifest.json, tasks.jsonl, decisions.jsonl, observations.jsonl, ...

It is written from all banks that answered, so that who has the folder needs none of them.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from bankd.bank.exchange.export import export, require_free
from bankd.bank.layers import LayeredBank, no_bank
from bankd.bank.location import RESULT_BANK
from bankd.bank.record import TargetKey


def require_result_bank(folder: Path) -> None:
    """Raises BankError where a result folder has another thing in the place of its bank."""
    require_free(folder / RESULT_BANK, overwrite=True)


def write_result_bank(
    folder: Path, banks: LayeredBank, target: TargetKey, keys: Collection[str], author: str
) -> Path | None:
    """Write the decisions of these keys, and the trials that they cite, into a result folder.

    None, and nothing is written, where no bank has any. An earlier export there is replaced.
    Raises BankError.
    """
    found = banks.find(target, keys)
    if not found:
        return None
    path = folder / RESULT_BANK
    with no_bank() as bank:
        for key, one in found.items():
            cited = set(one.decision.evidence)
            seen = banks.banks[one.source].observations(key, target)
            bank.add_observations([each for each in seen if each.content_hash in cited])
        bank.commit(target, [one.decision for one in found.values()], "result folder", author)
        export(bank, path, target.soc_version, cores=target.cores, overwrite=True)
    return path
