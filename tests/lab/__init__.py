"""The lab through its commands and its parts."""
