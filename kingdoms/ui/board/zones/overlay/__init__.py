"""The parts that overlays share: a heading, a description, a cross to close them, and a button to go on."""
