import { expect, test } from 'vitest';
import { createGame, type Game } from '../../src/game.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { samePosition } from '../../src/model/key.ts';
import { decisions, legalActions } from '../../src/flow/play.ts';
import { eventsThrough, knowsDeed } from '../../src/record/lens.ts';
import { begunAgain, History, historyOf, redo, stepsOf } from '../../src/record/replay.ts';

/** Does the first thing that is listed, so many times. */
function goOn(game: Game, deeds: number): void {
  for (let done = 0; done < deeds; done++) {
    const [{ seat, number }] = decisions(game.position);
    const [action] = legalActions(game.position, seat, new ActionList());
    game.perform({ seat, decision: number, action });
  }
}

const begun = (deeds: number): Game => {
  const game = createGame({ scenario: 'base' }, 'replay');
  goOn(game, deeds);
  return game;
};

test('a game that is followed from its beginning has the steps of one that is done again', () => {
  const game = begun(0);
  const followed = new History(game);
  goOn(game, 30);
  expect(followed.steps).toHaveLength(31);
  expect(followed.steps).toEqual(stepsOf(game));
  expect(followed.steps.map(({ number }) => number)).toEqual([...Array(31).keys()]);
  for (const { number, before } of followed.steps.slice(1))
    expect(before).toBe(followed.steps[number - 1].position);
  expect(samePosition(followed.steps[30].position, game.position)).toBe(true);
});

test('the steps are the same array until something happens; what is taken back is none', () => {
  const game = begun(1);
  while (decisions(game.position)[0].about !== 'act') goOn(game, 1);
  const history = historyOf(game);
  expect(historyOf(game)).toBe(history);
  const before = history.steps;
  expect(history.steps).toBe(before);
  const { seat } = decisions(game.position)[0];
  const walk = legalActions(game.position, seat, new ActionList()).find(({ type }) => type === 'move');
  if (!walk) throw new Error('nobody can walk');
  game.perform({ seat, decision: game.asked(seat), action: walk });
  expect(history.steps).toHaveLength(before.length + 1);
  expect(game.undo(seat)).toBeNull();
  expect(history.steps).toEqual(before);
});

test('an entry that the rules do not accept says why, and does nothing', () => {
  const game = begun(3);
  const again = begunAgain(game);
  expect(redo(again, { seat: 0, timeRanOut: true })).toBe('noClock');
  expect(redo(again, { seat: 0, action: { type: 'endTurn' } })).toMatchObject({ code: 'NOT_NOW' });
  expect(again.log).toEqual([]);
  for (const entry of game.log) expect(redo(again, entry)).toBeNull();
  expect(samePosition(again.position, game.position)).toBe(true);
});

test('a lens shows what its player heard; a deed is known to whoever did it and to everything', () => {
  const [, first] = stepsOf(begun(1));
  const own = first.entry?.seat ?? 0;
  expect(eventsThrough(first.events, 'everything')).toEqual(first.events.map(({ event }) => event));
  expect([own, 'everything', 1 - own, 'spectator'].map((lens) => knowsDeed(first, lens as number))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
