"""Whatever a file looks like: its bytes survive, and its entries put together are the file."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankd.bank.cann import clean_copy, export_cann, stage_cann
from bankd.bank.cann.compose import assemble
from bankd.bank.cann.document import BYTE_ORDER_MARK, parse
from bankd.bank.cann.entry import entries_of
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import check_file, findings_of
from tests.bankd.bank.cann.builders import (
    GA_PATH,
    GRADIENT_NAME,
    GRAPH_NAME,
    RL_NAME,
    RUNTIME_NAME,
    UNIFIED_NAME,
)

NAMES = {
    "unified": UNIFIED_NAME,
    "runtime": RUNTIME_NAME,
    "ga": Path(GA_PATH).name,
    "rl": RL_NAME,
    "graph": GRAPH_NAME,
    "gradient": GRADIENT_NAME,
}

numbers = st.sampled_from(
    ["0", "-0", "1E5", "1.50", "1e-07", "-3.0E+2", "18446744073709551615", "123456789012345678901"]
) | st.integers(-(2**70), 2**70).map(str)
times = st.sampled_from(["12.5", "1E5", "1e17", "0.50", "7"])
words = st.text(st.characters(codec="utf-8"), max_size=6)
strings = st.builds(
    lambda text, ascii_: json.dumps(text, ensure_ascii=ascii_), words, st.booleans()
)
blanks = st.sampled_from(["", " ", "  ", "\t"])


# The first draw makes the tables of all characters, which takes seconds on a busy machine.
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def values(draw: st.DrawFn, levels: int = 2) -> str:
    if levels == 0:
        return draw(numbers | strings | st.sampled_from(["true", "false", "null"]))
    return draw(objects(levels - 1) | lists(levels - 1) | values(0))


@st.composite
def objects(draw: st.DrawFn, levels: int = 1) -> str:
    names = draw(st.lists(strings, max_size=3, unique_by=json.loads))
    blank = draw(blanks)
    members = [f"{name}{blank}:{blank}{draw(values(levels))}" for name in names]
    return f"{{{blank}{f',{blank}'.join(members)}{blank}}}"


@st.composite
def lists(draw: st.DrawFn, levels: int = 1) -> str:
    blank = draw(blanks)
    elements = draw(st.lists(values(levels), max_size=3))
    return f"[{blank}{f'{blank},'.join(elements)}]"


@st.composite
def entries(draw: st.DrawFn, kind: str) -> str:
    if kind == "unified":
        info = draw(objects())
        candidates = [
            f'{{"knowledge": {draw(objects())}, "info_dict": {info}, "cost_time": {draw(times)}}}'
            for _ in range(draw(st.integers(1, 3)))
        ]
        return f"{draw(strings)}: [{', '.join(candidates)}]"
    if kind == "runtime":
        id_ = draw(st.integers(0, 2**32))
        return (
            f'{{"id":{id_}, "info_dict":{draw(objects())},"knowledge":{draw(objects())},'
            f'"op":{draw(strings)},"version":0}}'
        )
    if kind == "ga":
        tiling = draw(
            st.just("null") | st.lists(numbers, max_size=4).map(lambda n: f"[{','.join(n)}]")
        )
        return f'{{"shape": {draw(objects())}, "tiling": {tiling}, "cost_time": {draw(times)}}}'
    if kind == "rl":
        return f"{draw(strings)}: {json.dumps(draw(lists()))}"
    if kind == "graph":
        number = draw(st.integers(0, 2**64 - 1))
        return f'{{"feature":{draw(objects())},"graphID":{number},"strategy":{draw(objects())}}}'
    return (
        f'{{"modelhash":{draw(strings)},"modelvalue":{{"gradientSize":{draw(lists())},'
        f'"gradientTime":{draw(lists())}}}}}'
    )


@st.composite
def files(draw: st.DrawFn) -> tuple[str, bytes]:
    kind = KINDS[draw(st.sampled_from(list(KINDS)))]
    newline = draw(st.sampled_from(["\n", "\r\n"]))
    texts = draw(st.lists(entries(kind.name), max_size=4))
    if kind.name == "graph":
        texts.insert(0, '{"version":"2.1"}')
    brackets = kind.layout.value or ("", "")
    gap = newline if not kind.layout.value else draw(st.sampled_from([f",{newline}", " , ", ","]))
    edge = "" if not kind.layout.value else draw(st.sampled_from([newline, "", " "]))
    end = draw(st.sampled_from([newline, "", newline * 2]))
    mark = draw(st.sampled_from(["", BYTE_ORDER_MARK]))
    text = f"{mark}{brackets[0]}{edge}{gap.join(texts)}{edge}{brackets[1]}{end}"
    return kind.name, text.encode()


@unhurried
@given(files())
def test_a_file_put_together_from_its_entries_is_the_file(file: tuple[str, bytes]) -> None:
    kind, content = KINDS[file[0]], file[1]
    document = parse(content, kind.layout)
    placed = [each.number for each in entries_of(document, kind)]

    assert document.text.encode() == content
    if placed:
        together = assemble(document, kind, [(document.entry(n), n) for n in placed])
        assert together.encode() == content


@settings(unhurried, max_examples=10)
@given(files())
def test_a_file_imported_and_exported_is_the_file(file: tuple[str, bytes]) -> None:
    name, content = NAMES[file[0]], file[1]

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / name
        source.write_bytes(content)
        with stage_cann(source, Path(folder) / "bank") as bank:
            (written,) = export_cann(bank, Path(folder) / "out")
            found = (Path(folder) / "out" / written.path).read_bytes()

    assert found == content
    assert written.origin == "stored"


@unhurried
@given(files())
def test_a_mended_file_is_accepted_and_stays_as_it_is(file: tuple[str, bytes]) -> None:
    kind, content = KINDS[file[0]], file[1]

    mended = clean_copy(content, kind).content

    assert check_file(mended, kind) == []
    assert clean_copy(mended, kind).content == mended
    assert [each.what for each in findings_of(mended, kind) if each.is_repairable] == []


@given(st.sampled_from(list(KINDS)), st.binary(max_size=40))
def test_no_bytes_break_the_checks(name: str, content: bytes) -> None:
    faults: list[Any] = check_file(content, KINDS[name])
    findings = list(findings_of(content, KINDS[name]))

    assert bool(faults) == any(each.severity == "error" for each in findings)
