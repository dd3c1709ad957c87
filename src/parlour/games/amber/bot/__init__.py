"""What bots think of Amber: the evaluation with its weights, and the words of a hint."""
