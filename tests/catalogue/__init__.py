"""The catalogue: everything a front end draws is there, and true."""
