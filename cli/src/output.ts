/** What commands need to know about where they write to. */
import type { Output } from './screen.ts';

/** Wide enough for everything, where nobody says how wide the output is. */
const WIDE = 160;

export const isColoured = (out: Output): boolean => out.isTTY === true && !process.env['NO_COLOR'];

export const columnsOf = (out: Output): number => out.columns ?? WIDE;

/** A line of text, or a value as JSON. */
export function print(out: Output, value: unknown): void {
  out.write(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
}
