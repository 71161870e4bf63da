/** A set of positions by their keys: exact numbers of 53 bits, of which a `Set` would make an object each. */
const FIRST_SIZE = 1024;
/** No key. */
const FREE = -1;

export class KeySet {
  private table = new Float64Array(FIRST_SIZE).fill(FREE);
  private count = 0;

  /** Whether it is new. */
  add(key: number): boolean {
    if (!insert(this.table, key)) return false;
    if (++this.count * 2 > this.table.length) this.grow();
    return true;
  }

  private grow(): void {
    const larger = new Float64Array(this.table.length * 4).fill(FREE);
    for (const key of this.table) if (key !== FREE) insert(larger, key);
    this.table = larger;
  }
}

function insert(table: Float64Array, key: number): boolean {
  const mask = table.length - 1;
  // The lower 21 bits are one hash, the others another one.
  for (let at = (key ^ (key / 0x200000)) & mask; ; at = (at + 1) & mask) {
    if (table[at] === key) return false;
    if (table[at] !== FREE) continue;
    table[at] = key;
    return true;
  }
}
