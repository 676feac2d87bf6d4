"""The queue: examined files become jobs, and jobs end."""
