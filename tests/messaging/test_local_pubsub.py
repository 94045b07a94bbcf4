"""Who watches in one process hears what it has not taken up, the newest of each session."""

import threading

from service.application.ports import SessionUpdate
from service.messaging.local_pubsub import LocalNotifier

PATIENCE_SECONDS = 30


def update(session: str, version: int) -> SessionUpdate:
    return SessionUpdate(session, version, settled=True)


def test_a_watch_hears_its_session_only() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        notifier.publish(update("b", 1))
        notifier.publish(update("a", 1))
        assert subscription.wait(0) == [update("a", 1)]


def test_a_watch_for_all_hears_all() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe() as subscription:
        notifier.publish(update("a", 1))
        notifier.publish(update("b", 1))
        assert subscription.wait(0) == [update("a", 1), update("b", 1)]


def test_the_newest_is_kept_in_whatever_order_it_comes() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        for version in (2, 3, 1):
            notifier.publish(update("a", version))
        assert subscription.wait(0) == [update("a", 3)]
        assert subscription.wait(0) == []


def test_whoever_waits_hears_at_once() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        later = threading.Timer(0.01, notifier.publish, [update("a", 1)])
        later.start()
        assert subscription.wait(PATIENCE_SECONDS) == [update("a", 1)]
        later.join()


def test_a_woken_watch_hears_nothing_and_looks_for_itself() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        notifier.publish(update("a", 1))
        notifier.wake_all()
        assert subscription.wait(PATIENCE_SECONDS) == []
        notifier.publish(update("a", 2))
        assert subscription.wait(PATIENCE_SECONDS) == [update("a", 2)]


def test_the_end_wakes_everybody() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        notifier.close()
        assert subscription.wait(PATIENCE_SECONDS) == []
    assert (notifier.is_closed, notifier.is_live) == (True, True)


def test_whoever_went_away_is_forgotten() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as stays:
        with notifier.subscribe("a"):
            assert len(notifier._subscriptions["a"]) == 2
        assert notifier._subscriptions == {"a": {stays}}
    assert notifier._subscriptions == {}
