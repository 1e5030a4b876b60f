"""The terminal's board of Kingsburg."""
