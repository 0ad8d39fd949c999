"""What whoever runs a server needs: figures, health, logs, backups, checks and commands."""
