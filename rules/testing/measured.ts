/** The numbers of a character as they show in play: how far it walks, and what it brings to a duel. */
import { sketch } from './sketch.ts';

export interface Measured {
  readonly movement: number;
  readonly combat: number;
}

export function measured(kind: string): Measured {
  const corridor = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | a   .   .   .   .   .   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+`,
    { a: `blue ${kind}` },
  );
  const steps = corridor
    .legal('move', `blue-${kind}`)
    .map((action) => (action.type === 'move' ? action.path.length - 1 : 0));
  const duel = sketch(
    `+---+---+---+---+---+
     | a   y | .   .   . |
     +---+---+---+---+---+`,
    { a: `blue ${kind}`, y: 'yellow troll' },
  );
  return { movement: Math.max(...steps), combat: duel.fight(`blue-${kind}`, 'yellow-troll', 0, 0).attack };
}
