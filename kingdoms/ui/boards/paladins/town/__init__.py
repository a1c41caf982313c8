"""The town of Paladins: what is for sale, taken and counted there."""
