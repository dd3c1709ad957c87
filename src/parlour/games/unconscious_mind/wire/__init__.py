"""What people and bots are told of Unconscious Mind: views, actions, events, why an action is refused."""
