"""The desk beside a real table: all that a device asks, without a database and without a socket.

A server answers with it from the logs that it keeps, a browser from the log on the device.
"""
