/**
 * The kinds of deeds that a figure could ever do, possible now or not, and for each a wish that comes as near to it as
 * can be: refused, it tells what is missing.
 */
import {
  type Action,
  type ActionType,
  GEAR,
  isWounded,
  PIT,
  type PieceId,
  type Place,
  pathOver,
  placeOf,
  type Position,
  ROOM_SQUARES,
  type Seat,
  whereIs,
  holderOf,
} from '@dungeon-twister/rules';
import { stillWish } from './why-not.ts';

/** Everything that a figure could do with its gifts and with what it carries. */
export function typesFor(p: Position, id: PieceId): ActionType[] {
  const { pieces, figureKinds, kinds } = p.ruleset;
  const piece = pieces.byId.get(id) ?? -1;
  if (piece < 0) return [];
  if (isWounded(p, piece)) return pieces.woundedActions[piece].map((number) => kinds[number].type);
  const numbers = new Set([...figureKinds, ...pieces.actions[piece]]);
  for (let load = 0; load < pieces.count; load++)
    if (holderOf(p, load) === piece && pieces.isCharacter[load] === 0)
      for (const number of pieces.actions[load]) numbers.add(number);
  return [...numbers].map((number) => kinds[number].type);
}

/** A wish of a kind that is not listed for this piece, to be refused with the reason; null where none can be made up. */
export function wishOf(p: Position, seat: Seat, id: PieceId, type: ActionType): Action | null {
  const { pieces, layout } = p.ruleset;
  const piece = pieces.byId.get(id) ?? -1;
  const place = placeOf(p, piece);
  if (place < 0) return null;
  const slot = place < layout.linesFrom ? Math.floor(place / ROOM_SQUARES) : 0;
  const foe = nearest(p, place, (other) => isEnemy(p, seat, other) && !isWounded(p, other));
  const hurt = nearest(p, place, (other) => pieces.owner[other] === seat && isWounded(p, other));
  switch (type) {
    case 'move':
      return stillWish(p, id);
    case 'reveal':
      return { type, piece: id, slot: nearestHidden(p, place) ?? slot };
    case 'rotate':
      return { type, piece: id, slot, turn: 'cw' };
    case 'invert':
      return { type, piece: id, slot };
    case 'jump': {
      const pit = nearestKind(p, place, PIT) ?? place;
      return { type, piece: id, ...(layout.zones > 0 ? {} : { pit }), to: pit };
    }
    case 'wallWalk':
      return { type, piece: id, to: place };
    case 'attack':
    case 'scream':
    case 'fireball':
      return foe === null ? null : { type, piece: id, target: foe };
    case 'heal':
      return { type, piece: id, target: hurt ?? id };
    case 'openGate':
    case 'closeGate':
    case 'breakGate':
      return { type, piece: id, at: { slot, gate: 0 } };
    case 'steal':
      return foe === null ? null : { type, piece: id, item: foe, target: foe };
    case 'lift':
    case 'leave':
    case 'drink':
    case 'regenerate':
    case 'breakWalls':
      return { type, piece: id };
    case 'slide':
      return { type, piece: id, to: 'up' };
    default:
      return null;
  }
}

/** Where the nearest gear is, for somebody who asks how rooms are turned. */
export const nearestGear = (p: Position, from: Place): Place | null => nearestKind(p, from, GEAR);

const isEnemy = (p: Position, seat: Seat, other: number): boolean =>
  p.ruleset.pieces.isCharacter[other] === 1 &&
  p.ruleset.hostile[seat * p.ruleset.seats + p.ruleset.pieces.owner[other]] === 1;

const stepsTo = (p: Position, from: Place, to: Place): number =>
  from === to ? 0 : (pathOver(p, from, to)?.length ?? 999);

function nearest(p: Position, from: Place, suits: (piece: number) => boolean): PieceId | null {
  const { pieces, layout } = p.ruleset;
  let best: PieceId | null = null;
  let least = 10_000;
  for (let piece = 0; piece < pieces.count; piece++) {
    const at = whereIs(p, piece);
    if (at < 0 || at >= layout.places || !suits(piece)) continue;
    const steps = stepsTo(p, from, at);
    if (steps < least) [best, least] = [pieces.ids[piece], steps];
  }
  return best;
}

function nearestKind(p: Position, from: Place, kind: number): Place | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  let best: Place | null = null;
  let least = 10_000;
  for (let place = 0; place < layout.linesFrom; place++) {
    if (ground.kind[place] !== kind) continue;
    const steps = stepsTo(p, from, place);
    if (steps < least) [best, least] = [place, steps];
  }
  return best;
}

/** The first room that lies face down, beside this one if there is one. */
function nearestHidden(p: Position, from: Place): number | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  for (let link = from * ground.stride; link < (from + 1) * ground.stride; link++)
    if (ground.to[link] < -1) return -2 - ground.to[link];
  for (let place = 0; place < layout.places; place++)
    for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++)
      if (ground.to[link] < -1) return -2 - ground.to[link];
  return null;
}
