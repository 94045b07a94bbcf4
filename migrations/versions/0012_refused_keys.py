"""Create the table of refused keys. A key has a response or a refusal, never both.

The rows do not belong to the log. They are deleted after a day.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")

_SQLITE = """
CREATE TRIGGER {table}_decided_once BEFORE INSERT ON {table}
WHEN EXISTS (SELECT 1 FROM {other} WHERE scope = NEW.scope AND key = NEW.key)
BEGIN SELECT RAISE(ABORT, 'taken: keys.scope, keys.key'); END
"""
# A key of the house opens a stream. Before that, there is no row that both transactions lock.
_FUNCTION = """
CREATE FUNCTION paroli_decided_once() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$
"""
_POSTGRESQL = """
CREATE TRIGGER {table}_decided_once BEFORE INSERT ON {table}
FOR EACH ROW EXECUTE FUNCTION paroli_decided_once()
"""


def upgrade() -> None:
    op.create_table(
        "refused_keys",
        *(_word(name) for name in ("scope", "key", "fingerprint", "body", "at")),
        sa.PrimaryKeyConstraint("scope", "key", name=op.f("pk_refused_keys")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_refused_keys_at", "refused_keys", ["at"])
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    if not is_sqlite:
        op.execute(_FUNCTION)
    for table, other in (("keys", "refused_keys"), ("refused_keys", "keys")):
        trigger = _SQLITE if is_sqlite else _POSTGRESQL
        op.execute(trigger.format(table=table, other=other))


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, BytewiseText, nullable=False)
