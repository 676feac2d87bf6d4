"""Offline models of other device families: recognised, listed, looked up."""
