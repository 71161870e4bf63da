import { describe, expect, test } from 'vitest';
import { CARD_ROOMS } from '../../src/editions/card-game/box.ts';
import type { Room } from '../../src/map/read-room-drawing.ts';
import {
  BLOCK_PIT,
  BLOCK_PORTCULLIS,
  BLOCK_SLIT,
  BLOCK_WALL,
  DIRECTIONS,
  FLOOR,
  GEAR,
  HIDDEN,
  OPEN,
  PORTCULLIS,
  SLIT,
  WALL,
} from '../../src/vocabulary.ts';
import { SITUATIONS } from './example-sketches.ts';
import { LaidOut, type Lying } from './laid-out.ts';
import { between, doorsOn, EAST, NORTH, pictureOf, pitsOf, sideOf, SOUTH, WEST, ZONES } from './picture.ts';
import type { Icon, Question, Situation, ZoneName } from './questions.ts';

const TURNS = [0, 1, 2, 3];
/** Every room in every orientation. */
const LYING = CARD_ROOMS.flatMap((room) => TURNS.map((turned) => ({ room, turned })));
const [spare] = CARD_ROOMS as [Room];
const faceDown: Lying = { room: spare, faceUp: false };

/** What stands on an edge in the state in which its room is. */
function blockOf(edge: number, { gate = 'closed', wallsBroken = false }: Omit<Lying, 'room'> = {}): number {
  if (edge === OPEN || wallsBroken) return 0;
  if (edge === WALL) return BLOCK_WALL;
  if (edge === SLIT) return BLOCK_SLIT;
  return edge === PORTCULLIS && gate === 'closed' ? BLOCK_PORTCULLIS : 0;
}

const each = (blocks: readonly number[]): readonly number[] => [...new Set(blocks)].sort((a, b) => a - b);

const STATES: readonly Omit<Lying, 'room'>[] = [
  { gate: 'closed' },
  { gate: 'open' },
  { gate: 'broken' },
  { wallsBroken: true },
];

