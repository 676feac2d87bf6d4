"""The choices of precision that banks have for a model: for whatever samples and budgets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bankd.bank import Decision, FoundDecision, LayeredBank, TargetKey, canonical
from bankd.bank.subject import PRECISION, choice_of
from bankd.bridge.explain.answer import PrecisionAnswer
from bankd.bridge.race import environment_here
from bankd.precision_table import lowered_of
from tuner.frontend.data_files import model_hash
from tuner.offline_model.cann_file import is_offline_model


def choices_for(model: Path, banks: LayeredBank, target: TargetKey) -> tuple[PrecisionAnswer, ...]:
    """All choices for an ONNX file, those of the first bank that has them; raises ModelError."""
    if is_offline_model(model) or not any(_near("", banks, target)):
        return ()
    found = dict[str, PrecisionAnswer]()
    content, here = model_hash(model), environment_here()
    for source, decision in _near(content, banks, target):
        if choice_of(decision.task).model == content and decision.key not in found:
            bank = banks.banks[source]
            revision = bank.revision(decision.revision) if decision.revision else None
            trials = bank.observations(decision.key, target)
            found[decision.key] = PrecisionAnswer(
                FoundDecision(decision, source),
                revision,
                lowered_of(decision, trials),
                decision.environment != here,
            )
    return tuple(found.values())


def _near(content: str, banks: LayeredBank, target: TargetKey) -> Iterator[tuple[str, Decision]]:
    """Choices whose model has a hash near this one, with their bank."""
    text = canonical({"op": PRECISION, "inputs": ["", content]})
    for source, bank in banks.asked().items():
        for decision in bank.alike(text, target):
            yield source, decision
