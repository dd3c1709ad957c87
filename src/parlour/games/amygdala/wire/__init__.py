"""What people and bots are told of Amygdala: views, actions, events, why an action is refused."""
