"""Messages between processes: jobs for workers, and session updates for subscribers.

The accounts never depend on a message. A process that missed one reads the store.
"""
