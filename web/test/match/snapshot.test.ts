import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';

const HUMAN: Player = { kind: 'human' };

/** Two people at one screen, the first of whom has it and is to play a card. */
function playing(): Match {
  const match = Match.create({ scenario: 'base' }, [HUMAN, HUMAN], 'snapshot');
  match.placeTheRest(0);
  match.placeTheRest(1);
  match.takeOver();
  return match;
}

test('whoever reads the match is told of everything that happens', () => {
  const match = playing();
  const seen: unknown[] = [];
  const stop = effect(() => {
    const { stage, seat, view, answers } = match.now.value;
    seen.push([stage, seat, view.shown.ap, answers.length > 0]);
  });
  const { seat } = match.now.value;
  match.perform(seat, { type: 'playCard', card: 2 });
  match.perform(seat, { type: 'endTurn' });
  match.takeOver();
  stop();
  expect(seen).toEqual([
    ['card', seat, 0, true],
    ['act', seat, 2, false],
    [null, -1, 0, false],
    ['card', 1 - seat, 0, true],
  ]);
});

test('a figure has deeds only in the hand of whoever is to act with it', () => {
  const match = playing();
  const { seat, view } = match.now.value;
  const { pieces } = match.ruleset;
  const own = view.shown.pieces
    .map(({ id }) => id)
    .find((id) => pieces.owner[pieces.byId.get(id) ?? -1] === seat);
  if (own === undefined) throw new Error('nobody is on the board');
  expect(match.now.value.deedsOf(own)).toEqual([]);
  match.perform(seat, { type: 'playCard', card: 2 });
  const acting = match.now.value;
  expect(acting.deedsOf(own).length).toBeGreaterThan(0);
  // Listed once for a moment, however many parts of the screen ask.
  expect(acting.deedsOf(own)).toBe(acting.deedsOf(own));
  match.perform(seat, { type: 'endTurn' });
  // The screen changes hands.
  expect([match.now.value.mine, match.now.value.answers, match.now.value.deedsOf(own)]).toEqual([
    null,
    [],
    [],
  ]);
  expect(match.now.value.view.own.pieces).toEqual([]);
});
