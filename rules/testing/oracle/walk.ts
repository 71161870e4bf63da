/**
 * A move under way: which loose pieces (objects and wounded) lie where at the moment, and what the mover carries.
 *
 * During an action a square may hold more than the golden rules allow (BD-STACK-7), so that pieces are only
 * counted by place here; who carries what besides the mover follows from the places (BD-RULING-26).
 */
import type { Place } from '../../src/vocabulary.ts';
import type { Board, Piece } from './board.ts';
import { crowding } from './stacking.ts';

/** What stays the same during the whole move. */
export interface Walk {
  readonly board: Board;
  readonly mover: Piece;
  readonly start: Place;
  /** Every object and wounded on the board. */
  readonly loose: readonly Piece[];
  /** The other figures, by place: nobody else moves. */
  readonly figures: ReadonlyMap<Place, Piece>;
  /** Every world met so far, so that equal worlds are one. */
  readonly worlds: Map<string, World>;
}

/** In place of a place: carried by the mover, or dead. */
const CARRIED = -1;
const DEAD = -2;

/** How the loose pieces lie at one moment. */
export interface World {
  /** By number of the loose piece: its place, CARRIED or DEAD. */
  readonly at: readonly number[];
  /** Its number among the worlds of this walk. */
  readonly number: number;
  /** What the mover carries. */
  readonly load: Piece | undefined;
  /** Which golden rule is broken somewhere, the mover and his load left out of account. */
  readonly crowding: string | null;
}

function crowdingOf(walk: Walk, at: readonly number[]): string | null {
  for (const place of new Set(at)) {
    if (place < 0) continue;
    const figure = walk.figures.get(place);
    const lying = walk.loose.filter((_, number) => at[number] === place);
    const broken = crowding(figure === undefined ? lying : [figure, ...lying]);
    if (broken !== null) return broken;
  }
  return null;
}

function worldOf(walk: Walk, at: readonly number[]): World {
  const key = at.join(' ');
  const known = walk.worlds.get(key);
  if (known !== undefined) return known;
  const world: World = {
    at,
    number: walk.worlds.size,
    load: walk.loose[at.indexOf(CARRIED)],
    crowding: crowdingOf(walk, at),
  };
  walk.worlds.set(key, world);
  return world;
}

function withPiece(walk: Walk, world: World, piece: Piece, at: number): World {
  const number = walk.loose.indexOf(piece);
  return worldOf(walk, world.at.with(number, at));
}

export function walkOf(board: Board, mover: Piece, start: Place): Walk {
  const onBoard = board.pieces.filter((piece) => piece.square !== undefined && piece !== mover);
  return {
    board,
    mover,
    start,
    loose: onBoard.filter(({ state }) => state !== 'figure'),
    figures: new Map(
      onBoard.flatMap((piece) => (piece.state === 'figure' ? [[piece.square ?? -1, piece]] : [])),
    ),
    worlds: new Map(),
  };
}

/** What lies on a figure's square is carried by it (BD-RULING-26). */
export const firstWorld = (walk: Walk): World =>
  worldOf(
    walk,
    walk.loose.map(({ square = DEAD }) => (square === walk.start ? CARRIED : square)),
  );

export const lyingOn = (walk: Walk, world: World, place: Place): readonly Piece[] =>
  walk.loose.filter((_, number) => world.at[number] === place);

export const afterLeaving = (walk: Walk, world: World, load: Piece, place: Place): World =>
  withPiece(walk, world, load, place);
export const afterTaking = (walk: Walk, world: World, piece: Piece): World =>
  withPiece(walk, world, piece, CARRIED);
export const afterDeath = (walk: Walk, world: World, piece: Piece): World =>
  withPiece(walk, world, piece, DEAD);

export const friendOn = (walk: Walk, place: Place): Piece | undefined => {
  const figure = walk.figures.get(place);
  return figure?.seat === walk.mover.seat ? figure : undefined;
};

export const enemyOn = (walk: Walk, place: Place): Piece | undefined => {
  const figure = walk.figures.get(place);
  return figure?.seat === walk.mover.seat ? undefined : figure;
};

/** Where a move has led: the place of the mover, or out of the labyrinth. */
export interface Arrival {
  readonly world: World;
  readonly end: Place | 'out';
}

/** One word for the result of a move: who ends where, everything that lies elsewhere than before, and the dead. */
export function arrivalKey(walk: Walk, { world, end }: Arrival): string {
  const changes = walk.loose.flatMap((piece, number) => {
    const at = world.at[number];
    const now = at === CARRIED ? end : at;
    if (now === piece.square) return [];
    return [now === DEAD ? `${piece.id} dies` : `${piece.id}@${now}`];
  });
  return ['move', walk.mover.id, end, ...changes].join(' ');
}
