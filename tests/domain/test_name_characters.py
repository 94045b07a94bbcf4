"""Which characters a new name may have."""

import unicodedata

import pytest

from service.domain.values.name_characters import BadCharacter, check_characters, title
from service.domain.values.names import BadName

NAMES = (
    "Anne",
    "Lady Anne (2)",
    "Zoë",
    "Đặng Thị Ngọc",
    "Иван Петров",
    "Ωμέγα",
    "שָׁלוֹם",
    "محمّد",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u062c\u0645\u0651\u200c\u0647\u0627",
    "王夫人",
    "山田\u3000太郎",
    "김민수",
    "प्रिया",
    "क\u094d\u200dष",
    "क\u094d\u200cष",
    "ဇော်ဂျီ",
    "བསྒྲུབས",
    "สมชาย",
    "Anne\u00a0Bell",
    "👩‍👩‍👧",
    "❤️‍🔥",
    "🏳️‍🌈",
    "👍🏽",
    "1️⃣",
    "🇫🇷",
    "🂮 Queen",
    "İlker",
    "a^b ~ {c}",
)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_every_script_are_accepted(name: str) -> None:
    check_characters(unicodedata.normalize("NFC", name))


BAD = {
    "a\u202eb": ("U+202E", 2, "direction"),
    "a\u2066b": ("U+2066", 2, "direction"),
    "\u200fb": ("U+200F", 1, "direction"),
    "ب\u061cب": ("U+061C", 2, "direction"),
    "a\u200bb": ("U+200B", 2, "invisible"),
    "an\u00adne": ("U+00AD", 3, "invisible"),
    "a\u2060b": ("U+2060", 2, "invisible"),
    "ab\ufeff": ("U+FEFF", 3, "invisible"),
    "a\u200cb": ("U+200C", 2, "invisible"),
    "a\u200db": ("U+200D", 2, "invisible"),
    "\u200cم": ("U+200C", 1, "invisible"),
    "م\u200dم": ("U+200D", 2, "invisible"),
    "anne\ufe0f": ("U+FE0F", 5, "invisible"),
    "Anna 1\ufe0f": ("U+FE0F", 7, "invisible"),
    "\ufe0f❤": ("U+FE0F", 1, "invisible"),
    "葛\U000e0100": ("U+E0100", 2, "invisible"),
    "🏴\U000e0067": ("U+E0067", 2, "invisible"),
    "김\u3164": ("U+3164", 2, "invisible"),
    "a\u2800b": ("U+2800", 2, "invisible"),
    "a\u034fb": ("U+034F", 2, "invisible"),
    "a\u2003b": ("U+2003", 2, "space"),
    "a\ue000": ("U+E000", 2, "no character"),
    "a\ufffdb": ("U+FFFD", 2, "no character"),
    "a\u0378": ("U+0378", 2, "does not have it"),
    "\u0301a": ("U+0301", 1, "without a letter"),
    "a \u0301b": ("U+0301", 3, "without a letter"),
    "\u0903a": ("U+0903", 1, "without a letter"),
    "a\u0321\u0321": ("U+0321", 3, "too many"),
    "q\u0300\u0301\u0302\u0303\u0304": ("U+0304", 6, "too many"),
    "i\u0307": ("U+0307", 2, "dot"),
    "\u0456\u0307": ("U+0307", 2, "dot"),
}


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_a_character_is_refused_and_named(name: str) -> None:
    with pytest.raises(BadCharacter) as refused:
        check_characters(name)
    character, position, reason = BAD[name]
    assert (refused.value.character, refused.value.position) == (character, position)
    assert reason in str(refused.value)


def test_the_message_names_the_character() -> None:
    with pytest.raises(BadCharacter) as refused:
        title("a\u202eb")
    assert str(refused.value) == (
        "Character 2 is U+202E RIGHT-TO-LEFT OVERRIDE: it changes the direction of the text."
    )


@pytest.mark.parametrize("blank", [" ", "\u00a0"], ids=ascii)
def test_a_title_has_a_visible_character(blank: str) -> None:
    with pytest.raises(BadName, match=r"^It has no visible character\.$"):
        title(blank)


def test_a_title_is_normalised() -> None:
    assert title("Soire\u0301e") == "Soir\u00e9e"
