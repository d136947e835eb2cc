"""What every request passes: guards, limits, credentials, streams, measurements."""
