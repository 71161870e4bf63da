/** How far it is to the way out: over squares or from zone to zone, both are nodes with links between them. */
import type { Place } from '@dungeon-twister/rules';
import type { Element } from './edges.ts';

/** How many steps it is from a place to the way out. */
export type StepsFrom = (place: Place) => number;

/** From here nobody gets out by walking. */
export const NO_WAY = 99;
export const PASSABLE: ReadonlySet<Element> = new Set<Element>(['open', 'border', 'gateOpen', 'gateBroken']);

/** Where one gets from where, and how far it is out from where one sees it. */
export class Ways {
  /** By where they lead to. */
  private readonly steps = new Map<number, { readonly from: number; readonly way: number }[]>();
  private readonly ways = new Map<number, number>();

  step(from: number, to: number, way: number): void {
    const known = this.steps.get(to);
    if (known) known.push({ from, way });
    else this.steps.set(to, [{ from, way }]);
  }

  /** It is no farther than this. */
  near(node: number, way: number): void {
    if (way < this.from(node)) this.ways.set(node, way);
  }

  from(node: number): number {
    return this.ways.get(node) ?? NO_WAY;
  }

  /** Wherever somebody is nearer than was known, his neighbours may be nearer too. */
  spread(): void {
    const found = [...this.ways.keys()];
    for (const node of found)
      for (const { from, way } of this.steps.get(node) ?? []) {
        const length = this.from(node) + way;
        if (length >= this.from(from)) continue;
        this.near(from, length);
        found.push(from);
      }
  }
}
