"""What things are: cards, maps, boxes, states, actions, events. No rule, no input, no output."""
