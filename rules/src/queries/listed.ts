/**
 * What a listed action speaks of, for a search that looks at thousands and writes none of them out. How a kind packs its
 * target is its own business: nobody outside the rules reads the numbers.
 */
import { endPlace } from '../actions/zones/zone-result.ts';
import type { ActionType } from '../model/action.ts';
import { kindOf, type PackedAction, targetOf } from '../model/packed-action.ts';
import type { Position } from '../model/position.ts';
import type { Piece, Place } from '../vocabulary.ts';

/** The type of a listed action. */
export const typeOf = (p: Position, packed: PackedAction): ActionType => p.ruleset.kinds[kindOf(packed)].type;

/** Where a listed walk, jump or step through a wall leads; -1 for what leads nowhere. */
export function placeAimedAt(p: Position, packed: PackedAction): Place {
  switch (typeOf(p, packed)) {
    case 'jump':
      return targetOf(packed);
    case 'move':
    case 'wallWalk':
      return p.ruleset.layout.zones > 0 ? endPlace(targetOf(packed)) : targetOf(packed);
    default:
      return -1;
  }
}

/** Whom a listed attack is declared on; -1 for anything else. */
export const pieceAimedAt = (p: Position, packed: PackedAction): Piece =>
  typeOf(p, packed) === 'attack' ? targetOf(packed) : -1;
