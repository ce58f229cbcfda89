"""Experiments with machines: balance, ladder, and training of weights. No part of a running bot."""
