/**
 * Results that a list has already, compared exactly: short rows of integers, numbered as they come, in a table that is
 * used again and again.
 */
export class ResultSet {
  /** Where a row begins in `rows`: its number, its length and then itself. */
  private slots = new Int32Array(1024).fill(-1);
  private rows = new Int32Array(8192);
  private end = 0;
  private count = 0;

  clear(): void {
    if (this.count > 0) this.slots.fill(-1);
    this.end = 0;
    this.count = 0;
  }

  /** Adds the first `length` integers of a row; answers whether they were not there. */
  add(row: Int32Array, length: number): boolean {
    const { count } = this;
    return this.numberOf(row, length) === count;
  }

  /** The number of the first `length` integers of a row, which are added if they were not there. */
  numberOf(row: Int32Array, length: number): number {
    if (this.count * 2 >= this.slots.length) this.grow();
    const slot = this.slotFor(row, 0, length);
    const at = this.slots[slot];
    if (at >= 0) return this.rows[at];
    this.slots[slot] = this.keep(row, length);
    return this.count++;
  }

  /** The slot where a row is, or where it would be. */
  private slotFor(row: Int32Array, from: number, length: number): number {
    let hash = length;
    for (let i = from; i < from + length; i++) {
      hash = Math.imul(hash ^ row[i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] >= 0 && !this.isAt(this.slots[slot], row, from, length)) slot = (slot + 1) & mask;
    return slot;
  }

  private isAt(at: number, row: Int32Array, from: number, length: number): boolean {
    if (this.rows[at + 1] !== length) return false;
    for (let i = 0; i < length; i++) if (this.rows[at + 2 + i] !== row[from + i]) return false;
    return true;
  }

  private keep(row: Int32Array, length: number): number {
    const at = this.end;
    this.end += length + 2;
    if (this.end > this.rows.length) {
      const wide = new Int32Array(this.rows.length * 2);
      wide.set(this.rows);
      this.rows = wide;
    }
    this.rows[at] = this.count;
    this.rows[at + 1] = length;
    for (let i = 0; i < length; i++) this.rows[at + 2 + i] = row[i];
    return at;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    for (let at = 0; at < this.end; at += this.rows[at + 1] + 2)
      this.slots[this.slotFor(this.rows, at + 2, this.rows[at + 1])] = at;
  }
}
