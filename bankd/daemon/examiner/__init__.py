"""Looking into a file that arrived: what it is, and what it is made of. In a child of its own."""

from bankd.daemon.examiner.examiner import Examiner, Examining
from bankd.daemon.examiner.values import Examined, Fault, Foreign

__all__ = ["Examined", "Examiner", "Examining", "Fault", "Foreign"]
