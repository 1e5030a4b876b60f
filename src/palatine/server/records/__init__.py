"""Games that are over, and games that go on elsewhere: export, import, replay, positions and problem reports."""
