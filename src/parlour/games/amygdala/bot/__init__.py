"""What bots think of Amygdala: the evaluation with its weights, and the words of a hint."""
