"""Computer players for the mall. They see what a seat may see, and nothing else."""
