/** What a position is worth to a seat, at a glance: points, who is well, what they carry, how far they have to go. */
import {
  areEnemies,
  holderOf,
  isWounded,
  placeOf,
  type Position,
  type Seat,
  victoryPoints,
} from '@dungeon-twister/rules';
import { goalsOf, stepsTo } from './distances.ts';

export const POINT = 10;
/** What somebody who is well is worth more than a wounded. */
export const WELL = 3;
const WOUNDED = 0.5;
const LOAD = 0.4;
const TREASURE = 2.5;
const STEP = 0.12;
const ENEMY_STEP = 0.04;

/** For each seat how far every place is from where it wants to go. */
export type Maps = readonly Int32Array[];

export const mapsOf = (p: Position): Maps =>
  Array.from({ length: p.ruleset.seats }, (_, seat) => stepsTo(p, goalsOf(p, seat)));

export function worth(p: Position, seat: Seat, maps: Maps): number {
  const { pieces, seats } = p.ruleset;
  const share = 1 / Math.max(1, seats - 1);
  let value = 0;
  for (let other = 0; other < seats; other++)
    value +=
      sideOf(areEnemies(p.ruleset, seat, other), other === seat, share) * POINT * victoryPoints(p, other);
  for (let piece = 0; piece < pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place < 0) continue;
    const owner = pieces.owner[piece];
    if (pieces.isCharacter[piece] === 0) {
      const holder = holderOf(p, piece);
      if (holder >= 0 && pieces.owner[holder] === seat) value += LOAD + TREASURE * pieces.exitPoints[piece];
      continue;
    }
    const side = sideOf(areEnemies(p.ruleset, seat, owner), owner === seat, share);
    if (isWounded(p, piece)) {
      value += side * WOUNDED;
      continue;
    }
    value += side * WELL;
    // Points wait for those who come out, more for some than for others.
    value -= side * (owner === seat ? STEP : ENEMY_STEP) * (maps[owner][place] ?? 0);
  }
  return value;
}

/** Whether something counts for a seat, and how much: all of its own, little of an ally's, the enemies' against it. */
const sideOf = (hostile: boolean, own: boolean, share: number): number =>
  own ? 1 : hostile ? -share : share / 2;
