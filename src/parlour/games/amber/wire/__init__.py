"""What people and bots are told of Amber: views, actions, events, why an action is refused."""
