"""The content of messages: posts, panels and answers as data, made from notices and views. Nothing is sent from
here."""
