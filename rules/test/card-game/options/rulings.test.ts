/** Rulings that could go either way: each is an option with a name, and both readings are played. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardEdition } from '../../../src/editions/card-game/card-edition.ts';
import { BLUE, heard, YELLOW } from '../../../testing/fighting.ts';
import { zones, type ZoneSketch } from '../../../testing/zone-board.ts';
import { arena } from '../combat/arena.ts';

const ledger = readFileSync(new URL('../../../../docs/rules/card-game.md', import.meta.url), 'utf8');

test('every ruling that the ledger calls open has one option, with the ruling as its default', () => {
  const open = [...ledger.matchAll(/\*\*(CG-RULING-\d+)\*\*.*\((?:L|M; Bows L)[;)]/g)].map(([, id]) => id);
  const named = [...ledger.matchAll(/^- .*`(\w+)` \(\[(CG-RULING-\d+)\].*?Default: `?(\w+)/gm)].map(
    ([, name, id, value]) => ({ name, id, value }),
  );
  // To take a slip back is a service, and no reading of a rule.
  const readings = named.filter(({ name }) => name !== 'undo');
  expect(readings.map(({ id }) => id).toSorted()).toEqual(open.toSorted());
  expect(named.map(({ name }) => name).toSorted()).toEqual([...cardEdition.ruleNames].toSorted());
  const { ruleDefaults } = cardEdition;
  expect(Object.fromEntries(named.map(({ name, value }) => [name, value]))).toEqual(
    Object.fromEntries(cardEdition.ruleNames.map((name) => [name, String(ruleDefaults[name])])),
  );
});

const ROOMS = ['green-cw', 'blue-cw', 'green-ccw', 'blue-ccw'];

describe('the other reading', () => {
  test('[CG-RULING-37] a held Wall-walker may step through any wall', () => {
    const sketch: ZoneSketch = {
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8  yNa  G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7  bWa  C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
      `,
    };
    for (const [rules, why] of [
      [{}, 'AMONG_ENEMIES'],
      [{ heldBindsAll: false }, null],
    ] as const) {
      const board = zones({ ...sketch, rules });
      board.do(board.go('blue-wall-walker', 'A.C A.G'));
      expect(board.why({ type: 'wallWalk', piece: 'blue-wall-walker', to: board.zone('A.T') })).toBe(why);
      // The other reading is about jumps and walls: on foot he is held all the same.
      expect(board.why(board.go('blue-wall-walker', 'A.G B.T'))).toBe('AMONG_ENEMIES');
    }
  });

  test('[CG-RULING-43] a facing is a zone of its own, and the fourth there is still one too many', () => {
    const board = zones({
      rooms: ROOMS,
      pieces: `
        0   T   S  bNa  G       T   S  bCl  G
        bTh: sC.C
        bTr: sC.C
      `,
      rules: { startLimit: false },
    });
    expect(board.why(board.go('blue-cleric', 'blue:D.C blue:C.C'))).toBe('ZONE_FULL');
    expect(board.why(board.go('blue-cleric', 'blue:D.C blue:C.T'))).toBeNull();
  });

  test('[CG-RULING-59] what lies before another room, or floats there, is out of reach', () => {
    for (const [rules, take, give] of [
      [{}, null, null],
      [{ startHands: false }, 'NOT_THERE', 'NOT_THERE'],
    ] as const) {
      const board = zones({
        rooms: ROOMS,
        pieces: `
          0  bTk  S   C  bKe      T   S  bCl  G
          bTk: holds bRo
        `,
        rules,
      });
      const up = [{ step: 0, take: 'blue-key' }];
      expect(board.why(board.go('blue-cleric', 'blue:D.C', up))).toBe(take);
      const path = [board.placeOf('blue-telekineticist')];
      const float = { type: 'levitate', piece: 'blue-telekineticist', item: 'blue-rope', path } as const;
      expect(board.why({ ...float, to: 'blue-cleric' })).toBe(give);
    }
  });

  test('[CG-RULING-71] what floats to a carried wounded finds no hand', () => {
    for (const [rules, why] of [
      [{}, null],
      [{ carriedKeeps: false }, 'RECEIVER_FULL'],
    ] as const) {
      const board = zones({
        rooms: ROOMS,
        pieces: `
            +---+-:-+---+---+   +
          7  bCl bTk bRo  C   C |
            +   +   +   +   +   +
          6 | C   C   C   C   C |
            +   +---+---+---+---+
          bCl: holds bNa
          bNa: wounded
        `,
        rules,
      });
      const path = [board.zone('A.C')];
      const float = { type: 'levitate', piece: 'blue-telekineticist', item: 'blue-rope', path } as const;
      expect(board.why({ ...float, to: 'blue-naga' })).toBe(why);
    }
  });

  test('[CG-RULING-96] she looks, but the card that was named for her is played', () => {
    for (const mindFirst of [true, false]) {
      const board = arena(
        `
            +---+-:-+---+---+   +
          7  bWe yTe  C   C   C |
            +   +   +   +   +   +
          6 | C   C   C   C   C |
            +---+---+---+   +---+
        `,
        { rules: { mindFirst } },
      );
      board.do({ type: 'attack', piece: 'blue-weapon-master', target: 'yellow-telepath' });
      board.do({ type: 'nameCard', card: 3 });
      expect(board.seat).toBe(YELLOW);
      const told = heard(board, { type: 'layCard', card: 5 }, BLUE);
      expect(told.some(({ type }) => type === 'cardsSeen')).toBe(!mindFirst);
      expect(told.find(({ type }) => type === 'combatFought')).toMatchObject({
        cards: [
          { seat: BLUE, card: 3 },
          { seat: YELLOW, card: 5 },
        ],
        attack: 6,
        defence: 5,
      });
    }
  });
});
