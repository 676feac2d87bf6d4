"""A whole session, SGAT and OPAT, whose times are replayed, on a real bank: it may be killed.

    python -m tests.bankd.replayed_session BANK LOG

Before each candidate a line is written to LOG; measuring one takes a few milliseconds.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from bankd.bank import LayeredBank
from bankd.bridge.lookup import BankLookup
from tests.tuner.replay import ReplaySession, replayed
from tests.tuner.tuning.subgraph_replay import TARGET, Cuts, Operators, chance, fire_module
from tests.tuner.tuning.test_operators import USES
from tuner.policy import Policy
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Environment
from tuner.trials.trial import Trial
from tuner.tuning.operators import tune_tasks
from tuner.tuning.partitions import tune_subgraphs

HERE = Environment("a cpu", "L1:32768", "22.1.0", 1, "Linux x86_64")
CANDIDATE_S = 0.004


def cut_us(subgraph: Subgraph, policy: Policy) -> float:
    return 100.0 * (0.7 + 0.5 * chance(subgraph.key, policy.text()))


def operator_us(policy: Policy) -> float:
    return 100.0 * (0.7 + 0.5 * chance(policy.text()))


def logged(session: Any, log: TextIO, subject: str) -> Any:
    """The session, which says what it is about to measure, and takes its time for it."""
    screen = session.screen

    def slow(policies: Sequence[Policy], default: Policy) -> list[Trial]:
        for policy in policies:
            log.write(f"{subject} {policy.text()}\n")
            log.flush()
        time.sleep(CANDIDATE_S * len(policies))
        trials: list[Trial] = screen(policies, default)
        return trials

    session.screen = slow
    return session


def main(folder: Path, log_path: Path) -> None:
    options = Options(TARGET, resumes=True)
    uses = (*fire_module(size=8), *fire_module(size=8, last=48), *fire_module(size=96))
    with LayeredBank.open(folder) as bank, log_path.open("a", encoding="utf-8") as log:
        lookup = BankLookup(bank, TARGET, HERE, author="a@b")
        context = replayed(logged(ReplaySession(operator_us), log, "operator"), options, lookup)
        tune_subgraphs(
            uses,
            lookup.find(use.subgraph for use in uses),
            context,
            logged(Operators(), log, "part"),
            logged(Cuts(cut_us), log, "cut"),
        )
        tune_tasks(USES, lookup.find(use.task for use in USES), context)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
