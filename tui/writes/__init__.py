"""The only place of the app where a bank is opened for writing: each function does one thing."""
