"""Pictures of Liberté."""
