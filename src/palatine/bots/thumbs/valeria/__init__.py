"""Rules of thumb for Valeria: Card Kingdoms."""
