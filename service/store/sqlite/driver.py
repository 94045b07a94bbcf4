"""The SQLite library of this process: a current one as a wheel, where there is one.

Everything in one process must use this module. Two SQLite libraries in a process do not see each
other's locks on a file.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
else:
    try:
        # Debian's SQLite has a bug that can corrupt a file: see `FIXED_VERSION` in sqlite.py.
        from pysqlite3 import dbapi2 as sqlite3
    except ImportError:
        import sqlite3

__all__ = ["sqlite3"]
