"""What the system does for the app: windows, files, threads, start-up, and faults."""
