"""The screens and widgets: the Python side of `kv/`."""
