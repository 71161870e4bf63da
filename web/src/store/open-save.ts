/**
 * Opens a game that is kept. Reading a record needs the strictest part of the rules, so this file is loaded only where
 * there is something to open.
 */
import { type Departure, type GameRecord, readRecord, type Unreadable } from '@dungeon-twister/rules';
import type { TableOptions } from '../match/table-game.ts';
import type { Player } from '../match/player.ts';
import { bringWholeRules } from './whole-rules.ts';
import { forget, parsed, rawText, type Shelf, tableOf } from './saves.ts';

bringWholeRules();

export type Unopened =
  | { readonly ok: false; readonly why: 'missing' | 'broken' }
  | ({ readonly why: 'record' } & Unreadable);

export interface Opened {
  readonly ok: true;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly table: TableOptions;
  /** Where a game of older rules leaves those of today, and the text that holds the rest of it. */
  readonly departed: { readonly departure: Departure; readonly text: string } | null;
}

export function openSave(shelf: Shelf, id: string): Opened | Unopened {
  const text = rawText(shelf, id);
  if (text === null) return { ok: false, why: 'missing' };
  const save = parsed(text);
  if (!save) return { ok: false, why: 'broken' };
  const read = readRecord(save.record);
  if (!read.ok) return { ...read, why: 'record' };
  const seats = read.record.game.position.ruleset.seats;
  if (save.players.length !== seats) return { ok: false, why: 'broken' };
  const departed = read.departed && { departure: read.departed, text };
  return { ok: true, record: read.record, players: save.players, table: tableOf(save), departed };
}

/** Throws these games away, unless they cannot be read to their end: such a one is left alone, whatever it may be. */
export function forgetReadable(shelf: Shelf, ids: readonly string[]): void {
  for (const id of ids) {
    const opened = openSave(shelf, id);
    if (opened.ok && !opened.departed) forget(shelf, id);
  }
}
