/**
 * Chooses a team, piece by piece, and whom a handicap leaves out: by what was learned of teams chosen by chance, with a
 * little chance, since who is read is beaten.
 *
 * Only the own team is looked at. What others have picked openly, one may not pick any more; what they pick in secret is
 * not known. A pick that is taken from others is worth the more the better it is, so the order is the same in all modes.
 */
import {
  type Action,
  ActionList,
  type Chance,
  decode,
  isInHand,
  list,
  type Piece,
  pieceOf,
  type Position,
  type Seat,
  typeOf,
} from '@dungeon-twister/rules';
import { featuresOf, PIECE_FEATURES } from './piece-features.ts';
import { TEAM_VALUES, type TeamValues } from './team-values.ts';

/** How much chance decides, in the odds in which values are told. */
const CHANCE = 0.05;

const actions = new ActionList();

/** What was learned of the edition that is played; of those that nobody has learned, the board's. */
const valuesFor = (p: Position): TeamValues =>
  TEAM_VALUES[p.ruleset.scenario.edition.id] ?? TEAM_VALUES.board;

/** What a piece adds to the team of its seat. */
export function pieceWorth(p: Position, piece: Piece, values: TeamValues): number {
  const { kinds, owner, all } = p.ruleset.pieces;
  const { id } = kinds[piece];
  const features = featuresOf(p.ruleset, piece);
  let worth = values.pieces[id] ?? 0;
  for (const name of PIECE_FEATURES) worth += values.features[name] * (features[name] ?? 0);
  const isCopy = all.some(
    (other) =>
      other !== piece && owner[other] === owner[piece] && kinds[other].id === id && isInHand(p, other),
  );
  return isCopy ? worth + values.features.copy : worth;
}

export function chooseTeam(p: Position, seat: Seat, chance: Chance, values = valuesFor(p)): Action {
  list(p, seat, actions);
  let [best, highest] = [actions.packed(0), -Infinity];
  for (let index = 0; index < actions.length; index++) {
    const packed = actions.packed(index);
    const sign = typeOf(p, packed) === 'dismiss' ? -1 : 1;
    const worth = sign * pieceWorth(p, pieceOf(packed), values) + (chance.below(1000) / 1000) * CHANCE;
    if (worth > highest) [best, highest] = [packed, worth];
  }
  return decode(p, seat, best);
}
