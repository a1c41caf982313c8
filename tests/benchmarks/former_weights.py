"""The weights of former knights that judged positions as today's do, but valued things differently."""

from kingdoms.games.kingsburg.bot.weights import Weights as KingsburgWeights
from kingdoms.games.paladins.bot.weights import Weights as PaladinsWeights

KINGSBURG = KingsburgWeights(
    gold=1.0,
    wood=1.1,
    stone=1.2,
    once=0.35,
    twice=0.75,
    short=0.75,
    later=0.8,
    token=0.8,
    dice=0.8,
    winter_ahead=0.8,
    soldiers=1.0,
    religion=1.0,
    trade=1.0,
    army=1.0,
    defence=1.0,
    city=1.0,
)
"""The weights from when the knights valued all rows alike and hoped for soldiers."""
PALADINS = PaladinsWeights(
    level_pace=1.35,
    level_pace_alone=1.6,
    piece_pace=0.7,
    workshop_pace=0.05,
    reach=0.15,
    order=1.4,
    order_alone=1.8,
    labourer=1.4,
    coloured=1.6,
    criminal=1.85,
    kept=0.7,
    kept_alone=1.0,
    good=0.75,
    suspicion=0.3,
    prayer=1.2,
    recruiting=1.6,
    developing=3.3,
    saves=1.25,
    helps=0.55,
    promise=0.25,
    waiting=1.0,
    effort=1.3,
    goods_at_work=1.1,
    wall=1.8,
    opponent_alone=1.0,
)
"""The weights from before the knights planned which Orders to meet."""
