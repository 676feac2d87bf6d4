"""The loops of a kernel as plain values: what the app draws, from the kernels' plans.

task, policy, target -> description.describe -> LoopNest
"""
