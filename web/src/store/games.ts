/** The game that is open now, and the ways to open one. */
import { signal } from '@preact/signals';
import type { Departure, GameOptions, GameRecord, Position } from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';
import type { TableOptions } from '../match/table-game.ts';
import type { Player } from '../match/player.ts';
import { autosave, unsaved } from './autosave.ts';
import { keepClock } from './keep-clock.ts';
import { matchFrom, newMatch, newSeed, reopen } from './new-match.ts';
import { Holding } from './holding.ts';
import type { Opened, Unopened } from './open-save.ts';
import type { Rematch } from './rematch.ts';
import { noteResult } from './results.ts';
import { keptGames, untouchedGames } from './saves.ts';
import { shelf } from './shelf.ts';
import { go } from '../browser/route.ts';

interface Open {
  readonly id: string;
  readonly match: Match;
  readonly stopSaving: () => void;
  /** Where the game leaves the rules of today, until somebody has read it. */
  readonly departed: Departure | null;
}

let open: Open | null = null;

const ID_LETTERS = 12;
const newId = (): string => newSeed().slice(0, ID_LETTERS);

/** Grows when another window takes the open game away. */
export const takenAway = signal(0);
/** The game that was taken away just now: whoever sits at it is told, without asking the other window again. */
let lost: string | null = null;

function lose(id: string): void {
  if (open?.id !== id) return;
  letGo(id);
  lost = id;
  takenAway.value = takenAway.peek() + 1;
}

/** A browser whose page came over plain http has no locks. */
const locksOf = (browser: { readonly locks?: LockManager }): LockManager | null => browser.locks ?? null;

const holding = new Holding('navigator' in globalThis ? locksOf(navigator) : null, lose);

function take(id: string, match: Match, isStored: boolean, departed: Opened['departed'] = null): void {
  open?.stopSaving();
  const stops = [
    autosave(id, match, shelf, { isStored, departed, onOvertaken: () => lose(id) }),
    keepClock(id, match, shelf),
    noteResult(id, match, shelf),
  ];
  const stopSaving = (): void => {
    for (const stop of stops) stop();
  };
  open = { id, match, stopSaving, departed: departed?.departure ?? null };
}

/** Somebody has read where the open game leaves the rules of today, and wants it all the same. */
export function acceptDeparture(): void {
  if (open) open = { ...open, departed: null };
}

export function startGame(options: GameOptions, players: readonly Player[], table?: TableOptions): void {
  begin(newMatch(options, players, undefined, table));
}

export const startFrom = (position: Position, players: readonly Player[]): void =>
  begin(matchFrom(position, players));

/** The same once more: with new lots, or from the position in which it began. */
export function startAgain({ game, table }: Match, { options, players }: Rematch): void {
  if (game.setupRoll) startGame(options, players, table);
  else begin(matchFrom(game.start, players, table));
}

export const playOn = (record: GameRecord, players: readonly Player[]): void =>
  begin(reopen(record, players));

/** A finished game is kept like any other, so that its replay has an address. Its id: it is nobody's result. */
export function watchRecord(record: GameRecord, players: readonly Player[]): string {
  const id = newId();
  holding.letGo();
  take(id, reopen(record, players), false);
  go({ page: 'replay', id });
  return id;
}

const loadOpener = () => import('./open-save.ts');

function begin(match: Match): void {
  const untouched = untouchedGames(shelf);
  const id = newId();
  take(id, match, false);
  void holding.take(id);
  go({ page: 'play', id });
  // Nothing hangs on it: what stays in the list now goes next time.
  if (untouched.length > 0)
    void loadOpener().then(
      ({ forgetReadable }) => forgetReadable(shelf, untouched),
      () => {},
    );
}

interface ReachedGame {
  readonly ok: true;
  readonly id: string;
  readonly match: Match;
  /** To be told before anything else. */
  readonly departed: Departure | null;
}
export type Reached = ReachedGame | { readonly ok: false; readonly why: 'elsewhere' } | Unopened;

/** The id of the game that is meant: without one, of the game that was played last. */
const meant = (wanted: string | null): string | undefined =>
  wanted ?? open?.id ?? keptGames(shelf).find(({ save }) => save)?.id;

/** The game with this id, if it is the open one: it need not be read again. */
export function openAlready(wanted: string | null): Reached | null {
  const id = meant(wanted);
  return open && open.id === id ? { ok: true, id, match: open.match, departed: open.departed } : null;
}

/** To play on, unless another window does; to play on here all the same; or only to look at it. */
export type Purpose = 'play' | 'playHere' | 'look';

async function mayHave(id: string, purpose: Purpose): Promise<boolean> {
  const wasLost = id === lost;
  lost = null;
  if (purpose === 'play') return !wasLost && holding.ask(id);
  if (purpose === 'playHere') await holding.take(id);
  return true;
}

/** The game with this id: the open one, or one that is kept. */
export async function reach(wanted: string | null, purpose: Purpose): Promise<Reached> {
  const id = meant(wanted);
  if (id === undefined) return { ok: false, why: 'missing' };
  if (!(await mayHave(id, purpose))) return { ok: false, why: 'elsewhere' };
  const { openSave } = await loadOpener();
  // Meanwhile it may have been opened.
  const already = openAlready(id);
  if (already) return already;
  const opened = openSave(shelf, id);
  if (!opened.ok) {
    holding.letGo();
    return opened;
  }
  const match = reopen(opened.record, opened.players, opened.table);
  if (purpose !== 'look') take(id, match, true, opened.departed);
  return { ok: true, id, match, departed: opened.departed?.departure ?? null };
}

/** Whoever leaves the table frees the game for other windows, unless it could not be stored: then it is only here. */
export function leaveTable(): void {
  if (open && !unsaved.peek()) letGo(open.id);
}

/** Somebody throws a game away: it must not be stored again. */
export function letGo(id: string): void {
  if (open?.id !== id) return;
  open.stopSaving();
  open = null;
  holding.letGo();
}
