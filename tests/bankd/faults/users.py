"""A daemon of a user who is not root, and has no other processes."""

from __future__ import annotations

import os

from tests.bankd.faults.world import Place

SOMEBODY = 64_321
OTHER_USER = (
    "setpriv", f"--reuid={SOMEBODY}", f"--regid={SOMEBODY}", "--clear-groups",
    # Python may be installed where only its owner may read.
    "--inh-caps=-all,+dac_read_search", "--ambient-caps=-all,+dac_read_search",
)  # fmt: skip
"""What starts a program as this user."""


def give_away(place: Place) -> None:
    """All of a place that lies where everybody may enter, to this user."""
    place.require(*OTHER_USER, "true")
    (place.root / "kernels").mkdir()
    for path in (place.root, *place.root.rglob("*")):
        os.chown(path, SOMEBODY, SOMEBODY)
