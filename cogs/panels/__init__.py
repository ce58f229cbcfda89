"""Everything that people can do or look at. Each handler is a declared function that returns a reply, for clicks and
commands alike. All changes of tables go through `Tables`."""
