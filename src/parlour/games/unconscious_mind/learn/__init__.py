"""What programs that learn see of Unconscious Mind: the observation, as numbers."""
