/** Why an action cannot be taken back. Rules: BD-RULING-137, BD-ROTATE-8, CG-ROTATE-7, CG-RULING-9. */
import type { Words } from './vocabulary.ts';

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
export const refuseUndo = (
  { undoRule = 'BD-RULING-137' }: { readonly undoRule?: string },
  code: UndoRefusalCode,
): UndoRefusal => ({
  code,
  rule: undoRule,
  words: REASONS[code],
});
