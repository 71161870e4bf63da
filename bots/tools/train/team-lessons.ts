/** What games with teams chosen by chance teach about pieces. */
import { type Ruleset, rulesetFor } from '@dungeon-twister/rules';
import { featuresOf, PIECE_FEATURES, type PieceFeature } from '../../src/setup/piece-features.ts';
import type { TeamValues } from '../../src/setup/team-values.ts';
import { fit } from './fit.ts';
import type { LineUp, PlayedGame } from './self-play.ts';

/**
 * Of how many games it is worth that nothing is known: of what features are worth, and of what single pieces are beyond
 * them. Of 600 games those that were left out of the learning were told best with these.
 */
const GAMES_BEFORE = 200;
const GAMES_BEFORE_PIECES = 1000;

/** What is kept of a game. */
export type TeamGame = Pick<PlayedGame, 'teams' | 'winners'>;

interface Learned {
  readonly values: TeamValues;
  /** How well results are told, in bits for each game: 1 is a coin. */
  readonly loss: number;
}

const kindsOf = ({ pieces }: Ruleset): string[] => [...new Set(pieces.kinds.map(({ id }) => id))];

/** A team as the sum of its pieces: their features, then how many of each kind there are. */
function teamLooks(ruleset: Ruleset, kinds: readonly string[], team: readonly string[]): number[] {
  const out = [...PIECE_FEATURES, ...kinds].map(() => 0);
  const { byId, kinds: kindOf } = ruleset.pieces;
  const met = new Set<string>();
  for (const id of team) {
    const piece = byId.get(id) ?? 0;
    const kind = kindOf[piece].id;
    const features: Partial<Record<PieceFeature, number>> = {
      ...featuresOf(ruleset, piece),
      copy: met.has(kind) ? 1 : 0,
    };
    for (const [i, name] of PIECE_FEATURES.entries()) out[i] += features[name] ?? 0;
    out[PIECE_FEATURES.length + kinds.indexOf(kind)] += 1;
    met.add(kind);
  }
  return out;
}

/** How the team of the first seat differs from what the others have on average, and how the game ended for it. */
function lessonOf(ruleset: Ruleset, kinds: readonly string[], game: TeamGame): LineUp {
  const [own, ...others] = game.teams.map((team) => teamLooks(ruleset, kinds, team));
  const features = own.map(
    (value, i) => value - others.reduce((sum, other) => sum + other[i], 0) / Math.max(1, others.length),
  );
  return { features, result: resultOf(game) };
}

/** 1 where the first seat won, its share where several did. */
function resultOf({ winners }: TeamGame): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(0) ? 1 / winners.length : 0;
}

export function learnedFrom(scenario: string, games: readonly TeamGame[]): Learned {
  const ruleset = rulesetFor({ scenario });
  const kinds = kindsOf(ruleset);
  const lessons = games.map((game) => lessonOf(ruleset, kinds, game));
  const nothing = [...PIECE_FEATURES, ...kinds].map(() => 0);
  const trust = [...PIECE_FEATURES.map(() => GAMES_BEFORE), ...kinds.map(() => GAMES_BEFORE_PIECES)];
  const { weights, loss } = fit(lessons, nothing, trust);
  const features = Object.fromEntries(PIECE_FEATURES.map((name, i) => [name, weights[i] ?? 0]));
  const pieces = Object.fromEntries(kinds.map((kind, i) => [kind, weights[PIECE_FEATURES.length + i] ?? 0]));
  return { values: { features: features as TeamValues['features'], pieces }, loss };
}
