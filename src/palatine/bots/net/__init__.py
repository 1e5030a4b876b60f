"""Bots that have learned: small nets that read what a seat may know and say which option they like best."""
