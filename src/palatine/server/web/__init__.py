"""The server as browsers, bots and other programs see it: HTTP, WebSocket, and the rules of safety."""
