"""Pictures and pages of what was simulated. They need the extra `reports`.

Nothing else imports what is in here, except the command line, by its name, when it is asked for.
"""
