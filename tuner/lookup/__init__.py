"""Look-up of a model: the protocol of a bank, and what it knows of the model's subjects."""
