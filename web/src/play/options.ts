/**
 * What can be done now, sorted by where one would point at: places to go to, pieces to act on, rooms, portcullises,
 * and what a piece does to itself. The rules list; this only sorts.
 */
import type { Action, ActionType, PortcullisAt, PieceId, Place } from '@dungeon-twister/rules';

/** What one points at to do something. */
export type Aim =
  | { readonly place: Place }
  | { readonly piece: PieceId }
  | { readonly slot: number }
  | { readonly gate: PortcullisAt };

/** Everything that can be done by pointing at one spot; the plainest first. */
export interface Choice {
  readonly aim: Aim;
  readonly actions: readonly Action[];
}

export interface Options {
  readonly aimed: readonly Choice[];
  /** What needs no pointing. */
  readonly itself: readonly Action[];
}

/** How much besides the plain deed an action does: so that the plain one comes first. */
function complexity(action: Action): number {
  switch (action.type) {
    case 'move':
      return (action.handlings?.length ?? 0) * 2;
    case 'jump':
      return 3 + (action.card === undefined ? 0 : 1);
    case 'wallWalk':
      return 5 + (action.leave || action.handlings ? 1 + (action.handlings?.length ?? 0) : 0);
    case 'attack':
      return (action.joiners?.length ?? 0) + (action.with?.length ?? 0);
    case 'levitate':
      return 7 + (action.to ? 1 : 0);
    default:
      return 4;
  }
}

/** Where a listed action ends, if it brings the piece or a token somewhere. */
function endOf(action: Action): Place | null {
  switch (action.type) {
    case 'move':
      return action.path.at(-1) ?? null;
    case 'jump':
    case 'wallWalk':
      return action.to;
    case 'deploy':
    case 'place':
    case 'face':
      return action.place;
    default:
      return null;
  }
}

export function aimOf(action: Action): Aim | null {
  switch (action.type) {
    case 'attack':
    case 'heal':
    case 'scream':
    case 'fireball':
    case 'steal':
      return { piece: action.target };
    case 'levitate':
      return { piece: action.item };
    case 'reveal':
    case 'rotate':
    case 'invert':
    case 'lay':
      return { slot: action.slot };
    case 'openGate':
    case 'closeGate':
    case 'breakGate':
      return { gate: action.at };
    default: {
      const place = endOf(action);
      return place === null ? null : { place };
    }
  }
}

/** A name for a spot, the same for the same spot. */
export function aimKey(aim: Aim): string {
  if ('place' in aim) return `place-${aim.place}`;
  if ('piece' in aim) return `piece-${aim.piece}`;
  return 'slot' in aim ? `slot-${aim.slot}` : `gate-${aim.gate.slot}-${aim.gate.gate}`;
}

/** Sorts what was listed. */
export function sortOptions(actions: readonly Action[]): Options {
  const plainFirst = [...actions].sort((a, b) => complexity(a) - complexity(b));
  const choices = new Map<string, { aim: Aim; actions: Action[] }>();
  const itself: Action[] = [];
  for (const action of plainFirst) {
    const aim = aimOf(action);
    if (!aim) {
      itself.push(action);
      continue;
    }
    const key = aimKey(aim);
    const known = choices.get(key);
    if (known) known.actions.push(action);
    else choices.set(key, { aim, actions: [action] });
  }
  return { aimed: [...choices.values()], itself };
}

/** The listed actions by what kind of deed they are, in the order in which the kinds were listed. */
export function byType(actions: readonly Action[]): ReadonlyMap<ActionType, readonly Action[]> {
  const types = new Map<ActionType, Action[]>();
  for (const action of actions) {
    const known = types.get(action.type);
    if (known) known.push(action);
    else types.set(action.type, [action]);
  }
  for (const some of types.values()) some.sort((a, b) => complexity(a) - complexity(b));
  return types;
}
