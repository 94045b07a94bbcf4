"""Refuse to change or delete events and keys in PostgreSQL.

In SQLite, the first migration does this.
"""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Privileges do not limit the owner of a table, so triggers are needed. TRUNCATE runs no row
# trigger. INSERT ... ON CONFLICT DO UPDATE runs the UPDATE trigger.
_REFUSE = """
CREATE FUNCTION paroli_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% are only ever added', TG_TABLE_NAME USING ERRCODE = 'raise_exception';
END $$
"""
_ROWS = """
CREATE TRIGGER {table}_kept BEFORE UPDATE OR DELETE ON {table}
FOR EACH ROW EXECUTE FUNCTION paroli_only_added()
"""
_WHOLE = """
CREATE TRIGGER {table}_kept_whole BEFORE TRUNCATE ON {table}
FOR EACH STATEMENT EXECUTE FUNCTION paroli_only_added()
"""


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(_REFUSE)
    for table in ("events", "keys"):
        op.execute(_ROWS.format(table=table))
        op.execute(_WHOLE.format(table=table))


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")
