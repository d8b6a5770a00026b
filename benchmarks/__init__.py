"""Benchmarks: figures to compare with each other within one run, never pass or fail by time.

Each module measures one thing: its `run()` returns figures by name. `python -m benchmarks` runs
them all, or those named; a new one is added to `BENCHMARKS` in `__main__`.
"""
