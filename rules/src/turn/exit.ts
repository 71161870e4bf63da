/**
 * Out of the labyrinth: who leaves, what goes with him, and what it is worth.
 *
 * By which line a player leaves (BD-EXIT-1, BD-EXIT-3, CG-EXIT-1, CG-EXIT-3, MP-RULING-18):
 * model/own-and-exit-lines.ts. Which steps lead there: square-step.ts, zone-step.ts (CG-RULING-54 to 56),
 * wall-walking.ts; how far they go (BD-RULING-110): actions/move.ts; who is in the way (BD-EXIT-6, BD-EXIT-7,
 * CG-EXIT-5, CG-EXIT-6): actions/enemies-block-way-and-exit.ts. More than a point: content/abilities/underdog.ts,
 * treasure.ts.
 * Rules: BD-EXIT-2, BD-EXIT-4, BD-EXIT-5, CG-EXIT-2, CG-EXIT-4, CG-EXIT-7; MP-SUM-3 to 5, MP-CROSS-11, MP-PYR-29,
 * MP-RACE-15, MP-RACE-16, MP-EXITS-13, MP-MURDER-27; BD-VP-1, BD-VP-3 to 5, CG-CHAR-Goblin-2, CG-VP-1, CG-VP-3,
 * CG-VP-4, CG-VP-6, CG-ITEM-10, BD-RULING-112, CG-RULING-72, CG-RULING-172, CG-RULING-192.
 */
import type { Emit } from '../model/events.ts';
import { EXITS, LEFT, REMOVED, SAVED } from '../model/fields.ts';
import { OF_THE_TURN } from '../model/piece-memory.ts';
import { loadsOf, type Position, put, unmark } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';
import { idOf, noteProgress, score } from './drop-remove-score.ts';

/**
 * A figure leaves the labyrinth: points at once; objects it carries are discarded, wounded saved (BD-EXIT-4,
 * BD-EXIT-5). What a saved wounded holds goes with him and scores only where the table says so (CG-RULING-72).
 */
export function exitLabyrinth(p: Position, piece: Piece, emit: Emit): void {
  const { pieces, rules } = p.ruleset;
  const owner = pieces.owner[piece];
  const loads = loadsOf(p, piece);
  let points = 1 + pieces.exitPoints[piece];
  for (const load of loads) {
    if (pieces.isCharacter[load] === 0) {
      points += pieces.exitPoints[load];
      put(p, load, REMOVED);
      continue;
    }
    for (const held of loadsOf(p, load)) {
      if (rules.savedTreasure) points += pieces.exitPoints[held];
      put(p, held, REMOVED);
    }
    put(p, load, SAVED);
  }
  put(p, piece, LEFT);
  unmark(p, piece, OF_THE_TURN);
  p.data[EXITS + owner]++;
  noteProgress(p, 'exit');
  if (emit) {
    const [load = null, ...more] = loads.map((one) => idOf(p, one));
    const also = more.length > 0 ? { more } : {};
    emit({ event: { type: 'pieceWentOut', piece: idOf(p, piece), load, ...also, points } });
  }
  score(p, owner, points, emit);
}
