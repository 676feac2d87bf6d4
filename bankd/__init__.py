"""The daemon, the command line, and the bank that they work on."""
