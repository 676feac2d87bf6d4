"""Reasons why a model or a key hits the banks or misses them. Nothing is measured or written."""
