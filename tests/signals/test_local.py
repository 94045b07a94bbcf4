"""Who watches in one process hears what it has not taken up, the newest of each session."""

import threading

from service.application.ports import Announced
from service.messaging.local_pubsub import LocalNotice

PATIENCE_SECONDS = 30


def news(session: str, version: int) -> Announced:
    return Announced(session, version, settled=True)


def test_a_watch_hears_its_session_only() -> None:
    notice = LocalNotice()
    with notice.watch("a") as watch:
        notice.announce(news("b", 1))
        notice.announce(news("a", 1))
        assert watch.heard(0) == [news("a", 1)]


def test_a_watch_for_all_hears_all() -> None:
    notice = LocalNotice()
    with notice.watch() as watch:
        notice.announce(news("a", 1))
        notice.announce(news("b", 1))
        assert watch.heard(0) == [news("a", 1), news("b", 1)]


def test_the_newest_is_kept_in_whatever_order_it_comes() -> None:
    notice = LocalNotice()
    with notice.watch("a") as watch:
        for version in (2, 3, 1):
            notice.announce(news("a", version))
        assert watch.heard(0) == [news("a", 3)]
        assert watch.heard(0) == []


def test_whoever_waits_hears_at_once() -> None:
    notice = LocalNotice()
    with notice.watch("a") as watch:
        later = threading.Timer(0.01, notice.announce, [news("a", 1)])
        later.start()
        assert watch.heard(PATIENCE_SECONDS) == [news("a", 1)]
        later.join()


def test_a_woken_watch_hears_nothing_and_looks_for_itself() -> None:
    notice = LocalNotice()
    with notice.watch("a") as watch:
        notice.announce(news("a", 1))
        notice.wake_all()
        assert watch.heard(PATIENCE_SECONDS) == []
        notice.announce(news("a", 2))
        assert watch.heard(PATIENCE_SECONDS) == [news("a", 2)]


def test_the_end_wakes_everybody() -> None:
    notice = LocalNotice()
    with notice.watch("a") as watch:
        notice.close()
        assert watch.heard(PATIENCE_SECONDS) == []
    assert (notice.over, notice.live) == (True, True)


def test_whoever_went_away_is_forgotten() -> None:
    notice = LocalNotice()
    with notice.watch("a") as stays:
        with notice.watch("a"):
            assert len(notice._watches["a"]) == 2
        assert notice._watches == {"a": {stays}}
    assert notice._watches == {}
