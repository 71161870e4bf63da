"""Plays whole games of Dungeon Twister by chance, for all seats: the smallest bot there is.

    python3 examples/bots/random_bot.py base --games 3 --seed 7

It talks to the referee by lines of JSON, specified in docs/referee.md. The same seed plays the same games.
"""
import argparse
import json
import random
import shlex
import subprocess


class Referee:
    """The rules as a process: a question goes in, an answer comes out."""

    def __init__(self, command):
        pipes = {'stdin': subprocess.PIPE, 'stdout': subprocess.PIPE, 'encoding': 'utf-8'}
        self.process = subprocess.Popen(shlex.split(command), **pipes)

    def ask(self, do, **fields):
        print(json.dumps({'do': do, **fields}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit('The referee has gone away.')
        answer = json.loads(line)
        if not answer['ok']:
            raise SystemExit(f"{do}: {answer['error']['code']}: {answer['error']['message']}")
        return answer


def play(referee, scenario, seed):
    """Plays a game to its end; answers how it ended and how many actions it took."""
    chance = random.Random(seed)
    game = referee.ask('new', options=scenario, seed=seed)['game']
    actions, result = 0, None
    while result is None:
        legal = referee.ask('legal', game=game)
        # Chance hardly ever reaches the goal: a quiet game is ended as soon as the rules allow it.
        action = 'claim' if 'claim' in legal['standing'] else chance.choice(legal['actions'])
        result = referee.ask('perform', game=game, seat=legal['seat'], action=action)['result']
        actions += 1
    referee.ask('close', game=game)
    return result, actions


options = argparse.ArgumentParser(description='Plays whole games of Dungeon Twister by chance.')
options.add_argument('scenario', nargs='?', default='base')
options.add_argument('--games', type=int, default=1)
options.add_argument('--seed', default='1')
options.add_argument('--referee', default='npx dt referee', help='the command that starts the referee')
chosen = options.parse_args()
referee = Referee(chosen.referee)
colours = {one['id']: one['colours'] for one in referee.ask('hello')['scenarios']}
for number in range(1, chosen.games + 1):
    result, actions = play(referee, chosen.scenario, f'{chosen.seed}/{number}')
    winners = ' and '.join(colours[chosen.scenario][seat] for seat in result['winners']) or 'nobody'
    print(f"{chosen.scenario} {number}: {winners} ({result['ending']}) after {actions} actions", flush=True)
referee.ask('quit')
