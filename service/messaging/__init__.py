"""How processes tell each other that something happened: bells for workers, notices for watchers.

Nothing here is needed for the books to be right. What is lost is found by looking at the store.
"""
