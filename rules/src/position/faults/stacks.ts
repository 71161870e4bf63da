/** What stands and lies together: the golden rules hold on every square, and everything is held by whom it must be. */
import { inWordsOf, refuse } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { placeOf, type Position, whereIs } from '../position.ts';
import type { Faults } from './fault.ts';

export function* stackFaults(p: Position): Faults {
  const { table } = p;
  table.ground.refresh(p);
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
    const code = table.policies.stacking.restFault(p, place, pieces);
    if (code) yield { path, words: inWordsOf(table.scenario, refuse(code)).words };
    table.policies.stacking.settle(settled, place);
    for (const piece of pieces)
      if (whereIs(settled, piece) !== whereIs(p, piece))
        yield {
          path: ['pieces', piece, 'where'],
          words: {
            en: 'what lies on a square is held by whoever stands there',
            fr: 'ce qui est sur une case est porté par qui s’y tient',
          },
        };
  }
}
