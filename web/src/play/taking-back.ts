/** What was done by one press is taken back by one. */
import type { Seat, UndoRefusal } from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';

export class TakingBack {
  private readonly match: Match;
  /** The walks that were made by one press. */
  private row: { readonly from: number; readonly to: number } | null = null;

  constructor(match: Match) {
    this.match = match;
  }

  /** Everything that was done from this deed on belongs together. */
  together(from: number): void {
    this.row = { from, to: this.match.game.log.length };
  }

  undo(seat: Seat): UndoRefusal | null {
    const { match } = this;
    const { game } = match;
    const refusal = game.undoRefusal(seat);
    if (refusal) return refusal;
    const from = this.row?.to === game.log.length ? this.row.from : game.log.length - 1;
    while (game.log.length > from && match.mayUndo(seat)) match.undo(seat);
    this.row = null;
    return null;
  }
}
