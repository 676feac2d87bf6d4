"""Running a search against a formula instead of a clock, in a space that the test makes up."""

from dataclasses import dataclass

from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.search.algorithms import Algorithm, SearchProblem
from tuner.search.space import Space
from tuner.target import Target

from ..conftest import gemm_task
from ..replay import Clock, ReplaySession


@dataclass(frozen=True)
class ToySpace(Space):
    """A register tile that the estimate sees, and two knobs that it does not."""

    most: int = 24
    """Registers: rows times columns of a tile."""

    @property
    def subspaces(self) -> tuple[Knobs, ...]:
        numbers = {"rows": (1, 2, 4, 6, 8, 12), "columns": (1, 2, 3, 4, 6), "unroll": (1, 2, 4, 8)}
        return ({**numbers, "prefetch": ("none", "next")},)

    @property
    def knobs(self) -> Knobs:
        return self.subspaces[0]

    @property
    def default(self) -> Policy:
        return Policy.of(rows=4, columns=2, unroll=1, prefetch="none")

    def why_illegal(self, policy: Policy) -> str | None:
        known = all(value in self.knobs[name] for name, value in policy.knobs)
        return None if known and self.has_kernel(policy) else "no such tile"

    def has_kernel(self, policy: Policy) -> bool:
        return policy.number("rows") * policy.number("columns") <= self.most

    def estimate(self, policy: Policy) -> float:
        return 1 / policy.number("rows") + 1 / policy.number("columns")


TOY = ToySpace(gemm_task(), Target("x86_64-v2", 1))


def run(algorithm: Algorithm, problem: SearchProblem, clock: Clock) -> list[Policy]:
    """The policies that the search asked for, in order."""
    session = ReplaySession(clock)
    session.open(problem.space.task)
    search = algorithm(problem)
    asked = next(search, None)
    while asked is not None:
        try:
            asked = search.send(session.screen(asked, problem.space.default))
        except StopIteration:
            asked = None
    return session.asked
