"""The terminal app over a bank: it reads, shows and finds; it writes nothing.

It knows `bankd.bank` only: neither the tuner nor anything that a compiler needs is ever loaded.
"""
