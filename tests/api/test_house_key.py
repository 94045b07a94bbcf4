"""The key of the house: one that opens nothing is told before anybody stands at the door."""

from pathlib import Path

import pytest

from service.serving.house_key import kept_key
from service.settings import BadSetting, read_settings


@pytest.mark.parametrize("key", [" abc ", "a b", "ключ", "a\tb"])
def test_a_key_that_cannot_be_sent_is_no_setting(key: str) -> None:
    with pytest.raises(BadSetting, match="PAROLI_HOUSE_KEY"):
        read_settings({"PAROLI_HOUSE_KEY": key})


def test_a_key_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "house" / "house.key"
    key = kept_key(file)
    assert kept_key(file) == key
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["house.key"]


def test_a_file_without_a_key_is_told(tmp_path: Path) -> None:
    file = tmp_path / "house.key"
    file.write_text("\n")
    with pytest.raises(BadSetting, match="no key"):
        kept_key(file)
