"""`make mutants`: change one place of the code at a time, and see which tests notice."""
