"""Names of other processors in `--soc_version`: the tier of this machine that answers for each."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

from bankd.config.config import SOC_ALIASES, Hear, read_section
from bankd.config.kinds import TIER
from bankd.errors import BankdError, ErrorCode

HERE = ""
"""The meaning of a name for which this machine's best tier answers."""
DEFAULT_ALIASES = {"Ascend*": HERE}
"""The names of Huawei's processors, with which AOE's and ATC's lines are written."""


def is_ascend(name: str | None) -> bool:
    """Return whether a `--soc_version` is the name of one of Huawei's processors."""
    return name is not None and any(fnmatch(name.lower(), one.lower()) for one in DEFAULT_ALIASES)


def tier_for(name: str, ini: Path, hear: Hear | None = None) -> str | None:
    """The tier that this `--soc_version` means; None for this machine's best one.

    A name without an alias means itself. Raises BankdError (EG0001) as `aliases_of`.
    """
    for pattern, tier in aliases_of(ini, hear).items():
        if fnmatch(name.lower(), pattern.lower()):
            return tier or None
    return name


def aliases_of(ini: Path, hear: Hear | None = None) -> dict[str, str]:
    """SOC_ALIASES of the section [BANKD], before the default ones: the tier by name or pattern.

    `SOC_ALIASES = Ascend310P*=x86_64-v3, MyBoard=` : an empty tier is this machine's best one.
    Raises BankdError (EG0001) for what is no such list.
    """
    text = read_section(ini, "BANKD", hear).get(SOC_ALIASES, "")
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, is_pair, tier = (word.strip() for word in part.partition("="))
        if not name or not is_pair or (tier and TIER.of_text(tier) is None):
            raise BankdError(
                f"{ini}: [BANKD] SOC_ALIASES has {part!r}",
                "write it as NAME=TIER, with commas between: Ascend310P*=x86_64-v3",
                ErrorCode.CONFIGURATION,
            )
        found[name] = tier
    return {**found, **DEFAULT_ALIASES, **found}
