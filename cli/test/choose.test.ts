import { Chance, type View } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { chooseAction } from '../src/choose.ts';
import { cardShown, cardTable, zone } from './a-card-table.ts';
import { shown, ruleset } from './a-table.ts';
import { stepsOverZones } from '../src/zone-ways.ts';
import { NO_WAY } from '../src/steps.ts';

const view = { shown } as View;

describe('choosing by lot', () => {
  test('whoever can leave the labyrinth mostly does', () => {
    const yellowLine = ruleset.layout.lines[1]?.first ?? 0;
    const out = { type: 'move', piece: 'blue-mekanork', path: [66, yellowLine] } as const;
    const about = { type: 'move', piece: 'blue-mekanork', path: [66, 67] } as const;
    const chance = new Chance('out');
    const chosen = Array.from({ length: 100 }, () =>
      chooseAction(ruleset, view, 0, [about, { type: 'endTurn' }, out], chance),
    );
    expect(chosen.filter((action) => action === out).length).toBeGreaterThan(80);
  });

  test('the same seed chooses the same', () => {
    const cards = [2, 3, 4, 5].map((card) => ({ type: 'playCard', card }) as const);
    const choose = (): number[] => {
      const chance = new Chance('same');
      const asked = { shown: { ...shown, stage: 'card' } } as View;
      return Array.from({ length: 30 }, () => {
        const action = chooseAction(ruleset, asked, 0, cards, chance);
        return action.type === 'playCard' ? action.card : 0;
      });
    };
    expect(choose()).toEqual(choose());
    expect(new Set(choose())).toEqual(new Set([2, 3, 4, 5]));
  });
});

/** The rooms with this portcullis in room D. */
const rooms = (gate: 'open' | 'closed') =>
  cardShown.rooms.map((room, slot) => (slot === 3 && room.faceUp ? { ...room, gates: [gate] } : room));

const way = (gate: 'open' | 'closed'): number =>
  stepsOverZones(cardTable, { ...cardShown, pieces: [], rooms: rooms(gate) }, 1)(zone('D.S'));

describe('choosing by lot between zones', () => {
  test('whoever can leave the labyrinth mostly does', () => {
    const out = { type: 'move', piece: 'blue-naga', path: [zone('A.S'), zone('nA.S')] } as const;
    const about = { type: 'move', piece: 'blue-naga', path: [zone('A.S'), zone('A.T')] } as const;
    const chance = new Chance('out');
    const view = { shown: cardShown } as View;
    const chosen = Array.from({ length: 100 }, () =>
      chooseAction(cardTable, view, 0, [about, { type: 'endTurn' }, out], chance),
    );
    expect(chosen.filter((action) => action === out).length).toBeGreaterThan(80);
  });

  test('the way out leads over open borders, a pit is a detour, and a guarded exit is no good one', () => {
    const steps = stepsOverZones(cardTable, cardShown, 0);
    expect(steps(zone('nA.S'))).toBe(0);
    // The room in the north-west lies open to the north in two of its zones.
    expect(steps(zone('A.S'))).toBe(1);
    expect(steps(zone('A.T'))).toBe(1);
    expect(steps(zone('A.G'))).toBeGreaterThan(1);
    const guard = { id: 'yellow-warrior', where: { place: zone('nA.S') } } as const;
    const guarded = stepsOverZones(cardTable, { ...cardShown, pieces: [guard] }, 0);
    expect(guarded(zone('A.S'))).toBeGreaterThan(1);
    // For yellow the exits are in the south, and its own line is where it stands.
    const yellow = stepsOverZones(cardTable, cardShown, 1);
    expect(yellow(zone('sE.C'))).toBe(0);
    expect(yellow(zone('nB.G'))).toBeLessThan(NO_WAY);
    expect(yellow(zone('nB.G'))).toBeGreaterThan(1);
  });

  test('a portcullis that is closed is no way, an open one is', () => {
    expect(way('open')).toBeLessThan(way('closed'));
  });
});
