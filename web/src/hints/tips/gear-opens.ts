/** A room that somebody could turn, now or after one move to a gear, so that a way out opens for one of his. */
import {
  allPointsLeft,
  placeAimedAt,
  placeOf,
  type Piece,
  type Place,
  type Position,
  type Seat,
  stageOf,
  turnableRooms,
  turnRoom,
} from '@dungeon-twister/rules';
import { figuresOf, wayOpened } from '../ways-out.ts';
import { idOf, walksOf } from './deeds.ts';
import { exitNear } from './exit-near.ts';
import type { FindTip } from './tip.ts';

/** Whether a figure stands there, or comes there with one move and can then still turn. */
function comesTo(p: Position, seat: Seat, piece: Piece, gear: Place): boolean {
  const points = allPointsLeft(p);
  if (placeOf(p, piece) === gear) return points > 0;
  return points > 1 && walksOf(p, seat, piece).some((walk) => placeAimedAt(p, walk) === gear);
}

export const gearOpens: FindTip = (sight) => {
  const { position: p, seat } = sight;
  // Whoever is nearly out needs no other way.
  if (stageOf(p) !== 'act' || exitNear(sight)) return null;
  for (const { slot, gears } of turnableRooms(p)) {
    const turned = p.copy();
    turnRoom(turned, slot);
    if (wayOpened(p, turned, seat) === null) continue;
    for (const gear of gears) {
      const piece = figuresOf(p, seat).find((one) => comesTo(p, seat, one, gear));
      if (piece !== undefined)
        return { name: 'gearOpens', pieces: [idOf(p, piece)], places: [gear], slots: [slot] };
    }
  }
  return null;
};
