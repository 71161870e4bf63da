/** How a game of the arena came out: plain data, which crosses threads and is kept line by line. */
import type { Seat } from '@dungeon-twister/rules';

/** Ways in which a contestant loses a game without being beaten. */
export type FaultKind = 'crash' | 'hang' | 'nonsense' | 'illegal';

export interface Fault {
  readonly seat: Seat;
  readonly kind: FaultKind;
  /** What exactly, in the words of whoever noticed it. */
  readonly detail: string;
}

/** What one seat did, and how long it took. */
export interface SeatTally {
  readonly rotations: number;
  readonly fights: number;
  readonly decisions: number;
  readonly turns: number;
  /** Milliseconds for all decisions, and for those of its own turns: information, never a reason for anything. */
  readonly ms: number;
  readonly turnMs: number;
}

export interface Outcome {
  /** As the rules say it; `limit` where nobody had won after so many decisions, `forfeit` where somebody had a fault. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  /** Per seat its place, 0 for the first; equal places are shared. */
  readonly places: readonly number[];
  readonly fault: Fault | null;
  readonly decisions: number;
  readonly turns: number;
  readonly tally: readonly SeatTally[];
}

/** The share of the first of two contestants: of all comparisons between a seat of his and one of the other's. */
export function shareOf(
  { places }: Pick<Outcome, 'places'>,
  seats: readonly number[],
  [first, second]: readonly [number, number],
  areEnemies: (one: Seat, other: Seat) => boolean,
): number {
  let compared = 0;
  let won = 0;
  seats.forEach((mine, seat) => {
    if (mine !== first) return;
    seats.forEach((others, other) => {
      if (others !== second || !areEnemies(seat, other)) return;
      compared++;
      const difference = (places[other] ?? 0) - (places[seat] ?? 0);
      won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    });
  });
  return compared === 0 ? 0.5 : won / compared;
}
