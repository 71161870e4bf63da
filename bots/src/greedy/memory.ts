/** Where the pieces of a bot have just been: so that nobody walks to and fro. */
import type { Place } from '@dungeon-twister/rules';

const LAST = 8;

export class Memory {
  private readonly steps: string[] = [];

  remember(piece: number, place: Place): void {
    this.steps.push(`${piece}/${place}`);
    if (this.steps.length > LAST) this.steps.shift();
  }

  knows(piece: number, place: Place): boolean {
    return this.steps.includes(`${piece}/${place}`);
  }
}
