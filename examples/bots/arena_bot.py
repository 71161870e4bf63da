"""Plays one seat in one game of `dt arena` by chance: a line of JSON comes in, an action goes out.

    npx dt arena greedy --bot 'cmd:python3 examples/bots/arena_bot.py' --pairs 5

The lines are specified in docs/bots.md. The same seed answers the same.
"""
import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question['seed'])
    # Chance hardly ever reaches the goal: a quiet game is ended as soon as the rules allow it.
    claims = [action for action in question['anytime'] if action['type'] == 'claimEnd']
    print(json.dumps(claims[0] if claims else chance.choice(question['actions'])), flush=True)
