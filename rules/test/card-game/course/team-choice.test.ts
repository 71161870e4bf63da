import { describe, expect, test } from 'vitest';
import type { TeamChoice } from '../../../src/model/options.ts';
import { createGame, type Game } from '../../../src/game.ts';
import { FIRST_CHOOSER, IN_HAND } from '../../../src/model/fields.ts';
import { whereIs } from '../../../src/model/position.ts';
import type { AddressedEvent } from '../../../src/model/events.ts';
import { stageOf } from '../../../src/turn/turn-and-game-end.ts';
import { decisions } from '../../../src/flow/play.ts';
import { picksLeft } from '../../../src/turn/draft-of-teams.ts';
import { act, chooserOf, legal } from '../../game/players.ts';

const begin = (teamChoice: TeamChoice, events: AddressedEvent[] = [], seed = 'teams'): Game =>
  createGame({ scenario: 'card-standard', teamChoice }, seed, { onEvent: (one) => events.push(one) });

const teamOf = (game: Game, seat: number): string[] => {
  const { pieces, colours } = game.position.ruleset;
  return pieces.ids
    .filter((_id, piece) => pieces.owner[piece] === seat && whereIs(game.position, piece) === IN_HAND)
    .map((id) => id.slice(colours[seat].length + 1));
};
const pick = (game: Game, kind: string, seat = chooserOf(game)): void =>
  act(game, { type: 'choose', piece: `${game.position.ruleset.colours[seat]}-${kind}` }, seat);
const isCharacter = (game: Game, kind: string): boolean =>
  game.position.ruleset.pieces.isCharacter[game.position.ruleset.pieces.byId.get(`blue-${kind}`) ?? 0] === 1;
const refusal = (game: Game, seat: number, piece: string): unknown => {
  const answer = game.perform({ seat, decision: game.asked(seat), action: { type: 'choose', piece } });
  return answer.ok ? null : answer.refusal.code;
};
/** Picks the first piece offered until the choice is over; answers who picked what. */
function pickAll(game: Game): { seat: number; kind: string }[] {
  const picks: { seat: number; kind: string }[] = [];
  while (stageOf(game.position) === 'choose') {
    const seat = chooserOf(game);
    const [action] = legal(game);
    if (action.type !== 'choose') throw new Error('nothing to choose');
    picks.push({ seat, kind: action.piece.replace(/^[a-z]+-/, '') });
    act(game, action, seat);
  }
  return picks;
}

test('[CG-DRAFT-1] there are three ways to choose a team', () => {
  for (const mode of ['mutual', 'fullFrontal', 'draft'] as const)
    expect(stageOf(begin(mode).position)).toBe('choose');
});

test('how many pieces are missing is known at every pick', () => {
  for (const [mode, other] of [
    ['mutual', 13],
    ['draft', 14],
    ['fullFrontal', 14],
  ] as const) {
    const game = begin(mode);
    expect([picksLeft(game.position, 0), picksLeft(game.position, 1)]).toEqual([14, 14]);
    const seat = chooserOf(game);
    pick(game, 'goblin');
    expect([picksLeft(game.position, seat), picksLeft(game.position, 1 - seat)]).toEqual([13, other]);
    pickAll(game);
    expect([picksLeft(game.position, 0), picksLeft(game.position, 1)]).toEqual([0, 0]);
  }
});

