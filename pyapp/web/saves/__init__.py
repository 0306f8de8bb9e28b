"""Games that are never lost: what the browser keeps, what a save file says, and which of several tabs may write.

What a save consists of is the kernel's (`pyapp/kernel/history.py`).
"""
