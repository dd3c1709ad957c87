"""What programs that learn see of Amber: the observation, as numbers."""
