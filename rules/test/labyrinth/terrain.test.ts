import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import { mixedGame } from '../../src/editions/mixed.ts';
import type { LayoutPlan } from '../../src/map/layout.ts';
import type { Room } from '../../src/map/read-room-drawing.ts';
import { HIDDEN_ROOM, RoomTerrain, VOID } from '../../src/labyrinth/neighbouring-squares.ts';
import { ARRANGEMENT, FACE_UP, PORTCULLIS_SHIFT, ROOM_IN, SLOT } from '../../src/model/fields.ts';
import { Position } from '../../src/model/position.ts';
import { FLOOR, GEAR, HIDDEN, LINE, PORTCULLIS, SLIT, WALL } from '../../src/vocabulary.ts';
import { sketch } from '../../testing/sketch.ts';

/** A room as it lies: nothing packed, so that the test need not trust how a position packs it. */
interface Lying {
  room: number;
  turned: number;
  faceUp: boolean;
  /** 0 closed, 1 open, 2 broken. */
  gates: number[];
}

interface Cell {
  readonly neighbour: number;
  readonly kind: number;
  readonly place: number;
  /** What this square itself has on its edges, by direction of the table. */
  readonly blocks: readonly number[];
}

const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function blocksOf(room: Room, square: number, lying: Lying): number[] {
  return [0, 1, 2, 3].map((direction) => {
    const edge = square * 4 + ((direction + 4 - lying.turned) % 4);
    if (room.edges[edge] === WALL) return 1;
    if (room.edges[edge] === SLIT) return 2;
    return room.edges[edge] === PORTCULLIS && lying.gates[room.portcullisOn[edge]] === 0 ? 4 : 0;
  });
}

/** Every square of the world by its coordinates, worked out square by square. */
function worldOf(
  plan: LayoutPlan,
  arrangement: number,
  rooms: readonly Room[],
  slots: readonly Lying[],
): Map<string, Cell> {
  const world = new Map<string, Cell>();
  const moved = arrangement === 0 ? {} : (plan.arrangements?.[arrangement - 1] ?? {});
  plan.slots.forEach((planned, slot) => {
    const origin = moved[slot] === undefined ? planned : moved[slot];
    const lying = slots[slot];
    if (origin === null) return;
    for (let square = 0; square < 25; square++) {
      let [x, y] = [square % 5, Math.floor(square / 5)];
      for (let quarter = 0; quarter < lying.turned; quarter++) [x, y] = [4 - y, x];
      const room = rooms[lying.room];
      world.set(`${origin.x + x},${origin.y + y}`, {
        neighbour: lying.faceUp ? slot * 25 + square : HIDDEN_ROOM - slot,
        kind: lying.faceUp ? room.squares[square] : HIDDEN,
        place: slot * 25 + square,
        blocks: lying.faceUp ? blocksOf(room, square, lying) : [0, 0, 0, 0],
      });
    }
  });
  let place = plan.slots.length * 25;
  for (const line of plan.lines)
    for (let i = 0; i < line.length; i++, place++) {
      const [x, y] = line.runs === 'east' ? [line.x + i, line.y] : [line.x, line.y + i];
      world.set(`${x},${y}`, { neighbour: place, kind: LINE, place, blocks: [0, 0, 0, 0] });
    }
  return world;
}

/** What is wrong with a terrain, measured against the world: a list of edges, empty if nothing is. */
function differences(terrain: RoomTerrain, world: ReadonlyMap<string, Cell>): string[] {
  const wrong: string[] = [];
  for (const [at, cell] of world) {
    if (terrain.kind[cell.place] !== cell.kind) wrong.push(`${at}: kind ${terrain.kind[cell.place]}`);
    if (cell.kind === HIDDEN) continue;
    const [x, y] = at.split(',').map(Number);
    STEP.forEach(([dx, dy], direction) => {
      const other = world.get(`${x + dx},${y + dy}`);
      const blocks = cell.blocks[direction] | (other?.blocks[(direction + 2) % 4] ?? 0);
      const edge = cell.place * 4 + direction;
      if (terrain.neighbour[edge] !== (other?.neighbour ?? VOID) || terrain.blocks[edge] !== blocks)
        wrong.push(`${at} direction ${direction}: ${terrain.neighbour[edge]} behind ${terrain.blocks[edge]}`);
    });
  }
  return wrong;
}