describe('the ground of zones', () => {
  test('[CG-ZONE-1] every room has its four zones as places, one of them with the gear', () => {
    for (const lying of LYING) {
      const board = new LaidOut([lying, faceDown]);
      const kinds = ZONES.map((icon) => board.kindOf(board.zone(0, icon)));
      expect(kinds).toEqual([FLOOR, FLOOR, FLOOR, GEAR]);
      expect(ZONES.map((icon) => board.kindOf(board.zone(1, icon)))).toEqual(Array(4).fill(HIDDEN));
    }
  });

  test('[CG-ADJ-1, CG-ADJ-2, CG-ADJ-3, CG-ADJ-4, CG-ADJ-5, CG-ROOM-21, CG-RULING-30] inside a room zones are linked as it is printed, whichever way it is turned', () => {
    for (const { room, turned } of LYING)
      for (const state of STATES) {
        const picture = pictureOf(room, turned);
        const pits = pitsOf(picture, (edge) => blockOf(edge, state) === 0);
        const board = new LaidOut([{ room, turned, ...state }, faceDown]);
        for (const a of ZONES)
          for (const b of ZONES) {
            if (a === b) continue;
            const printed = between(picture, a, b).map((edge) => blockOf(edge, state));
            const shared = pits.some(({ touches }) => touches.includes(a) && touches.includes(b));
            expect(
              board.links(board.zone(0, a), board.zone(0, b)),
              `${room.id} turned ${turned}, ${a} to ${b}`,
            ).toEqual(each([...printed, ...(shared ? [BLOCK_PIT] : [])]));
          }
      }
  });

  test('[CG-ADJ-6, CG-RULING-23] where two rooms meet, what both print is in the way', () => {
    for (const first of LYING)
      for (const second of LYING) {
        if (first.room === second.room) continue;
        const west = sideOf(pictureOf(first.room, first.turned), EAST);
        const east = sideOf(pictureOf(second.room, second.turned), WEST);
        const board = new LaidOut([first, second]);
        const expected = new Map<string, number[]>();
        west.forEach(({ zone, edge }, i) => {
          const key = `${zone}${east[i].zone}`;
          const blocks = blockOf(edge) | blockOf(east[i].edge);
          expected.set(key, [...(expected.get(key) ?? []), blocks]);
        });
        for (const a of ZONES)
          for (const b of ZONES) {
            const wanted = each(expected.get(a + b) ?? []);
            expect(board.links(board.zone(0, a), board.zone(1, b))).toEqual(wanted);
            expect(board.links(board.zone(1, b), board.zone(0, a))).toEqual(wanted);
          }
      }
  });

  test('[CG-ADJ-5] rooms that meet only at a corner share no link', () => {
    for (const lying of LYING) {
      const board = new LaidOut([lying, faceDown, faceDown, lying]);
      for (const a of ZONES)
        for (const b of ZONES) expect(board.links(board.zone(0, a), board.zone(3, b))).toEqual([]);
    }
  });

  test('[CG-START-1, CG-START-6, CG-START-7] from a starting zone a link leads only into the zone that one faces, where it lies on that end', () => {
    for (const { room, turned } of LYING)
      for (const gate of ['closed', 'open'] as const) {
        const lying = { room, turned, gate };
        const board = new LaidOut([faceDown, lying, lying, faceDown]);
        for (const [end, slot, column, side] of [
          ['north', 1, 1, NORTH],
          ['south', 2, 0, SOUTH],
        ] as const)
          for (const faced of ZONES) {
            const from = board.facing(end, column, faced);
            const border = sideOf(pictureOf(room, turned), side);
            for (const icon of ZONES) {
              const edges = border.filter(({ zone }) => zone === icon && icon === faced);
              const wanted = each(edges.map(({ edge }) => blockOf(edge, lying)));
              expect(board.links(from, board.zone(slot, icon))).toEqual(wanted);
              expect(board.links(board.zone(slot, icon), from)).toEqual(wanted);
            }
          }
      }
  });

  test('[CG-START-3, CG-START-4] in a starting zone one step leads to any facing before either room', () => {
    const board = new LaidOut([faceDown, faceDown]);
    for (const end of ['north', 'south'] as const) {
      const other = end === 'north' ? 'south' : 'north';
      const from = board.facing(end, 0, 'T');
      const reached = (at: 'north' | 'south', column: number): boolean[] =>
        ZONES.map((icon) => board.adjacent(from, board.facing(at, column, icon)));
      expect(reached(end, 0)).toEqual([false, true, true, true]);
      expect(reached(end, 1)).toEqual([true, true, true, true]);
      expect([...reached(other, 0), ...reached(other, 1)]).toEqual(Array(8).fill(false));
    }
  });

  test('[CG-REVEAL-2, CG-RULING-11] in a starting zone one stands at the room before one, whatever one faces', () => {
    const board = new LaidOut([faceDown, faceDown, faceDown, faceDown]);
    for (const icon of ZONES)
      for (const column of [0, 1]) {
        const from = board.facing('south', column, icon);
        expect([0, 1, 2, 3].map((slot) => board.linksToHidden(from, slot).length)).toEqual(
          [0, 1, 2, 3].map((slot) => (slot === 2 + column ? 1 : 0)),
        );
      }
  });

  test('[CG-REVEAL-3, CG-RULING-13, CG-RULING-17] at a room that lies face down only the border of the own room counts', () => {
    for (const lying of LYING) {
      const board = new LaidOut([lying, faceDown, faceDown, faceDown]);
      for (const [side, slot] of [
        [EAST, 1],
        [SOUTH, 2],
      ] as const) {
        const border = sideOf(pictureOf(lying.room, lying.turned), side);
        for (const icon of ZONES) {
          const edges = border.filter(({ zone }) => zone === icon);
          expect(board.linksToHidden(board.zone(0, icon), slot)).toEqual(
            each(edges.map(({ edge }) => blockOf(edge))),
          );
          expect(board.links(board.zone(0, icon), board.zone(slot, 'T'))).toEqual([]);
        }
      }
    }
  });
});

