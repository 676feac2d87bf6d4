"""Fuzzing: damaged and hostile inputs thrown at every door of the program. `make fuzz` runs it.

Files in the order of the data: door (what is entered, and with what), the mutators (scramble,
messages, documents), a file a door, child (enters), board (what it is at), watching (the parent),
finding, minimise, summary, run.
"""
