"""The program of a model: memory plan, step list, and the native function that runs the steps."""
