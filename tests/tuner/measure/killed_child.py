"""Says what a measuring child would say, and is killed at some requests, as if by somebody else.

The argument is a folder: a file in it, named by a verb or by `VERB POLICY`, holds one character
for each such request that ends with SIGKILL. Runs without our packages, so it starts at once.
"""

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

Request = dict[str, Any]


def be_killed(folder: Path, request: Request) -> None:
    """If that is planned for this request."""
    verb = request["do"]
    for planned in (folder / verb, folder / f"{verb} {request.get('policy')}"):
        if left := planned.read_text() if planned.exists() else "":
            planned.write_text(left[1:])
            os.kill(os.getpid(), signal.SIGKILL)


def answer(held: set[str], request: Request) -> Request:
    if request["do"] == "check":
        held.add(request["policy"])
        return {"outcome": "ok", "error": 0.0, "note": ""}
    if request["do"] == "time":
        assert held.issuperset(request["policies"])
        samples_us = [[1.0] * request["rounds"] for _ in request["policies"]]
        return {"samples_us": samples_us, "wait_share": 0.0}
    held.difference_update(request.get("policies", ()))
    return {}


if __name__ == "__main__":
    held: set[str] = set()
    for line in sys.stdin:
        asked = json.loads(line)
        be_killed(Path(sys.argv[1]), asked)
        print(json.dumps(answer(held, asked)), flush=True)
