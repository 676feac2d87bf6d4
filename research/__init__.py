"""Research programs: they found something once, and no product or test run needs them again."""
