"""The log of a bank: its revisions, and restoring one."""
