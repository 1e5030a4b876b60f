"""Attacks on a server of one's own: over loopback only, each stops by itself."""
