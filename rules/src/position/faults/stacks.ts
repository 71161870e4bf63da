/** What stands and lies together: the golden rules hold on every square, and everything is held by whom it must be. */
import { refuse } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { TURN } from '../fields.ts';
import { isFigure, placeOf, type Position, whereIs } from '../position.ts';
import type { Faults } from './fault.ts';

/** More than ever lie together: the policies look at as many. */
const MOST_TOGETHER = 8;

export function* stackFaults(p: Position): Faults {
  const { table } = p;
  table.terrain.refresh(p);
  const together = new Map<Place, Piece[]>();
  for (let piece = 0; piece < table.pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place < 0) continue;
    const others = together.get(place);
    if (others) others.push(piece);
    else together.set(place, [piece]);
  }
  const settled = p.copy();
  for (const [place, pieces] of together) {
    const path = ['pieces', pieces.at(-1) ?? 0, 'where'];
    if (pieces.length > MOST_TOGETHER) yield { path, reason: refuse('THREE_PIECES').words.en };
    const code = refusalAt(p, place, pieces);
    if (code) yield { path, reason: refuse(code).words.en };
    table.policies.stacking.settle(settled, place);
    for (const piece of pieces)
      if (whereIs(settled, piece) !== whereIs(p, piece))
        yield {
          path: ['pieces', piece, 'where'],
          reason: 'what lies on a square is held by whoever stands there',
        };
  }
}

function refusalAt(p: Position, place: Place, pieces: readonly Piece[]) {
  const { stacking } = p.table.policies;
  const figure = pieces.find((piece) => isFigure(p, piece));
  if (figure === undefined) return stacking.restRefusal(p, place, Int16Array.from(pieces), pieces.length);
  // Face-down tokens on the dots are no figures yet, but they obey the same rule: one on each.
  const others = Int16Array.from(pieces.filter((piece) => piece !== figure));
  if (p.data[TURN] === 0 && others.length > 0) return 'DOT_TAKEN' as const;
  return stacking.stayRefusal(p, figure, -1, place, others, others.length);
}
