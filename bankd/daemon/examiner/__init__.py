"""The examiner: what an arrived file is, and what it is made of, found out in a child process."""

from bankd.daemon.examiner.examination import ExaminationFault, Examined
from bankd.daemon.examiner.examiner import Examiner
