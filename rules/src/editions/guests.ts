/**
 * Characters that are in no box: no printed set-up has a place for them, so that games of the boxes stay as they are.
 * Scenarios of one's own may name them, and sketches.
 */
import type { CharacterKind } from '../model/piece-kinds.ts';

/** Every character that is in no box. */
export const GUESTS: readonly CharacterKind[] = [];
