"""Rules of thumb for Paladins of the West Kingdom."""
