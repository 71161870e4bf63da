/** Keeps what comes first on top, however much there is. */
export class Heap<T> {
  private readonly items: T[] = [];
  private readonly isBefore: (a: T, b: T) => boolean;

  constructor(isBefore: (a: T, b: T) => boolean) {
    this.isBefore = isBefore;
  }

  get size(): number {
    return this.items.length;
  }

  get top(): T | undefined {
    return this.items[0];
  }

  /** Everything in it, in no order. */
  get all(): readonly T[] {
    return this.items;
  }

  add(item: T): void {
    const { items, isBefore } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(item, items[above])) break;
      items[at] = items[above];
      at = above;
    }
    items[at] = item;
  }

  /** Adds something where there are fewer than so many, else in the place of the top if that comes before it. */
  keep(item: T, most: number): void {
    const { top } = this;
    if (this.size < most) this.add(item);
    else if (top !== undefined && this.isBefore(top, item)) this.replaceTop(item);
  }

  /** Puts something in the place of the top, which may be the top itself after it has changed. */
  replaceTop(item: T): void {
    const { items, isBefore } = this;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && isBefore(items[below + 1], items[below])) below++;
      if (!isBefore(items[below], item)) break;
      items[at] = items[below];
      at = below;
    }
    items[at] = item;
  }
}
