/**
 * What is remembered of a piece: every mark, how long it lasts, and which ability remembers it, where it is not
 * remembered of everybody. The names are those of files. Those of a turn end with it (BD-RULING-134, MP-RULING-6).
 */
import {
  ATTACKS,
  BROKE_WALLS,
  DEFENDS,
  ENTERED_FROM,
  FIRED,
  FIRES_OWN,
  FOUGHT_FREE,
  HURT,
  OWN_POINTS,
  REGENERATED,
  SHOOTS,
  SPENT,
  STRIKES_FAR,
  UNTURNED,
  WOUNDED,
} from './fields.ts';

interface Mark {
  readonly bits: number;
  readonly lasts: 'setUp' | 'combat' | 'turn' | 'tillHealed' | 'game';
  /** The id of an ability. */
  readonly of?: string;
}

/** What a piece bears or not, in the order in which it is written. */
export const MARK_TABLE = {
  wounded: { bits: WOUNDED, lasts: 'tillHealed' },
  hurt: { bits: HURT, lasts: 'turn' },
  spent: { bits: SPENT, lasts: 'turn' },
  regenerated: { bits: REGENERATED, lasts: 'turn', of: 'regeneration' },
  attacks: { bits: ATTACKS, lasts: 'combat' },
  defends: { bits: DEFENDS, lasts: 'combat' },
  strikesFar: { bits: STRIKES_FAR, lasts: 'combat' },
  shoots: { bits: SHOOTS, lasts: 'combat' },
  firesOwn: { bits: FIRES_OWN, lasts: 'combat' },
  fired: { bits: FIRED, lasts: 'turn', of: 'crossbow' },
  foughtFree: { bits: FOUGHT_FREE, lasts: 'turn', of: 'expertFighter' },
  brokeWalls: { bits: BROKE_WALLS, lasts: 'game', of: 'wallBreaking' },
  unturned: { bits: UNTURNED, lasts: 'setUp' },
} as const satisfies Readonly<Record<string, Mark>>;

/** Numbers that are kept among the marks. */
const NUMBER_TABLE = {
  ownPoints: { bits: OWN_POINTS, lasts: 'turn', of: 'speedPotion' },
  enteredFrom: { bits: ENTERED_FROM, lasts: 'turn' },
} as const satisfies Readonly<Record<string, Mark>>;

export type MemoryName = keyof typeof MARK_TABLE | keyof typeof NUMBER_TABLE;
export const MEMORIES: Readonly<Record<MemoryName, Mark>> = { ...MARK_TABLE, ...NUMBER_TABLE };

/** Marks that end with the turn, and with the life or the leaving of their bearer. */
export const OF_THE_TURN = Object.values(MEMORIES)
  .filter(({ lasts }) => lasts === 'turn')
  .reduce((all, { bits }) => all | bits, 0);
