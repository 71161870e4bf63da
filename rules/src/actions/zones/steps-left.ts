/**
 * From where a list of moves has gone on: for each distribution of loads, with how many steps left one has come to each
 * stand.
 *
 * Whoever has been at a stand with the same loads everywhere and as many steps left has been wherever one can go on to
 * from there, and need not go again.
 */
export class StepsLeft {
  /** Index `row + stand`: steps left and one more, or 0 where one has not been. */
  at = new Uint8Array(4096);
  private stands = 0;
  private rows = 0;

  begin(stands: number): void {
    this.at.fill(0, 0, this.rows * this.stands);
    this.stands = stands;
    this.rows = 0;
  }

  /** Where the stands begin in `at` for a distribution; these are numbered as they come up. */
  rowOf(distribution: number): number {
    const { stands } = this;
    if (distribution >= this.rows) {
      const end = (distribution + 1) * stands;
      if (end > this.at.length) this.widen(end * 2);
      this.rows = distribution + 1;
    }
    return distribution * stands;
  }

  private widen(length: number): void {
    const wide = new Uint8Array(length);
    wide.set(this.at);
    this.at = wide;
  }
}
