/** What a position is taken to be where its text says nothing: so that a few lines set one up. */
import { NO_CARD } from '../../combat/cards/laid.ts';
import type { CombatJson } from '../../position-json/schema.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import type { Seat } from '../../vocabulary.ts';

/** Far enough into a game that every action card may be played. */
export const USUAL_TURN = 9;
export const USUAL_STAGE = 'act';
export const USUAL_POINTS = 5;

export const NOBODY = -1;

/** The active player chooses, unless the game is over; in a combat whoever has to name or to lay a card. */
export function usualChooser(
  { pieces, rules }: Ruleset,
  stage: string,
  active: Seat,
  combat: CombatJson | null,
): Seat {
  if (stage === 'over' || (stage === 'join' && rules.partyAnswers === 'together')) return NOBODY;
  if (!combat) return active;
  if (stage === 'name') return combat.namer;
  const seatOf = (id: string): Seat => pieces.owner[pieces.byId.get(id) ?? 0];
  const attack = seatOf(combat.attacker);
  return combat.laid[attack] === NO_CARD ? attack : seatOf(combat.target);
}

export const usualHighest = (turn: number): number => (turn === 0 ? 0 : 5);

/** Where starters are laid in turn, the first player begins that too. */
export const usualFirstPlacer = ({ scenario }: Ruleset, firstPlayer: Seat): Seat =>
  scenario.deployOrder === 'inTurn' ? firstPlayer : 0;

/** Who must have begun, if this seat is active in this turn. */
export function usualFirstPlayer({ scenario, seats }: Ruleset, turn: number, active: Seat): Seat {
  if (scenario.firstPlayer !== 'lot') return scenario.firstPlayer;
  return turn === 0 ? 0 : (((active - turn + 1) % seats) + seats) % seats;
}
