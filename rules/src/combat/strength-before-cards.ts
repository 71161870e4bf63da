/** What both sides of the combat that is under way bring to it, before any card counts. */
import { ATTACKER, ATTACKS, DEFENDS } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import { strengthOf } from './strength.ts';

export interface StrengthBeforeCards {
  readonly attack: number;
  readonly defence: number;
}

/** The sums of both sides, or null while nobody fights. */
export const strengthBeforeCards = (p: Position): StrengthBeforeCards | null =>
  p.data[ATTACKER] < 0 ? null : { attack: strengthOf(p, ATTACKS), defence: strengthOf(p, DEFENDS) };
