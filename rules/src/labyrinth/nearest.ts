/** The nearest of something, for whoever asks why he cannot do it: whom or what he would most likely mean. */
import type { PieceId } from '../model/action.ts';
import { hostile, isWounded, type Position, whereIs } from '../model/position.ts';
import type { Piece, Place, Seat } from '../vocabulary.ts';
import { pathOver } from './path-over.ts';
import { HIDDEN_ROOM } from './terrain.ts';

const FAR = 999;

const stepsTo = (p: Position, from: Place, to: Place): number =>
  from === to ? 0 : (pathOver(p, from, to)?.length ?? FAR);

function nearestPiece(p: Position, from: Place, suits: (piece: Piece) => boolean): PieceId | null {
  const { pieces, layout } = p.ruleset;
  let best: PieceId | null = null;
  let least = Infinity;
  for (let piece = 0; piece < pieces.count; piece++) {
    const at = whereIs(p, piece);
    if (at < 0 || at >= layout.places || !suits(piece)) continue;
    const steps = stepsTo(p, from, at);
    if (steps < least) [best, least] = [pieces.ids[piece], steps];
  }
  return best;
}

export function nearestEnemy(p: Position, seat: Seat, from: Place): PieceId | null {
  const { isCharacter, owner } = p.ruleset.pieces;
  return nearestPiece(
    p,
    from,
    (other) => isCharacter[other] === 1 && hostile(p, seat, owner[other]) && !isWounded(p, other),
  );
}

export const nearestOwnWounded = (p: Position, seat: Seat, from: Place): PieceId | null =>
  nearestPiece(p, from, (other) => p.ruleset.pieces.owner[other] === seat && isWounded(p, other));

/** The nearest square of a kind: a pit, a gear. */
export function nearestOfKind(p: Position, from: Place, kind: number): Place | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  let best: Place | null = null;
  let least = Infinity;
  for (let place = 0; place < layout.linesFrom; place++) {
    if (ground.kind[place] !== kind) continue;
    const steps = stepsTo(p, from, place);
    if (steps < least) [best, least] = [place, steps];
  }
  return best;
}

/** The first room that lies face down, beside this place if there is one. */
export function nearestHiddenRoom(p: Position, from: Place): number | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const beside = hiddenBeside(p, from);
  if (beside !== null) return beside;
  for (let place = 0; place < layout.places; place++) {
    const slot = hiddenBeside(p, place);
    if (slot !== null) return slot;
  }
  return null;
}

function hiddenBeside(p: Position, place: Place): number | null {
  const { to, stride } = p.ruleset.ground;
  for (let link = place * stride; link < (place + 1) * stride; link++)
    if (to[link] <= HIDDEN_ROOM) return HIDDEN_ROOM - to[link];
  return null;
}
