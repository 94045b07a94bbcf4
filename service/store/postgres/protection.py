"""Compares triggers and permissions of a PostgreSQL database with those that Paroli creates."""

import re
from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy.engine.interfaces import DBAPICursor

from service.store.postgres.tables import AMONG_TABLES, table_faults

Grants = Sequence[tuple[str, str]]
"""Permissions with the tables on which the application's role has them."""

# The bits of pg_trigger.tgtype.
_EACH_ROW, _BEFORE, _INSERT, _DELETE, _UPDATE, _TRUNCATE = 1, 2, 4, 8, 16, 32
_KEPT = _EACH_ROW | _BEFORE | _UPDATE | _DELETE
_WHOLE = _BEFORE | _TRUNCATE

_TRIGGERS = {
    **{
        f"{table}_{name}": (table, kind, "paroli_only_added")
        for table in ("events", "keys", "stream_list")
        for name, kind in (("kept", _KEPT), ("kept_whole", _WHOLE))
    },
    **{
        f"{table}_decided_once": (table, _EACH_ROW | _BEFORE | _INSERT, "paroli_decided_once")
        for table in ("keys", "refused_keys")
    },
    "access_keys_for_good": ("access_keys", _EACH_ROW | _BEFORE | _UPDATE, "paroli_key_for_good"),
    "access_keys_kept": ("access_keys", _EACH_ROW | _BEFORE | _DELETE, "paroli_only_added"),
    "access_keys_kept_whole": ("access_keys", _WHOLE, "paroli_only_added"),
}

_FOR_GOOD = (
    *("id", "kind", "name", "role", "sessions", "punter", "purses"),
    *("digest", "made_at", "made_by", "parent", "expires_at"),
)
_OLD, _NEW = (", ".join(f"{row}.{column}" for column in _FOR_GOOD) for row in ("OLD", "NEW"))

_FUNCTIONS = {
    "paroli_only_added": """
BEGIN
  RAISE EXCEPTION '% are only ever added', TG_TABLE_NAME USING ERRCODE = 'raise_exception';
END
""",
    "paroli_decided_once": """
DECLARE
  is_taken boolean;
BEGIN
  IF NEW.scope = 'house' THEN
    PERFORM pg_advisory_xact_lock(8217406, hashtext(NEW.key));
  END IF;
  IF TG_TABLE_NAME = 'keys' THEN
    SELECT EXISTS (SELECT 1 FROM refused_keys WHERE scope = NEW.scope AND key = NEW.key)
      INTO is_taken;
  ELSE
    SELECT EXISTS (SELECT 1 FROM keys WHERE scope = NEW.scope AND key = NEW.key) INTO is_taken;
  END IF;
  IF is_taken THEN
    RAISE EXCEPTION 'the key % has a result', NEW.key
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'decided_once';
  END IF;
  RETURN NEW;
END
""",
    "paroli_key_for_good": f"""
BEGIN
  IF ({_OLD}) IS DISTINCT FROM ({_NEW}) THEN
    RAISE EXCEPTION 'what a key opens never changes' USING ERRCODE = 'raise_exception';
  END IF;
  IF OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at THEN
    RAISE EXCEPTION 'a key that has ended stays so' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN NEW;
END
""",
}
"""The functions of the triggers. The migrations create them."""

_HARMLESS = {"SELECT", "MAINTAIN"}

_STORED_TRIGGERS = f"""
SELECT t.tgname, c.relname, t.tgtype, p.proname, p.prosrc,
  t.tgenabled IN ('O', 'A') AND t.tgqual IS NULL AND t.tgattr = ''
FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
WHERE NOT t.tgisinternal AND t.tgrelid {AMONG_TABLES} ORDER BY t.tgname
"""  # noqa: S608 - constants only

_RULES = f"""
SELECT r.rulename, c.relname FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class
WHERE r.ev_class {AMONG_TABLES} ORDER BY r.rulename
"""  # noqa: S608 - constants only

# A superuser may switch all triggers off for a role or for a database.
_REPLICATION = """
SELECT current_setting('session_replication_role') = 'replica' OR EXISTS (
  SELECT 1 FROM pg_db_role_setting s, unnest(s.setconfig) AS setting
  WHERE s.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
  AND setting = 'session_replication_role=replica')
"""

_OWNERS = f"""
SELECT pg_get_userbyid(relowner) AS owner FROM pg_class WHERE oid {AMONG_TABLES}
UNION SELECT pg_get_userbyid(proowner) FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
WHERE NOT t.tgisinternal AND t.tgrelid {AMONG_TABLES} ORDER BY owner
"""  # noqa: S608 - constants only

_PERMISSIONS = f"""
WITH granted AS (
  SELECT c.relname, c.relowner, a.grantee, a.privilege_type, NULL::name AS column
  FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid {AMONG_TABLES}
  UNION
  SELECT c.relname, c.relowner, a.grantee, a.privilege_type, t.attname
  FROM pg_attribute t JOIN pg_class c ON c.oid = t.attrelid, aclexplode(t.attacl) a
  WHERE c.oid {AMONG_TABLES}
)
SELECT g.relname, COALESCE(r.rolname, 'public'), g.privilege_type, g.column,
  COALESCE(NOT r.rolsuper AND pg_has_role(r.oid, g.relowner, 'MEMBER'), false)
FROM granted g LEFT JOIN pg_roles r ON r.oid = g.grantee
WHERE g.grantee <> g.relowner ORDER BY 2, 1, 3, 4
"""  # noqa: S608 - constants only

