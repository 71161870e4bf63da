import { Chance, type View } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { chooseAction } from '../src/choose.ts';
import { shown, table } from './a-table.ts';

const view = { shown } as View;

describe('choosing by lot', () => {
  test('whoever can leave the labyrinth mostly does', () => {
    const yellowLine = table.layout.lines[1]?.first ?? 0;
    const out = { type: 'move', piece: 'blue-mekanork', path: [66, yellowLine] } as const;
    const about = { type: 'move', piece: 'blue-mekanork', path: [66, 67] } as const;
    const chance = new Chance('out');
    const chosen = Array.from({ length: 100 }, () =>
      chooseAction(table, view, 0, [about, { type: 'endTurn' }, out], chance),
    );
    expect(chosen.filter((action) => action === out).length).toBeGreaterThan(80);
  });

  test('the same seed chooses the same', () => {
    const cards = [2, 3, 4, 5].map((card) => ({ type: 'playCard', card }) as const);
    const choose = (): number[] => {
      const chance = new Chance('same');
      const asked = { shown: { ...shown, stage: 'card' } } as View;
      return Array.from({ length: 30 }, () => {
        const action = chooseAction(table, asked, 0, cards, chance);
        return action.type === 'playCard' ? action.card : 0;
      });
    };
    expect(choose()).toEqual(choose());
    expect(new Set(choose())).toEqual(new Set([2, 3, 4, 5]));
  });
});
