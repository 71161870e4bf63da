/** What the three tutorials let a player do: each adds one kind of action to those before it. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { Game } from '../../../src/game.ts';
import { parsePosition } from '../../../src/notation/any-form.ts';
import { AP } from '../../../src/model/fields.ts';
import { isWounded } from '../../../src/model/position.ts';
import { act, legal } from '../../game/players.ts';

const COLOURS = ['blue', 'green', 'red', 'purple'];
/** Rooms of so many pairs, all face up but the last, and these pieces. */
function tutorial(scenario: string, pairs: number, ...pieces: readonly string[]): Game {
  const rooms = COLOURS.slice(0, pairs).flatMap((colour) => [`${colour}-cw-N`, `${colour}-ccw-N`]);
  const text = [
    'Dungeon Twister position 1',
    `scenario: ${scenario}`,
    'rooms:',
    `  ${rooms.slice(0, -1).join(' ')} (${rooms.at(-1)})`,
    ...pieces,
  ];
  const read = parsePosition(text.join('\n'));
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return new Game({ position: read.position });
}

const verdict = (game: Game, action: Action): string => {
  const answer = game.perform({ seat: 0, decision: game.asked(0), action });
  return answer.ok ? 'legal' : `${answer.refusal.code} ${answer.refusal.rule}`;
};

describe('the tutorials', () => {
  test('[CG-SCEN-3] in the first one reveals, moves, turns, jumps and uses abilities, and fights nobody', () => {
    const game = tutorial('card-1', 2, 'bMe: A.G', 'bNa: sD.T', 'bKe: A.G', 'yNa: A.G', 'yMe: B.T');
    const types = new Set(legal(game).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['endTurn', 'jump', 'move', 'reveal', 'rotate']);
    expect(verdict(game, { type: 'attack', piece: 'blue-mekanork', target: 'yellow-naga' })).toBe(
      'NO_COMBAT_HERE CG-SCEN-3',
    );
    // A Key in hand is an ability more.
    const key = tutorial('card-1', 2, 'bMe: A.G, holds bKe', 'bNa: sD.T', 'yNa: B.T', 'yMe: B.T');
    expect(legal(key).map(({ type }) => type)).toContain('openGate');
  });

  test('[CG-SCEN-6] in the second one fights hand to hand', () => {
    const game = tutorial('card-2', 3, 'bWr: A.T', 'yNa: A.T', 'yWr: C.T');
    const points = game.position.data[AP];
    act(game, { type: 'attack', piece: 'blue-warrior', target: 'yellow-naga' });
    expect(game.position.data[AP]).toBe(points - 1);
    act(game, { type: 'layCard', card: 3 });
    act(game, { type: 'layCard', card: 0 });
    const { ruleset } = game.position;
    expect(isWounded(game.position, ruleset.pieces.byId.get('yellow-naga') ?? -1)).toBe(true);
  });

  test('[CG-SCEN-9] in the third one shoots', () => {
    // Through the slit between triangle and circle of the first room.
    const game = tutorial('card-3', 4, 'bCr: A.T', 'bCl: A.T', 'yNa: A.C', 'yWr: C.T');
    expect(legal(game, 'attack')).toEqual([
      { type: 'attack', piece: 'blue-crossbowman', target: 'yellow-naga' },
    ]);
    expect(verdict(game, { type: 'attack', piece: 'blue-crossbowman', target: 'yellow-naga' })).toBe('legal');
  });
});
