"""Settings: of the daemon, of a workspace, of one model, of one request."""
