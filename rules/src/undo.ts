/**
 * Undo: a deed is taken back by who did it, until something was learnt or settled by it, or somebody else has acted. That
 * a turned room settles: `barrier` in actions/rotate.ts; the log goes back in game.ts.
 * Rules: BD-RULING-137, BD-ROTATE-8, CG-ROTATE-7, CG-RULING-9.
 */
import type { GameEvent } from './model/events.ts';
import type { Position } from './model/position.ts';
import type { Ruleset } from './model/ruleset.ts';
import type { Seat, Words } from './vocabulary.ts';

const REASONS = {
  UNDO_OFF: {
    en: 'At this table nothing is taken back.',
    fr: 'À cette table, on ne reprend pas un coup.',
  },
  NOTHING_TO_UNDO: {
    en: 'Nothing has been done yet.',
    fr: 'Rien n’a encore été joué.',
  },
  NOT_YOUR_ACTION: {
    en: 'Somebody else has acted last.',
    fr: 'Un autre joueur a agi en dernier.',
  },
  BEHIND_BARRIER: {
    en: 'This is settled: something was revealed, turned, fought, laid or ended by it.',
    fr: 'C’est acquis : il y a eu révélation, rotation, combat, carte posée ou fin.',
  },
} as const satisfies Record<string, Words>;

/** The name of a reason why nothing is taken back. */
export type UndoRefusalCode = keyof typeof REASONS;

/** Why an action cannot be taken back, and by which rule. */
export interface UndoRefusal {
  readonly code: UndoRefusalCode;
  readonly rule: string;
  readonly words: Words;
}

/** By the rule of the board, unless the edition has its own. */
const refuseUndo = ({ scenario }: Ruleset, code: UndoRefusalCode): UndoRefusal => ({
  code,
  rule: scenario.edition.undoRule ?? 'BD-RULING-137',
  words: REASONS[code],
});

/**
 * What is told besides the deed itself, and was not known or not so before: whatever brought it about stands. A token that
 * is put down tells no more than itself, unless it was the last one.
 */
const SETTLING: ReadonlySet<GameEvent['type']> = new Set([
  'lotDrawn',
  'linesShown',
  'teamsShown',
  'turnBegan',
]);

export const settles = (event: GameEvent): boolean => SETTLING.has(event.type);

interface Deed {
  readonly seat: Seat;
  readonly barrier: boolean;
  readonly said: boolean;
  readonly over: boolean;
}

/** The positions before those of the last deeds that may be taken back, oldest first; none for what was only said. */
export class UndoHistory {
  private readonly before: Position[] = [];
  /** Who has acted last, even if he has taken it back: what the others did before has been answered. */
  private actor: Seat | null = null;

  /** A deed was done. The end of the game is a barrier too, whatever brought it about. */
  add(before: Position, { seat, barrier, said, over }: Deed): void {
    if (over || (barrier && !said) || (!said && seat !== this.actor)) this.before.length = 0;
    if (!said) this.actor = seat;
    if (!over && !barrier) this.before.push(before);
  }

  /** Why a seat may not take back the last deed; `last` is who did it, if anything was done. */
  refusal(ruleset: Ruleset, seat: Seat, last: Seat | undefined): UndoRefusal | null {
    if (!ruleset.rules.undo) return refuseUndo(ruleset, 'UNDO_OFF');
    if (last === undefined) return refuseUndo(ruleset, 'NOTHING_TO_UNDO');
    if (last !== seat || this.actor !== seat) return refuseUndo(ruleset, 'NOT_YOUR_ACTION');
    return this.before.length === 0 ? refuseUndo(ruleset, 'BEHIND_BARRIER') : null;
  }

  /** Makes a position what it was before the last deed that may be taken back. */
  takeBack(position: Position): void {
    const before = this.before.pop();
    if (before) position.copyFrom(before);
  }
}
