"""The server, through its front door: real processes, real sockets, real databases."""
