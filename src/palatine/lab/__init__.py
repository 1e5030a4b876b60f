"""Measurements: benchmarks, arenas, studies."""
