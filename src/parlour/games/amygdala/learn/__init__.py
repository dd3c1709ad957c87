"""What programs that learn see of Amygdala: the observation, as numbers."""
