"""Everything to do with the system: windows, files, threads, start-up, and faults."""
