/** Two people at one screen: it changes hands only where somebody else has something to choose. */
import { ActionList, decisions, legalActions, recordOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { byChance } from '../../src/match/by-chance.ts';
import { Match } from '../../src/match/match.ts';
import { reopen } from '../../src/store/new-match.ts';

const HUMAN = { kind: 'human' } as const;

interface HandOver {
  readonly about: string;
  readonly ways: number;
}

/** Sets a whole game up by lot, and answers every time at which the screen changed hands. */
function setUp(seed: string): { readonly match: Match; readonly handOvers: readonly HandOver[] } {
  const match = Match.create({ scenario: 'base' }, [HUMAN, HUMAN], seed);
  const handOvers: HandOver[] = [];
  while (match.now.value.view.shown.turn === 0) {
    const next = match.handOver.value;
    const [open] = decisions(match.game.position).filter(({ seat }) => next === null || seat === next);
    if (next !== null) {
      handOvers.push({
        about: open?.about ?? '',
        ways: legalActions(match.game.position, next, new ActionList()).length,
      });
      match.takeOver();
    }
    const { viewer } = match;
    if (viewer.value === 'spectator') throw new Error('nobody has the screen');
    const action = byChance(match.game.position, viewer.value);
    if (!action) throw new Error('nothing can be done');
    expect(match.perform(viewer.value, action)).toBeNull();
  }
  return { match, handOvers };
}

test('[BD-SETUP-10] one side stands on its line before the other has the screen; nobody is called to lay what can lie in one place only', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const { handOvers } = setUp(seed);
    expect(handOvers.filter(({ about }) => about === 'deploy')).toHaveLength(2);
    expect(handOvers.filter(({ about, ways }) => about === 'lay' && ways < 2)).toEqual([]);
  }
});

test('a game in which something was laid for somebody opens again as it was', () => {
  const { match } = setUp('5');
  const again = reopen(recordOf(match.game), match.players);
  expect(again.game.log).toEqual(match.game.log);
});
