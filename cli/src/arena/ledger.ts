/**
 * What has been played, kept game by game: a folder that can be gone on with after whatever happened to the process.
 *
 * `arena.json` says what is played, `results.jsonl` gets a line for every game, `games/` its record. The record is written
 * before the line: a game counts when its line is whole, and is then never played again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { GameOptions, RecordJson } from '@dungeon-twister/rules';
import { writeWhole } from '../write-whole.ts';
import type { Outcome } from './outcome.ts';

/** What makes games comparable. How many are played, and on how many threads, may change. */
export interface Setting {
  readonly bots: readonly string[];
  readonly options: GameOptions;
  readonly seed: string;
  readonly mostDecisions: number;
}

/** A game that was played. */
export interface ResultLine extends Outcome {
  readonly game: number;
  readonly pair: number;
  readonly couple: readonly [number, number];
  /** Per seat the number of the contestant. */
  readonly seats: readonly number[];
  readonly deal: string;
  /** What the first of the couple scored, from 0 to 1. */
  readonly share: number;
}

export interface Ledger {
  readonly lines: ReadonlyMap<number, ResultLine>;
  add(line: ResultLine, record: RecordJson): void;
}

export function ledgerInMemory(): Ledger {
  const lines = new Map<number, ResultLine>();
  return { lines, add: (line) => lines.set(line.game, line) };
}

/** Why a folder cannot be used: it belongs to another match, or it cannot be read or written. */
export class LedgerFault extends Error {
  readonly kind: 'other' | 'damaged' | 'unwritable';

  constructor(kind: LedgerFault['kind'], detail: string) {
    super(detail);
    this.kind = kind;
  }
}

const recordName = (game: number): string => `${String(game).padStart(6, '0')}.json`;

export function ledgerIn(folder: string, setting: Setting): Ledger {
  const settingFile = join(folder, 'arena.json');
  const resultsFile = join(folder, 'results.jsonl');
  const games = join(folder, 'games');
  try {
    mkdirSync(games, { recursive: true });
  } catch (error) {
    throw unwritable(error);
  }
  const text = `${JSON.stringify(setting, null, 2)}\n`;
  if (!existsSync(settingFile)) {
    if (existsSync(resultsFile)) throw new LedgerFault('other', settingFile);
    if (!writeWhole(settingFile, text)) throw new LedgerFault('unwritable', settingFile);
  } else if (readFileSync(settingFile, 'utf8') !== text) throw new LedgerFault('other', settingFile);
  const lines = linesIn(resultsFile);
  return {
    lines,
    add(line, record) {
      const file = join(games, recordName(line.game));
      if (!writeWhole(file, `${JSON.stringify(record)}\n`)) throw new LedgerFault('unwritable', file);
      try {
        appendFileSync(resultsFile, `${JSON.stringify(line)}\n`, { flush: true });
      } catch (error) {
        throw unwritable(error);
      }
      lines.set(line.game, line);
    },
  };
}

const unwritable = (error: unknown): LedgerFault =>
  new LedgerFault('unwritable', error instanceof Error ? error.message : String(error));

/** Whole lines count. What a process that was ended left behind after the last of them is taken away. */
function linesIn(file: string): Map<number, ResultLine> {
  const lines = new Map<number, ResultLine>();
  if (!existsSync(file)) return lines;
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const texts = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  for (const [index, text] of texts.entries()) {
    const line = lineOf(text);
    if (!line) throw new LedgerFault('damaged', `${file}:${index + 1}`);
    lines.set(line.game, line);
  }
  return lines;
}

function lineOf(text: string): ResultLine | null {
  try {
    const line = JSON.parse(text) as Partial<ResultLine> | null;
    const sound =
      line !== null &&
      Number.isInteger(line.game) &&
      Number.isInteger(line.pair) &&
      typeof line.share === 'number' &&
      Array.isArray(line.seats) &&
      Array.isArray(line.tally) &&
      Array.isArray(line.couple);
    return sound ? (line as ResultLine) : null;
  } catch {
    return null;
  }
}
