/**
 * A stage: what the game waits for now, who must choose, and what happens when his clock runs out.
 *
 * The stages of a game are a list chosen by its edition, and those that the abilities in it bring; the position holds
 * the number of the one that is open.
 * Everything a choice needs is in the position, so a game can be stored in the middle of a combat.
 */
import type { Action, AnswerAction } from './action.ts';
import type { ActionList, PackedAction } from './packed-action.ts';
import type { ActionKind } from './action-kind.ts';
import type { TimerOptions } from './options.ts';
import type { Position } from './position.ts';
import type { Refusal } from '../refusals.ts';
import type { Seat } from '../vocabulary.ts';
import type { Emit } from './events.ts';

/** What a game of any edition can wait for; written into positions. */
export const STAGE_IDS = [
  'choose',
  'dismiss',
  'deploy',
  'lay',
  'face',
  'card',
  'act',
  'place',
  'join',
  'count',
  'name',
  'layCard',
  'over',
] as const;
/** Where an ability asks, the stage has the name of the action that answers it. */
export type StageId = (typeof STAGE_IDS)[number] | AnswerAction['type'];

export interface Stage {
  readonly id: StageId;
  /** The seats that must choose, one bit each. */
  deciders(position: Position): number;
  readonly kinds: readonly ActionKind[];
  list(position: Position, seat: Seat, out: ActionList): void;
  check(position: Position, seat: Seat, action: Action, out: PackedAction): Refusal | null;
  /** Which clock runs while this seat chooses. */
  clock(position: Position, seat: Seat): keyof TimerOptions | null;
  /** What the rules do when that clock runs out; the action that was under way is completed (BD-RULING-122). */
  late?(position: Position, seat: Seat, emit: Emit): void;
}
