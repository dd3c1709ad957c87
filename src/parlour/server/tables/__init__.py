"""Tables that people sit at: opening them, playing at them, and how each viewer sees them."""
