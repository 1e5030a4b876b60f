"""Bots at the server: processes that fetch questions over HTTP and send back what a bot chooses."""
