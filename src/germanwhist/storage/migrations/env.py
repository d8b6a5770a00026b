"""Runs the migrations in the transaction that `germanwhist.storage.migrate` has begun."""

from __future__ import annotations

from alembic import context

from germanwhist.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
