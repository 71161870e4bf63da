/** What a run of comparisons has seen, group by group: a proof that never came to a stage proves nothing there. */
const SEEN_GROUPS = [
  'scenario',
  'option',
  'stage',
  'moment',
  'viewer',
  'variation',
  'field varied',
  'field learned',
  'event',
  'nothing to compare',
  'stage without secrets',
  'event without secrets',
  'field learned without secrets',
] as const;
export type SeenGroup = (typeof SEEN_GROUPS)[number];

export class Seen {
  private readonly counts = new Map<SeenGroup, Map<string, number>>(
    SEEN_GROUPS.map((group) => [group, new Map()]),
  );
  /** Pairs of worlds that were compared after a deed, and those of them in full. */
  compared = 0;
  inFull = 0;

  add(group: SeenGroup, name: string): void {
    this.counts.get(group)?.set(name, this.of(group, name) + 1);
  }

  of(group: SeenGroup, name: string): number {
    return this.counts.get(group)?.get(name) ?? 0;
  }

  /** Those of the wanted names that were never seen. */
  missing(group: SeenGroup, wanted: Iterable<string>): string[] {
    return [...wanted].filter((name) => this.of(group, name) === 0).map((name) => `${group}: ${name}`);
  }

  /** One line per group, the rarest first. */
  toString(): string {
    const groups = [...this.counts].map(([group, counts]) => {
      const rows = [...counts].sort(([, a], [, b]) => a - b);
      return `${group}: ${rows.map(([name, count]) => `${name} ${count}`).join(', ')}`;
    });
    return [`compared after ${this.compared} deeds, in full ${this.inFull} times`, ...groups].join('\n');
  }
}
