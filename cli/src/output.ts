/** What commands need to know about where they write to. */
import type { Output } from './screen.ts';

/** Wide enough for everything, where nobody says how wide the output is. */
const WIDE = 160;
/** Some terminals say 0 where they do not know. */
const USUAL = 80;

export const isColoured = (out: Output): boolean => out.isTTY === true && !process.env['NO_COLOR'];

export const columnsOf = (out: Output): number => (out.columns === 0 ? USUAL : (out.columns ?? WIDE));

/** A line of text, or a value as JSON. */
export function print(out: Output, value: unknown): void {
  out.write(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
}
