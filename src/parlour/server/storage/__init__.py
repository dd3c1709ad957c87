"""Storage: the database, what is kept in it, and copies of it."""
