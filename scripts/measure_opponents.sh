#!/bin/sh
# Plays the bots against each other often enough to back the claims about their levels, and saves the results as text:
# docs/opponents.txt, and docs/balance.txt for games between regents. This takes many hours; the previous results
# are kept until everything has been played.
#   sh scripts/measure_opponents.sh [options for arena, such as --jobs 4 or --cluster ADDRESS]
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- --jobs 2
results=docs

# Tuning never uses seeds as high as these.
arena() { .venv/bin/python main.py arena --seed 1000001 "$@"; }

opponents() {
    for game in rival_kings royals kingsburg paladins; do
        for rivals in random,random,random random,random random; do
            for level in squire knight regent sovereign; do
                arena "$game" --seats "$level,$rivals" --games 200 "$@"
            done
        done
        for rivals in knight,knight,knight knight,knight knight; do
            arena "$game" --seats "regent,$rivals" --games 200 "$@"
        done
        arena "$game" --seats regent,knight,knight,knight --games 200 --seconds 0.1 "$@"
        for table in knight,knight,squire,squire regent,regent,knight,knight sovereign,sovereign,regent,regent; do
            arena "$game" --seats "$table" --games 200 "$@"
        done
    done
    for level in easy hard; do
        arena paladins --seats regent --option "level=$level" --games 200 "$@"
    done
}

balance() {
    for seats in regent,regent regent,regent,regent regent,regent,regent,regent; do
        for game in rival_kings royals kingsburg paladins; do
            arena "$game" --seats "$seats" --games 1000 "$@"
        done
    done
    for game in royals kingsburg; do
        arena "$game" --seats regent,regent,regent,regent,regent --games 1000 "$@"
    done
}

for report in opponents balance; do
    $report "$@" >"$results/$report.txt.new"
    mv "$results/$report.txt.new" "$results/$report.txt"
done