class Laid {
  readonly position: Position;
  readonly slots: Lying[];
  private readonly plan: LayoutPlan;

  constructor(plan: LayoutPlan, chance: Chance) {
    this.plan = plan;
    this.position = new Position(compileRuleset({ ...mixedGame, layout: plan }, { scenario: 'mixed' }));
    const rooms = chance.shuffled(this.position.ruleset.rooms.map((_, room) => room));
    this.slots = plan.slots.map((_, slot) => ({
      room: rooms[slot],
      turned: chance.below(4),
      faceUp: chance.below(4) > 0,
      gates: Array.from({ length: 12 }, () => chance.below(3)),
    }));
    for (let slot = 0; slot < this.slots.length; slot++) this.write(slot);
  }

  write(slot: number): void {
    const { room, turned, faceUp, gates } = this.slots[slot];
    const { data } = this.position;
    data[ROOM_IN + slot] = room;
    data[SLOT + slot] = gates.reduce(
      (bits, state, gate) => bits | (state << (PORTCULLIS_SHIFT + 2 * gate)),
      turned | (faceUp ? FACE_UP : 0),
    );
  }

  world(): Map<string, Cell> {
    return worldOf(this.plan, this.position.data[ARRANGEMENT], this.position.ruleset.rooms, this.slots);
  }

  fresh(): RoomTerrain {
    const terrain = new RoomTerrain(this.position.ruleset.layout, this.position.ruleset.rooms);
    terrain.refresh(this.position);
    return terrain;
  }
}

const STAGGERED: LayoutPlan = {
  slots: [
    { x: 0, y: 0, capacity: 1 },
    { x: 5, y: 2, capacity: 1 },
    { x: 0, y: 5, capacity: 1 },
    { x: 10, y: -1, capacity: 1 },
    { x: 10, y: 4, capacity: 1 },
  ],
  lines: [
    { x: -1, y: 1, runs: 'south', length: 8, dots: [], owner: 'blue' },
    { x: 5, y: 1, runs: 'east', length: 5, dots: [], owner: 'yellow' },
  ],
  arrangements: [{ 1: { x: 5, y: 3 } }, { 1: null }],
};

