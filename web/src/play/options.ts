/**
 * What can be done now, sorted by where one would point at: places to go to, pieces to act on, rooms, portcullises,
 * and what a piece does to itself. The rules list; this only sorts.
 */
import {
  type Action,
  type ActionType,
  type Aim,
  aimOf,
  complexityOf,
  type PieceId,
} from '@dungeon-twister/rules';

/** Everything that can be done by pointing at one spot; the plainest first. */
export interface Choice {
  readonly aim: Aim;
  readonly actions: readonly Action[];
}

/** A name for a spot, the same for the same spot. */
export function aimKey(aim: Aim): string {
  if ('place' in aim) return `place-${aim.place}`;
  if ('piece' in aim) return `piece-${aim.piece}`;
  return 'slot' in aim ? `slot-${aim.slot}` : `gate-${aim.portcullis.slot}-${aim.portcullis.gate}`;
}

/** Sorts what was listed; what needs no pointing is done by pointing at `self`, or left out where nobody is named. */
export function sortOptions(actions: readonly Action[], self: PieceId | null = null): Choice[] {
  const plainFirst = [...actions].sort((a, b) => complexityOf(a) - complexityOf(b));
  const choices = new Map<string, { aim: Aim; actions: Action[] }>();
  for (const action of plainFirst) {
    const aim = aimOf(action) ?? (self === null ? null : { piece: self });
    if (!aim) continue;
    const key = aimKey(aim);
    const known = choices.get(key);
    if (known) known.actions.push(action);
    else choices.set(key, { aim, actions: [action] });
  }
  return [...choices.values()];
}

/** The listed actions by what kind of deed they are, in the order in which the kinds were listed. */
export function byType(actions: readonly Action[]): ReadonlyMap<ActionType, readonly Action[]> {
  const types = new Map<ActionType, Action[]>();
  for (const action of actions) {
    const known = types.get(action.type);
    if (known) known.push(action);
    else types.set(action.type, [action]);
  }
  for (const some of types.values()) some.sort((a, b) => complexityOf(a) - complexityOf(b));
  return types;
}
