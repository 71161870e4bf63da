/** The gentle game: a real one, that is offered to newcomers only, kept like any other and begun again where it began. */
import {
  actionPointsLeft,
  ActionList,
  decisions,
  endCombat,
  list,
  NO_WAY,
  parsePosition,
  parseRecord,
  perform,
  placeOf,
  type Position,
  readRecord,
  type Seat,
  stageOf,
  viewOf,
  writePositionText,
  writeRecordText,
} from '@dungeon-twister/rules';
import { botNamed } from '@dungeon-twister/bots';
import { beforeEach, expect, test, vi } from 'vitest';
import { GENTLE_OPPONENT, gentleGame } from '../../src/home/gentle-game.ts';
import { figuresOf, stepsOut, wayOpened } from '../../src/hints/ways-out.ts';
import { isGentle } from '../../src/match/editions.ts';
import type { Match } from '../../src/match/match.ts';
import { matchFrom, reopen } from '../../src/store/new-match.ts';

const kept = new Map<string, string>();
const shelf = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', shelf);
});

const begun = (): Match => matchFrom(gentleGame(), [{ kind: 'human' }, GENTLE_OPPONENT]);

function played(seed: string): Match {
  const match = begun();
  const bots = [botNamed('casual'), botNamed('novice')];
  for (let deed = 0; deed < 1000 && match.game.result === null; deed++) {
    const [next] = decisions(match.game.position);
    if (!next) break;
    const view = viewOf(match.game.position, next.seat);
    const action = bots[next.seat]?.choose({ view, seat: next.seat, seed: `${seed}/${deed}` });
    if (!action || match.perform(next.seat, action) !== null) throw new Error('refused');
  }
  return match;
}

test('everything lies open, nobody is hidden, and it begins with an action card', () => {
  const { game, ruleset } = begun();
  expect(isGentle(ruleset.scenario)).toBe(true);
  const { shown } = viewOf(game.position, 'spectator');
  expect(shown.rooms.every(({ faceUp }) => faceUp)).toBe(true);
  expect(shown.pieces.filter(({ id }) => id.startsWith('blue')).length).toBe(6);
  expect(decisions(game.position)).toMatchObject([{ seat: 0, about: 'card' }]);
});

/** The same with another seat to act, with so many points. */
function toAct(seat: Seat, points: number): Position {
  const text = writePositionText(gentleGame())
    .replace('turn: 1 blue\nstage: card', `turn: 1 ${seat === 0 ? 'blue' : 'yellow'}\nstage: act`)
    .replace('action points: 0', `action points: ${points}`)
    .replace('highest card: 0', `highest card: ${points}`);
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.reason);
  return read.position;
}

/** All that can happen in the turn of a seat, each position once; of every combat all three ends. */
function wholeTurn(from: Position, seat: Seat): { seen: number; events: Set<string> } {
  const events = new Set<string>();
  const seen = new Set<string>();
  const open: Position[] = [];
  const meet = (after: Position): void => {
    // Without a point nobody does anything more, and the next turn is another's.
    const stage = stageOf(after);
    if (stage === 'card' || (stage === 'act' && actionPointsLeft(after) === 0)) return;
    const state = after.data.join();
    if (seen.has(state)) return;
    seen.add(state);
    open.push(after);
  };
  const emit: Parameters<typeof perform>[3] = ({ event }) => events.add(event.type);
  const actions = new ActionList();
  meet(from);
  for (let p = open.pop(); p; p = open.pop()) {
    if (stageOf(p) !== 'act') {
      for (const winner of ['attack', 'defence', null] as const) {
        const after = p.copy();
        endCombat(after, winner, emit);
        meet(after);
      }
      continue;
    }
    list(p, seat, actions);
    for (let index = 0; index < actions.length; index++) {
      const after = p.copy();
      perform(after, seat, actions.packed(index), emit);
      meet(after);
    }
  }
  return { seen: seen.size, events };
}

test('cards begin as in any game: the 2, then at most a 3', () => {
  const match = begun();
  const cards = (): unknown[] => match.now.value.answers.flatMap((one) => ('card' in one ? [one.card] : []));
  expect(cards()).toEqual([2]);
});

test('nobody can leave in the first turn, whatever he does; but he can turn, carry and fight', () => {
  // The cards that either may begin with.
  for (const [seat, points] of [
    [0, 2],
    [1, 3],
  ] as const) {
    const { seen, events } = wholeTurn(toAct(seat, points), seat);

    expect(seen).toBeGreaterThan(50);
    expect(events).not.toContain('pieceWentOut');
    for (const met of ['roomTurned', 'pieceTaken', 'attackDeclared']) expect(events).toContain(met);
  }
});

test('walls bar the way of all who begin on a line, until the room of the near gear is turned', () => {
  for (const seat of [0, 1] as const) {
    const p = toAct(seat, 2);
    const steps = stepsOut(p, seat);
    const onLine = figuresOf(p, seat).filter((figure) => steps[placeOf(p, figure)] === NO_WAY);
    expect(onLine.length).toBeGreaterThanOrEqual(3);
    const actions = new ActionList();
    // One action to the gear, and one to turn it.
    const opens = [0, 1].reduce<readonly Position[]>(
      (all) =>
        all.flatMap((one) => {
          list(one, seat, actions);
          return Array.from({ length: actions.length }, (_, index) => {
            const after = one.copy();
            perform(after, seat, actions.packed(index));
            return after;
          });
        }),
      [p],
    );
    expect(opens.some((after) => wayOpened(p, after, seat) !== null)).toBe(true);
  }
});

test('games end, none of them at once, and are read again', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { game, record, players } = played(seed);
    expect(game.result?.ending).toBe('goal');
    expect(viewOf(game.position, 'spectator').shown.turn).toBeGreaterThan(3);
    const read = readRecord(record);
    if (!read.ok) throw new Error(read.reason);
    expect(reopen(read.record, players).game.result).toEqual(game.result);
    expect(parseRecord(writeRecordText(read.record)).ok).toBe(true);
  }
});

test('it is offered to whoever has neither played, nor finished the lesson that is a game, nor chosen', async () => {
  const { isNewcomer } = await import('../../src/home/newcomer.ts');
  const { noteDone } = await import('../../src/learn/done-lessons.ts');
  const { chooseFirst } = await import('../../src/browser/first-visit.ts');
  const { keep, saveOf } = await import('../../src/store/saves.ts');
  const { keepResult } = await import('../../src/store/results.ts');
  expect(isNewcomer(shelf)).toBe(true);
  noteDone('walk');
  expect(isNewcomer(shelf)).toBe(true);
  noteDone('game');
  expect(isNewcomer(shelf)).toBe(false);
  kept.clear();
  chooseFirst('full');
  expect(isNewcomer(shelf)).toBe(false);
  kept.clear();
  keep(shelf, 'some', saveOf(begun(), 0));
  expect(isNewcomer(shelf)).toBe(false);
  kept.clear();
  const { players, ruleset } = begun();
  keepResult(shelf, {
    id: 'some',
    when: 0,
    title: ruleset.scenario.name,
    colours: ruleset.colours,
    players,
    points: [3, 0],
    winners: [0],
  });
  expect(isNewcomer(shelf)).toBe(false);
});
