"""The control socket: what people ask of a running daemon, and what it answers.

One line of JSON in, one out, over a Unix socket of the daemon's own user.
"""
