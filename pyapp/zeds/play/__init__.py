"""The chapters of the rules as steps: the turn, the Zeds Phase, fights, actions. What one card or one hero does of its
own stands in `cards` and `abilities`.
"""
