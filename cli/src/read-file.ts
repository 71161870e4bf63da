/**
 * Reads the files of games: positions and records, in JSON or in the notation. All commands read them here, so they
 * all say the same of a damaged file: `FILE:LINE: reason`, as compilers do, and editors jump to the line.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import {
  type Departure,
  type GameRecord,
  LONGEST_FILE,
  notUtf8,
  parsePosition,
  parseRecord,
  type Position,
  type Unreadable,
  unreadable,
} from '@dungeon-twister/rules';
import { Failure, REFUSED, WRONG_USAGE } from './failure.ts';
import { kindOfFile, NO_GAME } from './kind-of-file.ts';
import { type Language, sayDeparture, sayFaults } from '@dungeon-twister/words';

export interface RecordInFile {
  readonly kind: 'record';
  readonly record: GameRecord;
  /** Where a game of older rules leaves those of today; whoever reads the file must be told. */
  readonly departed: Departure | null;
}

export type GameFile = { readonly kind: 'position'; readonly position: Position } | RecordInFile;

const WORDS = {
  en: {
    missing: (file: string) => `${file} cannot be read.`,
    tooLong: (file: string) => `${file} is too large: a file has at most ${LONGEST_FILE} bytes.`,
    noRecord: (file: string) => `${file} is a position. A record is wanted: a whole game.`,
    noMove: (file: string, wanted: number, last: number) =>
      `${file} has ${last} actions. There is none with the number ${wanted}.`,
  },
  fr: {
    missing: (file: string) => `${file} ne peut être lu.`,
    tooLong: (file: string) => `${file} est trop grand : un fichier a au plus ${LONGEST_FILE} octets.`,
    noRecord: (file: string) => `${file} est une position. Il faut une partie entière.`,
    noMove: (file: string, wanted: number, last: number) =>
      `${file} a ${last} actions. Il n’y en a pas de numéro ${wanted}.`,
  },
} as const;

/** How the standard input is called in messages. */
const STDIN_NAME = 'stdin';
/** On one line, whatever the file is called. */
export const nameOfFile = (file: string): string =>
  file === '-' ? STDIN_NAME : file.replaceAll('\n', String.raw`\u000a`);

/** The text of a file; `-` is the standard input. What is no text ends the command. */
export function textOfFile(file: string, language: Language): string {
  const read = readText(file, language);
  if (read.ok) return read.text;
  throw refused(file, read, language);
}

/** The text of a file, or what is wrong with its bytes. */
export function readText(
  file: string,
  language: Language,
): { readonly ok: true; readonly text: string } | Unreadable {
  const bytes = bytesOfFile(file);
  if (bytes === null) throw new Failure(WRONG_USAGE, WORDS[language].missing(nameOfFile(file)));
  if (bytes.length > LONGEST_FILE) throw new Failure(REFUSED, WORDS[language].tooLong(nameOfFile(file)));
  return notUtf8(bytes) ?? { ok: true, text: bytes.toString('utf8') };
}

/** No more than tells that it is too large: a pipe may never end, and the size of a file may be a lie. */
function bytesOfFile(file: string): Buffer | null {
  const STDIN = 0;
  const bytes = Buffer.alloc(LONGEST_FILE + 1);
  let length = 0;
  try {
    const open = file === '-' ? STDIN : openSync(file, 'r');
    try {
      for (let read = -1; read !== 0 && length < bytes.length; length += read)
        read = readSync(open, bytes, length, bytes.length - length, null);
    } finally {
      if (open !== STDIN) closeSync(open);
    }
    return bytes.subarray(0, length);
  } catch {
    return null;
  }
}

/** A file that cannot be read is refused with all its faults. */
export const refused = (file: string, faults: Unreadable, language: Language): Failure =>
  new Failure(REFUSED, sayFaults(nameOfFile(file), faults, language).join('\n'));

/** The game in a text, or what is wrong with it. */
export function readGame(file: string, text: string): GameFile | ({ readonly kind: 'damage' } & Unreadable) {
  const kind = kindOfFile(text);
  if (kind === 'record') {
    const read = parseRecord(text);
    return read.ok ? { kind, record: read.record, departed: read.departed } : { kind: 'damage', ...read };
  }
  if (kind === 'position') {
    const read = parsePosition(text);
    return read.ok ? { kind, position: read.position } : { kind: 'damage', ...read };
  }
  return { kind: 'damage', ...unreadable([{ line: 1, words: NO_GAME[kind](nameOfFile(file)) }]) };
}

/** The game in a file; whatever is wrong ends the command. */
export const readGameFile = (file: string, language: Language): GameFile =>
  gameIn(file, textOfFile(file, language), language);

function gameIn(file: string, text: string, language: Language): GameFile {
  const found = readGame(file, text);
  if (found.kind === 'damage') throw refused(file, found, language);
  return found;
}

export function readRecordFile(file: string, language: Language): RecordInFile {
  const text = textOfFile(file, language);
  // Before it is read: where a record is wanted, the faults of a position are beside the point.
  const found = kindOfFile(text) === 'position' ? null : gameIn(file, text, language);
  if (found?.kind === 'record') return found;
  throw new Failure(WRONG_USAGE, WORDS[language].noRecord(nameOfFile(file)));
}

/** Refuses the number of an action that a record does not have. */
export function checkMove(file: string, wanted: number, { game }: GameRecord, language: Language): void {
  if (wanted > game.log.length)
    throw new Failure(WRONG_USAGE, WORDS[language].noMove(nameOfFile(file), wanted, game.log.length));
}

/** That a game leaves the rules of today, as one line of the terminal. */
export function departureLine(departed: Departure, language: Language): string {
  const { where, why, changes } = sayDeparture(departed, language);
  return [where, why, ...changes].join(' ');
}
