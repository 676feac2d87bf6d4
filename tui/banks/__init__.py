"""The first screen: banks, one line for each of their targets."""
