/** What a game is played for, as somebody who plans sees it: what is still missing, and whose way counts. */
import {
  areEnemies,
  exitPlaces,
  exitsOf,
  isFaceUp,
  isGear,
  type Piece,
  type Place,
  placeIn,
  placeOf,
  pointsWanted,
  type Position,
  ROOM_SQUARES,
  type Ruleset,
  type Seat,
  victoryPoints,
} from '@dungeon-twister/rules';
import { mixed } from './mixed.ts';

/** What is worth having where whoever has most wins: with each that is had, one less is wanted. */
const MANY = 5;

/** The points, or figures brought out, that a seat still wants. */
export function missingTo(p: Position, seat: Seat): number {
  const { ruleset } = p;
  const { goal } = ruleset.scenario;
  if (goal.kind === 'allOut') return (ruleset.teamSizes[seat] ?? 0) - exitsOf(p, seat);
  const wanted = pointsWanted(ruleset);
  if (wanted === null) return goal.kind === 'hunt' ? 1 : Math.max(0, MANY - victoryPoints(p, seat));
  if (goal.kind !== 'alliedPoints') return wanted - victoryPoints(p, seat);
  let sum = 0;
  for (let other = 0; other < ruleset.seats; other++)
    if (other === seat || !areEnemies(ruleset, seat, other)) sum += victoryPoints(p, other);
  return wanted - sum;
}

/** Whether whoever has most points after so many turns wins: there is no time for everything. */
export const isAgainstTime = ({ scenario: { goal } }: Ruleset): boolean => goal.kind === 'turns';

/** Whether those who have what they want have won: not where whoever has most wins in the end. */
export const winsByPoints = (ruleset: Ruleset): boolean =>
  !isAgainstTime(ruleset) && ruleset.scenario.goal.kind !== 'kills';

/** Whether a seat goes after its enemies instead of a way out. */
function hunts({ ruleset }: Position, seat: Seat): boolean {
  const { goal } = ruleset.scenario;
  return goal.kind === 'kills' || (goal.kind === 'hunt' && goal.hunters === seat);
}

/** Whether a seat leaves the labyrinth by walking to where it wants to go. */
export const leavesByWalking = (p: Position, seat: Seat): boolean =>
  !hunts(p, seat) && exitPlaces(p, seat).length > 0;

/**
 * Where a seat wants to go: its ways out; the gear of the room in which one is lifted out; else its enemies;
 * and where there are none yet, the lines. (`greedy` has its own, which stays as it was to be measured by.)
 */
export function goalPlaces(p: Position, seat: Seat): Place[] {
  const { scenario, layout, kindNumbers, pieces } = p.ruleset;
  const exits = hunts(p, seat) ? [] : exitPlaces(p, seat);
  if (exits.length > 0) return exits;
  const lifted = kindNumbers['lift'] === undefined ? undefined : scenario.fixedRooms?.[0]?.slot;
  // A room that lies face down has no squares yet: the number behind the places stands for it.
  if (lifted !== undefined && !isFaceUp(p, lifted)) return [layout.places + lifted];
  if (lifted !== undefined)
    return Array.from({ length: ROOM_SQUARES }, (_, square) => placeIn(lifted, square)).filter((place) =>
      isGear(p, place),
    );
  const enemies: Place[] = [];
  for (let piece = 0; piece < pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place >= 0 && pieces.isCharacter[piece] === 1 && areEnemies(p.ruleset, seat, pieces.owner[piece]))
      enemies.push(place);
  }
  return enemies.length > 0 ? enemies : layout.lines.map(({ first }) => first);
}

/** Whether it brings its side nearer to the goal when this figure gets where it wants to go. */
export function counts({ ruleset }: Position, piece: Piece): boolean {
  const { goal } = ruleset.scenario;
  if (goal.kind !== 'hunt' || ruleset.pieces.owner[piece] === goal.hunters) return true;
  return ruleset.pieces.ids[piece] === goal.prey;
}

/** Where the enemies of those who hunt stand, as one number: the ways to them change with it. Nothing where nobody hunts. */
export function huntedKey(p: Position): number {
  const { ruleset } = p;
  const { goal } = ruleset.scenario;
  if (goal.kind !== 'kills' && goal.kind !== 'hunt') return 0;
  const { pieces } = ruleset;
  let sum = 1;
  for (let piece = 0; piece < pieces.count; piece++) {
    const place = pieces.isCharacter[piece] === 1 ? placeOf(p, piece) : -1;
    if (place >= 0) sum = (sum + mixed((place + 1) * 4 + pieces.owner[piece])) | 0;
  }
  return sum >>> 0;
}
