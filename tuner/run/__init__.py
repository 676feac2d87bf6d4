"""Unmodified programs: `python -m tuner.run SCRIPT` hooks the frameworks that a program imports.

The program runs as `python SCRIPT` does; `tuner.run.startup` is loaded before it, and hooks a
framework when that is imported. No hook imports a framework, or anything heavy before it is used.
"""
