/**
 * The wheel: two points in the very first turn and three in every other, at most three of them kept for later.
 * Rules: CG-AP-1 to CG-AP-3, CG-AP-6, CG-AP-7.
 */
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  ENDING,
  FIRST_PLAYER,
  LAST_CARD,
  SAVINGS,
  TURN,
} from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import { demand } from './fault.ts';

const OPENING = 2;
const EACH_TURN = 3;
const MOST_SAVED = 3;

export function checkWheel(p: Position): void {
  const { data, ruleset } = p;
  const most = data[TURN] === 0 ? 0 : gained(data[TURN]) + savable(p, data[ACTIVE]);
  demand(
    data[AP] >= 0 && data[AP] <= most,
    'CG-AP-7',
    () => `${data[AP]} action points of at most ${most} in turn ${data[TURN]}`,
  );
  for (let seat = 0; seat < ruleset.seats; seat++) {
    const savings = data[SAVINGS + seat];
    // A game may end with a turn, when its points have been put aside.
    const inTurn = data[TURN] > 0 && seat === data[ACTIVE] && data[ENDING] === 0;
    const kept = inTurn ? 0 : Math.min(MOST_SAVED, seat === data[ACTIVE] ? most : savable(p, seat));
    demand(
      savings >= 0 && savings <= kept,
      'CG-AP-6',
      () => `seat ${seat} has saved ${savings} points of at most ${kept}`,
    );
    demand(
      data[ACTION_HAND + seat] === 0 && data[LAST_CARD + seat] === 0,
      'CG-AP-2',
      () => `seat ${seat} has action cards`,
    );
  }
}

const gained = (turn: number): number => (turn === 1 ? OPENING : EACH_TURN);

/** What a seat can have kept from the turns that it has finished. */
function savable(p: Position, seat: number): number {
  const { data, ruleset } = p;
  const place = (seat - data[FIRST_PLAYER] + ruleset.seats) % ruleset.seats;
  const finished = Math.max(0, Math.floor((data[TURN] - 2 - place) / ruleset.seats) + 1);
  if (finished === 0) return 0;
  return finished === 1 && place === 0 ? OPENING : MOST_SAVED;
}
