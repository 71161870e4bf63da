/** What the reader and the writer of positions must agree upon: which key says which fields of the JSON form. */
import { JOINED_ATTACK, JOINED_DEFENCE, STAYED_OUT } from '../../model/fields.ts';
import type { PositionJson, SeatJson } from '../../position-json/schema.ts';

export const POSITION_TITLE = 'Dungeon Twister position 1';

/** The fields that a key says, or may say. */
export const LINES = {
  turn: ['turn', 'active'],
  stage: ['stage'],
  chooser: ['chooser'],
  'action points': ['ap'],
  'highest card': ['highest'],
  'quiet turns': ['quiet'],
  stirred: ['stirred'],
  'time out': ['timeOut'],
  lots: ['lots'],
  arrangement: ['arrangement'],
  reveal: ['reveal'],
  combat: ['combat'],
  dealt: ['dealt'],
  drafted: ['drafted'],
  laying: ['laying'],
  ending: ['ending', 'winners'],
} as const satisfies Readonly<Record<string, readonly (keyof PositionJson)[]>>;

export interface SeatItem {
  readonly field: Exclude<keyof SeatJson, 'colour'>;
  readonly word: string;
  /** Said only where there is some; cards are always said, and what is so where it is so. */
  readonly kind: 'count' | 'countIfAny' | 'cards' | 'so';
}

/** What the line of a player says, in the order in which it is written. */
export const SEAT_LINE: readonly SeatItem[] = [
  { field: 'points', word: 'points', kind: 'count' },
  { field: 'exits', word: 'exits', kind: 'count' },
  { field: 'kills', word: 'kills', kind: 'count' },
  { field: 'actionCards', word: 'cards', kind: 'cards' },
  { field: 'lastCard', word: 'last', kind: 'countIfAny' },
  { field: 'combatCards', word: 'combat', kind: 'cards' },
  { field: 'jumps', word: 'jumps', kind: 'count' },
  { field: 'asked', word: 'asked', kind: 'countIfAny' },
  { field: 'savings', word: 'savings', kind: 'countIfAny' },
  { field: 'offersDraw', word: 'offers draw', kind: 'so' },
  { field: 'gone', word: 'gone', kind: 'so' },
];

/** What an author writes for a field of the JSON form. */
export const TEXT_KEYS: ReadonlyMap<string, string> = new Map<string, string>([
  ...SEAT_LINE.map(({ field, word }) => [field, word] as const),
  ...Object.entries(LINES).flatMap(([key, fields]) => fields.map((field) => [field, key] as const)),
]);

/** What stands before an answer: one that everybody knows, or one that lies face down. */
export const ANSWER_VERBS = ['joined', 'chosen'] as const;

/** How a player who was asked has answered: on which side he is in a combat of others. */
export const JOINED_WORDS: Readonly<Record<string, number>> = {
  attack: JOINED_ATTACK,
  defence: JOINED_DEFENCE,
  none: STAYED_OUT,
};
