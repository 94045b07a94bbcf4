"""Create the table of access keys.

A key is ended but never deleted, because the log names it as actor. Its permissions never change.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_FOR_GOOD = (
    *("id", "kind", "name", "role", "sessions", "punter", "purses"),
    *("digest", "made_at", "made_by", "parent", "expires_at"),
)

_SQLITE = (
    """
CREATE TRIGGER access_keys_for_good BEFORE UPDATE OF {columns} ON access_keys
BEGIN SELECT RAISE(ABORT, 'what a key opens never changes'); END
""",
    """
CREATE TRIGGER access_keys_ended BEFORE UPDATE OF ended_at ON access_keys
WHEN OLD.ended_at IS NOT NULL AND NEW.ended_at IS NOT OLD.ended_at
BEGIN SELECT RAISE(ABORT, 'a key that has ended stays so'); END
""",
    """
CREATE TRIGGER access_keys_kept BEFORE DELETE ON access_keys
BEGIN SELECT RAISE(ABORT, 'access keys are ended, not removed'); END
""",
    """
CREATE TRIGGER access_keys_taken BEFORE INSERT ON access_keys
WHEN EXISTS (SELECT 1 FROM access_keys WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'taken: access_keys.id'); END
""",
)
_POSTGRESQL = (
    """
CREATE FUNCTION paroli_key_for_good() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ({old}) IS DISTINCT FROM ({new}) THEN
    RAISE EXCEPTION 'what a key opens never changes' USING ERRCODE = 'raise_exception';
  END IF;
  IF OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at THEN
    RAISE EXCEPTION 'a key that has ended stays so' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN NEW;
END $$
""",
    """
CREATE TRIGGER access_keys_for_good BEFORE UPDATE ON access_keys
FOR EACH ROW EXECUTE FUNCTION paroli_key_for_good()
""",
    """
CREATE TRIGGER access_keys_kept BEFORE DELETE ON access_keys
FOR EACH ROW EXECUTE FUNCTION paroli_only_added()
""",
    """
CREATE TRIGGER access_keys_kept_whole BEFORE TRUNCATE ON access_keys
FOR EACH STATEMENT EXECUTE FUNCTION paroli_only_added()
""",
)


def upgrade() -> None:
    op.create_table(
        "access_keys",
        *(_word(name) for name in ("id", "kind", "name", "role")),
        *(_word(name, nullable=True) for name in ("sessions", "punter")),
        sa.Column("purses", Int64, nullable=False),
        *(_word(name) for name in ("digest", "made_at", "made_by")),
        *(_word(name, nullable=True) for name in ("parent", "expires_at", "ended_at", "used_at")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_access_keys")),
        sa.CheckConstraint("purses IN (0, 1)", name=op.f("ck_access_keys_purses")),
        sa.CheckConstraint("length(digest) = 64", name=op.f("ck_access_keys_digest")),
        sqlite_strict=True,
        # Without a rowid, no row can be replaced by its rowid, which would run no trigger.
        sqlite_with_rowid=False,
    )
    op.create_index("ix_access_keys_parent", "access_keys", ["parent"])
    op.create_index("ix_access_keys_made_at_id", "access_keys", ["made_at", "id"])
    sqlite = op.get_bind().dialect.name == "sqlite"
    rows = {side: ", ".join(f"{side}.{column}" for column in _FOR_GOOD) for side in ("OLD", "NEW")}
    for step in _SQLITE if sqlite else _POSTGRESQL:
        statement = step.replace("{columns}", ", ".join(_FOR_GOOD))
        op.execute(statement.replace("{old}", rows["OLD"]).replace("{new}", rows["NEW"]))


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")


def _word(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, BytewiseText, nullable=nullable)
