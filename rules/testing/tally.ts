/**
 * How often things happened in many games. A run that is to prove something about rare things must show that they
 * happened at all.
 */
export const TALLY_GROUPS = ['action', 'ability', 'deed', 'decision', 'event', 'refusal', 'ending'] as const;
export type TallyGroup = (typeof TALLY_GROUPS)[number];

export class Tally {
  private readonly counts: Readonly<Record<TallyGroup, Map<string, number>>> = {
    action: new Map(),
    ability: new Map(),
    deed: new Map(),
    decision: new Map(),
    event: new Map(),
    refusal: new Map(),
    ending: new Map(),
  };

  add(group: TallyGroup, name: string, times = 1): void {
    this.counts[group].set(name, this.of(group, name) + times);
  }

  of(group: TallyGroup, name: string): number {
    return this.counts[group].get(name) ?? 0;
  }

  /** Those of the wanted names that never happened. */
  missing(group: TallyGroup, wanted: readonly string[]): string[] {
    return wanted.filter((name) => this.of(group, name) === 0);
  }

  /** One line per group, the rarest first: what happens seldom is what one looks for. */
  toString(): string {
    return TALLY_GROUPS.map((group) => {
      const rows = [...this.counts[group]].sort(([, a], [, b]) => a - b);
      return `${group}: ${rows.map(([name, count]) => `${name} ${count}`).join(', ')}`;
    }).join('\n');
  }
}
