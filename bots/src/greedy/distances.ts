/** Where bots want to go, and what it costs them to get there: in steps of somebody without gifts. */
import {
  areEnemies,
  costsTo,
  exitPlaces,
  type Place,
  placeIn,
  placeOf,
  type Position,
  type Prices,
  ROOM_SQUARES,
  type Seat,
} from '@dungeon-twister/rules';

const PRICES: Prices = { portcullis: 4, pit: 5, wall: 12, hiddenRoom: 7 };

/** Where a seat wants to go: its ways out; else the room from which one is lifted out; else its enemies. */
export function goalsOf(p: Position, seat: Seat): Place[] {
  const { scenario, pieces, layout, kindNumbers } = p.ruleset;
  const hunts =
    scenario.goal.kind === 'kills' || (scenario.goal.kind === 'hunt' && scenario.goal.hunters === seat);
  const exits = hunts ? [] : exitPlaces(p, seat);
  if (exits.length > 0) return exits;
  const top = scenario.fixedRooms?.[0]?.slot;
  if (kindNumbers['lift'] !== undefined && top !== undefined)
    return Array.from({ length: ROOM_SQUARES }, (_, square) => placeIn(top, square));
  const enemies: Place[] = [];
  for (let piece = 0; piece < pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place >= 0 && pieces.isCharacter[piece] && areEnemies(p.ruleset, seat, pieces.owner[piece]))
      enemies.push(place);
  }
  return enemies.length > 0 ? enemies : layout.lines.map(({ first }) => first);
}

/** What it costs from every place to get to the nearest goal. */
export const stepsTo = (p: Position, goals: readonly Place[]): Int32Array => costsTo(p, goals, PRICES);
