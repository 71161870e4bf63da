/** One thing after the other for each table, and all tables beside each other. */
export class Queues {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does it when everything that was asked for under this name before is done. */
  after<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    // Whoever comes next waits for the end, not for its success; who asked hears of a fault.
    const forget = (): void => {
      if (this.last.get(name) === ended) this.last.delete(name);
    };
    const ended: Promise<void> = mine.then(forget, forget);
    this.last.set(name, ended);
    return mine;
  }

  /** When nothing is under way any more. */
  async empty(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
