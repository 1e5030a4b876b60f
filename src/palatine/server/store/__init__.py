"""Everything that is kept: the schema, the database, and the queries by subject."""
