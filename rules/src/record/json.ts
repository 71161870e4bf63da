/** A record as JSON: what was agreed, what chance drew, what was done. A replay needs nothing else. */
import type { PieceId } from '../model/action.ts';
import type { GameOptions } from '../model/options.ts';
import type { LogEntry, Result } from '../game.ts';
import type { PositionJson } from '../position-json/schema.ts';
import type { Colour, Seat } from '../vocabulary.ts';
import type { Comment } from './record.ts';

export const RECORD_FORMAT = 'dungeon-twister-record';

/** What chance drew, with names instead of numbers. */
export interface SetupRollJson {
  /** Per slot. `copy` as in a position: which of two, where a pair is in play twice. */
  readonly rooms: readonly { readonly room: string; readonly copy?: number; readonly turned: number }[];
  readonly firstChooser: Seat;
  readonly firstPlacer: Seat;
  readonly firstPlayer: Seat;
  /** Which of the players, in the order in which they came, sits at each seat. */
  readonly players: readonly number[];
  /** Per seat the pieces of a team that was drawn at random; empty otherwise. */
  readonly teams: readonly (readonly PieceId[])[];
  /** The colour of each line that lots deal out, where there are such lines. */
  readonly lines?: readonly Colour[];
}

/** A whole game. */
export interface RecordJson {
  readonly format: typeof RECORD_FORMAT;
  readonly version: 1;
  /** The version of the rules by which it was played. */
  readonly rules: number;
  readonly edition: string;
  readonly options: GameOptions;
  /** Per seat who played; null where nobody is named. */
  readonly players?: readonly (string | null)[];
  readonly seedHash?: string;
  readonly seedSalt?: string;
  readonly seed?: string;
  readonly tags?: Readonly<Record<string, string>>;
  /** What chance drew; a game that began in a position has `start` instead. */
  readonly draw?: SetupRollJson;
  readonly start?: PositionJson;
  readonly actions: readonly LogEntry[];
  readonly comments?: readonly Comment[];
  /** Null while the game goes on. */
  readonly result: Result | null;
}
