/** A sheet of characters, each with a style. Drawn first, turned into lines at the end: with colours or without. */
import { visible } from '@dungeon-twister/words';

/** Looks that a character can have; what they are on a terminal is decided here and nowhere else. */
const CODES = {
  plain: '',
  faint: '2',
  strong: '1',
  wall: '',
  slit: '36',
  gateClosed: '31',
  gateOpen: '32',
  pit: '90',
  gear: '35',
  slot: '1;4',
  hurt: '1;31',
  blue: '94',
  red: '91',
  yellow: '93',
  green: '92',
  blueToken: '1;97;44',
  redToken: '1;97;41',
  yellowToken: '1;30;43',
  greenToken: '1;30;42',
} as const;
export type Style = keyof typeof CODES;

interface Cell {
  readonly text: string;
  readonly style: Style;
}

const BLANK: Cell = { text: ' ', style: 'plain' };

/** A run of text in one style; lines of the panel are made of these. */
export interface Run {
  readonly text: string;
  readonly style?: Style;
}

/** How many characters these take one behind the other. */
export const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + Array.from(text).length, 0);

/** What a terminal would obey takes one square like anything else, so that the drawing holds. */
const shown = (character: string): string => (visible(character) === character ? character : UNKNOWN);
const UNKNOWN = '\uFFFD';

export class Canvas {
  private readonly rows: Cell[][] = [];

  get height(): number {
    return this.rows.length;
  }

  get width(): number {
    return Math.max(0, ...this.rows.map((row) => row.length));
  }

  put(x: number, y: number, text: string, style: Style = 'plain'): void {
    while (this.rows.length <= y) this.rows.push([]);
    const row = this.rows[y] as Cell[];
    // One character at a time, and never half of one.
    Array.from(text, shown).forEach((character, i) => {
      while (row.length <= x + i) row.push(BLANK);
      row[x + i] = { text: character, style };
    });
  }

  /** Lines below each other, each of runs of text one behind the other. */
  write(x: number, y: number, ...lines: readonly (readonly Run[])[]): void {
    lines.forEach((runs, line) => {
      runs.forEach(({ text, style }, i) => {
        this.put(x + lengthOf(runs.slice(0, i)), y + line, text, style);
      });
    });
  }

  /** Copies another sheet onto this one. */
  paste(other: Canvas, x: number, y: number): void {
    other.rows.forEach((row, dy) => {
      row.forEach((cell, dx) => {
        if (cell !== BLANK) this.put(x + dx, y + dy, cell.text, cell.style);
      });
    });
  }

  lines(coloured: boolean): string[] {
    return this.rows.map((row) =>
      coloured
        ? colouredLine(row)
        : row
            .map(({ text }) => text)
            .join('')
            .trimEnd(),
    );
  }
}

function colouredLine(row: readonly Cell[]): string {
  let line = '';
  let now: string = '';
  for (const { text, style } of row) {
    const code = CODES[style];
    if (code !== now) line += code === '' ? '\x1b[0m' : `\x1b[0;${code}m`;
    now = code;
    line += text;
  }
  return now === '' ? line : `${line}\x1b[0m`;
}
