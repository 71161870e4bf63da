/**
 * Positions as sketches: a test shows the labyrinth it speaks of.
 *
 * A sketch uses the marks of the room drawings for as many rooms as it is wide and high (5 squares each). Inside a
 * square stand up to three characters: the terrain (`.` floor, `o` pit, `*` gear; none = floor) and letters. A letter
 * with a line in the legend is a piece; any other letter or digit is a mark that names the square. What stands
 * together is carried as the rules say. Where only the northern rows matter, the rest may be left out: it is floor, cut
 * off by a wall.
 *
 *     const board = sketch(
 *       `+---+---+---+---+---+
 *        | a   1   2 | .   . |`,
 *       { a: 'blue cleric', w: 'yellow goblin wounded', k: 'blue key' },
 *     );
 *     board.why(board.walk('blue-cleric', 'a12'));
 */
import { handOf } from '../src/combat/cards/hand.ts';
import { NO_CARD } from '../src/combat/cards/laid.ts';
import { compileRuleset } from '../src/editions/compile-ruleset.ts';
import { mixedGame } from '../src/editions/mixed.ts';
import { baseEdition, prisonEdition } from '../src/editions/board-edition.ts';
import type { RuleOptions } from '../src/model/options.ts';
import type { GoalPlan } from '../src/model/policies.ts';
import type { Scenario } from '../src/model/scenario.ts';
import { type Arrow, readRoom, type Room } from '../src/map/read-room-drawing.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  ATTACKER,
  AT_SLOT,
  CHOOSER,
  COMBAT_HAND,
  FACE_UP,
  HIGHEST,
  HURT,
  IN_BOX,
  JUMPS,
  LAID,
  LAID_SECOND,
  MOST_SEATS,
  NAMED,
  NAMER,
  POINTS,
  REVEALED,
  REVEALER,
  ROOM_IN,
  SLOT,
  SPENT,
  STAGE,
  TARGET,
  TURN,
  WOUNDED,
} from '../src/model/fields.ts';
import { mark, Position, put } from '../src/model/position.ts';
import { type Colour, ROOM_SIDE } from '../src/vocabulary.ts';
import { Board } from './board.ts';
import { withGuests } from './with-guests.ts';

export { Board } from './board.ts';

export interface SketchOptions {
  /** Whose reading of the rules holds where the boxes differ; Prison's by default. */
  readonly edition?: 'base' | 'prison';
  readonly rules?: Partial<RuleOptions>;
  readonly turn?: 'blue' | 'yellow';
  readonly ap?: number;
  /** Slots (row by row) that still lie face down. */
  readonly faceDown?: readonly number[];
  /** Number and arrow of each room, row by row: `['1 cw', '1 ccw']`; by default every room has its own number. */
  readonly rooms?: readonly string[];
  /** To which room an element on the border of two belongs: the western or northern one, the other, or both. */
  readonly borders?: 'first' | 'second' | 'both';
  readonly jumps?: number;
  readonly cards?: { readonly blue?: readonly number[]; readonly yellow?: readonly number[] };
  readonly goal?: GoalPlan;
  readonly points?: { readonly blue?: number; readonly yellow?: number };
  /** Seats that walk on both lines (as in scenarios 2 and 3). */
  readonly walksOnLines?: readonly number[];
  /** Combat cards both players start with; an empty list means a scenario without combat. */
  readonly combatCards?: readonly number[];
}

/** Letter to description: colour, kind, then any of `wounded`, `hurt`, `spent`, `on blue line 3`, `at room 2`. */
export type Legend = Readonly<Record<string, string>>;

const LETTER = /[A-Za-z0-9]/;

/** Lines that one room takes in a sketch, without its southern border. */
const LINES = ROOM_SIDE * 2;

/** The lines of a sketch of whole rooms: southern rows that were left out are floor, cut off by a wall. */
function wholeRooms(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
  const squares = (Math.max(...lines.map((line) => line.length)) - 1) / 4;
  const wall = `${'+---'.repeat(squares)}+`;
  if (lines.length % 2 === 0) lines.push(wall);
  while (lines.length % LINES !== 1) {
    lines.push(`|${' .  '.repeat(squares - 1)} . |`);
    lines.push(lines.length % LINES === 0 ? wall : `${'+   '.repeat(squares)}+`);
  }
  return lines;
}

export function sketch(text: string, legend: Legend = {}, options: SketchOptions = {}): Board {
  const lines = wholeRooms(text);
  const across = (Math.max(...lines.map((line) => line.length)) - 1) / (4 * ROOM_SIDE);
  const down = (lines.length - 1) / LINES;
  if (!Number.isInteger(across) || across < 1)
    throw new Error(`A sketch is whole rooms of 21 characters; this is ${lines[0]?.length} wide`);
  const { bare, letters } = splitLetters(lines);
  const scenario = scenarioFor(bare, across, down, options);
  const ruleset = compileRuleset(scenario, {
    scenario: scenario.id,
    ...(options.rules ? { rules: options.rules } : {}),
  });
  const board = new Board(new Position(ruleset), across);
  fillPosition(board.position, options);
  for (const { letter, x, y } of letters) {
    const place = board.place(x, y);
    if (legend[letter] === undefined) board.marks.set(letter, place);
    else {
      board.marks.set(letter, place);
      setPiece(board, legend[letter], place);
    }
  }
  for (const [letter, description] of Object.entries(legend))
    if (!letters.some((found) => found.letter === letter)) setPiece(board, description, null);
  board.settle();
  return board;
}

