"""The program: settings and start (`bot`), and the same bot in a browser (`local_table`, `local_pages`)."""
