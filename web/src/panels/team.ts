/** A team as one person sees it: who is in play, out, dead, or has not been seen yet. */
import type { PieceId, Seat, Ruleset, View } from '@dungeon-twister/rules';
import { factsOf } from './piece-facts.ts';

export const STANDINGS = ['inPlay', 'wounded', 'out', 'dead', 'hidden', 'inHand'] as const;
type Standing = (typeof STANDINGS)[number];

export interface Member {
  readonly id: PieceId;
  readonly isCharacter: boolean;
  readonly standing: Standing;
}

export interface Team {
  readonly members: readonly Member[];
  /** How many characters are in each state. Of those nobody has seen, as many as really lie somewhere. */
  readonly counts: Readonly<Record<Standing, number>>;
}

function standingOf(view: View, id: PieceId): Standing | null {
  const { where, marks } = factsOf(view, id);
  switch (where.at) {
    case 'place':
    case 'holder':
      return marks.includes('wounded') ? 'wounded' : 'inPlay';
    case 'slot':
    case 'unseen':
      return 'hidden';
    case 'hand':
      return 'inHand';
    case 'left':
    case 'saved':
      return 'out';
    case 'killed':
    case 'removed':
      return 'dead';
    default:
      return null;
  }
}

export function teamOf(ruleset: Ruleset, view: View, seat: Seat): Team {
  const { pieces } = ruleset;
  const members = pieces.ids.flatMap((id, piece): Member[] => {
    if (pieces.owner[piece] !== seat) return [];
    const standing = standingOf(view, id);
    return standing === null ? [] : [{ id, isCharacter: pieces.isCharacter[piece] === 1, standing }];
  });
  const characters = members.filter(({ isCharacter }) => isCharacter);
  const count = (standing: Standing): number => characters.filter((one) => one.standing === standing).length;
  const counts = Object.fromEntries(STANDINGS.map((standing) => [standing, count(standing)])) as Record<
    Standing,
    number
  >;
  // What a player keeps out of the game unseen is not among those he still has.
  const leftOut = seat === view.viewer ? 0 : (view.shown.seats[seat]?.leftOut?.characters ?? 0);
  return { members, counts: { ...counts, hidden: Math.max(0, counts.hidden - leftOut) } };
}
