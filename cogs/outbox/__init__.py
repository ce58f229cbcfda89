"""Delivery: notices from the database become messages in channels, threads and forums, each exactly once.
It stores what it has sent, and changes no table."""
