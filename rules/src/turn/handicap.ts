/**
 * What a handicap takes. Who is taken out, in every mode of choosing (CG-HANDICAP-6): turn/team-choice.ts.
 * Rules: groups BD-HANDICAP, CG-HANDICAP; BD-RULING-124, CG-RULING-188, CG-RULING-196.
 */
import type { HandicapOptions, Level } from '../model/options.ts';

export interface Handicap {
  readonly characters: number;
  readonly cardsRemoved: readonly number[];
}

/** Whoever has fewer tokens to lay is passed over (BD-RULING-123, CG-RULING-5): turn/set-up-order.ts. */
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
