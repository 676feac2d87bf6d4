"""The daemon: scans the watched folders, and handles every model that is ready, one at a time.

What a scan and the job list say is the truth; events, timers and signals only wake the loop.
"""
