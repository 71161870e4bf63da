/**
 * Reads the files of games: positions and records, in JSON or in the notation. All commands read them here, so they
 * all say the same of a damaged file: `FILE:LINE: reason`, as compilers do, and editors jump to the line.
 */
import { readFileSync } from 'node:fs';
import { type GameRecord, parsePosition, parseRecord, type Position } from '@dungeon-twister/rules';
import { REFUSED, WRONG_USAGE } from './exit-codes.ts';
import { Failure } from './failure.ts';
import type { Language } from './language.ts';

export type GameFile =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'record'; readonly record: GameRecord };

const WORDS = {
  en: {
    missing: (file: string) => `${file} cannot be read.`,
    noRecord: (file: string) => `${file} is a position. A record is wanted: a whole game.`,
    noMove: (file: string, wanted: number, last: number) =>
      `${file} has ${last} actions. There is none with the number ${wanted}.`,
  },
  fr: {
    missing: (file: string) => `${file} ne peut être lu.`,
    noRecord: (file: string) => `${file} est une position. Il faut une partie entière.`,
    noMove: (file: string, wanted: number, last: number) =>
      `${file} a ${last} actions. Il n’y en a pas de numéro ${wanted}.`,
  },
} as const;

/** How the standard input is called in messages. */
const STDIN_NAME = 'stdin';
export const nameOfFile = (file: string): string => (file === '-' ? STDIN_NAME : file);

/** The text of a file; `-` is the standard input. */
export function textOfFile(file: string, language: Language): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new Failure(WRONG_USAGE, WORDS[language].missing(nameOfFile(file)));
  }
}

/** A damaged file. */
export interface Damage {
  readonly kind: 'damage';
  readonly line: number;
  readonly reason: string;
}

export function readGame(text: string): GameFile | Damage {
  if (isRecord(text)) {
    const read = parseRecord(text);
    return read.ok ? { kind: 'record', record: read.record } : { kind: 'damage', ...read };
  }
  const read = parsePosition(text);
  return read.ok ? { kind: 'position', position: read.position } : { kind: 'damage', ...read };
}

/** In JSON the format says it, in the notation the title; a position can be part of a record, never the reverse. */
function isRecord(text: string): boolean {
  if (text.includes('"dungeon-twister-record"')) return true;
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const title = lines.find((line) => line.trim() !== '' && !line.startsWith('#'));
  return title?.startsWith('Dungeon Twister record') ?? false;
}

/** The game in a file; whatever is wrong ends the command. */
export function readGameFile(file: string, language: Language): GameFile {
  const found = readGame(textOfFile(file, language));
  if (found.kind === 'damage')
    throw new Failure(REFUSED, `${nameOfFile(file)}:${found.line}: ${found.reason}`);
  return found;
}

export function readRecordFile(file: string, language: Language): GameRecord {
  const found = readGameFile(file, language);
  if (found.kind === 'position') throw new Failure(WRONG_USAGE, WORDS[language].noRecord(nameOfFile(file)));
  return found.record;
}

/** Refuses the number of an action that a record does not have. */
export function checkMove(file: string, wanted: number, { game }: GameRecord, language: Language): void {
  if (wanted > game.deeds.length)
    throw new Failure(WRONG_USAGE, WORDS[language].noMove(nameOfFile(file), wanted, game.deeds.length));
}
