"""An append names the access key that must not have ended, in every store."""

from dataclasses import replace

import pytest

from service.application.errors import WrongVersion
from service.application.ports.keyring import DEALER, Grant
from service.application.ports.store import Store
from tests.factories.basset import commands
from tests.store.session_appends import (
    NOON,
    append_session,
    application_of,
    following_append,
    opening_append,
)
from tests.store.test_contract import read_everything


def test_an_append_of_an_ended_key_records_nothing(store: Store) -> None:
    session = append_session(store)
    issued = application_of(store).keys.make("x", Grant(DEALER, (session,)), None, "tests")
    before = read_everything(store, session)
    append = following_append(store, session, commands.fund_bank(5))
    append = replace(append, access_key=issued.key.id)
    store.keyring.end(issued.key.id, NOON)
    for access_key in (issued.key.id, "unknown"):
        with pytest.raises(WrongVersion):
            store.append([replace(append, access_key=access_key)])
    assert read_everything(store, session) == before
    other = application_of(store).keys.make("y", Grant(DEALER, (session,)), None, "tests")
    store.append([replace(append, access_key=other.key.id)])
    assert store.events(session)[-1] == append.recorded[-1]


def test_a_new_session_names_no_access_key(store: Store) -> None:
    first = opening_append()
    with pytest.raises(ValueError, match="access key"):
        store.append([replace(first, access_key="a")])
    assert store.streams() == []
