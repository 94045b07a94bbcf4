"""Runs the migrations in the transaction that ``service.store.opening.migrate`` began."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
