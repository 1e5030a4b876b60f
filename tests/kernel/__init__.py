"""The kernel by itself: its modules one by one, and a small game that uses all of them."""
