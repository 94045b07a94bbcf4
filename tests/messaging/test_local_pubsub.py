"""A local subscriber gets the newest unread update of each session."""

import threading

from service.application.ports.notifier import SessionUpdate
from service.messaging.local_pubsub import LocalNotifier

TIMEOUT_SECONDS = 30


def update(session: str, version: int) -> SessionUpdate:
    return SessionUpdate(session, version, settled=True)


def test_a_subscriber_gets_updates_of_its_session_only() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        notifier.publish(update("b", 1))
        notifier.publish(update("a", 1))
        assert subscription.wait(0) == [update("a", 1)]


def test_a_subscriber_of_all_sessions_gets_all_updates() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe() as subscription:
        notifier.publish(update("a", 1))
        notifier.publish(update("b", 1))
        assert subscription.wait(0) == [update("a", 1), update("b", 1)]


def test_the_newest_version_is_kept_in_any_order() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        for version in (2, 3, 1):
            notifier.publish(update("a", version))
        assert subscription.wait(0) == [update("a", 3)]
        assert subscription.wait(0) == []


def test_a_waiting_subscriber_gets_an_update_at_once() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        later = threading.Timer(0.01, notifier.publish, [update("a", 1)])
        later.start()
        assert subscription.wait(TIMEOUT_SECONDS) == [update("a", 1)]
        later.join()


def test_a_woken_subscriber_gets_no_update() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        notifier.publish(update("a", 1))
        notifier.wake_all()
        assert subscription.wait(TIMEOUT_SECONDS) == []
        notifier.publish(update("a", 2))
        assert subscription.wait(TIMEOUT_SECONDS) == [update("a", 2)]


def test_closing_wakes_every_subscriber() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as subscription:
        notifier.close()
        assert subscription.wait(TIMEOUT_SECONDS) == []
    assert (notifier.is_closed, notifier.is_live) == (True, True)


def test_a_closed_subscription_is_removed() -> None:
    notifier = LocalNotifier()
    with notifier.subscribe("a") as stays:
        with notifier.subscribe("a"):
            assert len(notifier._subscriptions["a"]) == 2
        assert notifier._subscriptions == {"a": {stays}}
    assert notifier._subscriptions == {}
