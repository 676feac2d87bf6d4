"""Files: atomic writes, and the wire format of protobuf."""
