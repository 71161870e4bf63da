/**
 * What a line-up looks like to somebody who has played many: who stands on the line, and who waits how near to the way
 * out. Each piece adds its own part, so that laying the next one can be judged by what it adds.
 */
import { isInHand, type Piece, type Position, type Seat, waitsAt, whereIs } from '@dungeon-twister/rules';
import type { Maps } from '../evaluate/maps.ts';

export const SETUP_FEATURES = [
  /** On the line: how fast, how strong, worth how many points more than one. */
  'lineMovement',
  'lineStrength',
  'linePoints',
  /** At hidden rooms, more for those nearer to the own way out: each character, how fast, how strong, how valuable. */
  'near',
  'nearMovement',
  'nearStrength',
  'nearPoints',
  /** Objects at hidden rooms near the own way out; those worth points. */
  'nearObject',
  'nearTreasure',
] as const;
type SetupFeature = (typeof SETUP_FEATURES)[number];
export type SetupWeights = Readonly<Record<SetupFeature, number>>;

/**
 * Learned from 1,280 games of the base set with line-ups by chance (`npm run bots:train -- --seed november`): whoever is
 * worth most waits near the own way out, and so does what is. With them Casual
 * scores 67.5 % of 80 pairs against Casual with line-ups by chance.
 */
export const SETUP: SetupWeights = {
  lineMovement: 0.024,
  lineStrength: 0.049,
  linePoints: 0,
  near: 0,
  nearMovement: 0,
  nearStrength: 0.025,
  nearPoints: 0.577,
  nearObject: 0,
  nearTreasure: 0.267,
};

const [
  LINE_MOVEMENT,
  LINE_STRENGTH,
  LINE_POINTS,
  NEAR,
  NEAR_MOVEMENT,
  NEAR_STRENGTH,
  NEAR_POINTS,
  OBJECT,
  TREASURE,
] = SETUP_FEATURES.keys();

/** What a piece adds that is on the board or laid; nothing while it is in hand. */
function addPiece(p: Position, piece: Piece, { now }: Maps, out: Float64Array): void {
  const { pieces, layout } = p.ruleset;
  if (isInHand(p, piece)) return;
  const slot = waitsAt(p, piece);
  const points = pieces.exitPoints[piece];
  if (slot >= 0) {
    const near = nearness(now[pieces.owner[piece]], layout.places, slot);
    if (pieces.isCharacter[piece] === 0) {
      out[OBJECT] += near;
      out[TREASURE] += near * points;
      return;
    }
    out[NEAR] += near;
    out[NEAR_MOVEMENT] += near * pieces.movement[piece];
    out[NEAR_STRENGTH] += near * pieces.combat[piece];
    out[NEAR_POINTS] += near * points;
  } else if (pieces.isCharacter[piece] === 1 && whereIs(p, piece) < layout.places) {
    out[LINE_MOVEMENT] += pieces.movement[piece];
    out[LINE_STRENGTH] += pieces.combat[piece];
    out[LINE_POINTS] += points;
  }
}

/** From 1 for the room nearest to the way out to 0 for the one farthest away. */
function nearness(costs: Int32Array, places: number, slot: number): number {
  let [least, most] = [Infinity, -Infinity];
  for (let at = places; at < costs.length; at++) {
    least = Math.min(least, costs[at]);
    most = Math.max(most, costs[at]);
  }
  return most > least ? (most - costs[places + slot]) / (most - least) : 0;
}

/** What the whole line-up of a seat looks like. */
export function lineUpOf(p: Position, seat: Seat, maps: Maps): Float64Array {
  const out = new Float64Array(SETUP_FEATURES.length);
  const { pieces } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.owner[piece] === seat) addPiece(p, piece, maps, out);
  return out;
}

/** What was learned to like about a line-up, and to dislike. */
export function lineUpWorth(p: Position, seat: Seat, maps: Maps, weights: SetupWeights): number {
  const looks = lineUpOf(p, seat, maps);
  let value = 0;
  for (const [i, name] of SETUP_FEATURES.entries()) value += weights[name] * looks[i];
  return value;
}
