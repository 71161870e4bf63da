/**
 * What chance decides, drawn once when the game is created: rooms and their turns, lots, and teams drawn at random.
 *
 * A record stores the draw itself, so that a replay needs no generator. Rules: BD-SETUP-1, BD-SETUP-9, BD-SETUP-19,
 * BD-RULING-10, BD-SCN2-2, BD-MIX-1, BD-MIX-3.
 */
import { Chance } from '../chance.ts';
import type { Table } from '../position/table.ts';
import type { Seat } from '../vocabulary.ts';

export interface Draw {
  /** Per slot: the room of the table's list, and its quarter turns. */
  readonly rooms: readonly number[];
  readonly turned: readonly number[];
  readonly firstChooser: Seat;
  readonly firstPlacer: Seat;
  readonly firstPlayer: Seat;
  /** Which of the players, in the order in which they came, sits at each seat. */
  readonly players: readonly number[];
  /** Per seat the pieces of a team that is drawn at random; empty otherwise. */
  readonly teams: readonly (readonly number[])[];
}

export function drawLots(table: Table, seed: string): Draw {
  const chance = new Chance(seed);
  const { scenario, seats, layout, pieces, options } = table;
  const inPlay = drawPairs(table, chance);
  const slots = layout.slots.length;
  const order = [...Array(seats).keys()];
  const lot = (): Seat => chance.below(seats);
  return {
    rooms: chance.shuffled(inPlay).slice(0, slots),
    turned: Array.from({ length: slots }, () => chance.below(4)),
    firstChooser: lot(),
    firstPlacer: lot(),
    firstPlayer: scenario.firstPlayer === 'lot' ? lot() : scenario.firstPlayer,
    players: scenario.sidesByLot ? chance.shuffled(order) : order,
    teams:
      options.teamChoice === 'random' && scenario.teamSize
        ? order.map((seat) => {
            const own = (character: number): number[] =>
              [...Array(pieces.count).keys()].filter(
                (p) => pieces.owner[p] === seat && pieces.isCharacter[p] === character,
              );
            return [
              ...chance.shuffled(own(1)).slice(0, scenario.teamSize?.characters),
              ...chance.shuffled(own(0)).slice(0, scenario.teamSize?.objects),
            ];
          })
        : order.map(() => []),
  };
}

/** Whole pairs, as many as there are slots for. */
function drawPairs(table: Table, chance: Chance): number[] {
  const { rooms, layout } = table;
  const all = [...rooms.keys()];
  if (all.length <= layout.slots.length) return all;
  const pairs = chance
    .shuffled([...new Set(rooms.map((room) => room.pair))])
    .slice(0, layout.slots.length / 2);
  return all.filter((index) => pairs.includes(rooms[index]?.pair ?? -1));
}
