"""Gradient files: one list of models, each with the sizes and times of its gradients."""

from __future__ import annotations

from bankd.bank.cann.document import Layout
from bankd.bank.cann.entry import (
    Candidate,
    Entry,
    Kind,
    Rendered,
    canonical_of,
    compact,
    object_of,
    required,
)

VALUE = "modelvalue"


def _claims(value: object) -> bool:
    """A list of models."""
    if not isinstance(value, list) or not value:
        return False
    return isinstance(value[0], dict) and {"modelhash", VALUE} <= value[0].keys()


def _read(text: str) -> Entry:
    model = object_of(text)
    label = required(model, "modelhash", str)
    value = required(model, VALUE, dict)
    for name in ("gradientSize", "gradientTime"):
        required(value, name, list)
    # Some have a modelgraphid beside the hash: whatever is not the value identifies the model.
    info = {name: each for name, each in model.items() if name != VALUE}
    canonical_of("modelhash", info)
    return Entry(info, (Candidate(canonical_of(VALUE, value)),), label=label)


def _render(entry: Rendered) -> str:
    info = entry.info if isinstance(entry.info, dict) else {}
    return compact({**info, VALUE: entry.policy})


GRADIENT = Kind(
    name="gradient",
    layout=Layout.ARRAY,
    folder="",
    has_twin=False,
    is_timed=False,
    claims=_claims,
    read=_read,
    render=_render,
    head="[",
    between=",",
    tail="]\n",
    empty="[]\n",
)
