"""The server as its operator meets it: processes, workers, signals, backups, figures and logs."""
