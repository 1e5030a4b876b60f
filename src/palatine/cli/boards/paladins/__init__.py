"""The terminal's board of Paladins of the West Kingdom."""
