"""The files that tuning writes for its user: result files and the folder of a tuned model.

The values here are called as they are in the files.
"""
