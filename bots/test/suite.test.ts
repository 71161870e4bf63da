/** The suite of positions with proven answers: what is kept, and the search that proves it. */
import { fileURLToPath } from 'node:url';
import {
  ActionList,
  activeSeat,
  list,
  type PieceJson,
  perform,
  type Position,
  type PositionJson,
  readPosition,
  searchKey,
  typeOf,
  writePosition,
} from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { KINDS } from '../tools/suite/aim.ts';
import { shapeOf } from '../tools/suite/canonical.ts';
import { combatEnds } from '../tools/suite/combat-ends.ts';
import { readSuite } from '../tools/suite/files.ts';
import { type NamedTask, readTask, writeTask } from '../tools/suite/task.ts';
import { searchTurn } from '../tools/suite/whole-turns.ts';

const FEWEST_OF_A_KIND = 40;
const FEWEST = 200;

const suite = readSuite(fileURLToPath(new URL('../suite', import.meta.url)));
const ofKind = (kind: string): NamedTask[] => suite.filter((one) => one.kind === kind);

test('there are two hundred positions and enough of each kind', () => {
  expect(suite.length).toBeGreaterThanOrEqual(FEWEST);
  expect(KINDS.filter((kind) => ofKind(kind).length < FEWEST_OF_A_KIND)).toEqual([]);
});

test('no two of them are the same from another side, in a mirror or in other colours', () => {
  const shapes = suite.map(({ task }) => shapeOf(task.position));
  const twins = suite.filter((_task, index) => shapes.indexOf(shapes[index]) < index);
  expect(twins.map(({ name }) => name)).toEqual([]);
});

test('what is written is read again', () => {
  for (const { task } of suite.slice(0, 40)) {
    const again = readTask(writeTask(task));
    expect({ ...again, position: writePosition(again.position) }).toEqual({
      ...task,
      position: writePosition(task.position),
    });
  }
});

const recoloured = (id: string): string =>
  id.startsWith('blue') ? id.replace('blue', 'yellow') : id.replace('yellow', 'blue');

/** The table from the other side: every room half a turn on and in the opposite slot, everybody in the other colour. */
function fromTheOtherSide(json: PositionJson): PositionJson {
  const slots = json.slots.length;
  const places = slots * 25 + 20;
  const opposite = (place: number): number =>
    place < slots * 25
      ? (slots - 1 - Math.floor(place / 25)) * 25 + (place % 25)
      : slots * 25 + (places - 1 - place);
  const moved = ({ where }: PieceJson): PieceJson['where'] => {
    if (typeof where === 'string' || 'slot' in where) return where;
    return 'place' in where ? { place: opposite(where.place) } : { holder: recoloured(where.holder) };
  };
  const byId = new Map(json.pieces.map((piece) => [recoloured(piece.id), piece]));
  const [blue, yellow] = json.seats;
  return {
    ...json,
    active: 1 - json.active,
    chooser: 1 - json.chooser,
    lots: { ...json.lots, firstPlayer: 1 - json.lots.firstPlayer },
    slots: json.slots.map((slot) => ({ ...slot, turned: (slot.turned + 2) % 4 })).reverse(),
    seats: [
      { ...yellow, colour: blue.colour },
      { ...blue, colour: yellow.colour },
    ],
    pieces: json.pieces.map(({ id }) => {
      const twin = byId.get(id) ?? json.pieces[0];
      return { ...twin, id, where: moved(twin) };
    }),
  };
}

test('a position from the other side of the table has the same shape, one with another piece has not', () => {
  for (const { name, task } of suite.filter((one) => one.task.source.startsWith('base')).slice(0, 20)) {
    const json = writePosition(task.position);
    const other = readPosition(fromTheOtherSide(json));
    if (!other.ok) throw new Error(`${name}: ${other.reason}`);
    expect(shapeOf(other.position)).toBe(shapeOf(task.position));
    const gone = json.pieces.findIndex(({ where }) => typeof where === 'object' && 'place' in where);
    const without = readPosition({
      ...json,
      pieces: json.pieces.map((piece, index) =>
        index === gone || (typeof piece.where === 'object' && 'holder' in piece.where)
          ? { id: piece.id, where: task.position.ruleset.pieces.isCharacter[index] ? 'killed' : 'removed' }
          : piece,
      ),
    });
    if (!without.ok) throw new Error(`${name}: ${without.reason}`);
    expect(shapeOf(without.position)).not.toBe(shapeOf(task.position));
  }
});

/** Every position of a turn, found by playing every sequence to its end without remembering any. */
function reachedSlowly(p: Position, seat: number, found: Set<number>): void {
  found.add(searchKey(p));
  const listed = new ActionList();
  list(p, seat, listed);
  for (let index = 0; index < listed.length; index++) {
    const packed = listed.packed(index);
    if (typeOf(p, packed) === 'endTurn') continue;
    const after = p.copy();
    perform(after, seat, packed);
    for (const end of combatEnds(after)) reachedSlowly(end, seat, found);
  }
}

test('a search of whole turns misses nothing and looks at nothing twice', () => {
  const task = suite.find((one) => one.task.source.startsWith('base'));
  const json = writePosition(task?.task.position ?? suite[0].task.position);
  const read = readPosition({ ...json, ap: 2 });
  if (!read.ok) throw new Error(read.reason);
  const slowly = new Set<number>();
  reachedSlowly(read.position, activeSeat(read.position), slowly);
  const quickly: number[] = [];
  const search = searchTurn(read.position, { combats: 'all', rotations: true, most: 100_000 }, (one) => {
    quickly.push(searchKey(one.position));
    return false;
  });
  expect(search).toEqual({ found: null, complete: true });
  expect(new Set(quickly).size).toBe(quickly.length);
  expect(new Set(quickly)).toEqual(slowly);
});

test('a search that may keep too little says that it has not seen everything', () => {
  const { position } = suite[0].task;
  const search = searchTurn(position, { combats: 'all', rotations: true, most: 3 }, () => false);
  expect(search).toEqual({ found: null, complete: false });
});
