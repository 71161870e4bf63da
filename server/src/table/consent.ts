/** What the people at a table want of each other: what becomes of one who is away, and whether something is taken back. */
import type { AbsenceChoice } from '@dungeon-twister/protocol';
import type { Seat } from '@dungeon-twister/rules';

/** What somebody wished about one who was away. */
export interface AbsenceWish {
  readonly seat: Seat;
  readonly of: Seat;
  readonly choice: AbsenceChoice;
  readonly at: number;
}

/** What somebody wants to take back: the number of his deed, and who has agreed so far. */
export interface Question {
  readonly seat: Seat;
  readonly of: number;
  readonly granted: readonly Seat[];
}

/** The last wish of each about each counts. */
export const withWish = (wishes: readonly AbsenceWish[], wish: AbsenceWish): AbsenceWish[] => [
  ...wishes.filter(({ seat, of }) => seat !== wish.seat || of !== wish.of),
  wish,
];
