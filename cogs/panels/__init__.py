"""What people do and look at, by click or command alike: one declared function for each, which answers with a panel.
Tables change only through `Tables`."""