describe('mutual choice', () => {
  test('[CG-DRAFT-2, CG-DRAFT-3] a player by lot picks openly and the other must take the same; then the other picks', () => {
    const events: AddressedEvent[] = [];
    const game = begin('mutual', events);
    const first = game.position.data[FIRST_CHOOSER];
    expect(decisions(game.position).map(({ seat }) => seat)).toEqual([first]);
    pick(game, 'golem');
    expect([teamOf(game, 0), teamOf(game, 1)]).toEqual([['golem'], ['golem']]);
    expect(events.at(-1)).toMatchObject({ event: { type: 'pieceChosen' } });
    expect(events.at(-1)?.only).toBeUndefined();
    expect(chooserOf(game)).toBe(1 - first);
    pick(game, 'thief');
    expect(teamOf(game, first).sort()).toEqual(['golem', 'thief']);
    expect(chooserOf(game)).toBe(first);
  });

  test('[CG-DRAFT-4, CG-DRAFT-5, CG-RULING-197] both teams are the same; players alternate strictly, the other begins with the objects', () => {
    const game = begin('mutual');
    const first = game.position.data[FIRST_CHOOSER];
    const picks = pickAll(game);
    expect(teamOf(game, 0).sort()).toEqual(teamOf(game, 1).sort());
    const characters = picks.filter(({ kind }) => isCharacter(game, kind));
    const objects = picks.filter(({ kind }) => !isCharacter(game, kind));
    expect([characters.length, objects.length]).toEqual([8, 6]);
    characters.forEach(({ seat }, n) => expect(seat).toBe((first + n) % 2));
    objects.forEach(({ seat }, n) => expect(seat).toBe((first + 1 + n) % 2));
  });

  test('[CG-RULING-187] a second copy is a card of its own: who takes one Rope gives one Rope', () => {
    const game = begin('mutual');
    while (isCharacter(game, (legal(game)[0] as { piece: string }).piece.replace(/^[a-z]+-/, '')))
      act(game, legal(game)[0]);
    pick(game, 'rope-2');
    expect(teamOf(game, 0).filter((kind) => kind.startsWith('rope'))).toEqual(['rope-2']);
    expect(teamOf(game, 1).filter((kind) => kind.startsWith('rope'))).toEqual(['rope-2']);
    pick(game, 'rope');
    expect(teamOf(game, 1).filter((kind) => kind.startsWith('rope'))).toEqual(['rope', 'rope-2']);
  });
});

test('[CG-DRAFT-6] full frontal: both choose everything in secret, at the same time', () => {
  const events: AddressedEvent[] = [];
  const game = begin('fullFrontal', events);
  expect(decisions(game.position).map(({ seat }) => seat)).toEqual([0, 1]);
  pick(game, 'ghost', 1);
  pick(game, 'key', 1);
  pick(game, 'ghost', 0);
  expect(events.at(-1)).toMatchObject({ only: 0, instead: { piece: 'hidden' } });
  expect([teamOf(game, 0), teamOf(game, 1)]).toEqual([['ghost'], ['ghost', 'key']]);
});

describe('draft', () => {
  test('[CG-DRAFT-7, CG-DRAFT-8, CG-EX-29] in turns each takes one of his own; blue takes the Colossus, so yellow’s is gone', () => {
    const events: AddressedEvent[] = [];
    const game = begin('draft', events, 'draft 2');
    const first = game.position.data[FIRST_CHOOSER];
    const [mine, theirs] = first === 0 ? ['blue', 'yellow'] : ['yellow', 'blue'];
    expect(refusal(game, first, `${theirs}-colossus`)).toBe('NOT_YOUR_PIECE');
    act(game, { type: 'choose', piece: `${mine}-colossus` }, first);
    // All lies open: everybody hears who was taken.
    expect(events.at(-1)).toEqual({
      event: { type: 'pieceChosen', seat: first, piece: `${mine}-colossus` },
    });
    expect(chooserOf(game)).toBe(1 - first);
    expect(refusal(game, 1 - first, `${theirs}-colossus`)).toBe('DRAFTED_BY_OTHER');
    expect(refusal(game, 1 - first, `${theirs}-golem`)).toBeNull();
  });

  test('[CG-DRAFT-9, CG-DRAFT-10] no character is in both teams; the other player begins with the objects', () => {
    const game = begin('draft');
    const first = game.position.data[FIRST_CHOOSER];
    const picks = pickAll(game);
    const [blue, yellow] = [teamOf(game, 0), teamOf(game, 1)];
    expect(blue.filter((kind) => yellow.includes(kind))).toEqual([]);
    expect([blue.length, yellow.length]).toEqual([14, 14]);
    const objects = picks.filter(({ kind }) => !isCharacter(game, kind));
    expect(objects[0].seat).toBe(1 - first);
  });

  test('[CG-RULING-187] a drafted Rope takes one copy from the other player, not both', () => {
    const game = begin('draft');
    while (isCharacter(game, (legal(game)[0] as { piece: string }).piece.replace(/^[a-z]+-/, '')))
      act(game, legal(game)[0]);
    const seat = chooserOf(game);
    const [mine, theirs] = seat === 0 ? ['blue', 'yellow'] : ['yellow', 'blue'];
    act(game, { type: 'choose', piece: `${mine}-rope` }, seat);
    expect(refusal(game, 1 - seat, `${theirs}-rope`)).toBe('DRAFTED_BY_OTHER');
    expect(refusal(game, 1 - seat, `${theirs}-rope-2`)).toBeNull();
  });
});
