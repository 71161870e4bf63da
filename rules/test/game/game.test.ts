import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { createGame, type LogEntry, type Game, type GameListener } from '../../src/game.ts';
import { keyOf } from '../../src/model/key.ts';
import { ASKED, POINTS } from '../../src/model/fields.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';
import type { AddressedEvent } from '../../src/model/events.ts';
import { viewOf } from '../../src/view/view.ts';
import { act, chooserOf, legal, playTo } from './players.ts';

const base = { scenario: 'base' } as const;
const timer = { turn: 120, placing: 5, combatCard: 5 } as const;

function started(options: Parameters<typeof createGame>[0] = base, seed = 'a game'): Game {
  const game = createGame(options, seed);
  playTo(game, new Chance(seed), 'act');
  return game;
}

describe('a game', () => {
  test('keeps what was done, in order, as it was asked for', () => {
    const game = createGame(base, 'deeds');
    const [action] = legal(game, 'deploy');
    act(game, action);
    expect(game.log).toEqual([{ seat: 0, action }]);
    expect(game.result).toBeNull();
  });

  test('does not change with an object that the caller uses again', () => {
    const game = started();
    const [first] = legal(game, 'move');
    const action = JSON.parse(JSON.stringify(first)) as { path: number[] };
    act(game, action as never);
    action.path.push(99);
    expect(game.log.at(-1)).toMatchObject({ action: first });
  });

  test('leaves everything as it was when a wish is refused', () => {
    const game = started();
    const before = game.position.data.slice();
    const deeds = game.log.length;
    const seat = chooserOf(game);
    const decision = game.position.data[ASKED + seat];
    const refused = [
      { seat: 1 - seat, decision, action: { type: 'endTurn' } },
      { seat, decision: decision - 1, action: { type: 'endTurn' } },
      { seat, decision, action: { type: 'move', piece: 'blue-dragon', path: [1, 2] } },
      { seat, decision, action: { type: 'fly' } },
      { seat: 7, decision, action: { type: 'endTurn' } },
      { seat, decision, action: null },
    ];
    const codes = refused.map((wish) => {
      const answer = game.perform(wish as never);
      return answer.ok ? 'accepted' : answer.refusal.code;
    });
    expect(codes).toEqual([
      'NOT_YOUR_DECISION',
      'STALE_DECISION',
      'UNKNOWN_PIECE',
      'MALFORMED',
      'UNKNOWN_SEAT',
      'MALFORMED',
    ]);
    expect(game.position.data).toEqual(before);
    expect(game.log).toHaveLength(deeds);
  });

  test('tells its listeners, from the first lot on, and never in the middle of an action', () => {
    const events: AddressedEvent[] = [];
    const deedsWhenTold: number[] = [];
    let game: Game | null = null;
    const listener: GameListener = {
      onEvent(one) {
        events.push(one);
        deedsWhenTold.push(game?.log.length ?? 0);
      },
    };
    game = createGame({ scenario: 'mixed' }, 'listeners', listener);
    expect(events.map(({ event }) => event.type)).toEqual(['lotDrawn']);
    const late: AddressedEvent[] = [];
    const stop = game.listen({ onEvent: (one) => late.push(one) });
    act(game, legal(game, 'choose')[0]);
    expect(events.map(({ event }) => event.type)).toEqual(['lotDrawn', 'pieceChosen']);
    expect(deedsWhenTold).toEqual([0, 1]);
    stop();
    act(game, legal(game, 'choose')[0]);
    expect(late).toHaveLength(1);
    expect(events).toHaveLength(3);
  });

  test('says how it ended', () => {
    const game = started();
    act(game, { type: 'resign' }, 1);
    expect(game.result).toEqual({ ending: 'resigned', winners: [0] });
    const answer = game.perform({ seat: 0, decision: 0, action: { type: 'offerDraw' } });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'GAME_OVER' } });
  });

  test('decides for a player whose time has run out, where the game is timed', () => {
    const timed = started({ ...base, timer }, 'clock');
    const seat = chooserOf(timed);
    expect(timed.timeRanOut(1 - seat)).toBe(false);
    expect(timed.timeRanOut(5)).toBe(false);
    expect(timed.timeRanOut(seat)).toBe(true);
    expect(timed.log.at(-1)).toEqual({ seat, timeRanOut: true });
    expect(chooserOf(timed)).toBe(1 - seat);
    const untimed = started(base, 'no clock');
    const before = keyOf(untimed.position);
    expect(untimed.timeRanOut(chooserOf(untimed))).toBe(false);
    expect(keyOf(untimed.position)).toBe(before);
  });
});

