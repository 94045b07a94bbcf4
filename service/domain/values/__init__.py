"""Values that know neither game nor session: money, cards, names, ids."""
