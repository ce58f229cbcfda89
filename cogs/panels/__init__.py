"""Everything people can do or look at. Each action is a declared function that returns a reply, for clicks and commands
alike. Tables change only through `Tables`."""
