"""Trials of policies, and the statistics of their times: medians, intervals, paired ratios."""
