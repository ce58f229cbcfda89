"""What a notice or an answer looks like to its reader."""