const slotOf = ({ rooms }: Situation, name: string): number => {
  const laid = rooms.find((room) => room.name === name);
  if (!laid) throw new Error(`no room ${name}`);
  return laid.row * 2 + laid.column;
};

/** The board of a situation, with the portcullises open that a question opens. */
function lay(situation: Situation, open: readonly string[] = []): LaidOut {
  const lying: Lying[] = [];
  for (const laid of situation.rooms)
    lying[slotOf(situation, laid.name)] = { ...laid, gate: open.includes(laid.name) ? 'open' : 'closed' };
  return new LaidOut(lying);
}

const placeOf = (situation: Situation, board: LaidOut, name: ZoneName): number => {
  const [room, icon] = name.split('.');
  return board.zone(slotOf(situation, room), icon as Icon);
};

const pieceAt = (situation: Situation, board: LaidOut, id: string): number => {
  const where = situation.pieces.find((piece) => piece.id === id)?.where;
  if (where === undefined) throw new Error(`no piece ${id}`);
  if (typeof where === 'string') return placeOf(situation, board, where);
  const end = id.startsWith('blue') ? 'south' : 'north';
  return board.facing(end, slotOf(situation, where.before) % 2, where.facing);
};

/** What the ground alone answers; undefined where somebody or something else is asked too. */
function answer(situation: Situation, question: Question): unknown {
  const board = lay(situation, question.open);
  switch (question.ask) {
    case 'adjacent': {
      const [a, b] = question.zones.map((zone) => placeOf(situation, board, zone));
      return board.adjacent(a, b);
    }
    case 'reveal': {
      const from = pieceAt(situation, board, question.who);
      return board.linksToHidden(from, slotOf(situation, question.room)).includes(0);
    }
    case 'entries': {
      const slot = slotOf(situation, question.room);
      return ZONES.filter((icon) =>
        board.adjacent(board.facing(question.end, slot % 2, icon), board.zone(slot, icon)),
      );
    }
    case 'touches': {
      const laid = situation.rooms.find(({ name }) => name === question.room);
      const side = sideOf(pictureOf(laid?.room ?? spare, laid?.turned), DIRECTIONS.indexOf(question.side));
      return ZONES.filter((icon) => side.some(({ zone }) => zone === icon));
    }
    case 'doors': {
      const laid = situation.rooms.find(({ name }) => name === question.room);
      if (!laid) return null;
      const turned = (laid.turned + (laid.room.arrow === 'cw' ? 1 : 3) * question.quarters) % 4;
      return Object.fromEntries(
        DIRECTIONS.map((name, side) => [name, doorsOn(pictureOf(laid.room, turned), side)]),
      );
    }
    default:
      return undefined;
  }
}

