"""The terminal's board of Valeria: Card Kingdoms."""
