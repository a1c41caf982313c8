"""`bench`: measures the rules, the regent's thinking, the boards, the history, start-up and memory."""

from kingdoms.games import GAMES


def bench(key: str | None, seconds: float, *, start: bool) -> int:
    """Measures and prints everything, for one game or for all, or only start-up and memory."""
    from kingdoms.commands.bench import frames, history, history_screen, memory, rules, thinking
    from kingdoms.commands.bench import start as start_up

    if not start:
        for game in [key] if key else GAMES:
            rules.measure(game, seconds)
            thinking.measure(game)
            frames.measure(game)
        history.measure()
        history_screen.measure()
    start_up.measure()
    memory.measure()
    return 0
