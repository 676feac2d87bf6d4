"""The version of this package, which is that of the tuner."""

from tuner.version import tool_version
