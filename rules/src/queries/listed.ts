/**
 * What a listed action speaks of, for a search that looks at thousands and writes none of them out. How a kind packs
 * its target is its own business: nobody outside the rules reads the numbers.
 */
import type { ActionKind } from '../model/action-kind.ts';
import type { ActionType } from '../model/action.ts';
import { kindOf, type PackedAction } from '../model/packed-action.ts';
import type { Position } from '../model/position.ts';
import type { Piece, Place } from '../vocabulary.ts';

const kindIn = (p: Position, packed: PackedAction): ActionKind => p.ruleset.kinds[kindOf(packed)];

/** The type of a listed action. */
export const typeOf = (p: Position, packed: PackedAction): ActionType => kindIn(p, packed).type;

/** Where a listed walk, jump or step through a wall leads; -1 for what leads nowhere. */
export const placeAimedAt = (p: Position, packed: PackedAction): Place =>
  kindIn(p, packed).leadsTo?.(packed) ?? -1;

/** Whom a listed attack is declared on; -1 for anything else. */
export const pieceAimedAt = (p: Position, packed: PackedAction): Piece =>
  kindIn(p, packed).declaredOn?.(packed) ?? -1;
