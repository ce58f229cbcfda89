"""What messages look like: posts, panels and answers as data, from notices and views. Nothing is sent from here."""
