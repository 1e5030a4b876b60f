"""Tests of the store, the hall, identity and the bus, on both kinds of database."""
