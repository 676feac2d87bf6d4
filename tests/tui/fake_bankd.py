"""Stands in for `bankd merge --choose KEY --prefer measure`, where nothing can be raced.

FAKE_BANKD says how it goes: "theirs" takes their side as if that had won, "tie" as a tie,
"undecided" leaves it open, "busy" is refused as by
a busy device, "hangs" starts a process of its own and waits; its number goes into FAKE_BANKD_PID.
It waits until there is a file FAKE_BANKD_GATE, if that is set.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from bankd.bank import Bank, TargetKey
from bankd.bank.merge import Finding, Judgement, measure_key

EXIT_BUSY = 4
FINDINGS = {
    "theirs": ("", Finding.CLEAR),
    "tie": ("tie: ", Finding.TIE),
    "undecided": ("undecided: ", Finding.UNDECIDED),
}


def main() -> int:
    given = dict(one.removeprefix("--").partition("=")[::2] for one in sys.argv[2:])
    how = os.environ["FAKE_BANKD"]
    print("bankd: racing", file=sys.stderr, flush=True)
    gate = os.environ.get("FAKE_BANKD_GATE")
    while gate and not Path(gate).exists():
        time.sleep(0.01)
    if how == "busy":
        print("bankd: error: another process measures here [pid 7]", file=sys.stderr)
        return EXIT_BUSY
    if how == "hangs":
        child = subprocess.Popen(["sleep", "600"])
        Path(os.environ["FAKE_BANKD_PID"]).write_text(str(child.pid))
        return child.wait()
    target = TargetKey(given["soc_version"], int(given["aicore_num"]))
    with Bank.open(given["into"]) as bank:
        begins, finding = FINDINGS[how]
        reason = f"{begins}theirs 1.08x [1.06, 1.10] faster than ours, measured here"
        line = measure_key(
            bank,
            target,
            given["choose"],
            lambda one: Judgement(one.theirs, "theirs", reason, finding=finding),
        )
    print(json.dumps({"verdict": line.verdict.value, "reason": line.reason, "left": 2}))
    return 1


if __name__ == "__main__":
    sys.exit(main())
