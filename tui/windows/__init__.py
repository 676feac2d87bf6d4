"""Windows over a screen: menus, questions, errors, help."""
