/**
 * What a handicap takes, and when: after every way of choosing teams the handicapped player leaves characters out.
 * Which he leaves out (BD-HANDICAP-1): actions/choose-or-dismiss.ts; the cards go from his hand when the game begins
 * (BD-HANDICAP-4, CG-HANDICAP-5): new-game.ts; where it may be chosen (CG-HANDICAP-1): card-game/scenarios.ts. Whoever
 * has fewer tokens to lay is passed over (BD-RULING-123, CG-RULING-5): set-up-order.ts.
 * Rules: groups BD-HANDICAP, CG-HANDICAP; BD-HANDICAP-1, CG-HANDICAP-2, CG-HANDICAP-6, CG-HANDICAP-7; BD-RULING-124,
 * CG-RULING-188, CG-RULING-196.
 */
import type { Emit } from '../model/events.ts';
import type { HandicapOptions, Level } from '../model/options.ts';
import type { Position } from '../model/position.ts';
import { inHand, openDeployment } from './set-up-order.ts';
import { openStage } from './turn-and-game-end.ts';

export interface Handicap {
  readonly characters: number;
  readonly cardsRemoved: readonly number[];
}

const TABLE: Readonly<Partial<Record<Level, Readonly<Partial<Record<Level, Handicap>>>>>> = {
  veryExperienced: {
    experienced: { characters: 6, cardsRemoved: [] },
    good: { characters: 5, cardsRemoved: [] },
    beginner: { characters: 6, cardsRemoved: [5, 6] },
    newbie: { characters: 5, cardsRemoved: [5, 6] },
  },
  experienced: {
    good: { characters: 6, cardsRemoved: [] },
    beginner: { characters: 5, cardsRemoved: [6] },
    newbie: { characters: 4, cardsRemoved: [6] },
  },
  good: {
    beginner: { characters: 6, cardsRemoved: [] },
    newbie: { characters: 6, cardsRemoved: [6] },
  },
};

/** The row for two levels, or undefined where the table has none. */
export const handicapFor = ({
  stronger,
  weaker,
}: Pick<HandicapOptions, 'stronger' | 'weaker'>): Handicap | undefined => TABLE[stronger]?.[weaker];

/** A handicapped player leaves characters out, in secret, until his team has its size (BD-HANDICAP-1, CG-HANDICAP-6). */
export function openDismissal(p: Position, emit: Emit): void {
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    if (inHand(p, seat, true) <= (p.ruleset.teamSizes[seat] ?? 0)) continue;
    openStage(p, 'dismiss', seat);
    return;
  }
  openDeployment(p, emit);
}