describe('the examples of the rule book', () => {
  const asked = SITUATIONS.flatMap((situation) =>
    situation.questions.map((question) => ({
      title: `${situation.id}, ${question.ask}, ${question.rule}`,
      expected: 'expect' in question ? question.expect : undefined,
      answered: answer(situation, question),
    })),
  ).filter(({ answered }) => answered !== undefined);

  test('the ground answers those questions that ask how rooms hang together', () => {
    expect(asked).toHaveLength(28);
  });

  test.each(asked)('$title', ({ expected, answered }) => {
    expect(answered).toEqual(expected);
  });

  test('all of them use whole pairs, and places and pieces that are there', () => {
    for (const { rooms, pieces } of SITUATIONS) {
      const laid = rooms.map(({ room }) => room);
      const twins = CARD_ROOMS.filter(({ pair }) => laid.some((room) => room.pair === pair));
      expect(new Set(laid)).toEqual(new Set(twins));
      expect(laid.length).toBe(twins.length);
      const all = pieces.flatMap((piece) => [piece.id, ...(piece.carries ? [piece.carries] : [])]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

const situation = (id: string): Situation => {
  const found = SITUATIONS.find((one) => one.id === id);
  if (!found) throw new Error(`no situation ${id}`);
  return found;
};

/** Between two zones of a situation: every kind of link. */
function linksIn(id: string): (a: ZoneName, b: ZoneName) => readonly number[] {
  const board = lay(situation(id));
  return (a, b) => board.links(placeOf(situation(id), board, a), placeOf(situation(id), board, b));
}

describe('the sketches for the examples', () => {
  test('[CG-ROOM-23] line of sight: a pit, two slits and a portcullis beside a pit', () => {
    const links = linksIn('line-of-sight');
    expect(links('A.C', 'A.G')).toContain(BLOCK_PIT);
    expect(links('A.C', 'A.G')).not.toContain(0);
    expect(links('B.T', 'B.C')).toContain(BLOCK_SLIT);
    expect(links('B.T', 'B.C')).not.toContain(0);
    expect(links('B.C', 'B.G')).toContain(BLOCK_PORTCULLIS);
    expect(links('B.C', 'B.G')).toContain(BLOCK_PIT);
    expect(links('B.C', 'B.G')).not.toContain(0);
    expect(links('A.T', 'B.S')).toContain(BLOCK_SLIT);
    expect(links('A.T', 'B.S')).not.toContain(0);
  });

  test('[CG-ROOM-24] spear: a pit, a slit on the border, a portcullis', () => {
    const links = linksIn('telescoping-spear');
    expect(links('A.G', 'A.T')).toContain(BLOCK_PIT);
    expect(links('A.G', 'A.T')).not.toContain(0);
    expect(links('A.G', 'A.S')).toContain(0);
    expect(links('A.T', 'B.G')).toContain(BLOCK_SLIT);
    expect(links('A.T', 'B.G')).not.toContain(0);
    expect(links('B.G', 'B.C')).toContain(BLOCK_PORTCULLIS);
    expect(links('B.G', 'B.C')).not.toContain(0);
  });

  test('[CG-ROOM-25] ranged combat: one zone along a whole side, open above and a slit below', () => {
    const links = linksIn('ranged-combat');
    const { room, turned } = situation('ranged-combat').rooms[0];
    expect(sideOf(pictureOf(room, turned), EAST).map(({ zone }) => zone)).toEqual(Array(5).fill('T'));
    expect(links('A.T', 'B.G')).toContain(0);
    expect(links('A.T', 'B.T')).toEqual([BLOCK_SLIT]);
    expect(links('B.C', 'B.T')).toContain(BLOCK_SLIT);
    expect(links('B.C', 'B.T')).not.toContain(0);
    expect(links('B.T', 'D.T')).toContain(0);
  });

  test('[CG-ROOM-26] revealing: a triangle open to two rooms, a gear behind a slit', () => {
    const board = lay(situation('who-can-reveal'));
    expect(board.linksToHidden(board.zone(0, 'T'), 1)).toContain(0);
    expect(board.linksToHidden(board.zone(0, 'T'), 2)).toContain(0);
    expect(board.linksToHidden(board.zone(3, 'G'), 1)).toContain(BLOCK_SLIT);
    expect(board.linksToHidden(board.zone(3, 'G'), 1)).not.toContain(0);
  });

  test('[CG-ROOM-27] legal and illegal moves: a gear at the starting zone, the triangle beyond a pit', () => {
    const board = lay(situation('legal-and-illegal-moves'));
    expect(board.adjacent(board.facing('south', 0, 'G'), board.zone(2, 'G'))).toBe(true);
    expect(board.links(board.facing('south', 0, 'T'), board.zone(2, 'T'))).toEqual([]);
    expect(board.links(board.zone(2, 'G'), board.zone(2, 'T'))).toContain(BLOCK_PIT);
    expect(board.adjacent(board.zone(2, 'G'), board.zone(2, 'T'))).toBe(false);
    expect(board.links(board.facing('south', 0, 'S'), board.zone(2, 'S')).length).toBeGreaterThan(0);
  });
});
