"""The screens around the table: the first page, rules, settings, help, history."""
