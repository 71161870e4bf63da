/** Checking the files of authors: the same for rooms and scenarios, one line for each thing that is to be said. */
import type { Remark, Unreadable, Words } from '@dungeon-twister/rules';
import { type Language, sayFaults } from '@dungeon-twister/words';
import { Failure, REFUSED } from './failure.ts';
import { type Output, print } from './output.ts';
import { nameOfFile, textOfFile } from './read-file.ts';

const WORDS = {
  en: (count: number, all: number) => `${count} of ${all} ${all === 1 ? 'file' : 'files'} cannot be played.`,
  fr: (count: number, all: number) =>
    `${count} fichier${count === 1 ? '' : 's'} sur ${all} ne ${count === 1 ? 'peut' : 'peuvent'} être joué${count === 1 ? '' : 's'}.`,
} as const;

const REMARK: Words = { en: 'remark:', fr: 'remarque :' };

/** Something that can be played and is perhaps not meant. Where it is comes first, as compilers say it: editors jump there. */
export const remarkLine = (place: string, words: Words, language: Language): string =>
  `${place}: ${REMARK[language]} ${words[language]}`;

interface Sound {
  readonly ok: true;
  readonly remarks: readonly Remark[];
}

/** How the files of a kind are read, and what they contain: as data, or for people. */
interface KindOfFile<Found extends Sound> {
  readonly read: (text: string) => Found | Unreadable;
  readonly asData: (found: Found) => object;
  readonly show: (found: Found) => void;
}

/** Tells of each file what is wrong with it or what it contains. Ends the command with "no" if one was refused. */
export function checkFiles<Found extends Sound>(
  files: readonly string[],
  { read, asData, show }: KindOfFile<Found>,
  { json, lang }: { readonly json?: true; readonly lang: Language },
  out: Output,
): void {
  const reads = files.map((file) => ({ file, found: read(textOfFile(file, lang)) }));
  if (json)
    print(
      out,
      reads.map(({ file, found }) => ({ file, ...found, ...(found.ok ? asData(found) : {}) })),
    );
  else
    for (const { file, found } of reads) {
      const name = nameOfFile(file);
      const said = found.ok
        ? found.remarks.map(({ line, words }) => remarkLine(`${name}:${line}`, words, lang))
        : sayFaults(name, found, lang);
      for (const line of said) print(out, line);
      if (found.ok) show(found);
    }
  const refused = reads.filter(({ found }) => !found.ok).length;
  if (refused > 0) throw new Failure(REFUSED, WORDS[lang](refused, reads.length));
}
