"""Simulation of many evenings, for what exact odds cannot reach. Needs NumPy."""
