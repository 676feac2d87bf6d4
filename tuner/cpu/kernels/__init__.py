"""Kernel families: (task, policy) -> LLVM IR. One family a file, over the vocabulary of `emit`."""
