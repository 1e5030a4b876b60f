"""Tests of the environments: the checks of their own frameworks, and that all of them play the same games."""
