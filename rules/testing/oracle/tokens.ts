/** What is printed on the tokens (groups CHAR and OBJ): movement and combat values, and the kinds of objects. */

interface Values {
  readonly movement: number;
  readonly combat: number;
}

const CHARACTERS: Readonly<Record<string, Values>> = {
  cleric: { movement: 4, combat: 2 }, // BD-CHAR-Cleric-1
  goblin: { movement: 4, combat: 1 }, // BD-CHAR-Goblin-1
  mekanork: { movement: 3, combat: 2 }, // BD-CHAR-Mekanork-1
  thief: { movement: 5, combat: 2 }, // BD-CHAR-Thief-1
  troll: { movement: 2, combat: 4 }, // BD-CHAR-Troll-1
  'wall-walker': { movement: 4, combat: 1 }, // BD-CHAR-WallWalker-1
  warrior: { movement: 3, combat: 3 }, // BD-CHAR-Warrior-1
  wizard: { movement: 4, combat: 1 }, // BD-CHAR-Wizard-1
  naga: { movement: 6, combat: 2 }, // BD-CHAR-Naga-1
  backstabber: { movement: 4, combat: 2 }, // BD-CHAR-Backstabber-1
  colossus: { movement: 2, combat: 5 }, // BD-CHAR-Colossus-1
  banshee: { movement: 4, combat: 1 }, // BD-CHAR-Banshee-1
  telepath: { movement: 3, combat: 0 }, // BD-CHAR-Telepath-1
};

export const isCharacter = (kind: string): boolean => kind in CHARACTERS;

export function valuesOf(kind: string): Values {
  const values = CHARACTERS[kind];
  if (values === undefined) throw new Error(`The oracle knows no character ${kind}`);
  return values;
}

/** BD-CHAR-Thief-4, BD-CHAR-Backstabber-4. */
export const picksLocks = (kind: string): boolean => kind === 'thief' || kind === 'backstabber';

/** BD-CHAR-Warrior-2, BD-CHAR-Colossus-2. */
export const breaksGates = (kind: string): boolean => kind === 'warrior' || kind === 'colossus';