/** Takes the letters out of the squares, so that what is left is a plain drawing of rooms. */
function splitLetters(lines: readonly string[]): {
  bare: string[];
  letters: { letter: string; x: number; y: number }[];
} {
  const letters: { letter: string; x: number; y: number }[] = [];
  const bare = lines.map((line, row) => {
    if (row % 2 === 0) return line;
    let out = '';
    for (let column = 0; column < line.length; column += 4) {
      out += line[column] ?? ' ';
      if (column + 1 >= line.length) break;
      const cell = line.slice(column + 1, column + 4).padEnd(3);
      // A lone "o" is a pit; a piece or mark is never called "o".
      const terrain = Array.from(cell).find((character) => '.o*'.includes(character)) ?? '.';
      for (const character of cell)
        if (LETTER.test(character) && character !== 'o')
          letters.push({ letter: character, x: column / 4, y: (row - 1) / 2 });
      out += ` ${terrain} `;
    }
    return out;
  });
  return { bare, letters };
}

function scenarioFor(
  bare: readonly string[],
  across: number,
  down: number,
  options: SketchOptions,
): Scenario {
  const rooms: Room[] = [];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      rooms.push(sliceRoom(bare, row, column, rooms.length, across, down, options));
  const line = { x: 0, runs: 'east', length: across * ROOM_SIDE } as const;
  const dots = [1, 3, 6, 8].filter((dot) => dot < across * ROOM_SIDE);
  return {
    ...withGuests(mixedGame),
    id: 'sketch',
    edition: options.edition === 'base' ? baseEdition : prisonEdition,
    layout: {
      slots: rooms.map((_room, slot) => ({
        x: (slot % across) * ROOM_SIDE,
        y: Math.floor(slot / across) * ROOM_SIDE,
        capacity: 4,
      })),
      lines: [
        { ...line, y: down * ROOM_SIDE, dots, owner: 'blue' },
        { ...line, y: -1, dots, owner: 'yellow' },
      ],
    },
    rooms,
    goal: options.goal ?? { kind: 'points', points: 5, atOnce: false },
    walksOnLines: options.walksOnLines ?? [],
    combatCards: options.combatCards ?? mixedGame.combatCards,
  };
}

/** One room of a sketch; elements on a shared border go to the rooms that the options name. */
function sliceRoom(
  bare: readonly string[],
  row: number,
  column: number,
  slot: number,
  across: number,
  down: number,
  options: SketchOptions,
): Room {
  const borders = options.borders ?? 'first';
  const lines = bare
    .slice(row * 10, row * 10 + 11)
    .map((line) => line.padEnd(across * 20 + 1).slice(column * 20, column * 20 + 21));
  const opened = lines.map((line, index) => {
    let out = line;
    const blankRow =
      (index === 0 && row > 0 && borders === 'first') ||
      (index === 10 && row < down - 1 && borders === 'second');
    if (blankRow) out = out.replace(/[^+]/g, ' ');
    if (index % 2 === 1 && column > 0 && borders === 'first') out = ` ${out.slice(1)}`;
    if (index % 2 === 1 && column < across - 1 && borders === 'second') out = `${out.slice(0, 20)} `;
    return out;
  });
  const [pair, arrow] = (options.rooms?.[slot] ?? `${slot + 1} cw`).split(' ');
  return readRoom(`room${slot}`, Number(pair), arrow as Arrow, opened);
}

function fillPosition(p: Position, options: SketchOptions): void {
  const { data, ruleset } = p;
  for (const at of [REVEALED, REVEALER, ATTACKER, TARGET, NAMER]) data[at] = -1;
  data[NAMED] = NO_CARD;
  data.fill(NO_CARD, LAID, LAID + MOST_SEATS);
  data.fill(NO_CARD, LAID_SECOND, LAID_SECOND + MOST_SEATS);
  ruleset.layout.slots.forEach((_slot, slot) => {
    data[ROOM_IN + slot] = slot;
    data[SLOT + slot] = options.faceDown?.includes(slot) ? 0 : FACE_UP;
  });
  for (let seat = 0; seat < 2; seat++) {
    const colour = seat === 0 ? 'blue' : 'yellow';
    data[ACTION_HAND + seat] = (1 << 2) | (1 << 3) | (1 << 4) | (1 << 5);
    data[JUMPS + seat] = options.jumps ?? 3;
    data[COMBAT_HAND + seat] = handOf(options.cards?.[colour] ?? ruleset.scenario.combatCards);
    data[POINTS + seat] = options.points?.[colour] ?? 0;
  }
  data[HIGHEST] = 5;
  data[TURN] = 20;
  data[ACTIVE] = options.turn === 'yellow' ? 1 : 0;
  data[CHOOSER] = data[ACTIVE];
  data[STAGE] = ruleset.stageNumbers['act'] ?? 0;
  data[AP] = options.ap ?? 5;
  for (let piece = 0; piece < ruleset.pieces.count; piece++) put(p, piece, IN_BOX);
}

function setPiece(board: Board, description: string, place: number | null): void {
  const words = description.trim().split(/\s+/);
  const id = `${words[0]}-${words[1]}`;
  const { position: p } = board;
  const piece = board.piece(id);
  const rest = words.slice(2).join(' ');
  const line = /on (blue|yellow) line (\d+)/.exec(rest);
  const room = /at room (\d+)/.exec(rest);
  if (line) put(p, piece, board.line(line[1] as Colour, Number(line[2])));
  else if (room) put(p, piece, AT_SLOT + Number(room[1]));
  else if (place !== null) put(p, piece, place);
  else throw new Error(`"${description}" stands nowhere in the sketch`);
  for (const [word, bits] of [
    ['wounded', WOUNDED],
    ['hurt', HURT],
    ['spent', SPENT],
  ] as const)
    if (rest.split(/[\s,]+/).includes(word)) mark(p, piece, bits);
}
