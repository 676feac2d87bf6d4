from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.history.log import delete_tag, set_tag, tags
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision


@pytest.fixture
def two(bank: Bank) -> Bank:
    """With the revisions r1 and r2."""
    for number in (1, 2):
        bank.commit(V4, [a_decision(number)], f"number {number}", "me")
    return bank


def test_a_tag_names_a_revision_wherever_one_is_named(two: Bank) -> None:
    set_tag(two, "release/1.0+cpu", two.revision("r1"))

    assert two.revision("release/1.0+cpu") == two.revision("r1")
    assert [(tag.name, tag.revision.name) for tag in tags(two)] == [("release/1.0+cpu", "r1")]


def test_a_tag_is_a_label_and_no_revision(two: Bank) -> None:
    set_tag(two, "good", two.revision("r1"))

    assert [revision.name for revision in two.log()] == ["r2", "r1"]
    assert two.check() == []


def test_tags_are_listed_by_name(two: Bank) -> None:
    for name, revision in (("b", "r1"), ("a", "r2"), ("C", "r1")):
        set_tag(two, name, two.revision(revision))

    assert [tag.name for tag in tags(two)] == ["C", "a", "b"]


def test_a_tag_of_another_revision_is_only_moved_when_that_is_asked_for(two: Bank) -> None:
    set_tag(two, "good", two.revision("r1"))

    with pytest.raises(BankError, match="the tag good is that of r1") as caught:
        set_tag(two, "good", two.revision("r2"))

    assert "--force" in str(caught.value.hint)
    assert two.revision("good").name == "r1"
    assert set_tag(two, "good", two.revision("r2"), moves=True).revision.name == "r2"
    assert two.revision("good").name == "r2"


def test_the_same_tag_again_changes_nothing(two: Bank) -> None:
    first = set_tag(two, "good", two.revision("r1"))

    assert set_tag(two, "good", two.revision("r1")) == first


def test_a_deleted_tag_names_nothing(two: Bank) -> None:
    set_tag(two, "good", two.revision("r1"))

    deleted = delete_tag(two, "good")

    assert deleted.revision.name == "r1"
    assert tags(two) == []
    with pytest.raises(BankError, match="no revision 'good'"):
        two.revision("good")
    with pytest.raises(BankError, match="no tag 'good'"):
        delete_tag(two, "good")


@pytest.mark.parametrize(
    "name",
    ["head", "HEAD", "r12", "R3", "beef", "0123456789abcdef", "", " ", "a b", "-x", "a@b", "é",
     "a\nb", "good\n", "%", "a" * (100 + 1), "\udcff"],
)  # fmt: skip
def test_what_reads_like_a_revision_or_is_no_plain_word_cannot_be_a_tag(
    two: Bank, name: str
) -> None:
    with pytest.raises(BankError, match="cannot be a tag"):
        set_tag(two, name, two.revision("r1"))

    assert tags(two) == []


@pytest.mark.parametrize("name", ["v1", "abc", "r", "r12a", "headless", "z" * 100, "1.2"])
def test_plain_words_can_be_tags(two: Bank, name: str) -> None:
    set_tag(two, name, two.revision("r2"))

    assert two.revision(name).name == "r2"


def test_a_tag_cannot_be_set_in_a_bank_that_is_only_read(two: Bank, tmp_path: Path) -> None:
    with (
        Bank.open(tmp_path / "bank", create=False, read_only=True) as read,
        pytest.raises(BankError, match="opened for reading only"),
    ):
        set_tag(read, "good", two.revision("r1"))
