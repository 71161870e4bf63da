/** Results that a list has already, compared exactly: short rows of integers in a table that is used again and again. */
export class ResultSet {
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
    if (this.count * 2 >= this.slots.length) this.grow();
    let hash = length;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ row[i], 0x9e3779b1) ^ (hash >>> 15);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (; this.slots[slot] >= 0; slot = (slot + 1) & mask)
      if (this.isAt(this.slots[slot], row, length)) return false;
    this.slots[slot] = this.keep(row, length);
    this.count++;
    return true;
  }

  private isAt(at: number, row: Int32Array, length: number): boolean {
    if (this.rows[at] !== length) return false;
    for (let i = 0; i < length; i++) if (this.rows[at + 1 + i] !== row[i]) return false;
    return true;
  }

  private keep(row: Int32Array, length: number): number {
    const at = this.end;
    this.end += length + 1;
    if (this.end > this.rows.length) {
      const wide = new Int32Array(this.rows.length * 2);
      wide.set(this.rows);
      this.rows = wide;
    }
    this.rows[at] = length;
    for (let i = 0; i < length; i++) this.rows[at + 1 + i] = row[i];
    return at;
  }

  private grow(): void {
    const { end } = this;
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    this.end = 0;
    this.count = 0;
    // Rows are rewritten where they are: each is read before its place is taken again.
    for (let at = 0; at < end; at += this.rows[at] + 1)
      this.add(this.rows.slice(at + 1, at + 1 + this.rows[at]), this.rows[at]);
  }
}
