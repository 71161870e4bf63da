/** Where a figure could stand after more than one walk: for the next action points of this turn. */
import {
  type Action,
  ActionList,
  allPointsLeft,
  decode,
  listOf,
  perform,
  type PieceId,
  type Place,
  placeAimedAt,
  type Position,
  type Seat,
  typeOf,
} from '@dungeon-twister/rules';
import { exitPoints } from './exits.ts';

export interface Later {
  readonly place: Place;
  /** How many action points it takes to get there. */
  readonly points: number;
  /** The walks that lead there, one after the other. */
  readonly walks: readonly Action[];
  /** The points of whoever leaves the labyrinth there. */
  readonly leaves?: number;
}

const listed = new ActionList();

interface Stop {
  readonly position: Position;
  readonly walks: readonly Action[];
}

/**
 * Places that plain walks reach with two points or more; those that one walk reaches are not among them. Each is told
 * when it is found, and null whenever one stop has been looked at: whoever asks may rest in between, as long as the
 * position stays as it is. By what is a way out the labyrinth is left.
 */
export function* laterPlaces(
  p: Position,
  seat: Seat,
  id: PieceId,
  isWayOut: (place: Place) => boolean = () => false,
): Generator<Later | null> {
  const piece = p.ruleset.pieces.byId.get(id);
  if (piece === undefined) return;
  const most = allPointsLeft(p);
  const known = new Set<Place>();
  let stops: Stop[] = [{ position: p, walks: [] }];
  for (let points = 1; points <= most; points++) {
    const next: Stop[] = [];
    for (const stop of stops) {
      listOf(stop.position, seat, piece, listed);
      // Copied first: the list is used again while the walks are tried.
      const codes = Array.from({ length: listed.length }, (_, index) => listed.packed(index)).filter(
        (packed) => typeOf(p, packed) === 'move' && packed.first === 0,
      );
      for (const packed of codes) {
        const place = placeAimedAt(p, packed);
        if (known.has(place)) continue;
        known.add(place);
        const walks = [...stop.walks, decode(stop.position, seat, packed)];
        if (points < most) {
          const position = stop.position.copy();
          perform(position, seat, packed);
          next.push({ position, walks });
        }
        if (points === 1) continue;
        const leaves = isWayOut(place) ? exitPoints(stop.position, seat, packed) : null;
        yield { place, points, walks, ...(leaves === null ? {} : { leaves }) };
      }
      yield null;
    }
    stops = next;
  }
}
