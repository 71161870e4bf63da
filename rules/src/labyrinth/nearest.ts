/** The nearest of something, for whoever asks why he cannot do it: whom or what he would most likely mean. */
import type { PieceId } from '../model/action.ts';
import { hostile, isFigure, isWounded, type Position, whereIs } from '../model/position.ts';
import type { Piece, Place, Seat } from '../vocabulary.ts';
import { pathsFrom } from './path-over.ts';
import { HIDDEN_ROOM } from './neighbouring-squares.ts';

const FAR = 999;

/** Which of these places has the shortest path from one, the first of several; -1 where there are none. */
function nearest(p: Position, from: Place, places: readonly Place[]): number {
  const pathTo = pathsFrom(p, from);
  const steps = places.map((place) => (place === from ? 0 : (pathTo(place)?.length ?? FAR)));
  return steps.indexOf(Math.min(...steps));
}

function nearestPiece(p: Position, from: Place, suits: (piece: Piece) => boolean): PieceId | null {
  const { pieces, layout } = p.ruleset;
  const found = pieces.all.filter((piece) => whereIs(p, piece) < layout.places && suits(piece));
  const index = nearest(
    p,
    from,
    found.map((piece) => whereIs(p, piece)),
  );
  return index < 0 ? null : pieces.ids[found[index]];
}

export function nearestEnemy(p: Position, seat: Seat, from: Place): PieceId | null {
  const { owner } = p.ruleset.pieces;
  return nearestPiece(p, from, (other) => isFigure(p, other) && hostile(p, seat, owner[other]));
}

export const nearestOwnWounded = (p: Position, seat: Seat, from: Place): PieceId | null =>
  nearestPiece(p, from, (other) => p.ruleset.pieces.owner[other] === seat && isWounded(p, other));

/** The nearest square of a kind: a pit, a gear. */
export function nearestOfKind(p: Position, from: Place, kind: number): Place | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const places = [...ground.kind.subarray(0, layout.linesFrom).keys()].filter(
    (place) => ground.kind[place] === kind,
  );
  return places[nearest(p, from, places)] ?? null;
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
