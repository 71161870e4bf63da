/** Moves (groups MOVE, ITEM, CARRY, EXIT), one step and one handling of a load at a time. */
import type { Action, Handling } from '../../src/model/action.ts';
import type { Place } from '../../src/vocabulary.ts';
import {
  type Board,
  borderAt,
  bordersAt,
  hasClosedGate,
  hasSlit,
  hasWall,
  isPit,
  isWayOut,
  type Piece,
  pieceCalled,
} from './board.ts';
import { goOn, pitRefusal } from './pits.ts';
import { stayRefusal } from './stacking.ts';
import { valuesOf } from './tokens.ts';
import {
  type Arrival,
  afterLeaving,
  afterTaking,
  enemyOn,
  firstWorld,
  friendOn,
  lyingOn,
  type Walk,
  type World,
  walkOf,
} from './walk.ts';

export type MoveAction = Extract<Action, { type: 'move' }>;

// --- one step

/** BD-CHAR-Wizard-2; BD-CHAR-Colossus-3, BD-CHAR-Colossus-4. */
const passesEnemy = (mover: Piece, enemy: Piece): boolean =>
  mover.kind === 'wizard' || (enemy.kind === 'colossus' && valuesOf(mover.kind).combat <= 1);

/** Why the mover may not step this way; null if he may. Friends and wounded are crossed (BD-MOVE-5, BD-MOVE-8). */
export function stepRefusal(walk: Walk, world: World, from: Place, direction: number): string | null {
  const border = borderAt(walk.board, from, direction);
  if (border.to === undefined) return 'BD-RULING-4';
  if (border.to.kind === 'hidden') return 'BD-MOVE-21';
  if (hasWall(border)) return 'BD-MOVE-14';
  if (hasClosedGate(border)) return 'BD-MOVE-13';
  if (hasSlit(border) && walk.mover.kind !== 'naga') return 'BD-MOVE-15'; // BD-CHAR-Naga-2
  const enemy = enemyOn(walk, border.to.place);
  if (enemy !== undefined && !passesEnemy(walk.mover, enemy)) return 'BD-MOVE-7'; // BD-EXIT-7
  return pitRefusal(walk, world, from, border.to.place);
}

// --- one handling

/** Why the mover may not take this piece here; null if he may. */
export function takeRefusal(walk: Walk, world: World, place: Place, piece: Piece): string | null {
  if (world.load !== undefined) return 'BD-ITEM-1'; // BD-ITEM-2
  const lying = lyingOn(walk, world, place);
  if (!lying.includes(piece)) return 'BD-ITEM-3';
  if (enemyOn(walk, place) !== undefined) return 'BD-ITEM-15'; // BD-RULING-31
  if (piece.state === 'wounded' && piece.seat !== walk.mover.seat) return 'BD-CARRY-3';
  if (piece.kind !== 'rope' || !isPit(walk.board, place)) return null;
  if (friendOn(walk, place) !== undefined) return 'BD-PIT-7';
  const hanging = lying.find(({ state }) => state === 'wounded');
  return hanging?.seat === walk.mover.seat ? 'BD-PIT-16' : null;
}

/** Why the mover may not leave this load here; null if he may. Pits are looked at when he goes on. */
export function leaveRefusal(walk: Walk, world: World, place: Place, piece: Piece): string | null {
  if (world.load !== piece) return 'BD-ITEM-4';
  return enemyOn(walk, place) === undefined ? null : 'BD-RULING-31';
}

function afterHandling(walk: Walk, world: World, place: Place, { leave, take }: Handling): World | string {
  if (leave !== undefined && leave === take) return 'BD-ITEM-3'; // what is in one's hands does not lie there
  let now = world;
  if (leave !== undefined) {
    const load = pieceCalled(walk.board, leave);
    if (load === undefined) return 'BD-ITEM-4';
    const refusal = leaveRefusal(walk, now, place, load);
    if (refusal !== null) return refusal;
    now = afterLeaving(walk, now, load, place);
  }
  if (take !== undefined) {
    const piece = pieceCalled(walk.board, take);
    if (piece === undefined) return 'BD-ITEM-3';
    const refusal = takeRefusal(walk, now, place, piece);
    if (refusal !== null) return refusal;
    now = afterTaking(walk, now, piece);
  }
  return now;
}

// --- the end of a move

/** Why the move may not end here; null if it may. */
export function endRefusal(walk: Walk, world: World, place: Place): string | null {
  const figure = walk.figures.get(place);
  const lying = lyingOn(walk, world, place);
  const load = world.load === undefined ? [] : [world.load];
  const company = figure === undefined ? [...lying, ...load] : [figure, ...lying, ...load];
  return stayRefusal(walk.board, walk.mover, place, company) ?? world.crowding; // BD-ITEM-5
}

/** Why the mover may not walk out now; null if he may: what he has dropped on the way must lie well (BD-ITEM-5). */
export const outRefusal = (world: World): string | null => world.crowding;

// --- a whole move

function directionTo(board: Board, from: Place, to: Place): number {
  return bordersAt(board, from).findIndex((border) => border.to?.place === to);
}

function afterStep(walk: Walk, world: World, from: Place, to: Place): World | string {
  const left = goOn(walk, world, from);
  if (typeof left === 'string') return left;
  const direction = directionTo(walk.board, from, to);
  if (direction < 0) return 'BD-MOVE-3'; // BD-STACK-1
  return stepRefusal(walk, left, from, direction) ?? left;
}

function afterHandlings(
  walk: Walk,
  world: World,
  place: Place,
  handlings: readonly Handling[],
): World | string {
  let now = world;
  for (const handling of handlings) {
    const next = afterHandling(walk, now, place, handling);
    if (typeof next === 'string') return next;
    now = next;
  }
  return now;
}

/** Follows the path of a move and says where it leads, or which rule stops it. */
function follow(walk: Walk, { path, handlings = [] }: MoveAction): Arrival | string {
  if (path[0] !== walk.start) return 'BD-MOVE-3';
  if (path.length - 1 > valuesOf(walk.mover.kind).movement) return 'BD-MOVE-1';
  if (handlings.some(({ step }) => path[step] === undefined)) return 'BD-ITEM-3';
  // On squares nobody is named: what is left on his square is his.
  if (handlings.some(({ to }) => to !== undefined)) return 'BD-ITEM-7';
  let world = firstWorld(walk);
  for (const [step, place] of path.entries()) {
    const here = handlings.filter((handling) => handling.step === step);
    const from = path[step - 1];
    if (from !== undefined) {
      const next = afterStep(walk, world, from, place);
      if (typeof next === 'string') return next;
      world = next;
      if (isWayOut(walk.board, walk.mover.seat, place)) {
        if (step !== path.length - 1) return 'BD-EXIT-1';
        if (here.length > 0) return 'BD-RULING-32';
        return outRefusal(world) ?? { world, end: 'out' };
      }
    }
    const next = afterHandlings(walk, world, place, here);
    if (typeof next === 'string') return next;
    world = next;
  }
  const end = path[path.length - 1] ?? walk.start;
  return endRefusal(walk, world, end) ?? { world, end };
}

/** The move of this figure, or which rule stops it. */
export function followMove(
  board: Board,
  mover: Piece,
  action: MoveAction,
): { walk: Walk; arrival: Arrival } | string {
  if (mover.square === undefined) return 'BD-MOVE-1';
  const walk = walkOf(board, mover, mover.square);
  const arrival = follow(walk, action);
  return typeof arrival === 'string' ? arrival : { walk, arrival };
}
