"""The rules of a merge, in the order in which they are asked: the first that fits a key settles it.

They are SQL over the facts of `weigh`, whole decisions at a time: a policy, its times and its
evidence are never mixed from two sides. All are symmetric: merging the other way round comes to
the same, but for what is preferred. `:common` says whether the banks have a common past, `:prefer`
which side a tie falls to.
"""

from __future__ import annotations

from dataclasses import dataclass

from bankd.bank.merge.values import Verdict

_SPEEDS = (
    "printf('ours %.3fx [%.3f, %.3f], theirs %.3fx [%.3f, %.3f]',"
    " ours_speed, ours_low, ours_high, theirs_speed, theirs_low, theirs_high)"
)
_COMPARABLE = "ours_low IS NOT NULL AND theirs_low IS NOT NULL AND same_environment"
_EVIDENCE_IS_OURS = """
    (ours_rank, ours_count, -ours_width, ours_hash)
    >= (theirs_rank, theirs_count, -theirs_width, theirs_hash)"""
# Who found something better than the default has won two races for it.
_FIRST_IS_OURS = (
    "(ours_rule = 'default', ours_policy_text) < (theirs_rule = 'default', theirs_policy_text)"
)


@dataclass(frozen=True)
class Rule:
    """`when`, `source`, `reason` and `result` are SQL expressions."""

    when: str
    verdict: Verdict | None
    """None: nothing is to be done and nothing to be told."""
    source: str = "''"
    reason: str = "''"
    result: str = "NULL"
    is_contested: bool = False
    """Both sides have an entry: what a machine that can measure should settle."""


def _either(condition: str, ours: str, theirs: str) -> str:
    return f"CASE WHEN {condition} THEN {ours} ELSE {theirs} END"


_ONLY_WE_CHANGED = (
    "iif(:common, theirs IS base,"
    " NOT ours_is_their_past AND (theirs IS NULL OR theirs_is_our_past))"
)
_ONLY_THEY_CHANGED = "iif(:common, ours IS base, ours_is_their_past AND NOT theirs_is_our_past)"

RULES = (
    Rule(f"{_ONLY_WE_CHANGED} AND ours_failed IS NULL", None),
    # What failed is not kept alive by a merge. (A side that knew of the failure and decided
    # nonetheless is believed: see `weigh`.)
    Rule(
        "ours_failed IS NOT NULL AND theirs_failed IS NOT NULL",
        Verdict.REJECTED,
        "'default'",
        "printf('ours failed there (%s), theirs failed here (%s)', ours_failed, theirs_failed)",
    ),
    Rule(
        "theirs_failed IS NOT NULL",
        Verdict.REJECTED,
        "iif(ours IS NULL, 'default', 'ours')",
        "printf('theirs failed here (%s)', theirs_failed)",
        "ours",
    ),
    Rule(
        "ours_failed IS NOT NULL",
        Verdict.REJECTED,
        "iif(theirs IS NULL, 'default', 'theirs')",
        "printf('ours failed there (%s)', ours_failed)",
        "theirs",
    ),
    # Only they changed it.
    Rule("ours IS NULL AND base IS NULL", Verdict.ADDED, "'theirs'", "'new'", "theirs"),
    Rule(
        f"theirs IS NULL AND {_ONLY_THEY_CHANGED}",
        Verdict.REMOVED,
        "'default'",
        "'retired there, unchanged here'",
    ),
    Rule(
        _ONLY_THEY_CHANGED,
        Verdict.BETTER,
        "'theirs'",
        "'only they changed it'",
        "theirs",
    ),
    # Both did.
    Rule(
        "ours IS NULL OR theirs IS NULL",
        Verdict.OPEN,
        reason="iif(ours IS NULL, 'retired here, changed there', 'changed here, retired there')",
        is_contested=True,
    ),
    Rule(
        "ours_policy = theirs_policy",
        Verdict.TIE,
        "'both'",
        "'same policy'",
        _either(_EVIDENCE_IS_OURS, "ours", "theirs"),
    ),
    Rule(
        "ours_rank > theirs_rank",
        Verdict.BETTER,
        "'ours'",
        "printf('theirs is %s', theirs_rule)",
        "ours",
    ),
    Rule(
        "ours_rank < theirs_rank",
        Verdict.BETTER,
        "'theirs'",
        "printf('ours is %s', ours_rule)",
        "theirs",
    ),
    Rule(
        "ours_policy = base_policy",
        Verdict.BETTER,
        "'theirs'",
        "'only they changed the policy'",
        "theirs",
    ),
    Rule(
        "theirs_policy = base_policy",
        Verdict.BETTER,
        "'ours'",
        "'only we changed the policy'",
        "ours",
    ),
    Rule(
        f"{_COMPARABLE} AND theirs_low > ours_high",
        Verdict.BETTER,
        "'theirs'",
        _SPEEDS,
        "theirs",
        is_contested=True,
    ),
    Rule(
        f"{_COMPARABLE} AND ours_low > theirs_high",
        Verdict.BETTER,
        "'ours'",
        _SPEEDS,
        "ours",
        is_contested=True,
    ),
    Rule(
        f"{_COMPARABLE} AND :prefer IN ('ours', 'theirs')",
        Verdict.TIE,
        ":prefer",
        f"{_SPEEDS} || ': within the noise, ' || :prefer || ' as preferred'",
        _either(":prefer = 'ours'", "ours", "theirs"),
    ),
    Rule(
        f"{_COMPARABLE} AND base_is_level",
        Verdict.TIE,
        "'base'",
        f"{_SPEEDS} || ': within the noise, the base is kept'",
        "base",
        is_contested=True,
    ),
    # Neither is better: a fixed order, so that the luckier clock does not decide.
    Rule(
        _COMPARABLE,
        Verdict.TIE,
        _either(_FIRST_IS_OURS, "'ours'", "'theirs'"),
        f"{_SPEEDS} || ': within the noise, a fixed order'",
        _either(_FIRST_IS_OURS, "ours", "theirs"),
        is_contested=True,
    ),
    Rule(
        "true",
        Verdict.OPEN,
        reason="iif(ours_low IS NULL OR theirs_low IS NULL,"
        " 'no times to compare', 'measured in different environments')",
        is_contested=True,
    ),
)


def chosen(part: str) -> str:
    """SQL of one part of the first rule that fits: "verdict", "source", "reason", "result"."""
    cases = (f"WHEN {rule.when} THEN {_part(rule, part)}" for rule in RULES)
    return "CASE " + " ".join(cases) + " END"


def _part(rule: Rule, part: str) -> str:
    if part == "verdict":
        return f"'{rule.verdict.value}'" if rule.verdict else "NULL"
    if part == "contested":
        return str(int(rule.is_contested))
    return str(getattr(rule, part))
