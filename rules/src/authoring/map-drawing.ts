/**
 * The map of a scenario as rows of numbers: how many tokens each room takes, `c` for characters only, `o` for objects
 * only, `.` where no room lies. Yellow's line lies along the north, blue's along the south, as in every printed map.
 *
 * The lines are as long as the map is wide, with two dots before each room that touches them (BD-COMP-11): a dot in
 * front of nothing would be a start from which nobody gets anywhere.
 */
import { faultAt } from '../json/fault.ts';
import type { LayoutPlan, SlotPlan, TokenKinds } from '../map/layout.ts';
import { MOST_SLOTS } from '../model/fields.ts';
import { ROOM_SIDE, ROOM_SQUARES } from '../vocabulary.ts';
import { type Entry, readWhole, type TextLine, wordsIn } from './entries.ts';
import { quoted } from './nearest.ts';

const WIDEST = 4;
const HIGHEST = 6;
const NO_ROOM = '.';
/** The second and the fourth square before a room. */
const DOTS = [1, 3];
const SUFFIXES: Readonly<Record<string, TokenKinds>> = { '': 'any', c: 'characters', o: 'objects' };

export function readMap(entry: Entry): LayoutPlan {
  const rows: readonly TextLine[] =
    entry.value === '' ? entry.below : [{ line: entry.line, text: entry.value }, ...entry.below];
  const cells = rows.map(({ text }) => wordsIn(text));
  const width = cells[0]?.length ?? 0;
  if (rows.length === 0 || rows.length > HIGHEST || width > WIDEST)
    faultAt(entry.line, {
      en: `Map: 1 to ${HIGHEST} rows of 1 to ${WIDEST} rooms are wanted, found ${rows.length} rows of ${width}`,
      fr: `Map: il faut 1 à ${HIGHEST} rangées de 1 à ${WIDEST} salles, pas ${rows.length} rangées de ${width}`,
    });
  rows.forEach(({ line }, y) => {
    if (cells[y].length !== width)
      faultAt(line, {
        en: `Map: the first row has ${width} places, this has ${cells[y].length}; write "." where no room lies`,
        fr: `Map: la première rangée a ${width} places, celle-ci ${cells[y].length} ; écrire « . » où il n’y a pas de salle`,
      });
  });
  const slots = rows.flatMap(({ line }, y) =>
    cells[y].flatMap((cell, x) => (cell === NO_ROOM ? [] : [readSlot(line, cell, x, y)])),
  );
  refuseSlots(entry.line, slots);
  const lines = linesFor(slots, width, rows.length);
  for (const { owner, dots } of lines)
    if (dots.length === 0)
      faultAt(entry.line, {
        en: `Map: no room lies at ${owner}'s line; leave out a row without rooms`,
        fr: `Map: aucune salle ne touche la ligne ${owner === 'blue' ? 'bleue' : 'jaune'} ; supprimer une rangée sans salle`,
      });
  return { slots, lines };
}

function readSlot(line: number, cell: string, x: number, y: number): SlotPlan {
  const [, number, suffix] = /^(\d+)([co]?)$/.exec(cell) ?? [];
  if (number === undefined)
    faultAt(line, {
      en: `Map: ${quoted(cell)} is no room: write how many tokens it takes, as 3, 3c (characters) or 3o (objects)`,
      fr: `Map: ${quoted(cell)} n’est pas une salle : écrire combien de pions elle prend, 3, 3c (personnages) ou 3o (objets)`,
    });
  return {
    x: x * ROOM_SIDE,
    y: y * ROOM_SIDE,
    capacity: readWhole(line, 'Map', number, 0, ROOM_SQUARES),
    kinds: SUFFIXES[suffix],
  };
}

function refuseSlots(line: number, slots: readonly SlotPlan[]): void {
  if (slots.length < 2 || slots.length > MOST_SLOTS)
    faultAt(line, {
      en: `Map: a map has 2 to ${MOST_SLOTS} rooms, this has ${slots.length}`,
      fr: `Map: un plan a 2 à ${MOST_SLOTS} salles, celui-ci en a ${slots.length}`,
    });
  // Chance draws whole pairs; a room without its twin could be turned by nobody else.
  if (slots.length % 2 === 1)
    faultAt(line, {
      en: `Map: rooms come in pairs, so a map has an even number of them, not ${slots.length}; "." leaves a place empty`,
      fr: `Map: les salles vont par paires, un plan en a un nombre pair, pas ${slots.length} ; « . » laisse une place vide`,
    });
  if (!hangsTogether(slots))
    faultAt(line, {
      en: 'Map: the rooms do not hang together; from each there must be a way over common sides to every other',
      fr: 'Map: les salles ne se tiennent pas ; de chacune on doit pouvoir aller à toute autre par des côtés communs',
    });
}

function hangsTogether(slots: readonly SlotPlan[]): boolean {
  const open = [slots[0]];
  const found = new Set(open);
  for (let slot = open.pop(); slot; slot = open.pop()) {
    const { x, y } = slot;
    for (const other of slots)
      if (!found.has(other) && Math.abs(other.x - x) + Math.abs(other.y - y) === ROOM_SIDE) {
        found.add(other);
        open.push(other);
      }
  }
  return found.size === slots.length;
}

function linesFor(slots: readonly SlotPlan[], width: number, height: number): LayoutPlan['lines'] {
  const line = (y: number, nextTo: number, owner: 'blue' | 'yellow'): LayoutPlan['lines'][number] => ({
    x: 0,
    y,
    runs: 'east',
    length: width * ROOM_SIDE,
    dots: slots.filter((slot) => slot.y === nextTo).flatMap(({ x }) => DOTS.map((dot) => x + dot)),
    owner,
  });
  return [line(height * ROOM_SIDE, (height - 1) * ROOM_SIDE, 'blue'), line(-1, 0, 'yellow')];
}

/** The rows of a map as an author writes them. */
export function mapRows({ slots }: LayoutPlan): string[] {
  const width = Math.max(...slots.map(({ x }) => x)) / ROOM_SIDE + 1;
  const height = Math.max(...slots.map(({ y }) => y)) / ROOM_SIDE + 1;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => {
      const slot = slots.find((one) => one.x === x * ROOM_SIDE && one.y === y * ROOM_SIDE);
      return slot ? `${slot.capacity}${suffixOf(slot.kinds)}` : NO_ROOM;
    }).join(' '),
  );
}

const suffixOf = (kinds: TokenKinds = 'any'): string =>
  Object.keys(SUFFIXES).find((suffix) => SUFFIXES[suffix] === kinds) ?? '';
