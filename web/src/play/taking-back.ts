/** What was done by one press is taken back by one. */
import type { Seat, UndoRefusal } from '@dungeon-twister/rules';
import { deedsIn, type TableGame } from '../match/table-game.ts';

export class TakingBack {
  private readonly match: TableGame;
  /** The walks that were made by one press. */
  private row: { readonly from: number; readonly to: number } | null = null;

  constructor(match: TableGame) {
    this.match = match;
  }

  /** Everything that was done from this deed on belongs together. */
  together(from: number): void {
    this.row = { from, to: deedsIn(this.match) };
  }

  undo(seat: Seat, answered: (refusal: UndoRefusal | null) => void): void {
    const deeds = deedsIn(this.match);
    const from = this.row?.to === deeds ? this.row.from : deeds - 1;
    this.match.takeBack(seat, from, (refusal) => {
      if (!refusal) this.row = null;
      answered(refusal);
    });
  }
}
