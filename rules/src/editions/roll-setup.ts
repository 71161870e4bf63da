/**
 * What chance decides, drawn once when the game is created: rooms and their turns, lots, and teams drawn at random. A
 * record stores the draw itself, so that a replay needs no generator. Rules: BD-SETUP-1, BD-SETUP-9, BD-SETUP-19,
 * BD-RULING-10, BD-SCN1-12, BD-SCN2-2, BD-SCN3-6, BD-SCN4-8, BD-MIX-1, BD-MIX-3; CG-SETUP-2, CG-SETUP-3, CG-SETUP-10,
 * CG-SETUP-18, CG-RULING-4, CG-RULING-198; MP-CROSS-2, MP-PYR-2, MP-PYR-6, MP-RACE-2, MP-ELEV-2 to MP-ELEV-4,
 * MP-EXITS-2, MP-EXITS-3, MP-MURDER-2, MP-SURP-2, MP-RULING-3, MP-RULING-73.
 */
import { Chance } from '../chance.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { COLOURS, type Seat } from '../vocabulary.ts';
import { fixRooms, roomsForOthers } from './rooms-in-play.ts';

/** Everything that chance decides in a game. */
export interface SetupRoll {
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
  /** Per line that lots deal out the number of its colour; empty where there is none (MP-EXITS-3). */
  readonly lines: readonly number[];
}

/** Draws everything that chance decides, from a seed. */
export function rollSetup(ruleset: Ruleset, seed: string): SetupRoll {
  const chance = new Chance(seed);
  const { scenario, seats, layout, pieces } = ruleset;
  const rooms = drawRooms(ruleset, chance);
  const order = [...Array(seats).keys()];
  const lot = (): Seat => chance.below(seats);
  const turned = layout.slots.map(() => chance.below(4));
  const lots = { firstChooser: lot(), firstPlacer: lot() };
  const firstPlayer = scenario.firstPlayer === 'lot' ? lot() : scenario.firstPlayer;
  return {
    rooms,
    turned,
    ...lots,
    // Where starters are laid in turn, the first player is drawn before everything else and begins everything.
    ...(scenario.deployOrder === 'inTurn' ? { firstPlacer: firstPlayer } : {}),
    firstPlayer,
    players: scenario.sidesByLot ? chance.shuffled(order) : order,
    teams:
      ruleset.teamChoice === 'random'
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
    lines: layout.lines.some(({ use }) => use === 'dealt') ? chance.shuffled([...COLOURS.keys()]) : [],
  };
}

/** Per slot its room: those that the scenario fixes, then whole pairs, as many as there are slots left. */
function drawRooms(ruleset: Ruleset, chance: Chance): number[] {
  const { layout, scenario } = ruleset;
  const fixed = fixRooms(ruleset, (rooms) => chance.shuffled(rooms)[0]);
  const others = chance.shuffled(roomsForOthers(ruleset, fixed, (pairs) => chance.shuffled(pairs)));
  if (!scenario.fixedRooms) return others.slice(0, layout.slots.length);
  return layout.slots.map((_plan, slot) => fixed.get(slot) ?? others.pop() ?? -1);
}
