/** The parts of which wishes are made: pieces and places by chance, near ones more often than far ones. */
import type { PieceId } from '../src/model/action.ts';
import type { Chance } from '../src/chance.ts';
import { ZONE_ICONS } from '../src/map/zones-of-a-room.ts';
import { HELD } from '../src/model/fields.ts';
import { placeOf, type Position, whereIs } from '../src/model/position.ts';
import { HIDDEN, NO_PLACE, type Piece, type Place, ROOM_SQUARES, type Seat } from '../src/vocabulary.ts';

export const pick = <T>(chance: Chance, things: readonly T[]): T => things[chance.below(things.length)];

export const inZones = (p: Position): boolean => p.ruleset.layout.zones > 0;

export const anyId = (p: Position, chance: Chance): PieceId =>
  chance.below(60) === 0 ? 'blue-nobody' : pick(chance, p.ruleset.pieces.ids);

/** Characters of a seat that stand somewhere by themselves. */
export function ownOnBoard(p: Position, seat: Seat): Piece[] {
  const { count, owner, isCharacter } = p.ruleset.pieces;
  const own: Piece[] = [];
  for (let piece = 0; piece < count; piece++)
    if (owner[piece] === seat && isCharacter[piece] === 1 && whereIs(p, piece) < HELD) own.push(piece);
  return own;
}

/** Any place, now and then a number that is none. */
export function anyPlace(p: Position, chance: Chance): Place {
  const { layout } = p.ruleset;
  if (inZones(p) && chance.below(10) > 0) {
    const inRooms = layout.slots.length * ZONE_ICONS.length;
    const draw = chance.below(inRooms + layout.places - layout.linesFrom);
    return draw < inRooms
      ? Math.floor(draw / ZONE_ICONS.length) * ROOM_SQUARES + (draw % ZONE_ICONS.length)
      : layout.linesFrom + draw - inRooms;
  }
  return chance.below(layout.places + (chance.below(30) === 0 ? 9 : 0));
}

/** Where the links of a place lead, whatever stands between; void ones and hidden rooms are below 0. */
export function linksOf(p: Position, from: Place): readonly number[] {
  const { ground, layout } = p.ruleset;
  // A hidden room has no neighbours to speak of: what the ground holds there is left over from another position.
  if (from < 0 || from >= layout.places || ground.kind[from] === HIDDEN || ground.kind[from] === NO_PLACE)
    return [];
  const links = [...ground.to.subarray(from * ground.stride, (from + 1) * ground.stride)];
  return inZones(p) ? links.filter((to) => to >= 0) : links;
}

/** A place next to another, whatever stands between; a far one now and then. */
export function placeNear(p: Position, from: Place, chance: Chance): Place {
  const links = linksOf(p, from);
  const next = links.length > 0 ? pick(chance, links) : -1;
  return next >= 0 && chance.below(20) > 0 ? next : anyPlace(p, chance);
}

/** Everything that is at a place, held things too. */
export function piecesAt(p: Position, place: Place): Piece[] {
  const found: Piece[] = [];
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
    if (placeOf(p, piece) === place) found.push(piece);
  return found;
}
