"""A service that starts ends the keys that have expired, so that a clock set back revives none."""

from pathlib import Path

from service.app import make_application
from service.application.ports.keyring import DEALER, Grant
from service.serving.http_service import open_http_service
from service.store.log.codec import EventCodec
from service.store.opening.connect import migrate_store, open_store
from tests.api.service_under_test import HOUSE_KEY, ManualClock
from tests.serving.settings_in_folder import settings_in


def test_a_service_with_a_house_key_ends_expired_keys_at_its_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'paroli.db'}"
    migrate_store(url)
    with open_store(url, EventCodec()) as store:
        application = make_application(store, clock=ManualClock())
        issued = application.keys.make("Dealer", Grant(DEALER), 1, "tests")
    settings = settings_in(tmp_path, database_url=url, house_key=HOUSE_KEY, port="0")
    service = open_http_service(settings)
    try:
        key = service.store.keyring.key(issued.key.id)
        assert key
        assert key.ended_at
    finally:
        service.close()
