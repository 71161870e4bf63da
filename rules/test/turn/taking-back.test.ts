import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { createGame, type Game } from '../../src/game.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { check, decisions, isBarrier, legalActions } from '../../src/flow/play.ts';
import { eventFor } from '../../src/model/events.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';
import { viewOf } from '../../src/view/view.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

/** Whether a legal action could not be taken back. */
function settles(board: Board, action: Action): boolean {
  const [decision] = decisions(board.position);
  const answer = check(board.position, { seat: board.seat, decision: decision?.number ?? -1, action });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return isBarrier(board.position.ruleset, action);
}

const board = (): Board =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | n*  1   .   .   . |                   |
     +   +   +   +   +   +   +   +   +   +   +
     | c   w   .   .   . |                   |
     +   +   +===+   +   +   +   +   +   +   +
     | .   .   b   y   r                     |
     +   +   +   +   +   +   +   +   +   +   +
     | j   o   2   .   . |                   |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   . |                   |
     +---+---+---+---+---+---+---+---+---+---+`,
    {
      n: 'blue naga',
      c: 'blue cleric',
      w: 'blue thief wounded',
      b: 'blue colossus',
      y: 'yellow goblin',
      r: 'blue warrior',
      j: 'blue goblin',
    },
    { faceDown: [1] },
  );

describe('taking back', () => {
  test('[BD-RULING-137] not after a reveal, a rotation, a combat or the end of the turn', () => {
    const position = board();
    for (const action of [
      { type: 'reveal', piece: 'blue-warrior', slot: 1 },
      { type: 'rotate', piece: 'blue-naga', slot: 0, turn: 'cw' },
      { type: 'attack', piece: 'blue-colossus', target: 'yellow-goblin' },
      { type: 'endTurn' },
    ] satisfies Action[])
      expect([action.type, settles(position, action)]).toEqual([action.type, true]);
  });

  test('[BD-RULING-137] not after a card has been laid or played', () => {
    const fighting = board();
    fighting.do({ type: 'attack', piece: 'blue-colossus', target: 'yellow-goblin' });
    expect(settles(fighting, { type: 'layCard', card: 3 })).toBe(true);
    const next = board();
    next.do({ type: 'endTurn' });
    expect(settles(next, { type: 'playCard', card: 4 })).toBe(true);
  });

  test('[BD-RULING-137] but a move, a jump, a healing or a portcullis, which tell nobody anything', () => {
    const position = board();
    for (const action of [
      position.walk('blue-naga', 'n1'),
      { type: 'jump', piece: 'blue-goblin', pit: position.at('j') + 1, to: position.at('2') },
      { type: 'heal', piece: 'blue-cleric', target: 'blue-thief' },
      { type: 'breakGate', piece: 'blue-colossus', at: { slot: 0, gate: 0 } },
    ] satisfies Action[])
      expect([action.type, settles(position, action)]).toEqual([action.type, false]);
  });

  test('[BD-RULING-137] every kind of action has its answer', () => {
    const kinds = SCENARIOS.flatMap(({ id }) => rulesetFor({ scenario: id }).kinds);
    const types = (barrier: boolean): string[] =>
      [...new Set(kinds.filter((kind) => kind.barrier === barrier).map(({ type }) => type))].toSorted();
    expect(types(false)).toEqual(
      'deploy face lay place move jump heal regenerate wallWalk levitate steal lift leave slide openGate closeGate breakGate breakWalls scream drink fireball invert'
        .split(' ')
        .toSorted(),
    );
    expect(types(true)).toEqual(
      'choose dismiss playCard endTurn reveal rotate attack join countCards nameCard layCard resign offerDraw declineDraw claimEnd'
        .split(' ')
        .toSorted(),
    );
    // What is only said is not taken back either, but settles nothing.
    expect([...new Set(kinds.filter(({ aside }) => aside).map(({ type }) => type))]).toEqual([
      'offerDraw',
      'declineDraw',
    ]);
  });
});

/** A game in its first turn, with its first card played. */
function begun(undo = true): { game: Game; seat: number; stroll: () => void } {
  const game = createGame({ scenario: 'prison-5', rules: { undo } }, 'second thoughts');
  const act = (action: Action, seat: number): void => {
    const decision = decisions(game.position).find((one) => one.seat === seat)?.number ?? -1;
    const answer = game.perform({ seat, decision, action });
    if (!answer.ok) throw new Error(answer.refusal.code);
  };
  while (decisions(game.position)[0]?.about !== 'card') {
    const { seat } = decisions(game.position)[0] as { seat: number };
    act(legalActions(game.position, seat, new ActionList())[0], seat);
  }
  const { seat } = decisions(game.position)[0] as { seat: number };
  act({ type: 'playCard', card: 2 }, seat);
  const moves = (): Action => {
    const actions = legalActions(game.position, seat, new ActionList());
    return actions.find((action) => action.type === 'move' && action.path.length === 2) as Action;
  };
  return { game, seat, stroll: () => act(moves(), seat) };
}

describe('a game that takes back', () => {
  test('[BD-RULING-137] moves go back one by one to the card that was played, and no further', () => {
    const { game, seat, stroll } = begun();
    const first = game.position.data.slice();
    stroll();
    const second = game.position.data.slice();
    stroll();
    expect(game.position.data).not.toEqual(second);
    expect(game.undo(1 - seat)?.code).toBe('NOT_YOUR_ACTION');
    expect(game.undo(seat)).toBeNull();
    expect(game.position.data).toEqual(second);
    expect(game.undo(seat)).toBeNull();
    expect(game.position.data).toEqual(first);
    const refusal = game.undo(seat);
    expect([refusal?.code, refusal?.rule]).toEqual(['BEHIND_BARRIER', 'BD-RULING-137']);
    expect(game.position.data).toEqual(first);
  });

  test('[BD-RULING-137] a reveal settles also what was done before it', () => {
    const { game, seat, stroll } = begun();
    stroll();
    const reveal = legalActions(game.position, seat, new ActionList()).find(
      ({ type }) => type === 'reveal',
    ) as Action;
    const decision = decisions(game.position)[0]?.number ?? -1;
    expect(game.perform({ seat, decision, action: reveal }).ok).toBe(true);
    expect(game.undo(seat)?.code).toBe('BEHIND_BARRIER');
  });

  test('[BD-RULING-137] with the option undo switched off nothing is taken back', () => {
    const { game, seat, stroll } = begun(false);
    stroll();
    const before = game.position.data.slice();
    expect(game.undo(seat)?.code).toBe('UNDO_OFF');
    expect(game.position.data).toEqual(before);
  });
});

/** A game at its very beginning, with what each seat can do first, and the wish of somebody. */
function settingUp(scenario: string) {
  const game = createGame({ scenario }, 'second thoughts');
  const first = (seat: number): Action => legalActions(game.position, seat, new ActionList())[0];
  const act = (seat: number, action = first(seat)): void => {
    const answer = game.perform({ seat, decision: game.asked(seat), action });
    if (!answer.ok) throw new Error(answer.refusal.code);
  };
  const asked = (): number => decisions(game.position)[0]?.seat ?? -1;
  const until = (stop: () => boolean): void => {
    while (!stop()) act(asked());
  };
  const about = (): string => decisions(game.position)[0]?.about ?? '';
  return { game, act, asked, until, about };
}

describe('tokens that were put down', () => {
  test('[BD-RULING-137] go back to the hand until another seat acts, even if that takes its own back', () => {
    const { game, act } = settingUp('base');
    const start = game.position.data.slice();
    act(0);
    act(0);
    expect([game.undo(0), game.undo(0)]).toEqual([null, null]);
    expect(game.position.data).toEqual(start);
    act(0);
    const one = game.position.data.slice();
    act(1);
    expect(game.undo(0)?.code).toBe('NOT_YOUR_ACTION');
    expect(game.undo(1)).toBeNull();
    expect(game.position.data).toEqual(one);
    // Blue has seen where yellow would have put it.
    expect(game.undo(0)?.code).toBe('NOT_YOUR_ACTION');
    act(0);
    expect([game.undo(0), game.undo(0)?.code]).toEqual([null, 'BEHIND_BARRIER']);
  });

  test('[BD-RULING-137] the last one of a line stays where a lot is drawn by it', () => {
    const { game, act, asked, until, about } = settingUp('base');
    until(() => about() === 'lay');
    expect(game.undo(game.lastDone?.seat ?? -1)?.code).toBe('BEHIND_BARRIER');
    const layer = asked();
    act(layer);
    // The other one is asked already, but has not answered.
    expect(asked()).toBe(1 - layer);
    expect(game.undo(layer)).toBeNull();
    expect([asked(), about()]).toEqual([layer, 'lay']);
  });

  test('[BD-RULING-137] the last one on the rooms shows the teams, and stays', () => {
    const { game, until, about } = settingUp('base');
    until(() => about() === 'card');
    expect(game.undo(game.lastDone?.seat ?? -1)?.code).toBe('BEHIND_BARRIER');
  });

  test('[BD-RULING-137] those of a revealed room go back until the next one acts, the reveal stays', () => {
    const { game, act, asked, until, about } = settingUp('prison-5');
    until(() => about() === 'card');
    let placed = false;
    for (let deed = 0; deed < 200 && !placed; deed++) {
      const seat = asked();
      const actions = legalActions(game.position, seat, new ActionList());
      const reveal = actions.find(({ type }) => type === 'reveal');
      act(seat, reveal ?? actions.find(({ type }) => type === 'endTurn') ?? actions[0]);
      if (about() !== 'place') continue;
      placed = true;
      const placer = asked();
      const before = game.position.data.slice();
      act(placer);
      expect(game.undo(placer)).toBeNull();
      expect(game.position.data).toEqual(before);
      expect(game.undo(seat)?.code).toBe('BEHIND_BARRIER');
    }
    expect(placed).toBe(true);
  });

  test('[BD-RULING-137] what was taken back is in no record, and nobody is told which token it was', () => {
    const { game, act, asked, until, about } = settingUp('base');
    until(() => about() === 'lay');
    const layer = asked();
    const views = [viewOf(game.position, 1 - layer), viewOf(game.position, 'spectator')];
    const heard: unknown[] = [];
    game.listen({ onEvent: (one) => heard.push(eventFor(one, 1 - layer)) });
    const action = legalActions(game.position, layer, new ActionList())[0];
    if (action?.type !== 'lay') throw new Error('nothing to lay');
    act(layer, action);
    expect(game.undo(layer)).toBeNull();
    expect(heard).toEqual([{ type: 'tokenLaid', seat: layer, piece: 'hidden', slot: action.slot }]);
    expect([viewOf(game.position, 1 - layer), viewOf(game.position, 'spectator')]).toEqual(views);
    act(layer, action);
    const written = game.log.length;
    const read = readRecord(writeRecord(recordOf(game)));
    const log = read.ok ? read.record.game.log : [];
    expect([log.length, log.at(-1)]).toEqual([written, { seat: layer, action }]);
  });
});
