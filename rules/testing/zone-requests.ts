/**
 * Wishes for a labyrinth of zones: walks that follow the links without looking at walls, things taken, left, given and
 * swapped with whoever is there, objects that float.
 */
import type { Action, Handling, PieceId } from '../src/model/action.ts';
import type { Chance } from '../src/chance.ts';
import { loadsOf, placeOf, type Position, whereIs } from '../src/model/position.ts';
import type { Piece, Place } from '../src/vocabulary.ts';
import { anyId, anyPlace, linksOf, pick, piecesAt, placeNear } from './request-parts.ts';

/** Most handlings of loads in one made-up move. */
const MOST_HANDLINGS = 4;
const LONGEST_FLIGHT = 4;

/** A walk over zones, most of the time to where something is. */
export function zoneMoveByChance(
  p: Position,
  mover: Piece,
  chance: Chance,
): Extract<Action, { type: 'move' }> {
  const { ids, movement } = p.ruleset.pieces;
  const path: Place[] = [chance.below(40) === 0 ? anyPlace(p, chance) : whereIs(p, mover)];
  const steps = chance.below(movement[mover] + (chance.below(10) === 0 ? 2 : 1));
  for (let step = 0; step < steps; step++) {
    const from = path[step];
    path.push(chance.below(2) === 0 ? placeNear(p, from, chance) : placeOfInterest(p, from, chance));
  }
  const handlings = chance.below(3) === 0 ? [] : zoneHandlings(p, mover, path, chance);
  return handlings.length > 0
    ? { type: 'move', piece: ids[mover], path, handlings }
    : { type: 'move', piece: ids[mover], path };
}

/** A zone around in which somebody or something is. */
function placeOfInterest(p: Position, from: Place, chance: Chance): Place {
  const places = linksOf(p, from).filter((place) => piecesAt(p, place).length > 0);
  return places.length > 0 ? pick(chance, places) : placeNear(p, from, chance);
}

/** Things taken, left, given and swapped along a path; what has been done so far counts. */
export function zoneHandlings(p: Position, mover: Piece, path: readonly Place[], chance: Chance): Handling[] {
  const { ids, capacity, isCharacter } = p.ruleset.pieces;
  const hands = new Set(loadsOf(p, mover));
  const handlings: Handling[] = [];
  const name = (piece: Piece): PieceId => (chance.below(40) === 0 ? anyId(p, chance) : ids[piece]);
  const most = Math.max(1, capacity[mover]);
  path.forEach((place, step) => {
    if (handlings.length >= MOST_HANDLINGS || chance.below(2) === 0) return;
    const there = piecesAt(p, place).filter((piece) => piece !== mover && !hands.has(piece));
    const people = there.filter((piece) => isCharacter[piece] === 1);
    const take = there.length > 0 && chance.below(3) > 0 ? pick(chance, there) : -1;
    const full = hands.size + (take >= 0 ? 1 : 0) > most;
    const leave = hands.size > 0 && (full || chance.below(2) === 0) ? pick(chance, [...hands]) : -1;
    const to = leave >= 0 && people.length > 0 && chance.below(2) === 0 ? pick(chance, people) : -1;
    if (take < 0 && leave < 0) return;
    handlings.push({
      step: chance.below(60) === 0 ? path.length : step,
      ...(leave >= 0 ? { leave: name(leave) } : {}),
      ...(to >= 0 ? { to: name(to) } : {}),
      ...(take >= 0 ? { take: name(take) } : {}),
    });
    hands.delete(leave);
    if (take >= 0) hands.add(take);
  });
  return handlings;
}

/** An object near somebody and where it floats, sometimes into hands. */
export function flightByChance(
  p: Position,
  mover: Piece,
  chance: Chance,
): { readonly item: PieceId; readonly path: readonly Place[]; readonly to?: PieceId } {
  const { ids, isCharacter } = p.ruleset.pieces;
  const at = placeOf(p, mover);
  const near = [at, ...linksOf(p, at)]
    .flatMap((place) => piecesAt(p, place))
    .filter((piece) => isCharacter[piece] === 0);
  const item = near.length > 0 && chance.below(6) > 0 ? ids[pick(chance, near)] : anyId(p, chance);
  const from = placeOf(p, p.ruleset.pieces.byId.get(item) ?? 0);
  const path: Place[] = [from >= 0 && chance.below(20) > 0 ? from : anyPlace(p, chance)];
  const steps = chance.below(LONGEST_FLIGHT + 1);
  for (let step = 0; step < steps; step++) path.push(placeNear(p, path[step], chance));
  const people = piecesAt(p, path[path.length - 1]).filter((piece) => isCharacter[piece] === 1);
  if (chance.below(2) === 0) return { item, path };
  const to = people.length > 0 && chance.below(8) > 0 ? ids[pick(chance, people)] : anyId(p, chance);
  return { item, path, to };
}
