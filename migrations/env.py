"""Runs the steps on the connection, and in the transaction, that ``migrate`` opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
