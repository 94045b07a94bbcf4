"""The time zone in which the readers of a report live."""

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

_DAY_LENGTH = len("2026-01-06")
_OFFSET = re.compile(r"Etc/GMT([+-])(\d+)")
_NOT_IN_IDS = re.compile(r"[^0-9A-Za-z]")
_UTC = ZoneInfo("UTC")
_NO_PLACES = frozenset({"Factory", "localtime", "posixrules"})
"""Files of the system beside those of time zones."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone by its IANA name, such as ``Europe/Paris``. Make one with ``zone_named``."""

    name: str

    @property
    def title(self) -> str:
        """What a report calls it: ``New York`` for ``America/New_York``."""
        if offset := _OFFSET.fullmatch(self.name):
            # The signs of these names are those of POSIX: hours west of Greenwich.
            sign = "\N{MINUS SIGN}" if offset[1] == "+" else "+"
            return f"UTC{sign}{offset[2]}"
        return self.name.rpartition("/")[2].replace("_", " ")

    @property
    def suffix(self) -> str:
        """What the id of a report ends with that has its times: nothing in UTC."""
        return "" if self == UTC else f"-{_NOT_IN_IDS.sub('_', self.name)}"

    def local(self, at: str) -> str:
        """Return a moment, ISO 8601 in UTC, as ISO 8601 in this zone, without the offset.

        A day alone, ``2026-01-06``, and a moment at the end of the calendar that has no local time
        stay as they are.
        """
        if self == UTC or len(at) == _DAY_LENGTH:
            return at
        try:
            moment = datetime.fromisoformat(at).astimezone(ZoneInfo(self.name))
        except OverflowError:
            return at
        return moment.replace(tzinfo=None).isoformat(timespec="microseconds")

    def day(self, at: str) -> str:
        """Return the day of a moment in this zone: ``2026-01-06``."""
        return self.local(at)[:_DAY_LENGTH]

    def moment(self, day: str, time: str) -> str:
        """Return when it is ``time``, ``20:00``, on a day in this zone: ISO 8601 in UTC."""
        local = datetime.fromisoformat(f"{day}T{time}")
        try:
            at = local.replace(tzinfo=ZoneInfo(self.name)).astimezone(_UTC)
        except OverflowError:
            at = local
        return f"{at.replace(tzinfo=None).isoformat(timespec='microseconds')}Z"

    def start_of(self, day: str | None) -> str | None:
        """Return when a day begins in this zone, ISO 8601 in UTC; None without a day."""
        return day and self.moment(day, "00:00")

    def end_of(self, day: str | None) -> str | None:
        """Return when the day after begins; None without a day, and for the last one there is."""
        if day is None or day == date.max.isoformat():
            return None
        return self.start_of((date.fromisoformat(day) + timedelta(days=1)).isoformat())


UTC = Zone("UTC")
_NAMES_OF_UTC = frozenset(
    prefix + name for prefix in ("", "Etc/") for name in ("UTC", "UCT", "Universal", "Zulu")
)


def zone_named(name: str) -> Zone:
    """Return a time zone. Raises: ``ValueError`` if the system knows none of that name."""
    try:
        ZoneInfo("" if name in _NO_PLACES else name)
    except (KeyError, OSError, ValueError) as error:
        raise ValueError(f"There is no time zone {name!r}.") from error
    return UTC if name in _NAMES_OF_UTC else Zone(name)


def machine_zone() -> Zone:
    """Return the time zone of this machine; UTC if it does not say."""
    # Imported late: most commands need no zone.
    from tzlocal import get_localzone_name  # noqa: PLC0415

    try:
        return zone_named(get_localzone_name() or UTC.name)
    except (KeyError, OSError, ValueError):
        return UTC
