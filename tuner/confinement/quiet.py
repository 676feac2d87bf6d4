"""The environment of a child of ours: libraries that start no threads of their own."""

QUIET = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""NumPy's idle threads spin for a while, on the cores where a candidate is being timed; and a
thread that is there before a child confines itself is not confined in all."""
