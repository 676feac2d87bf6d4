"""Jobs as the screens read and tell them."""
