/** Checking the files of authors: the same for rooms and scenarios, one line for each thing that is to be said. */
import type { FileFault, Remark } from '@dungeon-twister/rules';
import { REFUSED } from './exit-codes.ts';
import { Failure } from './failure.ts';
import { type Language, sayFaults } from '@dungeon-twister/words';
import { nameOfFile } from './read-file.ts';
import { remarkLine } from './remark-line.ts';

const WORDS = {
  en: {
    refused: (count: number, all: number) =>
      `${count} of ${all} ${all === 1 ? 'file' : 'files'} cannot be played.`,
  },
  fr: {
    refused: (count: number, all: number) =>
      `${count} fichier${count === 1 ? '' : 's'} sur ${all} ne ${count === 1 ? 'peut' : 'peuvent'} être joué${count === 1 ? '' : 's'}.`,
  },
} as const;

/** What is to be said about a file, as compilers say it: editors jump to the line. */
export function remarksOn(
  file: string,
  read: { readonly ok: true; readonly remarks: readonly Remark[] } | FileFault,
  language: Language,
): string[] {
  if (!read.ok) return sayFaults(nameOfFile(file), read, language);
  return read.remarks.map(({ line, words }) => remarkLine(`${nameOfFile(file)}:${line}`, words, language));
}

/** Ends the command with "no" if a file was refused. */
export function refuseIfAny(reads: readonly { readonly ok: boolean }[], language: Language): void {
  const refused = reads.filter(({ ok }) => !ok).length;
  if (refused > 0) throw new Failure(REFUSED, WORDS[language].refused(refused, reads.length));
}
