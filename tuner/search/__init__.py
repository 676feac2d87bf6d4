"""Search algorithms: coroutines that ask for candidates to be measured. One a file."""
