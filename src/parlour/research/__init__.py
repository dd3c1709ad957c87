"""The games for programs that learn: as PettingZoo, Gymnasium and OpenSpiel games, many at a time, as tables.

    parlour.research.pettingzoo   several agents, one after another (AEC)
    parlour.research.gymnasium    one agent against bots
    parlour.research.batch        many games in one call, into NumPy buffers
    parlour.research.openspiel    explicit chance, for OpenSpiel's algorithms
    parlour.research.datasets     decisions of recorded games, as Parquet

What they need is installed by `pip install 'parlour[research]'`, and by `'parlour[openspiel]'` for OpenSpiel.
docs/research/README.md has an example of each. A seat is given what it can see and nothing else
(`parlour.kernel.observation`), and an action is the number it has in its game (`parlour.kernel.actions`).
"""
