"""Spoilt saves, files and contents: each loads or is refused with a sentence, none crashes, nothing else is touched."""

from pathlib import Path

from tests.store.damage.spoilt_stores import is_sentence, spoil_bytes, spoil_contents, spoil_records

RECORDS, FILES, CONTENTS = 2_000, 150, 150


def test_spoilt_records_load_or_are_refused_with_a_sentence() -> None:
    outcomes = spoil_records(20261115, RECORDS)
    assert all(is_sentence(sentence) for sentence in outcomes if sentence)
    assert len(outcomes) > 6
    assert RECORDS / 5 < outcomes[""] < RECORDS * 4 / 5


def test_spoilt_files_are_put_aside_and_everything_else_survives(tmp_path: Path) -> None:
    assert spoil_bytes(tmp_path, 20261115, FILES) > FILES * 0.9


def test_nonsense_under_a_valid_seal_does_no_harm(tmp_path: Path) -> None:
    assert spoil_contents(tmp_path, 20261115, CONTENTS) > CONTENTS / 4
