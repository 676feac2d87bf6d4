"""Facts that are kept beside the compiled model of an online session, as a JSON file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tuner.files.atomic import replace_json
from tuner.files.descriptors import read_regular
from tuner.files.json_value import reader
from tuner.sessions.bank import BankKnowledge

KNOWN = "known.json"
"""Name of the file in the folder of the model."""


@dataclass(frozen=True)
class Verdict:
    """Verdict of a race of both engines: the times of a call, and the paired ratio of them."""

    ours_ms: float
    other_ms: float
    ratio: float
    """The other engine's time over ours."""


DAMAGE = (OSError, ValueError, RecursionError)
"""Raised where a kept file is not what was written."""


@dataclass(frozen=True)
class KeptFacts:
    """Facts that are kept beside a compiled model: what the bank knew, and verdicts by engine."""

    known: BankKnowledge
    state: str
    verdicts: Mapping[str, Verdict] = field(default_factory=dict)

    @staticmethod
    def read(folder: Path) -> KeptFacts:
        """Read what `write` wrote. Raises one of DAMAGE for anything else."""
        facts: KeptFacts = reader(KeptFacts)(json.loads(read_regular(folder / KNOWN)))
        return facts

    def write(self, folder: Path) -> None:
        """Write them as JSON. Raises OptionError where the disk refuses."""
        replace_json(folder / KNOWN, asdict(self))
