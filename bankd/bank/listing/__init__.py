"""Lists of a bank's entries: filtered, sorted, and read a page at a time.

A bank of a million entries is listed without having them in memory.
"""

from bankd.bank.listing.filter import Column, FilterError, parse_filter
from bankd.bank.listing.view import EntryQuery, EntryView, Line, environment_of_host
