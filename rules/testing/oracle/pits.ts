/** Pits and Ropes during a move (group PIT). */
import type { Place } from '../../src/vocabulary.ts';
import { isPit } from './board.ts';
import { afterDeath, enemyOn, friendOn, lyingOn, type Walk, type World } from './walk.ts';

const ropeLies = (walk: Walk, world: World, place: Place): boolean =>
  lyingOn(walk, world, place).some(({ kind }) => kind === 'rope');

/** Why the mover may not step onto this pit; null if he may, or if it is no pit (BD-MOVE-16). */
export function pitRefusal(walk: Walk, world: World, from: Place, to: Place): string | null {
  const { board, mover } = walk;
  if (!isPit(board, to)) return null;
  if (mover.kind === 'wizard') return null; // BD-CHAR-Wizard-2
  if (mover.kind === 'thief') return null; // BD-PIT-8
  if (ropeLies(walk, world, to)) return null; // BD-PIT-4, BD-PIT-6, BD-PIT-14
  if (friendOn(walk, to)?.kind === 'thief') return null; // BD-PIT-9
  if (world.load?.kind !== 'rope') return 'BD-MOVE-16';
  return board.rules.strictRope && isPit(board, from) ? 'BD-RULING-37' : null; // BD-PIT-1
}

/**
 * What happens on a square when the mover goes on: the world after that, or why he may not leave it so.
 * Whatever a friend can hold is in the friend's hands and not left on the pit (BD-ITEM-7, BD-CARRY-2).
 */
export function goOn(walk: Walk, world: World, place: Place): World | string {
  if (!isPit(walk.board, place)) return world;
  if (enemyOn(walk, place) !== undefined) return world; // BD-RULING-31: nothing has changed here
  const lying = lyingOn(walk, world, place);
  if (friendOn(walk, place) !== undefined && lying.length < 2) return world;
  if (lying.some(({ state, kind }) => state === 'object' && kind !== 'rope')) return 'BD-ITEM-6';
  const wounded = lying.filter(({ state }) => state === 'wounded');
  if (ropeLies(walk, world, place)) return world; // BD-PIT-3, BD-RULING-42
  if (wounded.some(({ seat }) => seat === walk.mover.seat)) return 'BD-PIT-17'; // also beside one who hung there
  return wounded.reduce((now, hanging) => afterDeath(walk, now, hanging), world); // BD-PIT-14, BD-RULING-44
}
