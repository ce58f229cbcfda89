"""Experiments with machines: balance, ladder, and the training of their weights. No part of a running bot."""
