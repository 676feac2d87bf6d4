"""When a file of a watched folder is complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.daemon.scanner.inbox import Inbox, Look, Seen, look_at, sort_inbox

MODEL = Path("/in/m.onnx")
DATA = Path("/in/m.bin")


def look(size: int = 100, *, inode: int = 1, mtime: int = 5, is_regular: bool = True) -> Look:
    return Look(inode, size, mtime, is_regular)


def sort(previous: Inbox, current: dict[Path, Look], now_s: float, *data: Path) -> Inbox:
    return sort_inbox(previous.seen, current, now_s, 2.0, lambda _: data)


def test_a_file_that_two_looks_a_settling_time_apart_saw_alike_is_ready() -> None:
    first = sort(Inbox(), {MODEL: look()}, 0.0)

    second = sort(first, {MODEL: look()}, 2.0)

    assert not first.ready
    assert first.waiting == {MODEL: "still being written"}
    assert [ready.path for ready in second.ready] == [MODEL]
    assert not second.waiting


def test_two_looks_less_than_a_settling_time_apart_are_not_enough() -> None:
    first = sort(Inbox(), {MODEL: look()}, 0.0)

    second = sort(first, {MODEL: look()}, 1.9)

    assert not second.ready


def test_what_a_long_look_met_at_its_end_has_the_whole_settling_time_before_it() -> None:
    def sort_after(previous: Inbox, begun_s: float, ended_s: float) -> Inbox:
        return sort_inbox(
            previous.seen, {MODEL: look()}, begun_s, 2.0, lambda _: (), looked_s=ended_s
        )

    first = sort_after(Inbox(), 0.0, 3.0)
    second = sort_after(first, 3.5, 6.5)
    third = sort_after(second, 6.6, 9.6)

    assert not second.ready
    assert third.ready


def test_without_a_settling_time_a_file_is_ready_at_once() -> None:
    assert sort_inbox({}, {MODEL: look()}, 0.0, 0.0, lambda _: (), looked_s=1.0).ready


@pytest.mark.parametrize(
    "changed", [look(200), look(inode=2), look(mtime=6)], ids=["size", "inode", "mtime"]
)
def test_a_change_starts_the_wait_anew(changed: Look) -> None:
    first = sort(Inbox(), {MODEL: look()}, 0.0)

    second = sort(first, {MODEL: changed}, 2.0)
    third = sort(second, {MODEL: changed}, 3.9)
    fourth = sort(third, {MODEL: changed}, 4.0)

    assert not second.ready
    assert not third.ready
    assert fourth.ready


@pytest.mark.parametrize(
    "name",
    ["m.onnx.part", "m.onnx.tmp", "m.onnx.crdownload", ".m.onnx", "m.onnx~", "~m.onnx",
     "m.onnx.filepart", "m.onnx.swp"],
)  # fmt: skip
def test_the_name_of_a_partial_file_is_ignored(name: str) -> None:
    inbox = sort(Inbox(), {Path("/in") / name: look()}, 0.0)

    assert list(inbox.ignored.values()) == ["the name of a partial or hidden file"]


def test_what_is_not_the_name_of_a_model_is_ignored() -> None:
    names = ("readme.txt", "m.onnx.bak")
    inbox = sort(Inbox(), {Path("/in") / name: look() for name in names}, 0.0)

    assert inbox.ignored == {Path("/in/m.onnx.bak"): "not the name of a model"}
    assert not inbox.waiting


def test_a_link_is_ignored() -> None:
    inbox = sort(Inbox(), {MODEL: look(is_regular=False)}, 0.0)

    assert inbox.ignored == {MODEL: "a link or a special file"}


def test_the_suffix_may_be_written_in_capitals() -> None:
    path = Path("/in/M.ONNX")
    first = sort(Inbox(), {path: look()}, 0.0)

    assert sort(first, {path: look()}, 2.0).ready


def test_a_model_waits_for_the_data_file_that_it_names() -> None:
    first = sort(Inbox(), {MODEL: look()}, 0.0, DATA)
    alone = sort(first, {MODEL: look()}, 2.0, DATA)
    fresh = sort(alone, {MODEL: look(), DATA: look(inode=9)}, 3.0, DATA)
    both = sort(fresh, {MODEL: look(), DATA: look(inode=9)}, 5.0, DATA)

    assert alone.waiting == {MODEL: "waits for its data file m.bin"}
    assert fresh.waiting == {MODEL: "waits for its data file m.bin"}
    assert both.ready[0].parts == (MODEL, DATA)
    assert both.ready[0].looks == (look(), look(inode=9))


def test_a_model_whose_data_never_comes_is_handed_on_at_last() -> None:
    first = sort(Inbox(), {MODEL: look()}, 0.0, DATA)

    patient = sort(first, {MODEL: look()}, 61.9, DATA)
    at_last = sort(patient, {MODEL: look()}, 62.0, DATA)

    assert not patient.ready
    assert at_last.ready[0].looks == (look(), None)


def test_a_model_waits_for_its_settings_to_stand_still(tmp_path: Path) -> None:
    settings = MODEL.with_name("m.aoe.json")
    first = sort(Inbox(), {MODEL: look()}, 0.0)
    fresh = sort(first, {MODEL: look(), settings: look(inode=3)}, 2.0)
    both = sort(fresh, {MODEL: look(), settings: look(inode=3)}, 4.0)

    assert fresh.waiting == {MODEL: "waits for its settings m.aoe.json"}
    assert both.ready[0].parts == (MODEL, settings)


def test_a_moment_to_look_again_lies_ahead_whatever_a_model_waits_for() -> None:
    settings, here = MODEL.with_name("m.aoe.json"), {MODEL: look()}
    first = sort(Inbox(), here, 0.0, DATA)
    without_data = sort(first, here, 2.0, DATA)
    with_data = sort(without_data, {**here, DATA: look(inode=2)}, 7.0, DATA)
    with_settings = sort(without_data, {**here, settings: look(inode=3)}, 8.0, DATA)
    at_last = sort(without_data, here, 62.0, DATA)

    assert (first.due_s, without_data.due_s) == (2.0, 62.0)
    assert (with_data.due_s, with_settings.due_s) == (9.0, 10.0)
    assert at_last.due_s is None


@pytest.mark.parametrize(
    ("model", "settings", "is_meant"),
    [
        ("foo.onnx", "foo.onnx.aoe.json", True),
        ("foo.onnx", "FOO.aoe.json", True),
        ("foo.om", "foo.aoe.JSON", True),
        ("foo.onnx", "foo.aoe.json", False),
        ("foo.onnx", "bar.aoe.json", False),
        ("foo.onnx", "sub/foo.onnx.aoe.json", False),
        ("foo.onnx.part", "FOO.aoe.json", False),
    ],
)
def test_settings_whose_name_is_nearly_right_are_ignored_with_the_right_one(
    model: str, settings: str, *, is_meant: bool
) -> None:
    path = Path("/in") / settings
    inbox = sort(Inbox(), {Path("/in") / model: look(), path: look()}, 0.0)

    why = inbox.ignored.get(path, "")

    assert ("did you mean foo.aoe.json?" in why) == is_meant


def test_an_offline_model_is_a_model() -> None:
    path = Path("/in/m.om")
    first = sort(Inbox(), {path: look()}, 0.0)

    assert sort(first, {path: look()}, 2.0).ready


def test_a_file_that_is_gone_is_forgotten() -> None:
    first = sort(Inbox(), {MODEL: look()}, 0.0)

    gone = sort(first, {}, 1.0)
    again = sort(gone, {MODEL: look()}, 2.0)

    assert not gone.seen
    assert not again.ready


@given(st.lists(st.tuples(st.floats(0.1, 5), st.integers(1, 3)), max_size=12))
def test_whatever_order_of_writes_a_file_is_ready_only_after_a_quiet_time(
    steps: list[tuple[float, int]],
) -> None:
    now_s, changed_s, size = 0.0, 0.0, 1
    inbox = sort(Inbox(), {MODEL: look(size)}, now_s)

    for pause_s, new_size in steps:
        now_s += pause_s
        if new_size != size:
            size, changed_s = new_size, now_s
        inbox = sort(inbox, {MODEL: look(size)}, now_s)

        assert bool(inbox.ready) == (now_s - changed_s >= 2.0)
        assert inbox.seen[MODEL] == Seen(look(size), changed_s)


def test_a_look_goes_into_folders_but_not_into_hidden_ones_or_workspaces_of_daemons(
    tmp_path: Path,
) -> None:
    hidden = (".git/c.onnx", "aoe_workspace/d.onnx", "deep/aoe_workspace/e.onnx")
    for name in ("a.onnx", "deep/b.onnx", *hidden):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x")
    (tmp_path / "link.onnx").symlink_to(tmp_path / "a.onnx")

    looks = look_at([tmp_path]).files

    found = {str(path.relative_to(tmp_path)): look.is_regular for path, look in looks.items()}
    assert found == {"a.onnx": True, "deep/b.onnx": True, "link.onnx": False}


def test_a_folder_that_is_gone_shows_nothing(tmp_path: Path) -> None:
    assert look_at([tmp_path / "gone"]).files == {}


def test_samples_beside_a_model_are_a_part_of_it_and_no_arrival() -> None:
    samples = MODEL.with_name("m.npz")
    first = sort(Inbox(), {MODEL: look()}, 0.0)
    fresh = sort(first, {MODEL: look(), samples: look(inode=3)}, 2.0)
    both = sort(fresh, {MODEL: look(), samples: look(inode=3)}, 4.0)
    without = sort(both, {MODEL: look()}, 6.0)

    assert fresh.waiting == {MODEL: "waits for its samples m.npz"}
    assert both.ready[0].parts == (MODEL, samples)
    assert without.ready[0].parts == (MODEL,)
    assert not both.ignored
