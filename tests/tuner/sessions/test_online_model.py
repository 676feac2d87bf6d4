"""Models of online sessions: compiled, kept, recorded, raced, and looked up again."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from tuner.backend import host_target
from tuner.errors import OptionError, TunerError
from tuner.files.kept_folders import new_folder, trim
from tuner.files.signing import VERIFY_KEY_VARIABLE, make_key
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.sessions import recorder, tuning_lines
from tuner.sessions.bank import BankKnowledge, Progress, Shapes
from tuner.sessions.online_model import GraphSource, OnlineModel
from tuner.sessions.online_options import OnlineOptions
from tuner.sessions.recorder import Recorded
from tuner.sessions.sliced_race import SlicedRace
from tuner.target import Target

X = np.linspace(-1, 1, 6, dtype=np.float32).reshape(2, 3)
ENGINE = "other 1.0"


@dataclass
class Exp:
    """The graph y = exp(x), as a source that counts how often it is written."""

    name: str = "exp"
    content: str = "exp of 2x3"
    shapes: Shapes = field(default_factory=dict)
    written: int = 0

    def write(self, folder: Path) -> Path:
        self.written += 1
        x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, ["n", 3]) for n in "xy")
        graph = helper.make_graph([helper.make_node("Exp", ["x"], ["y"])], "exp", [x], [y])
        opsets = [helper.make_opsetid("", 21)]
        onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=10), folder / "m.onnx")
        return folder / "m.onnx"


@dataclass
class FakeBank:
    """A bank that knows all of a model, or nothing; tuning makes it know all."""

    models: Path | None
    recorded: Path | None
    knows: bool = False
    tuned: list[str] = field(default_factory=list)
    compiled: list[int] = field(default_factory=list)

    def state(self, keys: Sequence[str], cores: int) -> str:
        assert list(keys) in ([], ["exp"])
        return f"{self.knows} on {cores}"

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        self.compiled.append(cores)
        target = Target(host_target().soc_version, cores)
        options = Options(target, input_shapes=shapes)
        compile_model(model, output, options, NoBank(), lambda _: None)
        return BankKnowledge(1, int(self.knows), ("exp",))

    def tune(
        self,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        job_types: str,
        progress: Progress | None = None,
    ) -> None:
        assert model.is_file()
        assert progress is not None
        progress("model.om: 1.00 ms (default 2.00 ms)")
        self.tuned.append(job_types)
        self.knows = True


@pytest.fixture
def bank(tmp_path: Path) -> FakeBank:
    return FakeBank(tmp_path / "models", tmp_path / "recorded")


def exp() -> Exp:
    return Exp(shapes={"x": (2, 3)})


def online(bank: FakeBank, source: GraphSource | None = None, **options: object) -> OnlineModel:
    return OnlineModel(source or exp(), OnlineOptions.of({"threads": 1, **options}), bank, ENGINE)


def folders(place: Path) -> list[str]:
    return sorted(path.name for path in place.iterdir()) if place.is_dir() else []


def told(bank: FakeBank, name: str) -> dict[str, object]:
    """A JSON file of the one recorded model."""
    assert bank.recorded is not None
    [path] = bank.recorded.glob(f"exp-*/{name}")
    found: dict[str, object] = json.loads(path.read_text())
    return found


def test_a_model_is_compiled_once_and_then_taken_from_the_disk(bank: FakeBank) -> None:
    first, second = exp(), exp()

    models = [online(bank, source) for source in (first, second)]

    for model in models:
        assert model.loaded is not None
        np.testing.assert_allclose(model.loaded.run({"x": X})["y"], np.exp(X), rtol=1e-6)
    assert (first.written, second.written) == (1, 0)
    assert bank.compiled == [1]


@pytest.mark.parametrize("other", [
    {"content": "another"}, {"shapes": {"x": (5, 3)}},
])  # fmt: skip
def test_other_content_and_other_shapes_are_other_models(
    bank: FakeBank, other: dict[str, object]
) -> None:
    online(bank)

    model = online(bank, Exp(**{"shapes": {"x": (2, 3)}, **other}))  # type: ignore[arg-type]

    assert bank.compiled == [1, 1]
    assert model.loaded is not None
    rows = 5 if "shapes" in other else 2
    assert model.loaded.inputs[0].shape == (rows, 3)


def test_a_miss_is_recorded_with_what_a_daemon_needs(bank: FakeBank) -> None:
    online(bank)

    [name] = folders(bank.recorded)  # type: ignore[arg-type]
    files = folders(bank.recorded / name)  # type: ignore[operator]
    assert files == ["calls.json", f"{name}.aoe.json", f"{name}.onnx"]
    settings = told(bank, "*.aoe.json")
    assert settings == {"aicore_num": 1, "input_shape": "x:2,3", "priority": 1}
    assert told(bank, "calls.json").items() >= {("calls", 1), ("engine", ENGINE)}


def test_the_priority_of_a_recorded_miss_grows_with_its_calls(bank: FakeBank) -> None:
    model = online(bank)

    for _ in range(1000):
        model.called()

    assert 500 <= int(str(told(bank, "calls.json")["calls"])) <= 1001
    assert told(bank, "*.aoe.json")["priority"] in (9, 10)


def test_calls_of_several_processes_add_up(bank: FakeBank) -> None:
    for _ in range(3):
        model = online(bank)
        for _ in range(64):
            model.called()

    assert told(bank, "calls.json")["calls"] == 1 + 3 * 64


def test_a_hit_takes_the_recorded_model_away(bank: FakeBank) -> None:
    online(bank)
    bank.knows = True

    model = online(bank)

    assert model.known.misses == 0
    assert folders(bank.recorded) == []  # type: ignore[arg-type]
    assert bank.compiled == [1, 1]


def test_a_miss_is_ignored_on_request(bank: FakeBank) -> None:
    model = online(bank, on_miss="ignore")

    model.called()

    assert model.loaded is not None
    assert folders(bank.recorded) == []  # type: ignore[arg-type]


def test_a_miss_is_tuned_on_request_and_compiled_with_what_was_learnt(
    bank: FakeBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AOE_MODE", "2")

    model = online(bank)

    assert bank.tuned == ["2"]
    assert model.known.misses == 0
    assert folders(bank.recorded) == []  # type: ignore[arg-type]
    kept = [folders(path) for path in bank.models.iterdir()]  # type: ignore[union-attr]
    assert kept == [["known.json", "model.om"]]


def test_tuning_is_logged_in_the_words_of_aoe(
    bank: FakeBank, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("AOE_MODE", "2")
    monkeypatch.setattr(tuning_lines, "_begun", count())

    with caplog.at_level(logging.INFO, "tuner.sessions"):
        online(bank)
        bank.knows = False
        online(bank, Exp("other", "another exp", shapes={"x": (2, 3)}))

    began = ["in tune mode, training graph handled by tools.", "Aoe tuning graph."]
    each = "tuning, 1 misses", "process finished. 1.00 ms (default 2.00 ms)"
    ended = "[Aoe]Aoe process finished,cost time 0s."
    assert caplog.messages == [
        *began, f"exp: {each[0]}", f"exp {each[1]}", ended,
        f"other: {each[0]}", f"other {each[1]}", ended,
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["4", "gdat"])
def test_gradient_tuning_is_not_for_models(
    bank: FakeBank, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    monkeypatch.setenv("AOE_MODE", mode)

    model = online(bank)
    model.called()

    assert bank.tuned == []
    assert model.loaded is not None


def test_the_call_wins_over_the_environment(
    bank: FakeBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AOE_MODE", "1,2")

    online(bank, on_miss="record")

    assert bank.tuned == []


@pytest.mark.parametrize(("given", "message"), [
    ({"on_mis": "tune"}, "there is no option 'on_mis'"),
    ({"on_miss": "wait"}, "on_miss='wait': it is one of record, tune, ignore"),
    ({"threads": 0}, "threads=0: at least 1 is needed"),
    ({"job_types": 9}, "job_types=9: it is one of '1' "),
    ({"refresh_s": -1}, "refresh_s=-1: a number of seconds of at least 0 is needed"),
    ({"refresh_s": float("nan")}, "refresh_s=nan: a number of seconds of at least 0 is needed"),
    ({"recorded": 3}, "recorded=3: a path is needed"),
])  # fmt: skip
def test_options_that_there_are_not_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        OnlineOptions.of(given)


def test_a_running_process_switches_to_what_was_learnt_meanwhile(bank: FakeBank) -> None:
    model = online(bank)
    before = model.loaded

    assert not model.refresh()
    assert model.loaded is before
    bank.knows = True
    assert model.refresh()

    assert model.known.misses == 0
    assert model.loaded not in (None, before)


def test_a_called_model_looks_by_itself_where_that_is_asked_for(bank: FakeBank) -> None:
    model = online(bank, refresh_s=0.01)
    bank.knows = True

    until_s = time.monotonic() + 60
    while model.known.misses and time.monotonic() < until_s:
        model.called()
        time.sleep(0.02)

    assert model.known.misses == 0


class ReplayedRace(SlicedRace):
    """A race that its first call decides by recorded times of blocks; our engine runs that call."""

    def __init__(self, seconds: Mapping[str, Sequence[float]]) -> None:
        super().__init__()
        self._seconds = seconds

    def call(self, engines: Mapping[str, Callable[[], Any]]) -> Any:
        result = engines["ours"]()
        self._order.clear()
        self._medians = {name: list(blocks) for name, blocks in self._seconds.items()}
        return result


def decide(
    model: OnlineModel,
    ours: Sequence[float],
    other: Sequence[float],
    *,
    call: Callable[[], object] = lambda: None,
    is_part: bool = False,
) -> None:
    """Decide a race by the times of its blocks, in ms; `call` is made in our engine."""
    times = {"ours": [1e-3 * ms for ms in ours], "other": [1e-3 * ms for ms in other]}
    model._race_in_slices = ReplayedRace(times)
    model.race_call(call, lambda: None, is_part=is_part)


def test_the_slower_engine_is_not_used(bank: FakeBank) -> None:
    model = online(bank)
    assert model.needs_race

    decide(model, [4] * 5, [1] * 5)

    assert model.loaded is None
    assert not model.needs_race
    assert model.why.startswith("other 1.0 is faster")


def test_ours_is_used_where_it_is_faster(bank: FakeBank) -> None:
    model = online(bank)

    decide(model, [1] * 5, [4] * 5)

    assert model.loaded is not None
    assert not model.needs_race


def test_a_clear_verdict_holds_for_the_next_process_and_for_this_engine_alone(
    bank: FakeBank,
) -> None:
    decide(online(bank), [2] * 5, [1] * 5)

    again = online(bank)
    elsewhere = OnlineModel(exp(), OnlineOptions(threads=1), bank, "third 2.0")

    assert (again.needs_race, again.loaded) == (False, None)
    assert again.why == "other 1.0 is faster: 1 ms, ours 2 ms"
    assert elsewhere.needs_race
    assert elsewhere.loaded is not None


@pytest.mark.parametrize(("other_ms", "wins"), [(0.12, False), (0.16, True)])
def test_a_part_of_a_program_has_to_win_by_what_the_change_of_engines_costs(
    bank: FakeBank, other_ms: float, wins: bool
) -> None:
    whole, part = online(bank, threads=2), online(bank, Exp(shapes={"x": (1, 3)}), threads=2)

    decide(whole, [0.1] * 5, [other_ms] * 5)
    decide(part, [0.1] * 5, [other_ms] * 5, is_part=True)

    assert whole.loaded is not None
    assert (part.loaded is not None) is wins


def test_an_engine_that_fails_in_a_race_gets_no_verdict(bank: FakeBank) -> None:
    model = online(bank)

    decide(model, [1] * 5, [2] * 5, call=model.close)

    assert model.loaded is None
    assert online(bank).needs_race


def test_a_disturbed_race_decides_for_this_process_only(bank: FakeBank) -> None:
    model = online(bank)

    decide(model, [2, 9, 1, 8, 2], [1, 1, 9, 1, 1])

    assert model.loaded is None
    assert online(bank).needs_race


def race_in_slices(model: OnlineModel, ours_s: float, other_s: float) -> int:
    """Make calls of the user until a race of such times is decided; return how many."""
    now_s = 0.0

    def call(seconds: float) -> str:
        nonlocal now_s
        now_s += seconds
        return f"result after {seconds} s"

    model._race_in_slices = SlicedRace(lambda: now_s)
    calls = 0
    while model.needs_race:
        model.called()
        ours, other = (partial(call, seconds) for seconds in (ours_s, other_s))
        [result] = model.race_call(ours, other, is_part=True)
        assert result in (f"result after {ours_s} s", f"result after {other_s} s")
        calls += 1
    return calls


@pytest.mark.usefixtures("quiet_machine")
@pytest.mark.parametrize("other_s", [0.1, 0.4])
def test_a_race_in_slices_of_the_users_calls_is_decided_and_kept(
    bank: FakeBank, other_s: float
) -> None:
    model = online(bank)

    calls = race_in_slices(model, 0.2, other_s)
    again = online(bank)

    assert calls == 40
    assert (model.loaded is not None) is (other_s > 0.2)
    assert (again.needs_race, again.loaded is not None) == (False, other_s > 0.2)
    assert again.verdict == model.verdict
    assert told(bank, "calls.json")["calls"] == 1 + 32


def test_a_call_within_a_call_of_a_race_is_no_part_of_it(bank: FakeBank) -> None:
    model = online(bank)
    nested: list[list[str]] = []

    def call() -> str:
        nested.append(model.race_call(call, call, is_part=True))
        return "result"

    assert model.race_call(call, call, is_part=True) == ["result"]
    assert nested == [[]]


def test_the_other_engine_runs_the_calls_of_other_threads_while_one_is_timed(
    bank: FakeBank,
) -> None:
    model = online(bank)
    began, ended = threading.Event(), threading.Event()

    def timed() -> str:
        began.set()
        assert ended.wait(30)
        return "timed"

    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(model.race_call, timed, timed, is_part=True)
        assert began.wait(30)
        assert model.race_call(lambda: "ours", lambda: "other", is_part=True) == ["other"]
        ended.set()
        assert first.result() == ["timed"]


def test_a_refresh_while_a_race_is_open_begins_it_again(bank: FakeBank) -> None:
    model = online(bank)
    for _ in range(39):
        model.race_call(lambda: None, lambda: None, is_part=True)
    bank.knows = True

    assert model.refresh()
    assert model.status((), "other").why == "still timed in both engines, 0 of 10 blocks of calls"


class Unknown:
    """A graph that its framework cannot trace."""

    name = "traced"
    shapes: ClassVar[Shapes] = {}

    @property
    def content(self) -> str:
        raise ValueError("no graph of it\nwith these lines")

    def write(self, folder: Path) -> Path:
        raise AssertionError(folder)


def test_a_source_without_a_graph_leaves_the_model_to_the_other_engine_and_touches_no_folder(
    bank: FakeBank,
) -> None:
    online(bank).close()

    model = online(bank, Unknown())
    model.refresh()

    assert (model.loaded, model.why) == (None, "ValueError: no graph of it")
    assert model.status((), "other").engine == "other"
    assert bank.models is not None
    assert len(folders(bank.models)) == 1


def test_a_source_that_cannot_be_written_leaves_the_model_to_the_other_engine(
    bank: FakeBank, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Exp):
        def write(self, folder: Path) -> Path:
            raise RuntimeError("no translation")

    with caplog.at_level(logging.WARNING, "tuner.sessions"):
        model = online(bank, Broken())

    assert model.loaded is None
    assert model.why == "RuntimeError: no translation"
    assert "exp: runs in other 1.0: RuntimeError: no translation" in caplog.text
    assert folders(bank.recorded) == []  # type: ignore[arg-type]


def test_the_reason_of_a_file_is_given_without_the_place_where_it_was(tmp_path: Path) -> None:
    class Refusing(FakeBank):
        def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
            raise TunerError(f"{model}: node 'a' is refused")

    bank = Refusing(tmp_path / "models", tmp_path / "recorded")

    model = OnlineModel(Exp(), OnlineOptions(), bank, ENGINE)

    assert model.why == "TunerError: node 'a' is refused"


def test_a_bank_that_cannot_be_read_later_leaves_the_model_as_it_is_known(bank: FakeBank) -> None:
    model = online(bank)

    def broken(keys: Sequence[str], cores: int) -> str:
        raise TunerError("the bank is gone")

    bank.state = broken  # type: ignore[method-assign]

    assert not model.refresh()
    assert model.loaded is not None


@pytest.mark.parametrize("damage", [
    "", "{}", "[]", "\0", "[" * 100_000, '{"known": {"keys": [1]}, "state": 1, "verdicts": 2}',
])  # fmt: skip
def test_a_damaged_compiled_model_is_compiled_again(bank: FakeBank, damage: str) -> None:
    online(bank)
    [path] = bank.models.glob("*/known.json")  # type: ignore[union-attr]
    path.write_text(damage)

    model = online(bank)

    assert model.loaded is not None
    assert bank.compiled == [1, 1]


@pytest.mark.parametrize("place", [0, 80, 300, -1])
@pytest.mark.parametrize("kind", ["flipped", "cut", "gone"])
def test_a_damaged_offline_model_is_replaced_and_the_next_session_finds_a_whole_one(
    bank: FakeBank, place: int, kind: str
) -> None:
    online(bank).close()
    [path] = bank.models.glob("*/model.om")  # type: ignore[union-attr]
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.unlink()
    if kind != "gone":
        path.write_bytes(content if kind == "flipped" else content[:place])

    again, after = online(bank), online(bank)

    for model in (again, after):
        assert model.loaded is not None
        np.testing.assert_allclose(model.loaded.run({"x": X})["y"], np.exp(X), rtol=1e-6)
    assert bank.compiled == [1, 1]


def test_a_kept_model_without_the_required_signature_is_not_compiled_in_vain(
    bank: FakeBank, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cryptography", reason="the extra `signing` is not installed")
    online(bank).close()
    make_key(tmp_path / "key")
    monkeypatch.setenv(VERIFY_KEY_VARIABLE, str(tmp_path / "key.pub"))

    model = online(bank)

    assert model.loaded is None
    assert "is not trusted: it is not signed" in model.why
    assert bank.compiled == [1]


def test_a_folder_that_other_users_may_write_to_holds_no_model_of_ours(bank: FakeBank) -> None:
    online(bank)
    assert bank.models is not None
    bank.models.chmod(0o777)

    model = online(bank)

    assert model.loaded is None
    assert "other users may write to it" in model.why


def test_without_places_a_model_is_compiled_for_the_process(bank: FakeBank) -> None:
    bank.models = bank.recorded = None

    model = online(bank)

    assert model.loaded is not None
    model.loaded.run({"x": X})
    model.close()
    assert model.loaded is None


def test_the_folder_of_recorded_models_is_bounded(
    bank: FakeBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorder, "MAX_MODELS", 2)

    for rows in range(1, 6):
        online(bank, Exp(shapes={"x": (rows, 3)}))

    assert len(folders(bank.recorded)) == 2  # type: ignore[arg-type]


def test_the_oldest_goes_first_and_shared_weights_count_once(tmp_path: Path) -> None:
    for number, name in enumerate(("old", "middle", "new")):
        (tmp_path / name).mkdir()
        weights = tmp_path / name / "weights.data"
        if number == 0:
            weights.write_bytes(bytes(600))
        else:
            weights.hardlink_to(tmp_path / "old" / "weights.data")
        (tmp_path / name / "m.onnx").write_bytes(bytes(100))
        os.utime(tmp_path / name, (number, number))
    (tmp_path / "of others").mkdir()

    trim(tmp_path, "m.onnx", 3, 900)
    assert folders(tmp_path) == ["middle", "new", "of others", "old"]

    trim(tmp_path, "m.onnx", 3, 899)
    assert folders(tmp_path) == ["middle", "new", "of others"]

    trim(tmp_path, "m.onnx", 1, 10)
    assert folders(tmp_path) == ["new", "of others"]


def test_two_processes_that_record_the_same_model_leave_one(tmp_path: Path) -> None:
    for _ in range(2):
        with new_folder(tmp_path / "recorded") as folder:
            Recorded.of(tmp_path / "recorded", "exp", "0" * 64).take(
                exp().write(folder), {}, 2, ENGINE
            )

    assert folders(tmp_path / "recorded") == ["exp-000000000000"]


def test_calls_of_a_model_that_is_not_recorded_any_more_are_forgotten(tmp_path: Path) -> None:
    Recorded.of(tmp_path, "exp", hashlib.sha256(b"").hexdigest()).count(3)

    assert folders(tmp_path) == []
