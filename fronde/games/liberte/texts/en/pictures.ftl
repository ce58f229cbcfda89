picture-paris = Paris
