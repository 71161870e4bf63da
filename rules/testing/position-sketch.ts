/**
 * A sketch of a part of a labyrinth whose rooms are the real ones, in the language of position texts: rows with their
 * numbers, pieces by their letters (all small: wounded), below it lines for whatever a drawing cannot show.
 *
 *            g   h   i
 *        8  bWa yth rWa
 *        7   .  bCl  1
 *       bCl: holds bRo, spent
 *       red-goblin: 1
 *       killed: gTr
 *
 * Only the rows that matter are drawn, and only the columns: letters above them say with which one they begin, without
 * letters it is the first. A digit names a square for the lines below and for `board.at`. In a starting zone of the
 * Card Game the icons stand in the order T, S, C, G; a piece stands instead of the icon that it faces. Walls, pits and
 * zones may be left out; what is drawn must be what the rooms print there.
 */
import { FaultsFound, Gathering } from '../src/json/fault.ts';
import { Cursor } from '../src/json/cursor.ts';
import { ZONE_ICONS } from '../src/map/zones-of-a-room.ts';
import { PORTCULLIS_SHIFT, SLOT } from '../src/model/fields.ts';
import type { Position } from '../src/model/position.ts';
import { type Chart, chartOf, columnName, placeAt, placeName, squareNamed } from '../src/notation/chart.ts';
import { Entries, fail, type Line, linesOf, readEntries } from '../src/notation/entries.ts';
import { CELL, edgeColumn, LINE_MARK, RIM } from '../src/notation/position-text/drawing.ts';
import { readDrawing } from '../src/notation/position-text/read-drawing.ts';
import { PieceTexts } from '../src/notation/position-text/read-pieces.ts';
import { Unread } from '../src/notation/position-text/unread.ts';
import { PIECE, type PieceJson } from '../src/position-json/pieces.ts';
import { PORTCULLIS_STATES, type PortcullisState } from '../src/position-json/slots.ts';

/** The places of the digits in a sketch. */
export type Marks = Map<string, number>;

const ENTRY = /^\s*[A-Za-z][\w-]*:(?:\s|$)/;
const ROW = /^(\s*\d{1,2})(?:\s|$)/;
const HEAD = /^\s*[a-z]{1,2}(?:\s+[a-z]{1,2})*$/;

/** Puts every piece where the sketch says, and into the box whom it does not mention; answers its marks. */
export function fillFromSketch(p: Position, text: string): Marks {
  try {
    return fill(p, linesOf(text));
  } catch (thrown) {
    if (!(thrown instanceof FaultsFound)) throw thrown;
    const faults = thrown.faults.map(({ line, words }) => `line ${line}: ${words.en}`);
    throw new Error(`The sketch is wrong.\n${faults.join('\n')}\n${text}`, { cause: thrown });
  }
}

function fill(p: Position, all: readonly Line[]): Marks {
  const chart = chartOf(p);
  const lines = all.filter(({ text }) => text.trim() !== '');
  const marks: Marks = new Map();
  const drawn = onWholeBoard(lines.filter(({ text }) => !ENTRY.test(text))).map((line) =>
    withoutMarks(chart, line, marks),
  );
  const said = lines
    .filter(({ text }) => ENTRY.test(text))
    .map(({ text, number }) => ({ text: namingPlaces(chart, text.trim(), marks), number }));
  const gathering = new Gathering();
  const entries = new Entries(readEntries(said, gathering), gathering);
  const unread = new Unread(entries, p.ruleset, 'en', false, false);
  const { pieces: found, gates } = readDrawing(chart, drawn, 'en', gathering, unread);
  const pieces = new PieceTexts(chart, 'en', gathering, unread);
  for (const one of found) pieces.found(one);
  pieces.read(entries);
  gathering.each(entries.rest(), ({ line, key }) =>
    fail(line, {
      en: `"${key}" is no piece of this game`,
      fr: `« ${key} » n’est pas une pièce de cette partie`,
    }),
  );
  const nodes = pieces.nodes(() => 'box');
  gathering.finish();
  nodes.forEach((node, piece) => PIECE.store(p, new Cursor(node).plain() as PieceJson, piece));
  for (const [key, state] of gates) setPortcullis(p, key, state);
  return marks;
}

