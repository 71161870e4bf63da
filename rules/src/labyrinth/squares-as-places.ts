/**
 * The ground of the board editions: a place is a square, and its links are its four sides (neighbouring-squares.ts).
 * Where a place is a zone, the links are derived from its squares: neighbouring-zones.ts. Whatever asks "where can one
 * get from here" asks the ground and need not know what a place is made of.
 */
import type { Ground, Terrain } from '../model/ground.ts';
import type { Position } from '../model/position.ts';
import { IS_PLACE } from '../map/square-kinds.ts';
import type { Place } from '../vocabulary.ts';
import { addPortcullises } from './portcullises-in-reach.ts';

/** Whether a number that somebody wrote is a place. */
export const isPlace = ({ ruleset }: Position, place: Place): boolean =>
  place < ruleset.layout.places && IS_PLACE[ruleset.ground.kind[place]] === 1;

/** The ground of the board editions. */
export class SquareGround implements Ground {
  readonly stride = 4;
  readonly to: Int16Array;
  readonly blocks: Uint8Array;
  readonly kind: Uint8Array;
  private readonly terrain: Terrain;
  private readonly one: [number] = [0];

  constructor(terrain: Terrain) {
    this.terrain = terrain;
    this.to = terrain.neighbour;
    this.blocks = terrain.blocks;
    this.kind = terrain.kind;
  }

  refresh(position: Position): void {
    this.terrain.refresh(position);
  }

  squaresOf(_position: Position, place: Place): readonly number[] {
    this.one[0] = place;
    return this.one;
  }

  portcullisesAt(position: Position, place: Place, out: number[]): void {
    // Seldom anything is there, and to shorten a list is dear.
    if (out.length > 0) out.length = 0;
    for (let direction = 0; direction < 4; direction++)
      addPortcullises(position, this.terrain, place, direction, 0, out);
  }
}
