/** Games that earlier builds wrote, and one that departs from the rules of today. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../rules/testing/old-games/', import.meta.url);

/** The paths of all records and positions; what the page keeps is tested with the page. */
export const OLD_FILES: readonly string[] = readdirSync(FOLDER).flatMap((version) =>
  readdirSync(new URL(`${version}/`, FOLDER))
    .filter((file) => !/-save\.json$|links\.txt$/.test(file))
    .map((file) => fileURLToPath(new URL(`${version}/${file}`, FOLDER))),
);

export const oldText = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** A game of the first rules in which somebody ends his turn twice: no rules ever allowed that. */
export const DEPARTING = ((): { readonly text: string; readonly line: number; readonly done: number } => {
  const lines = oldText('rules-1/base-finished.txt').split('\n');
  const end = lines.findIndex((line) => line.endsWith(' end'));
  const done = lines.slice(lines.indexOf('moves:') + 1, end + 1).filter((line) => /^[by] /.test(line)).length;
  return { text: lines.toSpliced(end, 0, lines[end] ?? '').join('\n'), line: end + 2, done };
})();
