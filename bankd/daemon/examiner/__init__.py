"""The examiner: what an arrived file is, and what it is made of, found out in a child process."""

from bankd.daemon.examiner.examiner import Examiner, Examining
from bankd.daemon.examiner.values import Examined, Fault, Foreign

__all__ = ["Examined", "Examiner", "Examining", "Fault", "Foreign"]
