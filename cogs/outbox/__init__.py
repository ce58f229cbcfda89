"""Delivery: notices from the database become messages in channels, threads and forums, each exactly once. It stores the
places of its messages, and does not change tables."""
