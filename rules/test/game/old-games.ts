/** Games that earlier builds wrote: what is in rules/testing/old-games, which never changes. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../testing/old-games/', import.meta.url);

interface OldFile {
  /** `rules-1/base-finished.txt` */
  readonly name: string;
  readonly text: string;
}

export const OLD_FILES: readonly OldFile[] = readdirSync(FOLDER).flatMap((version) =>
  readdirSync(new URL(`${version}/`, FOLDER)).map((file) => ({
    name: `${version}/${file}`,
    text: readFileSync(new URL(`${version}/${file}`, FOLDER), 'utf8'),
  })),
);

export const oldFile = (name: string): string => {
  const found = OLD_FILES.find((file) => file.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.text;
};

export const isPosition = ({ name }: OldFile): boolean => /-position\.(txt|json)$/.test(name);
/** What the page keeps is tested with the page. */
export const isOfThePage = ({ name }: OldFile): boolean => /-save\.json$|links\.txt$/.test(name);
