"""Write a bank, its exports and CANN files with the code of the checkout in which it runs.

977dd90-bank.tar.xz was made by it in a checkout of commit 977dd90 (which has no such folder:
copy this file into it), with the folder PREFIX.result of a session beside it:

    python make_bank.py FOLDER && tar -cJf 977dd90-bank.tar.xz -C FOLDER .
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from bankd.bank import Bank, TargetKey
from bankd.bank.history.log import set_tag
from tests.bankd.bank.builders import (
    V4,
    a_decision,
    a_key,
    an_observation,
    of_subgraph,
    with_samples,
)
from tests.bankd.gradient_sets import measured, of_gradients

V3 = TargetKey("x86_64-v3", 1)


def main(folder: Path) -> None:
    with Bank.open(folder) as bank:
        seen = [with_samples(an_observation(number)) for number in (1, 2, 3)]
        crashed = an_observation(4, tile=64, outcome="crashed")
        bank.add_observations([*seen, crashed, of_subgraph(an_observation(5), 5), measured()])
        bank.commit(V4, [a_decision(number) for number in (1, 2, 3, 4)], "four operators", "anna")
        bank.commit(V4, [of_subgraph(a_decision(5), 5)], "a subgraph", "anna")
        bank.commit(V4, [of_gradients()], "gradients", "anna")
        bank.commit(V3, [replace(a_decision(1), target=V3)], "another target", "bert")
        set_tag(bank, "before", bank.revision("head"))
        bank.commit(V4, [a_decision(1, tile=16)], "another policy", "bert")
        bank.commit(V4, [], "one less", "bert", retired=[a_key(3)])
    for form, name in (("file", "v4.tunebank"), ("folder", "v4"), ("cann", "cann")):
        soc = () if form == "cann" else ("--soc_version", V4.soc_version)
        command = (sys.executable, "-m", "bankd", "export", "--bank", str(folder), "--form", form)
        subprocess.run([*command, *soc, "--output", str(folder / name)], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
