/**
 * Move, as it is in every edition: for one point (BD-TURN-10) a figure goes along a path within its movement value,
 * handles loads on the way and arrives.
 *
 * How a figure steps, what it may do with loads and where it may end differs between squares and zones, and so does the
 * search for all moves: each family has a walker of its own for that (decision 0012). Where one may step:
 * square-step.ts, zone-step.ts; where one may end, and what lies together: square-stacking.ts,
 * zone-take-leave-carry.ts.
 * Rules: BD-MOVE-1 to 3, BD-MOVE-17, BD-RULING-25, BD-RULING-34, BD-RULING-110, BD-RULING-133; CG-MOVE-1 to 4.
 */
import { isPlace } from '../labyrinth/squares-as-places.ts';
import type { Handling } from '../model/action.ts';
import type { ActionKind, Walk } from '../model/action-kind.ts';
import { type ActionRow, HANDLINGS, manyOf, PIECE_ID, PLACE_NUMBER } from '../model/action-row.ts';
import type { Emit } from '../model/events.ts';
import { type PackedAction, targetOf } from '../model/packed-action.ts';
import { type Position, whereIs } from '../model/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import type { Piece, Place } from '../vocabulary.ts';
import { pieceById } from './who-may-act.ts';
import { figureKind } from './kind-makers.ts';
import { pathFault, stepsFault } from './well-formed.ts';

/** A move as it is written: every place from the start to the end, and what is done with loads at which of them. */
export interface WrittenMove {
  readonly path: Place[];
  readonly handlings: Handling[];
}

/** How the figures of a family of editions go. Between `begin` and `packEnd` it is at one place of one path. */
export interface Walker {
  /** Adds one move for each distinct result. */
  readonly list: ActionKind['list'];
  readonly newWalk: () => Walk;
  begin(position: Position, mover: Piece): void;
  /** Whether whoever enters this place has left the labyrinth. */
  isExit(place: Place): boolean;
  /** Goes from one place to the next, or says why not. */
  step(from: Place, to: Place): Refusal | null;
  /** Does at a place what is asked for, or says why not; keeps in `packed` what has to be done of all that. */
  handle(place: Place, asked: Handling, packed: number[]): Refusal | null;
  /** Why the move may not end so. */
  endRefusal(end: Place): Refusal | null;
  /** The end as the target of a packed action, and back. */
  packEnd(end: Place): number;
  endOf(target: number): Place;
  /** One of the ways to walk a listed move. */
  writeMove(position: Position, packed: PackedAction): WrittenMove;
  performHandling(position: Position, mover: Piece, handling: number, emit: Emit): void;
  /** Puts the mover where he has gone to, or out of the labyrinth. */
  arrive(position: Position, mover: Piece, target: number, emit: Emit): void;
}

/** The handlings of loads that a code names, in their order. */
export const handlingsIn = ({ first, second, more = [] }: PackedAction): number[] =>
  [first, second, ...more].filter((handling) => handling > 0);

export function packHandlings(handlings: readonly number[], out: PackedAction): void {
  out.first = handlings[0] ?? 0;
  out.second = handlings[1] ?? 0;
  if (handlings.length > 2) out.more = handlings.slice(2);
}

export const moveKind = (walker: Walker): ActionKind =>
  figureKind({
    type: 'move',
    list: walker.list,
    newWalk: walker.newWalk,
    leadsTo: (packed) => walker.endOf(targetOf(packed)),
    check: (p, mover, { path, handlings = [] }, out) => followPath(walker, p, mover, path, handlings, out),

    perform(p, mover, packed, emit): void {
      if (emit) {
        const path = packed.path ?? walker.writeMove(p, packed).path;
        emit({ event: { type: 'pieceMoved', piece: p.ruleset.pieces.ids[mover], path } });
      }
      if (packed.first > 0) walker.performHandling(p, mover, packed.first, emit);
      if (packed.second > 0) walker.performHandling(p, mover, packed.second, emit);
      if (packed.more) for (const handling of packed.more) walker.performHandling(p, mover, handling, emit);
      walker.arrive(p, mover, targetOf(packed), emit);
    },

    decode(p, packed, piece) {
      const { path, handlings } = walker.writeMove(p, packed);
      return { type: 'move', piece, path, ...(handlings.length > 0 ? { handlings } : {}) };
    },
  });

/** Follows a path that somebody wrote, step by step, and packs the move if every step is allowed. */
function followPath(
  walker: Walker,
  p: Position,
  mover: Piece,
  path: readonly Place[],
  handlings: readonly Handling[],
  out: PackedAction,
): number | Refusal {
  const { ids, movement } = p.ruleset.pieces;
  const piece = ids[mover];
  const start = whereIs(p, mover);
  const end = path[path.length - 1];
  const fault = pathFault(path, (place) => isPlace(p, place));
  if (fault) return refuse(fault, { piece });
  if (path[0] !== start) return refuse('PATH_STARTS_ELSEWHERE', { piece, at: start });
  if (path.length - 1 > movement[mover]) return refuse('TOO_FAR', { piece, at: end });
  const disorder = stepsFault(handlings, path.length);
  if (disorder) return refuse(disorder, { piece });
  walker.begin(p, mover);
  const packed: number[] = [];
  for (let step = 0; step < path.length; step++) {
    const place = path[step];
    if (step > 0) {
      if (walker.isExit(path[step - 1])) return refuse('GONE_ALREADY', { piece, at: place });
      const refusal = walker.step(path[step - 1], place);
      if (refusal) return refusal;
    }
    for (const asked of handlings) {
      if (asked.step !== step) continue;
      if (walker.isExit(place)) return refuse('GONE_ALREADY', { piece, at: place });
      const refusal = walker.handle(place, asked, packed);
      if (refusal) return refusal;
    }
  }
  packHandlings(packed, out);
  out.path = path;
  return walker.endRefusal(end) ?? walker.packEnd(end);
}

/** For squares and zones alike. Standing still is a walk too: whether somebody can do anything at all is asked with it. */
export const moveRow: ActionRow<'move'> = {
  fields: { piece: PIECE_ID, path: manyOf(PLACE_NUMBER), handlings: HANDLINGS },
  text: [{ piece: 'piece' }, 'path'],
  aim: { place: 'path' },
  complexity: ({ handlings = [] }) => handlings.length * 2,
  ask(p, { piece, place }) {
    const isCarried = whereIs(p, pieceById(p, piece)) !== place;
    return { type: 'move', piece, path: [isCarried ? 0 : place] };
  },
};
