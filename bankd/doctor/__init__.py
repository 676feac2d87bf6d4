"""The checks of `bankd doctor`: one subject a file, every finding with the command that fixes it.

Nothing is changed, and nothing that is wrong here may stop the rest from being looked at.
"""

from bankd.doctor.examination import CHECKS, DEEP_CHECKS, examine
from bankd.doctor.finding import Finding, State
from bankd.doctor.here import Here

__all__ = ["CHECKS", "DEEP_CHECKS", "Finding", "Here", "State", "examine"]
