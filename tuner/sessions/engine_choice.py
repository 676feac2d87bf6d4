"""The forms in which something is called: counted, compiled when they are called often, forgotten.

A form is what a compiled model is made for: the shapes of the inputs, and whose weights they meet.
"The original" is what was to be called: a graph of PyTorch, a session of ONNX Runtime.

    state      a call runs in        event -> the next state
    counted    the original          called often enough, nothing else compiles -> compiling
    compiling  the original          compiled -> unchecked; it cannot be -> original;
                                     interrupted -> counted, and due at the next call
    unchecked  both, one call        results agree -> raced, or ours where the verdict is kept;
                                     they differ, or ours fails -> original
    raced      one of both, in turn  faster -> ours; slower, or ours fails -> original
    ours       our engine            it fails -> original
    original   the original
    the last four                    the bank has grown -> unchecked;
                                     forgotten -> counted, and due at the next call

This module has the first two states, `tuner.sessions.checked_call` the others. What the arrays of a
framework are, what its original is, and what makes a compiled form stale is known to its door.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from tuner.owned_lock import OwnedLock

MIN_CALLS = 3
"""Calls of a form at which it is compiled: compiling takes longer than the calls before."""
MAX_OWNERS, MAX_SHAPES = 64, 9
"""Maximum numbers of owners of weights, and of different shapes of each, that are compiled."""
MAX_COUNTED = 1024
"""Maximum number of forms whose calls are counted; the one that was called last stays longest."""

Form: TypeAlias = tuple[Hashable, Hashable]
"""The owner of the weights, None where there is but one; and the shapes."""
Compiled = TypeVar("Compiled")


class EngineChoice(Generic[Compiled]):
    """The compiled value of each form. No call waits for another one that compiles."""

    def __init__(self, min_calls: int = MIN_CALLS, first: int = 1) -> None:
        """`first`: calls of the first form of all at which it is compiled."""
        self._min_calls, self._first = min_calls, first
        self.compiled: dict[Hashable, dict[Hashable, Compiled]] = {}
        """Values by owner and shapes."""
        self._counts: dict[Form, int] = {}
        self._claims: dict[Form, object] = {}
        """Forms that are being compiled, each with a mark of the call that does so."""
        self._counting = OwnedLock("the count of calls")

    @property
    def all(self) -> list[Compiled]:
        """All that is compiled."""
        return [one for forms in list(self.compiled.values()) for one in list(forms.values())]

    def compile_if_due(
        self,
        form: Form,
        make: Callable[[], Compiled],
        begin: Callable[[Callable[[], None]], bool],
    ) -> str:
        """Count a call of a form that is not compiled, and have it compiled where that is due.

        `begin` gets a function that compiles, calls it, here or in a thread, and returns whether it
        did: where another form is compiled it need not, and a later call is due. An exception of
        `make` or `begin` is the caller's, and the form stays due. Returns the limit that the form
        is beyond, as a clause; "" for none.
        """
        claim, is_begun = object(), False
        try:
            limit = self._counting.do(self._count, form, claim, nested=lambda: "")
            if self._claims.get(form) is claim:
                is_begun = begin(partial(self._compile, form, claim, make))
        finally:
            if not is_begun:
                self._release(form, claim)
        return limit

    def forget(self, owner: Hashable) -> int:
        """Forget what is compiled for an owner: the next calls are due. Return how much it was."""
        shapes = self.compiled.pop(owner, {})
        due = {(owner, one): self._min_calls for one in list(shapes)}
        self._counting.do_when_free(partial(self._counts.update, due))
        return len(due)

    def _count(self, form: Form, claim: object) -> str:
        """Count a call, and put the claim down where the form is to be compiled now."""
        owner, shapes = form
        known = self.compiled.get(owner, {})
        if shapes in known or form in self._claims:
            return ""
        claimed = [other for other, _ in list(self._claims)]
        is_new = owner not in self.compiled and owner not in claimed
        if is_new and len(self.compiled) + len(set(claimed)) >= MAX_OWNERS:
            return f"it is compiled for {MAX_OWNERS} modules"
        if len(known) + claimed.count(owner) >= MAX_SHAPES:
            return f"it is compiled for {MAX_SHAPES} shapes"
        calls = self._counts[form] = self._counts.pop(form, 0) + 1  # at the end: called last
        if len(self._counts) > MAX_COUNTED:
            del self._counts[next(iter(self._counts))]
        is_first = not self.compiled and not claimed
        if calls >= (self._first if is_first else self._min_calls):
            self._claims[form] = claim
        return ""

    def _compile(self, form: Form, claim: object, make: Callable[[], Compiled]) -> None:
        try:
            made = make()
            self.compiled.setdefault(form[0], {})[form[1]] = made
        finally:
            self._release(form, claim)

    def _release(self, form: Form, claim: object) -> None:
        if self._claims.get(form) is claim:
            del self._claims[form]
