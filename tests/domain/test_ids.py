"""Event ids equal UUIDs of version 5 from the standard library."""

from uuid import UUID, uuid5

from hypothesis import given
from hypothesis import strategies as st

from service.domain.values.ids import event_id


@given(st.uuids(), st.text())
def test_an_event_id_is_a_uuid_of_version_5(session: UUID, name: str) -> None:
    assert event_id(str(session), name) == str(uuid5(session, name))
