/**
 * What is done with loads in a zone, as one integer, as an action says it, and carried out. What may be:
 * zone-carrying.ts.
 *
 * Only moves and steps through walls handle loads; a jump does not (CG-RULING-88).
 * Rules: group CG-ITEM; CG-CARRY-2, CG-WOUND-10, CG-RULING-8, CG-RULING-58, CG-RULING-67 to CG-RULING-77.
 */
import { HELD } from '../../model/fields.ts';
import { loadsOf, put, type Position } from '../../model/position.ts';
import { malformed, refuse, type Refusal } from '../../refusals.ts';
import type { Emit } from '../../model/events.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { pieceById } from '../acting.ts';
import type { Handling } from '../../model/action.ts';
import { handlingRefusal, takeRefusal } from './zone-carrying.ts';
import type { ZoneHandling, ZoneWalk } from './zone-walk.ts';

/** A handling and its place as one integer; never 0. */
export const packHandling = (at: Place, { leave, to, take }: ZoneHandling): number =>
  at | ((leave + 1) << 9) | ((to + 1) << 16) | ((take + 1) << 23);
export const handlingPlace = (packed: number): Place => packed & 511;
export const unpackHandling = (packed: number): ZoneHandling => ({
  leave: ((packed >> 9) & 127) - 1,
  to: ((packed >> 16) & 127) - 1,
  take: ((packed >> 23) & 127) - 1,
});

/**
 * What a list offers to do with loads at a place: take, leave, give, swap one for another that lies there or that the
 * receiver holds. To give something to one friend and take something from another is legal at once, and listed as two.
 */
export function handlingsAt(walk: ZoneWalk, at: Place): ZoneHandling[] {
  const { mover, position } = walk;
  const { isCharacter } = position.ruleset.pieces;
  const here = walk.findHere(at);
  const loads: Piece[] = [];
  const things: Piece[] = [];
  const people: Piece[] = [];
  for (let i = 0; i < here; i++) {
    const piece = walk.found[i];
    if (walk.whereNow(piece) === HELD + mover) loads.push(piece);
    // What he could not take with empty hands he cannot take in a swap either.
    else if (takeRefusal(walk, at, piece) === null) things.push(piece);
    if (isCharacter[piece] === 1) people.push(piece);
  }
  const found: ZoneHandling[] = [];
  for (const take of things) offer(walk, at, -1, -1, take, found);
  for (const leave of loads) {
    offer(walk, at, leave, -1, -1, found);
    for (const to of people) offer(walk, at, leave, to, -1, found);
    for (const take of things) {
      offer(walk, at, leave, -1, take, found);
      const holder = walk.holderNow(take);
      if (holder >= 0) offer(walk, at, leave, holder, take, found);
    }
  }
  return found;
}

function offer(walk: ZoneWalk, at: Place, leave: Piece, to: Piece, take: Piece, found: ZoneHandling[]): void {
  const handling = { leave, to, take };
  if (handlingRefusal(walk, at, handling) === null) found.push(handling);
}

/** Does in a walk what an action asks for at one of its steps, or says why not; answers the packed handling. */
export function tryHandling(walk: ZoneWalk, at: Place, wish: Handling): number | Refusal {
  const p = walk.position;
  const piece = p.ruleset.pieces.ids[walk.mover];
  const named = (id: string | undefined): Piece => (id === undefined ? -1 : pieceById(p, id));
  const handling = { leave: named(wish.leave), to: named(wish.to), take: named(wish.take) };
  const asked = [wish.leave, wish.to, wish.take].filter((id) => id !== undefined);
  if (asked.some((id) => pieceById(p, id) < 0)) return refuse('UNKNOWN_PIECE');
  if (handling.leave < 0 && (handling.take < 0 || handling.to >= 0))
    return refuse(malformed('handlings'), { piece });
  const code = handlingRefusal(walk, at, handling);
  if (code) return refuse(code, { piece: wish.take ?? wish.leave ?? piece, at });
  walk.handle(at, handling);
  return packHandling(at, handling);
}

export function performHandling(p: Position, mover: Piece, packed: number, emit: Emit): void {
  const { ids } = p.ruleset.pieces;
  const place = handlingPlace(packed);
  const { leave, to, take } = unpackHandling(packed);
  if (take >= 0) {
    // Where a carried wounded may hold nothing, what he held stays in the zone (CG-RULING-71).
    if (!p.ruleset.rules.carriedKeeps) for (const held of loadsOf(p, take)) put(p, held, place);
    put(p, take, HELD + mover);
    emit?.({ event: { type: 'pieceTaken', piece: ids[take], by: ids[mover], place } });
  }
  if (leave < 0) return;
  put(p, leave, to >= 0 ? HELD + to : place);
  if (emit) {
    const receiver = to >= 0 ? { to: ids[to] } : {};
    emit({ event: { type: 'pieceLeft', piece: ids[leave], by: ids[mover], place, ...receiver } });
  }
}

/** A packed handling as an action says it. */
export function sayHandling(p: Position, step: number, packed: number): Handling {
  const { ids } = p.ruleset.pieces;
  const { leave, to, take } = unpackHandling(packed);
  return {
    step,
    ...(leave >= 0 ? { leave: ids[leave] } : {}),
    ...(to >= 0 ? { to: ids[to] } : {}),
    ...(take >= 0 ? { take: ids[take] } : {}),
  };
}
