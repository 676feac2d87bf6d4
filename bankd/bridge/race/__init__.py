"""Racing what banks hold on this machine: conflicts are settled, and old entries verified."""
