"""Rules of thumb for Kingsburg."""
