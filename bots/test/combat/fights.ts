/** Combats for tests: declared in crowds by chance, and a plain evaluation that counts points, wounds and deaths. */
import {
  ActionList,
  areEnemies,
  decisions,
  isWounded,
  list,
  perform,
  type Position,
  type Seat,
  stageOf,
  typeOf,
  victoryPoints,
  whereIs,
} from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';

const listed = new ActionList();

/** Points count most; wounded ones, and pieces that are out, something. No card counts. */
export function plainWorth(p: Position, seat: Seat): number {
  const { pieces, seats } = p.ruleset;
  let worth = 0;
  for (let other = 0; other < seats; other++) {
    const sign = other === seat ? 1 : areEnemies(p.ruleset, seat, other) ? -1 / (seats - 1) : 0;
    worth += 3 * sign * victoryPoints(p, other);
    for (let piece = 0; piece < pieces.count; piece++) {
      if (pieces.owner[piece] !== other || pieces.isCharacter[piece] === 0) continue;
      if (isWounded(p, piece)) worth -= sign * (1.5 + pieces.movement[piece] / 8);
      if (whereIs(p, piece) >= 3072) worth -= sign * 2;
    }
  }
  return worth;
}

/** Not every attack begins with naming or counting cards, so one that does is taken first. */
const isRare = (p: Position): boolean => stageOf(p) !== 'layCard';

/** A combat that was just declared in a crowd of this scenario, or null where none can be. */
export function declaredIn(scenario: string, seed: string): Position | null {
  const p = sceneByChance({ scenario }, seed);
  const [decision] = decisions(p);
  if (!decision) return null;
  list(p, decision.seat, listed);
  const attacks = Array.from({ length: listed.length }, (_, index) => listed.packed(index)).filter(
    (packed) => typeOf(p, packed) === 'attack',
  );
  const declared = attacks.map((packed) => {
    const after = p.copy();
    perform(after, decision.seat, packed);
    return after;
  });
  return declared.find(isRare) ?? declared.at(-1) ?? null;
}
