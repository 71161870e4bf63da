/**
 * Where commands write to, and what they need to know about it.
 *
 * What a terminal obeys comes from us alone and is drawn; everything else is text, may quote a file, and is written so
 * that nothing in it is obeyed.
 */
import { visible } from '@dungeon-twister/words';

/** The part of an output stream that is needed here; a test brings its own. */
export interface Output {
  /** Text; a terminal obeys nothing in it. */
  write(text: string): unknown;
  /** Ours alone: pictures with colours, moves of the cursor. Without it both are written alike. */
  draw?(picture: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** A stream, so guarded. Its size is asked anew each time: a window can be made wider. */
export const guarded = (
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns' | 'rows'>,
): Output => ({
  write: (text) => stream.write(visible(text)),
  draw: (picture) => stream.write(picture),
  get isTTY() {
    return stream.isTTY;
  },
  get columns() {
    return stream.columns;
  },
  get rows() {
    return stream.rows;
  },
});

export const STANDARD: Output = guarded(process.stdout);
export const STANDARD_ERROR: Output = guarded(process.stderr);

/** A picture with its colours, or a move of the cursor. */
export function draw(out: Output, picture: string): void {
  if (out.draw) out.draw(picture);
  else out.write(picture);
}

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
