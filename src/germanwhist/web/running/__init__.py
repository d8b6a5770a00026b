"""What it takes to run a server: settings, addresses, connections, health, figures, logs."""
