/** What an entry made happen at a table. Nobody gets it as it is: what a viewer may know of it is said in news.ts. */
import type { AbsenceChoice, Occupant } from '@dungeon-twister/protocol';
import type { AddressedEvent, Seat } from '@dungeon-twister/rules';
import { NOBODY } from './seat.ts';

/** What an entry made happen, for whoever may know it. */
export interface Happening {
  readonly number: number;
  readonly at: number;
  readonly what: 'opened' | 'seat' | 'deed' | 'undone' | 'absent' | 'asked' | 'answered' | 'back' | 'nothing';
  /** Whose seat, deed or slip it was; -1 where it was nobody's. */
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly told: readonly AddressedEvent[];
  /** The number that was or shall be taken back, the seat that is empty, or for how long the server was away. */
  readonly amount: number;
  /** What is to be done about somebody who is away, and whether that is settled. */
  readonly wish: { readonly choice: AbsenceChoice; readonly settled: boolean } | null;
  /** Whether somebody agrees that a deed is taken back, and whether it is. */
  readonly agrees: boolean;
  readonly granted: boolean;
}

const NO_SEAT: Seat = -1;

/** Most happenings have only some of all that there is to say. */
export const NOTHING = {
  what: 'nothing',
  seat: NO_SEAT,
  occupant: NOBODY,
  told: [],
  amount: 0,
  wish: null,
  agrees: false,
  granted: false,
} as const;
