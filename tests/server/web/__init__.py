"""Tests of the server from outside: HTTP and WebSocket against a real listener."""
