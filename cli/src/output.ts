/** What commands need to know about where they write to. */
import type { Output } from './screen.ts';

/** Wide enough for everything, where nobody says how wide the output is. */
const WIDE = 160;
/** Some terminals say 0 where they do not know. */
const USUAL = 80;

/** A terminal that knows no control sequences says so by its name. */
const isDumb = (): boolean => process.env['TERM'] === 'dumb';

export const isColoured = (out: Output): boolean =>
  out.isTTY === true && !process.env['NO_COLOR'] && !isDumb();

/** Whether a picture can be drawn over the last one. */
export const isRedrawable = (out: Output): boolean => out.isTTY === true && !isDumb();

export const columnsOf = (out: Output): number => (out.columns === 0 ? USUAL : (out.columns ?? WIDE));

/** How much room a picture has. */
export interface Paper {
  readonly columns: number;
  /** Null where lines may follow each other without end. */
  readonly rows: number | null;
  /** Somebody wants the small drawing, whatever the room. */
  readonly compact: boolean;
}

export const paperOf = (out: Output, compact = false): Paper => ({
  columns: columnsOf(out),
  rows: out.isTTY === true && out.rows ? out.rows : null,
  compact,
});

/** A line of text, or a value as JSON. */
export function print(out: Output, value: unknown): void {
  out.write(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
}
