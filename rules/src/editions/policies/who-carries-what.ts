/**
 * Who carries what in the board editions, and what is wrong with a square between two actions.
 *
 * Whatever lies on the square of a figure is carried by it, and an object on the square of a wounded is held by the
 * wounded: the board shows no other state (BD-ITEM-9, BD-WOUND-8, BD-RULING-26). The same arrangement therefore says
 * who carries what, and `settle` is the only place that writes it down. What may be together at all is asked of every
 * step of a move, and stands in actions/squares/square-stacking.ts (BD-STACK-3 to BD-STACK-7, BD-RULING-27 to
 * BD-RULING-29, BD-RULING-40); what may be carried in square-take-leave-carry.ts (BD-CARRY-1 to BD-CARRY-3). In
 * zones (CG-ITEM-4): zone-stacking.ts.
 */
import { restRefusal, stayRefusal } from '../../actions/squares/square-stacking.ts';
import { HELD, TURN } from '../../model/fields.ts';
import { isFigure, isWounded, put, whereIs } from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Stacking } from '../../model/policies.ts';

/** More than ever lie together: the questions look at as many. */
const MOST_TOGETHER = 8;

export const boardStacking: Stacking = {
  id: 'boardStacking',

  restFault(p, place, pieces): RefusalCode | null {
    if (pieces.length > MOST_TOGETHER) return 'THREE_PIECES';
    const figure = pieces.find((piece) => isFigure(p, piece));
    if (figure === undefined) return restRefusal(p, place, Int16Array.from(pieces), pieces.length);
    // Face-down tokens on the dots are no figures yet, but they obey the same rule: one on each.
    const others = Int16Array.from(pieces.filter((piece) => piece !== figure));
    if (p.data[TURN] === 0 && others.length > 0) return 'DOT_TAKEN';
    return stayRefusal(p, figure, -1, place, others, others.length);
  },

  settle(p, place): void {
    const { count, isCharacter: character } = p.ruleset.pieces;
    let here = 0;
    let carrier = -1;
    for (let piece = 0; piece < count; piece++) {
      if (whereIs(p, piece) !== place) continue;
      standing[here++] = piece;
      if (character[piece] === 1 && (carrier < 0 || !isWounded(p, piece))) carrier = piece;
    }
    if (carrier < 0) return;
    for (let i = 0; i < here; i++) if (standing[i] !== carrier) put(p, standing[i], HELD + carrier);
  },
};

/** Scratch: the pieces that stand on a place by themselves; what they hold stays with them. */
const standing = new Int16Array(16);
