/**
 * A game as the table needs it, wherever it is played: on this device (match.ts) or over a network (online/). What is
 * drawn comes from the view of one person; who knows the whole truth is no business of the table.
 */
import type { ReadonlySignal } from '@preact/signals';
import type {
  Action,
  GameEvent,
  GameOptions,
  LogEntry,
  Refusal,
  Ruleset,
  Seat,
  Step,
  UndoRefusal,
  Viewer,
} from '@dungeon-twister/rules';
import type { Player } from './player.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that was told, with the number of the deed that brought it about. */
export interface Heard {
  readonly deed: number;
  readonly event: GameEvent;
}

/** A deed as it was told. Of one that was done elsewhere it is known whose it was, and not always what exactly. */
export type Deed = LogEntry | { readonly seat: Seat };

/** A step as it was told: its number is its place in the list, and the first is the beginning. */
export interface ToldStep extends Omit<Step, 'entry'> {
  readonly entry: Deed | null;
}

/** Who has a seat: at this screen, a bot, or somebody who plays elsewhere. */
export type Sitter = Player | { readonly kind: 'person'; readonly name: string };

/** What a table has agreed upon for the screen, besides the rules. */
export interface TableOptions {
  /** Whether players may look at what they have laid face down themselves, instead of remembering it. */
  readonly ownTokens: boolean;
}

export interface TableGame {
  readonly ruleset: Ruleset;
  readonly options: GameOptions;
  readonly players: readonly Sitter[];
  /** The seats that are played at this screen. */
  readonly humans: readonly Seat[];
  readonly table: TableOptions;
  /** Whether the opponents play here, and can be made to wait. */
  readonly holdsOpponents: boolean;
  /** Whose eyes the screen has. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat to which the screen must be handed before anything can be shown or done, or null. */
  readonly handOver: ReadonlySignal<Seat | null>;
  /** How the game stands, as whoever has the screen sees it: a new one with everything that happens. */
  readonly now: ReadonlySignal<Snapshot>;
  /** Everything that he was told. */
  readonly heard: ReadonlySignal<readonly Heard[]>;
  /** Every step until now: the same array as long as nothing has happened. */
  readonly history: { readonly steps: readonly ToldStep[] };
  /** The whole game, with everybody's secrets; null as long as it is not known here. */
  readonly whole: readonly Step[] | null;

  /** Whoever was called has the screen now. */
  takeOver(): void;
  /**
   * Does what a seat wishes, one after the other, and stops where something is refused. Then it is answered: at once on
   * this device, over a network when it is known.
   */
  ask(seat: Seat, actions: readonly Action[], answered: (refusal: Refusal | null) => void): void;
  /** Sets up the rest of a seat by lot. */
  placeTheRest(seat: Seat): void;
  mayUndo(seat: Seat): boolean;
  /** Takes back what a seat did last, down to so many deeds, as far as that goes. */
  takeBack(seat: Seat, deeds: number, answered: (refusal: UndoRefusal | null) => void): void;
}

/** How many deeds were done and not taken back. */
export const deedsIn = ({ history }: Pick<TableGame, 'history'>): number => history.steps.length - 1;
