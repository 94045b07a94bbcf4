"""Notifiers of services whose other processes are not connected."""

from service.messaging.local_pubsub import LocalNotifier


class UnreachableNotifier(LocalNotifier):
    """A notifier that reports no updates of other processes and is not live."""

    @property
    def is_live(self) -> bool:
        return False
