"""Delivery: notices from the database become messages in channels, threads and forums, each exactly once."""
