"""What people are told about a change: the notices as data, and who is pinged. Where and how is for `cogs`."""
