#!/bin/sh
# Lets the bots play each other as often as their levels are promised to hold, and keeps what came of it as text:
# tests/benchmarks/opponents.txt, and balance.txt for regents among themselves. Takes hours.
#   sh scripts/measure_opponents.sh [words for arena, such as --jobs 4 or --cluster ADDRESS]
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- --jobs 2
games="rival_kings royals kingsburg paladins"
results=tests/benchmarks

arena() { .venv/bin/python main.py arena "$@"; }

{
    for game in $games; do
        for seats in squire,random,random,random knight,random,random,random \
            regent,random,random,random regent,knight,knight,knight; do
            arena "$game" --seats "$seats" --games 200 "$@"
        done
    done
    for level in easy hard; do
        arena paladins --seats regent --option "level=$level" --games 200 "$@"
    done
} >$results/opponents.txt

for game in $games; do
    for seats in regent,regent regent,regent,regent regent,regent,regent,regent; do
        arena "$game" --seats "$seats" --games 1000 "$@"
    done
done >$results/balance.txt
