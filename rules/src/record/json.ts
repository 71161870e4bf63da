/** A whole game as JSON: what was agreed, what chance drew, what was done. A replay needs nothing else. */
import type { PieceId } from '../actions/action.ts';
import type { GameOptions } from '../editions/options.ts';
import type { Deed, Result } from '../game.ts';
import type { Seat } from '../vocabulary.ts';

export const GAME_FORMAT = 'dungeon-twister-game';

export interface DrawJson {
  /** Per slot. `copy` as in a position: which of two, where a pair is in play twice. */
  readonly rooms: readonly { readonly room: string; readonly copy?: number; readonly turned: number }[];
  readonly firstChooser: Seat;
  readonly firstPlacer: Seat;
  readonly firstPlayer: Seat;
  /** Which of the players, in the order in which they came, sits at each seat. */
  readonly players: readonly number[];
  /** Per seat the pieces of a team that was drawn at random; empty otherwise. */
  readonly teams: readonly (readonly PieceId[])[];
}

export interface GameJson {
  readonly format: typeof GAME_FORMAT;
  readonly version: 1;
  /** The version of the rules by which it was played. */
  readonly rules: number;
  readonly options: GameOptions;
  readonly draw: DrawJson;
  readonly actions: readonly Deed[];
  /** Null while the game goes on. */
  readonly result: Result | null;
}
