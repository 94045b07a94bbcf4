"""The time zone of the settings is that of the reports of a service."""

from contextlib import closing
from pathlib import Path

from service.serving.http_service import open_http_service
from service.zones import Zone
from tests.serving.settings_in_folder import settings_in


def test_a_service_has_the_time_zone_of_its_settings(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'paroli.db'}"
    settings = settings_in(tmp_path, database_url=url, port="0", time_zone="Asia/Tokyo")
    with closing(open_http_service(settings)) as opened:
        application = opened.service.application
        assert application.ports.zone == application.reports.zone == Zone("Asia/Tokyo")
