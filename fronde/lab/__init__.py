"""Experiments with machines: balance, ladder, and training of weights. Not part of a running bot."""
