/** What both sides would bring to an attack before cards: declared on a copy, so that the rules do the sums. */
import {
  type Action,
  check,
  perform,
  type Position,
  type Seat,
  strengthBeforeCards,
} from '@dungeon-twister/rules';

export interface Odds {
  readonly attack: number;
  /** Null where what the others carry is secret: the sum would tell it. */
  readonly defence: number | null;
}

export function oddsOf(p: Position, seat: Seat, decision: number, action: Action): Odds | null {
  if (action.type !== 'attack') return null;
  const answer = check(p, { seat, decision, action });
  if (!answer.ok) return null;
  const copy = p.copy();
  perform(copy, seat, answer.packed);
  const totals = strengthBeforeCards(copy);
  if (!totals) return null;
  return { attack: totals.attack, defence: p.ruleset.options.secretObjects ? null : totals.defence };
}

export const oddsSign = ({ attack, defence }: Odds): string => `${attack}:${defence ?? '?'}`;
