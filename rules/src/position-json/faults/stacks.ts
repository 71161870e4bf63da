/** What stands and lies together: the golden rules hold on every square, and everything is held by whom it must be. */
import { inWordsOf, refuse } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { enteredFrom, holderOf, placeOf, type Position, whereIs } from '../../model/position.ts';
import { fault, type Faults } from './position-fault.ts';

export function* stackFaults(p: Position): Faults {
  const { ruleset } = p;
  ruleset.ground.refresh(p);
  const together = new Map<Place, Piece[]>();
  for (let piece = 0; piece < ruleset.pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place < 0) continue;
    const others = together.get(place);
    if (others) others.push(piece);
    else together.set(place, [piece]);
  }
  yield* loadFaults(p);
  const settled = p.copy();
  for (const [place, pieces] of together) {
    const path = ['pieces', pieces.at(-1) ?? 0, 'where'];
    const code = ruleset.policies.stacking.restFault(p, place, pieces);
    if (code) {
      yield fault(path, inWordsOf(ruleset.scenario, refuse(code)).words);
      // Whatever else is said of these pieces comes from that.
      continue;
    }
    ruleset.policies.stacking.settle(settled, place);
    for (const piece of pieces) {
      if (enteredFrom(settled, piece) !== enteredFrom(p, piece))
        yield fault(['pieces', piece, 'enteredFrom'], {
          en: 'there is no enemy where it came in',
          fr: 'il n’y a pas d’ennemi là où elle est entrée',
        });
      if (whereIs(settled, piece) !== whereIs(p, piece))
        yield fault(['pieces', piece, 'where'], {
          en: 'what lies on a square is held by whoever stands there',
          fr: 'ce qui est sur une case est porté par qui s’y tient',
        });
    }
  }
}

/** Nobody holds more, or something else, than he could have taken up. */
function* loadFaults(p: Position): Faults {
  const { scenario, policies, pieces } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++) {
    const holder = holderOf(p, piece);
    const code = holder < 0 ? null : (policies.stacking.loadFault?.(p, piece, holder) ?? null);
    if (code) yield fault(['pieces', piece, 'where'], inWordsOf(scenario, refuse(code)).words);
  }
}
