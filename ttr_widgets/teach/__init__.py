"""What a lesson needs: questions, tasks, progress, mistakes made on purpose."""
