/** A wounded enemy whom somebody could attack now, or after one move. */
import {
  allPointsLeft,
  areAtHand,
  areEnemies,
  isWounded,
  type Piece,
  pieceAimedAt,
  placeOf,
  type Position,
  type Seat,
  stageOf,
  typeOf,
} from '@dungeon-twister/rules';
import { figuresOf } from '../ways-out.ts';
import { after, deedsOf, idOf, walksOf } from './deeds.ts';
import type { FindTip } from './tip.ts';

const woundedEnemies = (p: Position, seat: Seat): readonly Piece[] => {
  const { pieces } = p.ruleset;
  return pieces.all.filter(
    (piece) =>
      placeOf(p, piece) >= 0 &&
      isWounded(p, piece) &&
      areEnemies(p.ruleset, seat, pieces.owner[piece] ?? seat),
  );
};

/** The one of them whom a figure may attack as it stands. */
const attackable = (p: Position, seat: Seat, piece: Piece, wounded: readonly Piece[]): Piece | undefined =>
  wounded.find((target) =>
    deedsOf(p, seat, piece).some(
      (packed) => typeOf(p, packed) === 'attack' && pieceAimedAt(p, packed) === target,
    ),
  );

export const woundedNear: FindTip = ({ position: p, seat }) => {
  if (stageOf(p) !== 'act') return null;
  const wounded = woundedEnemies(p, seat);
  if (wounded.length === 0) return null;
  for (const piece of figuresOf(p, seat)) {
    const found =
      attackable(p, seat, piece, wounded) ??
      walksOf(p, seat, piece)
        .map((walk) => after(p, seat, walk))
        .filter(
          (next) =>
            allPointsLeft(next) > 0 &&
            placeOf(next, piece) >= 0 &&
            wounded.some((target) => areAtHand(next, piece, target)),
        )
        .map((next) => attackable(next, seat, piece, wounded))
        .find((target) => target !== undefined);
    if (found !== undefined) return { name: 'woundedNear', pieces: [idOf(p, piece), idOf(p, found)] };
  }
  return null;
};