/** Two rooms side by side; the mark stands on the border between a and b. */
const twoRooms = (border: string, borders: 'first' | 'second' | 'both', faceDown: readonly number[] = []) =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | .   .   .   .   a ${border} b   .   .   .   * |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+`,
    {},
    { borders, faceDown },
  );

describe('the terrain against a world worked out square by square', () => {
  test('[BD-MOVE-20] neighbours and edges agree in every labyrinth of the standard layout, however rooms are turned', () => {
    for (let seed = 0; seed < 12; seed++) {
      const laid = new Laid(mixedGame.layout, new Chance(`standard ${seed}`));
      expect([seed, ...differences(laid.fresh(), laid.world())]).toEqual([seed]);
    }
  });

  test('every turn of every room beside every turn of another', () => {
    const laid = new Laid(mixedGame.layout, new Chance('turns'));
    for (const slot of laid.slots) slot.faceUp = true;
    for (let turns = 0; turns < 16; turns++) {
      laid.slots.forEach((slot, index) => {
        slot.turned = index % 2 === 0 ? turns % 4 : Math.floor(turns / 4);
        laid.write(index);
      });
      expect([turns, ...differences(laid.fresh(), laid.world())]).toEqual([turns]);
    }
  });

  test('staggered rooms: one side meets two neighbours, and each arrangement its own', () => {
    for (let seed = 0; seed < 8; seed++) {
      const laid = new Laid(STAGGERED, new Chance(`staggered ${seed}`));
      for (const arrangement of [0, 1, 2]) {
        laid.position.data[ARRANGEMENT] = arrangement;
        expect([seed, arrangement, ...differences(laid.fresh(), laid.world())]).toEqual([seed, arrangement]);
      }
    }
  });

  test('brought up to date, it equals one made afresh: rooms turned, revealed, exchanged, gates worked, rooms slid', () => {
    const chance = new Chance('refresh');
    for (const plan of [mixedGame.layout, STAGGERED]) {
      const laid = new Laid(plan, chance);
      const kept = laid.fresh();
      for (let change = 0; change < 60; change++) {
        const index = chance.below(laid.slots.length);
        const slot = laid.slots[index];
        const what = chance.below(plan.arrangements ? 5 : 4);
        if (what === 0) slot.turned = (slot.turned + 1 + chance.below(3)) % 4;
        if (what === 1) slot.faceUp = !slot.faceUp;
        if (what === 2) slot.gates[chance.below(12)] = chance.below(3);
        if (what === 3) [slot.room, laid.slots[0].room] = [laid.slots[0].room, slot.room];
        if (what === 4) laid.position.data[ARRANGEMENT] = chance.below(3);
        laid.write(index);
        laid.write(0);
        kept.refresh(laid.position);
        expect([change, what, ...differences(kept, laid.world())]).toEqual([change, what]);
      }
    }
  });

  test('asking twice changes nothing', () => {
    const laid = new Laid(mixedGame.layout, new Chance('twice'));
    const terrain = laid.fresh();
    const before = [terrain.neighbour.slice(), terrain.blocks.slice(), terrain.kind.slice()];
    terrain.refresh(laid.position);
    expect([terrain.neighbour, terrain.blocks, terrain.kind]).toEqual(before);
  });
});

describe('borders', () => {
  const EAST = 1;
  const WEST = 3;

  test('walls, slits and portcullises block from both sides, whichever room has them, doubled or not', () => {
    for (const [mark, bits] of [
      [' ', 0],
      ['|', 1],
      [':', 2],
      ['H', 4],
    ] as const)
      for (const borders of ['first', 'second', 'both'] as const) {
        const drawn = twoRooms(mark, borders);
        const { neighbour, blocks } = drawn.position.ruleset.terrain;
        const [east, west] = [drawn.at('a') * 4 + EAST, drawn.at('b') * 4 + WEST];
        expect([mark, neighbour[east], neighbour[west]]).toEqual([mark, drawn.at('b'), drawn.at('a')]);
        expect([mark, blocks[east], blocks[west]]).toEqual([mark, bits, bits]);
      }
  });

  test('of two portcullises face to face both must be open', () => {
    const drawn = twoRooms('H', 'both');
    const { terrain } = drawn.position.ruleset;
    const east = drawn.at('a') * 4 + EAST;
    const set = (slot: number, state: number) => {
      drawn.position.data[SLOT + slot] = FACE_UP | (state << PORTCULLIS_SHIFT);
      terrain.refresh(drawn.position);
      return terrain.blocks[east];
    };
    expect([set(0, 1), set(1, 2), set(0, 0), set(0, 2)]).toEqual([4, 0, 4, 0]);
  });

  test('behind the border of a hidden room lies that room, behind the edge of the board nothing', () => {
    const drawn = twoRooms('H', 'both', [1]);
    const { terrain } = drawn.position.ruleset;
    expect(terrain.neighbour[drawn.at('a') * 4 + EAST]).toBe(HIDDEN_ROOM - 1);
    // Only the element of the room that lies open is known.
    expect(terrain.blocks[drawn.at('a') * 4 + EAST]).toBe(4);
    expect(terrain.kind[drawn.at('b')]).toBe(HIDDEN);
    expect(terrain.neighbour[drawn.place(0, 0) * 4 + WEST]).toBe(VOID);
    expect(terrain.kind[drawn.place(9, 0)]).toBe(HIDDEN);
    const open = twoRooms('H', 'both').position.ruleset.terrain;
    expect([open.kind[drawn.place(9, 0)], open.kind[drawn.at('a')]]).toEqual([GEAR, FLOOR]);
  });

  test('[BD-RULING-129] a line square is of its own kind, open to its neighbours on the line and to the room', () => {
    const drawn = twoRooms(' ', 'first');
    const { terrain } = drawn.position.ruleset;
    const line = drawn.line('yellow', 5);
    expect(terrain.kind[line]).toBe(LINE);
    const at = line * 4;
    expect(Array.from(terrain.neighbour.slice(at, at + 4))).toEqual([
      VOID,
      line + 1,
      drawn.at('a'),
      line - 1,
    ]);
    // The wall that the room has there counts, the line has none.
    expect(Array.from(terrain.blocks.slice(at, at + 4))).toEqual([0, 0, 1, 0]);
  });
});
