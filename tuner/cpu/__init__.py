"""The CPU backend: what asks this machine, and what compiles and links its kernels."""
