/** Stores a game after everything that happens in it, so that closing the page loses nothing. */
import { effect, signal } from '@preact/signals';
import type { Match } from '../match/match.ts';
import { keep, saveOf, type Shelf } from './saves.ts';

/** The device could not store the game when it last tried; whoever plays should know. */
export const unsaved = signal(false);

/** A game that is only looked at again keeps its date. */
export function autosave(id: string, match: Match, shelf: Shelf, isStored: boolean): () => void {
  let first = isStored;
  return effect(() => {
    void match.moment.value;
    if (!first) unsaved.value = !keep(shelf, id, saveOf(match, Date.now()));
    first = false;
  });
}
