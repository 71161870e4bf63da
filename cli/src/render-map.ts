/**
 * The map of a scenario, drawn small: a number in brackets for each room, and the lines around them.
 *
 * A line of one player has his colour beside it. Lines that are nobody's in particular have marks of their own, which
 * are explained below the map.
 */
import { type Colour, ROOM_SIDE, type Scenario, slotName } from '@dungeon-twister/rules';
import { COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { MAP_WORDS } from './map-words.ts';

type Layout = Scenario['layout'];
type Line = Layout['lines'][number];
type Slot = Layout['slots'][number];

/** How many tokens a room takes, and of which kind: `3`, `3c`, `3o`. */
const SUFFIXES = { any: '', characters: 'c', objects: 'o' } as const;
const takes = ({ capacity, kinds = 'any' }: Slot): string => `${capacity}${SUFFIXES[kinds]}`;

const MARKS = { start: '•', finish: '=', dealt: '?' } as const;
const LINES = ['start', 'finish', 'dealt'] as const;
const markOf = ({ use = 'start' }: Line): string => MARKS[use];

/** A room that can lie elsewhere: the stops of a sliding room where it does not lie at first. */
const EMPTY_STOP = '[ ]';

/** Rooms that lie half a room aside of each other need a character for each square. */
const isStaggered = ({ slots }: Layout): boolean => slots.some(({ x }) => x % ROOM_SIDE !== 0);

export function renderMap(scenario: Scenario, language: Language): string[] {
  const { layout, fixedRooms = [] } = scenario;
  // Of a room that always lies in the same place, the letter says where that is.
  const texts = layout.slots.map(
    (plan, slot) => (fixedRooms.some((room) => room.slot === slot) ? slotName(slot) : '') + takes(plan),
  );
  const cell = isStaggered(layout) ? ROOM_SIDE : Math.max(...texts.map((text) => text.length)) + 2;
  const sheet = new Sheet(layout, cell, language);
  for (const line of layout.lines) sheet.line(line);
  for (const moved of layout.arrangements ?? [])
    for (const stop of Object.values(moved)) if (stop) sheet.room(stop, EMPTY_STOP);
  layout.slots.forEach((plan, slot) => {
    sheet.room(plan, `[${centred(texts[slot] ?? '', cell)}]`);
  });
  return [...sheet.lines(), ...legendOf(layout, language)];
}

/** In the middle of a wide room; as it is where it fills the room. */
function centred(text: string, cell: number): string {
  if (cell !== ROOM_SIDE) return text;
  const room = ROOM_SIDE - 2;
  return text.padStart(Math.floor((room + text.length) / 2)).padEnd(room);
}

/** What the marks mean that no colour explains. */
function legendOf({ lines, arrangements = [] }: Layout, language: Language): string[] {
  const words = MAP_WORDS[language];
  const slides = arrangements.some((moved) => Object.values(moved).some((stop) => stop !== null));
  const uses = new Set(lines.map(({ owner, use = 'start' }) => (use === 'start' && owner ? 'own' : use)));
  return [
    ...LINES.filter((use) => uses.has(use)).map((use) => `${MARKS[use]}  ${words[use]}`),
    ...(slides ? [`${EMPTY_STOP}  ${words.stop}`] : []),
  ];
}

/** Rows of characters: one for each row of rooms, one for the lines before and behind them. */
class Sheet {
  private readonly rows = new Map<number, string[]>();
  /** By row, the colours that stand behind it. */
  private readonly owners = new Map<number, string[]>();
  private readonly cell: number;
  private readonly north: number;
  private readonly language: Language;
  /** Where the rooms begin: a line in the west, and the colour before it, take some characters. */
  private readonly margin: number;

  constructor({ slots, lines }: Layout, cell: number, language: Language) {
    this.cell = cell;
    this.language = language;
    this.north = Math.min(...slots.map(({ y }) => y));
    const western = lines.filter(({ runs, x }) => runs === 'south' && x < 0);
    const names = western.map(({ owner }) => (owner ? this.nameOf(owner).length + 1 : 0));
    this.margin = western.length > 0 ? Math.max(...names) + 2 : 0;
  }

  private nameOf(colour: Colour): string {
    return COLOUR_WORDS[colour][this.language];
  }

  private columnOf = (x: number): number => this.margin + Math.round((x * this.cell) / ROOM_SIDE);
  private rowOf = (y: number): number => Math.floor((y - this.north) / ROOM_SIDE);

  room({ x, y }: { readonly x: number; readonly y: number }, text: string): void {
    this.put(this.columnOf(x), this.rowOf(y), text.padEnd(this.cell));
  }

  line(line: Line): void {
    if (line.runs === 'east') this.across(line);
    else this.upright(line);
  }

  private across(line: Line): void {
    const from = this.columnOf(line.x);
    const row = this.rowOf(line.y);
    this.put(from, row, markOf(line).repeat(this.columnOf(line.x + line.length) - from));
    if (line.owner) this.sayBehind(row, line.owner);
  }

  /** In the west before the rooms, in the east behind them; the colour stands beside its first row. */
  private upright(line: Line): void {
    const isWestern = line.x < 0;
    const column = isWestern ? this.margin - 2 : this.columnOf(line.x) + 1;
    const [first, last] = [this.rowOf(line.y), this.rowOf(line.y + line.length - 1)];
    for (let row = first; row <= last; row++) this.put(column, row, markOf(line));
    if (!line.owner) return;
    if (isWestern) this.put(0, first, this.nameOf(line.owner));
    else this.sayBehind(first, line.owner);
  }

  private sayBehind(row: number, owner: Colour): void {
    this.owners.set(row, [...(this.owners.get(row) ?? []), this.nameOf(owner)]);
  }

  private put(column: number, row: number, text: string): void {
    const cells = this.rows.get(row) ?? [];
    this.rows.set(row, cells);
    while (cells.length < column) cells.push(' ');
    Array.from(text).forEach((character, i) => {
      cells[column + i] = character;
    });
  }

  lines(): string[] {
    const rows = [...this.rows.keys()];
    const first = Math.min(...rows);
    return Array.from({ length: Math.max(...rows) - first + 1 }, (_, i) => {
      const drawn = (this.rows.get(first + i) ?? []).join('').trimEnd();
      const owners = this.owners.get(first + i)?.join(', ') ?? '';
      return owners === '' ? drawn : `${drawn}  ${owners}`;
    });
  }
}
