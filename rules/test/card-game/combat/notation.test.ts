import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { readAction, writeAction } from '../../../src/notation/action-text.ts';
import { chartOf } from '../../../src/notation/chart.ts';
import { attackOf } from '../../../testing/fighting.ts';
import { arena } from './arena.ts';

test.each<[string, Action]>([
  ['Cr x yWr', attackOf('blue-crossbowman', 'yellow-warrior')],
  ['Cr/yBo x yWr', { ...attackOf('blue-crossbowman', 'yellow-warrior'), with: ['yellow-bow'] } as Action],
  [
    'Th+Cr/yBo x yWr',
    { ...attackOf('blue-thief', 'yellow-warrior', ['blue-crossbowman']), with: ['yellow-bow'] } as Action,
  ],
  ['count 2', { type: 'countCards', count: 2 }],
  ['combat 4', { type: 'layCard', card: 4 }],
  ['combat 3+5', { type: 'layCard', card: 3, second: 5 }],
])('%s is written and read', (text, action) => {
  const chart = chartOf(arena({}).position);
  expect(writeAction(chart, 0, action)).toBe(text);
  expect(readAction(chart, 0, text)).toMatchObject({ ok: true, action });
});

test.each(['combat 3+', 'combat 3+5+6', 'combat x', 'Cr/ x yWr', 'Cr/yNobody x yWr', 'count'])(
  '%s is nothing',
  (text) => {
    expect(readAction(chartOf(arena({}).position), 0, text).ok).toBe(false);
  },
);