const other = (seat: number, by: number): number => (seat + by) % 4;

/** Why a move in a game of four cannot be taken back after something was said, or null if it can. */
function undoAmongFour(say: (game: Game, seat: number) => void): string | null {
  const game = started({ scenario: 'standard-4' }, 'four');
  const seat = chooserOf(game);
  act(game, legal(game, 'move')[0]);
  say(game, seat);
  return game.undo(seat)?.code ?? null;
}

describe('taking back', () => {
  test('[BD-RULING-137] a slip of the hand, again and again, back to the last barrier', () => {
    const game = started(base, 'slips');
    const seat = chooserOf(game);
    const keys: string[] = [];
    for (let n = 0; n < 2; n++) {
      keys.push(keyOf(game.position));
      act(game, legal(game, 'move')[0]);
    }
    const deeds = game.log.length;
    expect(game.undo(seat)).toBeNull();
    expect(keyOf(game.position)).toBe(keys[1]);
    expect(game.undo(seat)).toBeNull();
    expect(keyOf(game.position)).toBe(keys[0]);
    expect(game.log).toHaveLength(deeds - 2);
    // The action card was laid before: that stays.
    expect(game.undo(seat)?.code).toBe('BEHIND_BARRIER');
    expect(keyOf(game.position)).toBe(keys[0]);
  });

  test('[BD-RULING-137] [BD-ROTATE-8] not after a reveal, a rotation, a combat, a card or the end of the turn', () => {
    const seen = new Set<string>();
    const chance = new Chance('barriers');
    const barriers = ['reveal', 'rotate', 'attack', 'playCard', 'layCard', 'endTurn'];
    for (let n = 0; n < 30 && seen.size < barriers.length; n++) {
      const game = createGame(base, `barriers ${n}`);
      while (!game.result) {
        const types = legal(game).map(({ type }) => type);
        const fresh = types.find((type) => barriers.includes(type) && !seen.has(type));
        const some = legal(game, fresh ?? types[chance.below(types.length)]);
        const seat = chooserOf(game);
        const action = some[chance.below(some.length)];
        act(game, action);
        if (!barriers.includes(action.type)) continue;
        seen.add(action.type);
        expect([action.type, game.undo(seat)?.code]).toEqual([action.type, 'BEHIND_BARRIER']);
        if (game.log.length > 150) act(game, { type: 'resign' });
      }
    }
    expect([...seen].sort()).toEqual(barriers.sort());
  });

  test('[BD-RULING-137] only what one has done oneself, and nothing before the first action', () => {
    const game = createGame(base, 'mine');
    expect(game.undo(0)?.code).toBe('NOTHING_TO_UNDO');
    playTo(game, new Chance('mine'), 'act');
    const seat = chooserOf(game);
    act(game, legal(game, 'move')[0]);
    expect(game.undo(1 - seat)?.code).toBe('NOT_YOUR_ACTION');
  });

  test('[BD-RULING-137] also after somebody has offered or declined a draw; what was said stays said', () => {
    const game = started(base, 'an offer');
    const seat = chooserOf(game);
    const before = keyOf(game.position);
    const moves: LogEntry[] = [];
    const offers = () => viewOf(game.position, -1).shown.seats.map(({ offersDraw }) => offersDraw);
    for (const say of [
      () => act(game, { type: 'offerDraw' }, 1 - seat),
      () => act(game, { type: 'declineDraw' }, seat),
    ]) {
      act(game, legal(game, 'move')[0]);
      moves.push(game.log.at(-1) as LogEntry);
      say();
    }
    act(game, { type: 'offerDraw' }, 1 - seat);
    const said = game.log.filter((entry) => 'action' in entry && entry.action.type.endsWith('Draw'));
    for (const left of [1, 0]) {
      expect(game.undo(1 - seat)?.code).toBe('NOT_YOUR_ACTION');
      expect(game.undoRefusal(seat)).toBeNull();
      expect(game.undo(seat)).toBeNull();
      expect(game.log.filter((entry) => moves.includes(entry))).toEqual(moves.slice(0, left));
      expect(game.log.slice(-said.length - left).filter((entry) => !moves.includes(entry))).toEqual(said);
      expect(offers()).toEqual([0, 1].map((one) => one !== seat));
    }
    expect(game.undo(seat)?.code).toBe('BEHIND_BARRIER');
    expect(keyOf(game.position)).not.toBe(before);
    // With the offer declined it is the position from which he set out.
    act(game, { type: 'declineDraw' }, seat);
    expect(keyOf(game.position)).toBe(before);
  });

  test('[BD-RULING-137] what was said is told anew, after what was taken back', () => {
    const game = started(base, 'an offer');
    const seat = chooserOf(game);
    act(game, legal(game, 'move')[0]);
    act(game, { type: 'offerDraw' }, 1 - seat);
    const heard: string[] = [];
    game.listen({
      onEvent: ({ event }) => heard.push(`${game.log.length} ${event.type}`),
      undone: (entry) => heard.push(`${game.log.length} not ${'action' in entry && entry.action.type}`),
    });
    const done = game.log.length;
    game.undo(seat);
    expect(heard).toEqual([`${done - 1} not offerDraw`, `${done - 2} not move`, `${done - 1} drawOffered`]);
  });

  test('[BD-RULING-137] a game in which an offer outlived a move is recorded and replayed as it stands', () => {
    const game = started(base, 'an offer');
    const seat = chooserOf(game);
    act(game, legal(game, 'move')[0]);
    act(game, { type: 'offerDraw' }, 1 - seat);
    expect(game.undo(seat)).toBeNull();
    act(game, legal(game, 'move')[1]);
    const read = readRecord(JSON.stringify(writeRecord(recordOf(game))));
    if (!read.ok) throw new Error(read.reason);
    const { game: again } = read.record;
    expect(keyOf(again.position)).toBe(keyOf(game.position));
    expect(again.log).toEqual(game.log);
    expect(again.undo(seat)).toBeNull();
    act(game, { type: 'offerDraw' }, seat);
    expect(game.result).toEqual({ ending: 'agreed', winners: [] });
  });

  test('[BD-RULING-137] among several: offers and answers take nothing away, somebody who leaves does', () => {
    const [next, across] = [1, 2];
    expect(undoAmongFour((game, seat) => act(game, { type: 'offerDraw' }, other(seat, next)))).toBeNull();
    expect(
      undoAmongFour((game, seat) => {
        act(game, { type: 'offerDraw' }, other(seat, next));
        act(game, { type: 'offerDraw' }, other(seat, across));
        act(game, { type: 'offerDraw' }, seat);
      }),
    ).toBeNull();
    expect(
      undoAmongFour((game, seat) => {
        act(game, { type: 'offerDraw' }, other(seat, next));
        act(game, { type: 'declineDraw' }, other(seat, across));
      }),
    ).toBeNull();
    expect(undoAmongFour((game, seat) => act(game, { type: 'resign' }, other(seat, next)))).toBe(
      'NOT_YOUR_ACTION',
    );
    expect(
      undoAmongFour((game, seat) => {
        for (const by of [0, 1, 2, 3]) act(game, { type: 'offerDraw' }, other(seat, by));
      }),
    ).toBe('BEHIND_BARRIER');
  });

  test('[BD-RULING-137] not what the clock has ended', () => {
    const game = started({ ...base, timer }, 'too late');
    const seat = chooserOf(game);
    act(game, legal(game, 'move')[0]);
    expect(game.undoRefusal(seat)).toBeNull();
    expect(game.timeRanOut(seat)).toBe(true);
    const after = keyOf(game.position);
    expect(game.undo(seat)?.code).toBe('BEHIND_BARRIER');
    expect(keyOf(game.position)).toBe(after);
  });

  test('[BD-RULING-137] not when the action has ended the game', () => {
    const game = started({ scenario: 'prison-4' }, 'the last step');
    const seat = chooserOf(game);
    // The points are given by hand; the move is where the rules notice them.
    game.position.data[POINTS + seat] = 4;
    act(game, legal(game, 'move')[0]);
    expect(game.result).toEqual({ ending: 'goal', winners: [seat] });
    expect(game.undo(seat)?.code).toBe('BEHIND_BARRIER');
  });

  test('[BD-RULING-137] never, where the table has switched it off', () => {
    const game = started({ ...base, rules: { undo: false } }, 'strict');
    const seat = chooserOf(game);
    act(game, legal(game, 'move')[0]);
    const before = keyOf(game.position);
    expect(game.undo(seat)).toMatchObject({ code: 'UNDO_OFF', rule: 'BD-RULING-137' });
    expect(keyOf(game.position)).toBe(before);
  });

  test('is told to the listeners', () => {
    const game = started(base, 'told');
    const undone: unknown[] = [];
    game.listen({ onEvent: () => undefined, undone: (entry) => undone.push(entry) });
    const [action] = legal(game, 'move');
    const seat = chooserOf(game);
    act(game, action);
    game.undo(seat);
    expect(undone).toEqual([{ seat, action }]);
  });
});
