"""Alembic runs this file; the transaction around it is the caller's."""

from alembic import context

from palatine.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