/** The rows and edges as they would stand in a drawing of the whole board: its own rim, and every column from the first. */
function onWholeBoard(lines: readonly Line[]): Line[] {
  const [first] = lines.flatMap(({ text }) => ROW.exec(text)?.[1].length ?? []);
  if (first === undefined) {
    if (lines.length === 0) return [];
    fail(lines[0].number, {
      en: 'no row has a number, as in " 7 | .   . |"',
      fr: 'aucune rangée n’a de numéro, comme dans « 7 | .   . | »',
    });
  }
  const rim = first + 1;
  const head = lines.find(({ text }) => HEAD.test(text));
  const skipped = head ? firstColumn(head, rim) : 0;
  return lines
    .filter((line) => line !== head)
    .map(({ text, number }) => {
      const row = ROW.exec(text);
      if (row && row[1].length !== first)
        fail(number, {
          en: `the numbers of rows must stand below each other, and this one ends at character ${row[1].length}, not ${first}`,
          fr: `les numéros des rangées doivent être alignés : celui-ci finit au caractère ${row[1].length}, pas ${first}`,
        });
      const number4 = text
        .slice(0, rim)
        .trim()
        .padStart(RIM - 1)
        .padEnd(RIM);
      return { text: number4 + ' '.repeat(skipped * CELL) + text.slice(rim), number };
    });
}

/** The number of the first column that the letters name; they must follow each other, each above its column. */
function firstColumn({ text, number }: Line, rim: number): number {
  const names = text.trim().split(/\s+/);
  let first = 0;
  while (columnName(first) !== names[0]) first++;
  names.forEach((name, index) => {
    const at = rim + index * CELL;
    if (name !== columnName(first + index) || text.slice(at + 1, at + CELL).trim() !== name)
      fail(number, {
        en: `column ${columnName(first + index)} must stand above character ${at + 3}, found "${text.slice(at, at + CELL).trim()}"`,
        fr: `la colonne ${columnName(first + index)} doit être au-dessus du caractère ${at + 3}`,
      });
  });
  return first;
}

/** A row without its digits, which are noted, and without the icons of a starting zone, which are checked. */
function withoutMarks(chart: Chart, { text, number }: Line, marks: Marks): Line {
  const row = ROW.exec(text)?.[1].trim();
  if (row === undefined) return { text, number };
  let out = text.slice(0, RIM);
  for (let x = 0; edgeColumn(x) < text.length; x++) {
    const edge = text.slice(edgeColumn(x), edgeColumn(x) + 1);
    const cell = text.slice(edgeColumn(x) + 1, edgeColumn(x + 1));
    out += edge + cellWithoutMarks(chart, columnName(x) + row, cell, number, marks);
  }
  return { text: out.trimEnd(), number };
}

function cellWithoutMarks(chart: Chart, name: string, cell: string, line: number, marks: Marks): string {
  const mark = cell.trim();
  if (mark.length !== 1) return cell;
  const square = squareNamed(chart, name);
  const place = square && placeAt(chart, square);
  const icon = iconFaced(chart, place);
  if (/\d/.test(mark)) {
    if (place === null) fail(line, { en: `${name} is no place`, fr: `${name} n’est pas une place` });
    if (marks.has(mark)) fail(line, { en: `"${mark}" stands twice`, fr: `« ${mark} » est là deux fois` });
    marks.set(mark, place);
    return ' '.repeat(cell.length);
  }
  if (icon === null || !ZONE_ICONS.some((one) => one === mark)) return cell;
  if (mark !== icon)
    fail(line, {
      en: `"${mark}" stands at ${name}, where one faces ${icon}`,
      fr: `« ${mark} » est en ${name}, d’où l’on fait face à ${icon}`,
    });
  return cell.replace(mark, LINE_MARK);
}

/** The icon that is faced from a place of a starting zone; null anywhere else. */
function iconFaced({ ruleset: { layout } }: Chart, place: number | null): string | null {
  if (place === null || place < layout.linesFrom) return null;
  const { first, facings } = layout.lines[layout.lineOf[place - layout.linesFrom]];
  return facings === 0 ? null : ZONE_ICONS[(place - first) % facings];
}

/** A line about a piece with the names of places instead of digits. */
const namingPlaces = (chart: Chart, text: string, marks: Marks): string =>
  text.replace(/(?<=[:,] *)\d(?= *(?:,|$))/g, (mark) => {
    const place = marks.get(mark);
    return place === undefined ? mark : placeName(chart, place);
  });

/** What is drawn open or broken is so; whatever was said to be so before may not be drawn otherwise. */
function setPortcullis(p: Position, key: string, state: PortcullisState): void {
  const [slot, gate] = key.split('/').map(Number);
  const shift = PORTCULLIS_SHIFT + 2 * gate;
  const before = PORTCULLIS_STATES[(p.data[SLOT + slot] >> shift) & 3];
  if (before !== 'closed' && before !== state)
    throw new Error(`The portcullis of room ${slot} is ${before}, and drawn ${state}`);
  p.data[SLOT + slot] |= PORTCULLIS_STATES.indexOf(state) << shift;
}
