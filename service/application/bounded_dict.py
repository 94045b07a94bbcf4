"""A dict of bounded size for caches."""

from collections import OrderedDict
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedDict(OrderedDict[Key, Value]):
    """Keeps the ``most`` items that were kept last. Not safe to share between threads."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: Key, value: Value) -> None:
        """Set an item, as the newest one. The oldest ones that are too many are dropped."""
        self[key] = value
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
