"""Search: the legal policies of a task, and algorithms that ask for candidates to be measured."""
