"""What bots think of Unconscious Mind: the evaluation with its weights, and the words of a hint."""
