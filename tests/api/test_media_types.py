"""Bodies of another media type, or of another encoding than UTF-8, are refused."""

import pytest

from tests.api.caller import Table


@pytest.mark.parametrize(
    ("charset", "status"),
    [("utf-8", 201), ('"UTF-8"', 201), ("us-ascii", 201), ("latin-1", 415), ("utf-16", 415)],
)
def test_a_body_in_another_encoding_than_utf_8_is_refused(
    seated: Table, charset: str, status: int
) -> None:
    media_type = f"application/json; charset={charset}"
    answer = seated.caller.post_raw(f"{seated.path}/bank-funds", b'{"amount": 1}', media_type)
    assert answer.status_code == status
    if status != 201:
        assert answer.get_json()["detail"] == "The body must be in UTF-8."


@pytest.mark.parametrize(
    "media_type", ["application/merge-patch+json", "application/vnd.x+json", "text/plain", None]
)
def test_a_body_of_another_media_type_is_refused(seated: Table, media_type: str | None) -> None:
    address = f"{seated.path}/bank-funds"
    answer = seated.caller.post_raw(address, b'{"amount": 1}', media_type)
    assert (answer.status_code, answer.get_json()["code"]) == (415, "unsupported_media_type")
    assert answer.get_json()["detail"] == "The body must be application/json."
