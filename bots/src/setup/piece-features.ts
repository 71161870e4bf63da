/**
 * What a piece looks like to somebody who has to choose a team and has never seen it: its numbers, and of which kinds
 * its abilities are. So pieces of any scenario can be compared, those of one's own among them.
 */
import type { Piece, Ruleset } from '@dungeon-twister/rules';

export const PIECE_FEATURES = [
  /** Characters: how fast, how strong, worth how many points more than one. */
  'movement',
  'combat',
  'points',
  /** Does something of its own for an action point. */
  'deed',
  /** Goes, or works, where others do not. */
  'trait',
  /** Fights from a distance. */
  'weapon',
  /** Is stronger in some combats than its number says, or makes friends stronger. */
  'fighter',
  /** Carries more than one load, or less than one. */
  'loads',
  /** Objects: the points that they bring, and the same as above. */
  'objectPoints',
  'objectDeed',
  'objectTrait',
  'objectWeapon',
  'objectFighter',
  /** One more of a kind that the team has already. */
  'copy',
] as const;
export type PieceFeature = (typeof PIECE_FEATURES)[number];

/** The features of a piece but `copy`, which a team gives it; those that are not named are 0. */
export function featuresOf({ pieces }: Ruleset, piece: Piece): Partial<Record<PieceFeature, number>> {
  const points = pieces.exitPoints[piece];
  const deed = pieces.actions[piece].length > 0 ? 1 : 0;
  const trait = pieces.traits[piece] === 0 ? 0 : 1;
  const weapon = pieces.weapon[piece] > 0 ? 1 : 0;
  const fights = pieces.combatAbilities[piece].length > 0 || pieces.auraBearers.includes(piece) ? 1 : 0;
  if (pieces.isCharacter[piece] === 0)
    return {
      objectPoints: points,
      objectDeed: deed,
      objectTrait: trait,
      objectWeapon: weapon,
      objectFighter: fights,
    };
  return {
    movement: pieces.movement[piece],
    combat: pieces.combat[piece],
    points,
    deed,
    trait,
    weapon,
    fighter: fights,
    loads: pieces.capacity[piece] - 1,
  };
}
