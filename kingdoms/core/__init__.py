"""The shared core: the contract of a game, chance and sessions. It knows nothing of any one game or screen.

This is the contract at work, in the toy game of the tests: on every turn you walk, then rest or look into a well.

>>> from tests.toy import TOY, Look, Rest, Walk
>>> state = TOY.new(seats=2, seed=7, options={"rounds": 1})

A state says which seat decides, and lists every legal move. Playing one changes the state and returns what happened;
an illegal move raises an error and changes nothing.

>>> state.seat, state.moves()
(0, [Walk(steps=1), Walk(steps=2), Walk(steps=3)])
>>> state.play(Walk(3))
[Walked(seat=0, steps=3)]
>>> state.play(Walk(3))
Traceback (most recent call last):
kingdoms.core.codec.IllegalMove: Walk(steps=3) is not possible now

A search tries out moves on copies. A view hides everything that a seat may not know, here the luck to come.

>>> state.after(Rest()).seat, state.seat
(1, 0)
>>> state.view(0).chance, state.view(0).moves()
(0, [Rest(), Look(deep=False), Look(deep=True)])

When the game is over, no seat decides. Scores consist of named parts.

>>> [state.play(move) for move in (Look(deep=True), Walk(2), Rest())]
[[Found(seat=0, coins=3)], [Walked(seat=1, steps=2)], []]
>>> state.seat, state.moves(), state.winners()
(None, [], [0])
>>> state.scores()[0]
Score(total=6, parts={'coins': 3, 'steps': 3})
"""