# The roles of services are those that may write a table, and the current one. Owners are left out:
# they may alter the tables anyway.
_SERVER_RIGHTS = f"""
WITH owners AS (SELECT relowner AS oid FROM pg_class WHERE oid {AMONG_TABLES}),
services AS (
  SELECT r.* FROM pg_roles r WHERE NOT EXISTS (
    SELECT 1 FROM owners o
    WHERE r.oid = o.oid OR NOT r.rolsuper AND pg_has_role(r.oid, o.oid, 'MEMBER')
  ) AND (r.rolname = current_user OR EXISTS (
    SELECT 1 FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid {AMONG_TABLES} AND a.grantee = r.oid AND a.privilege_type <> 'SELECT'))
)
SELECT s.rolname, extra.name FROM services s CROSS JOIN LATERAL (
  VALUES ('CREATEROLE', s.rolcreaterole), ('REPLICATION', s.rolreplication),
    ('BYPASSRLS', s.rolbypassrls)
  UNION ALL
  SELECT 'the rights of ' || p.rolname, pg_has_role(s.oid, p.oid, 'MEMBER')
  FROM pg_roles p WHERE p.rolname IN ('pg_write_all_data', 'pg_write_server_files',
    'pg_execute_server_program', 'pg_database_owner')
) AS extra (name, is_given) WHERE extra.is_given AND NOT s.rolsuper
UNION ALL SELECT s.rolname, 'SUPERUSER' FROM services s WHERE s.rolsuper ORDER BY 1, 2
"""  # noqa: S608 - constants only

_EVENT_TRIGGERS = "SELECT evtname FROM pg_event_trigger WHERE evtenabled <> 'D' ORDER BY evtname"


def protection_faults(cursor: DBAPICursor, grants: Grants) -> list[str]:
    """Return what is wrong with tables, triggers and permissions, in sentences."""
    tables = [table for _, named in grants for table in named.split(", ")]
    return [
        *table_faults(cursor),
        *_trigger_faults(cursor, tables),
        *_rule_faults(cursor, tables),
        *_owner_faults(cursor, tables),
        *dict.fromkeys(_permission_faults(cursor, tables, set(_permitted(grants)))),
        *_server_right_faults(cursor, tables),
    ]


def _trigger_faults(cursor: DBAPICursor, tables: Sequence[str]) -> Iterator[str]:
    cursor.execute(_STORED_TRIGGERS, (tables,))
    stored = {
        name: (table, kind, function, _words(source), runs)
        for name, table, kind, function, source, runs in cursor.fetchall()
    }
    for name in sorted(_TRIGGERS.keys() - stored.keys()):
        yield f"The trigger {name} is missing."
    for name, found in stored.items():
        if name not in _TRIGGERS:
            yield f"The trigger {name} is not one of Paroli."
        elif found != (*_TRIGGERS[name], _words(_FUNCTIONS[_TRIGGERS[name][2]]), True):
            yield f"The trigger {name} was changed or switched off."
    cursor.execute(_REPLICATION)
    if cursor.fetchall() != [(False,)]:
        yield "The setting session_replication_role switches all triggers off."
    cursor.execute(_EVENT_TRIGGERS)
    for (name,) in cursor.fetchall():
        yield f"The event trigger {name} is not one of Paroli."


def _words(source: str) -> list[str]:
    return source.split()


def _rule_faults(cursor: DBAPICursor, tables: Sequence[str]) -> Iterator[str]:
    cursor.execute(_RULES, (tables,))
    for name, table in cursor.fetchall():
        yield f"The rule {name} on {table} is not one of Paroli."


def _owner_faults(cursor: DBAPICursor, tables: Sequence[str]) -> Iterator[str]:
    cursor.execute(_OWNERS, (tables, tables))
    owners = [owner for (owner,) in cursor.fetchall()]
    if len(owners) > 1:
        yield f"The tables and their triggers have several owners: {', '.join(owners)}."


def _permission_faults(
    cursor: DBAPICursor, tables: Sequence[str], permitted: set[tuple[str, str, str | None]]
) -> Iterator[str]:
    cursor.execute(_PERMISSIONS, (tables, tables))
    for table, role, permission, column, is_owner in cursor.fetchall():
        if is_owner:
            yield f"The role {role} has the permissions of the tables' owner."
        elif permission not in _HARMLESS and not permitted & {
            (permission, table, None),
            (permission, table, column),
        }:
            of_column = f"{column} of " if column else ""
            yield f"The role {role} has {permission} on {of_column}{table}, which it does not need."


def _server_right_faults(cursor: DBAPICursor, tables: Sequence[str]) -> Iterator[str]:
    cursor.execute(_SERVER_RIGHTS, (tables, tables))
    for role, right in cursor.fetchall():
        yield f"The role {role} has {right}, which it does not need."


def _permitted(grants: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, str | None]]:
    """Yield each permission with its table, and with its column if it is for columns only."""
    for what, tables in grants:
        for permission, columns in re.findall(r"(\w+)(?: \(([^)]*)\))?(?:, |$)", what):
            for table in tables.split(", "):
                for column in columns.split(", ") if columns else [None]:
                    yield permission, table, column
