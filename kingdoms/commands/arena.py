"""`simulate` plays games between bots and prints each result; `arena` plays many and measures the bots."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from kingdoms.bots.contest import Match, Outcome, play, results, rotations
from kingdoms.bots.thinking_time import BUDGET
from kingdoms.commands import UsageTrouble
from kingdoms.core.game import Options


def simulate(plan: Sequence[Match]) -> int:
    """Plays the games one after another and prints each result, then the standings."""
    _print_head(plan)
    _print_standings(plan[0].bots, _shown(plan, map(play, plan)))
    return 0


def arena(plan: Sequence[Match], executor: Executor) -> int:
    """Plays the games in parallel and prints the standings."""
    _print_head(plan)
    _print_standings(plan[0].bots, list(executor.map(play, plan)))
    return 0


@contextmanager
def executor_for(jobs: int, cluster: str | None) -> Iterator[Executor]:
    """An executor for the games: this many local processes, or the cluster at the given address."""
    if cluster is None:
        with ProcessPoolExecutor(jobs) as processes:
            yield processes
        return
    try:
        from distributed import Client
    except ImportError as missing:
        raise UsageTrouble("a cluster needs the package 'distributed', which is not installed.") from missing
    try:
        client = Client(cluster, timeout=5)
    except (OSError, ValueError) as trouble:
        raise UsageTrouble(f"no cluster responds at {cluster}.") from trouble
    with client, client.get_executor() as executor:
        yield executor


def table_words(seats: int, options: Options) -> str:
    """The number of seats and the options, in words."""
    return ", ".join([f"{seats} seats", *(f"{name} {value}" for name, value in options.items())])


def _print_head(plan: Sequence[Match]) -> None:
    first = plan[0]
    table = table_words(len(first.bots), first.options)
    hurry = "" if first.budget == BUDGET else f", {first.budget} s per decision"
    print(f"{first.key}: {len(plan)} games from seed {first.seed}, {table}{hurry}")


def _shown(plan: Iterable[Match], played: Iterable[list[Outcome]]) -> list[list[Outcome]]:
    """The results of the games, each printed as soon as it is known."""
    results = []
    for match, outcomes in zip(plan, played, strict=True):
        seats = zip(match.bots, outcomes, strict=True)
        line = "  ".join(f"{bot} {outcome.parts['total']}{'*' * (outcome.wins > 0)}" for bot, outcome in seats)
        print(f"  seed {match.seed}: {line}", flush=True)
        results.append(outcomes)
    return results


def _print_standings(bots: Sequence[str], games: Sequence[Sequence[Outcome]]) -> None:
    """Prints a line for each bot, following it from seat to seat, then the wins by seat and by turn order."""
    tables = len(rotations(bots))
    for number, bot in enumerate(bots):
        each = results([outcomes[(number - game % tables) % len(bots)] for game, outcomes in enumerate(games)])
        means = "  ".join(f"{part} {mean:.1f}" for part, mean in each.means.items())
        wins = f"wins {each.share:6.1%} (95% confidence interval: {each.least:.1%} to {each.most:.1%})"
        print(f"  {bot:9} {wins}  {means}  95% of decisions within {each.slow * 1000:.0f} ms")
    _print_shares("seat", games)
    _print_shares("turn", [sorted(outcomes, key=lambda outcome: outcome.turn) for outcomes in games])


def _print_shares(what: str, games: Sequence[Sequence[Outcome]]) -> None:
    """Prints the share of wins for each position in the lists of outcomes."""
    shares = [sum(outcome.wins for outcome in place) / len(games) for place in zip(*games, strict=True)]
    print(f"  wins by {what} " + "  ".join(f"{share:.1%}" for share in shares))
