/** The game that is open now, and the ways to open one. */
import type { GameOptions, GameRecord, Position } from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import { autosave } from '../store/autosave.ts';
import { matchFrom, newMatch, newSeed, reopen } from '../store/new-match.ts';
import { forgetUntouched, keptGames, openSave, type Unopened } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';
import { go } from './route.ts';

interface Open {
  readonly id: string;
  readonly match: Match;
  readonly stopSaving: () => void;
}

let open: Open | null = null;

const ID_LETTERS = 12;
const newId = (): string => newSeed().slice(0, ID_LETTERS);

function take(id: string, match: Match, isStored: boolean): void {
  open?.stopSaving();
  open = { id, match, stopSaving: autosave(id, match, shelf, isStored) };
}

export function startGame(options: GameOptions, players: readonly Player[]): void {
  begin(newMatch(options, players));
}

export const startFrom = (position: Position, players: readonly Player[]): void =>
  begin(matchFrom(position, players));

export const playOn = (record: GameRecord, players: readonly Player[]): void =>
  begin(reopen(record, players));

/** A finished game is kept like any other, so that its replay has an address. */
export function watchRecord(record: GameRecord, players: readonly Player[]): void {
  const id = newId();
  take(id, reopen(record, players), false);
  go({ page: 'replay', id });
}

function begin(match: Match): void {
  forgetUntouched(shelf);
  const id = newId();
  take(id, match, false);
  go({ page: 'play', id });
}

export type Reached = { readonly ok: true; readonly id: string; readonly match: Match } | Unopened;

/** The game with this id: the open one, or one that is kept. Without an id, the one that was played last. */
export function reach(wanted: string | null): Reached {
  const now = open;
  const id = wanted ?? now?.id ?? keptGames(shelf).find(({ save }) => save)?.id;
  if (now && now.id === id) return { ok: true, id, match: now.match };
  if (id === undefined) return { ok: false, why: 'missing' };
  const opened = openSave(shelf, id);
  if (!opened.ok) return opened;
  const match = reopen(opened.record, opened.players);
  take(id, match, true);
  return { ok: true, id, match };
}

/** Somebody throws a game away: it must not be stored again. */
export function letGo(id: string): void {
  if (open?.id !== id) return;
  open.stopSaving();
  open = null;
}
