/** Where tokens of a room that was turned up are placed by somebody who thinks of what comes then. */
import {
  type Action,
  ActionList,
  decisions,
  legalActions,
  list,
  perform,
  type Position,
  stageOf,
  viewOf,
} from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { besideClosedRoom } from './closed-room.ts';

const actions = new ActionList();

function act(p: Position, wanted: (action: Action) => boolean): void {
  const index = legalActions(p, 0, actions).findIndex(wanted);
  list(p, 0, actions);
  perform(p, 0, actions.packed(index));
}

/** Blue's thief turns up room G, and somebody places the two enemies who waited there; what blue can do then. */
function afterPlacingBy(level: string): readonly Action[] {
  const p = besideClosedRoom(4, ['bTh: c6', 'bWr: b6', 'yWi: G', 'yCl: G'], 'yellow: combat 0 1 2\n');
  act(p, ({ type }) => type === 'reveal');
  for (let n = 0; stageOf(p) === 'place'; n++) {
    expect(decisions(p)[0]?.seat).toBe(0);
    const placed = botNamed(level)?.choose({ view: viewOf(p, 0), seat: 0, seed: `${n}` });
    act(p, (one) => JSON.stringify(one) === JSON.stringify(placed));
  }
  return legalActions(p, 0, actions);
}

const strikes = (all: readonly Action[]): boolean =>
  all.some((one) => one.type === 'attack' && one.piece === 'blue-warrior');

test('Master places an enemy where he can be struck at once; who looks at the square alone does not', () => {
  expect(strikes(afterPlacingBy('master'))).toBe(true);
  expect(strikes(afterPlacingBy('expert'))).toBe(false);
});
