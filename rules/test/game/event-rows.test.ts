/** Rows of events, held against games that bring about most of them; `random.games` brings about all. */
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { EVENT_TYPES } from '../../src/model/event-rows.ts';
import { newGame } from '../../src/new-game.ts';
import { checkEvent } from '../../testing/invariants/events.ts';
import { optionsBySeed } from '../../testing/options-by-seed.ts';
import { playRandomGame } from '../../testing/random-game.ts';
import { uniform } from '../../testing/random-players.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { Tally } from '../../testing/tally.ts';
import { GUEST_GAMES } from '../../testing/with-guests.ts';

test('what a row names is in the event and on the board', () => {
  const tally = new Tally();
  for (const [seed] of SCENARIOS.entries()) {
    const options = optionsBySeed(seed);
    const start = sceneByChance(options, `rows ${seed}`);
    playRandomGame({ options, seed: `rows ${seed}`, start, tally, choose: uniform, mostActions: 60 });
    playRandomGame({ options, seed: `rows ${seed}`, tally, choose: uniform, mostActions: 60 });
  }
  for (const options of GUEST_GAMES)
    for (let seed = 0; seed < 20; seed++) {
      const start = sceneByChance(options, String(seed));
      playRandomGame({ options, seed: String(seed), start, tally, mostActions: 60 });
    }
  const { length } = tally.missing('event', EVENT_TYPES);
  expect(length).toBeLessThan(EVENT_TYPES.length / 3);
});

test('a place that no board has, a piece that nobody knows, and a field without a kind are found', () => {
  const { ruleset } = newGame({ scenario: 'base' }, 'rows');
  const [piece] = ruleset.pieces.ids;
  const moved = { type: 'pieceMoved', piece, path: [0, 1] } as const;
  checkEvent(ruleset, moved);
  const wrong = [
    { ...moved, path: [0, ruleset.layout.places] },
    { ...moved, path: [-1] },
    { ...moved, piece: 'blue-nobody' },
    { ...moved, by: piece },
    { type: 'turnEnded', seat: ruleset.seats } as const,
    { type: 'roomLifted', by: piece, slot: ruleset.layout.slots.length } as const,
  ];
  for (const event of wrong) expect(() => checkEvent(ruleset, event)).toThrow('rows of events');
});
