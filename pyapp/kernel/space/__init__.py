"""Boards as places with neighbours: cells and the sides between them, ways through a graph, and lines of sight.

What a place means, and who may go there, is the game's.
"""
