"""What every server process needs: settings, folders, logs, loops."""
