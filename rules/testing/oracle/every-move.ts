/**
 * Every distinct result of a move of one figure with at most two handlings, by trying everything.
 *
 * A state is a place, a world (what lies where, what is carried) and the handlings used so far. Step after step all
 * states of that many steps are gone through; a state met before was met with fewer steps or as many, and everything
 * that can follow from it has been tried already.
 */
import type { Handling } from '../../src/model/action.ts';
import type { Place } from '../../src/vocabulary.ts';
import { type Board, borderAt, DIRECTIONS, isWayOut, type Piece } from './board.ts';
import {
  endRefusal,
  leaveRefusal,
  type MoveAction,
  outRefusal,
  stepRefusal,
  takeRefusal,
} from './movement.ts';
import { goOn } from './pits.ts';
import { valuesOf } from './tokens.ts';
import {
  type Arrival,
  afterLeaving,
  afterTaking,
  arrivalKey,
  firstWorld,
  lyingOn,
  type Walk,
  type World,
  walkOf,
} from './walk.ts';

/** A handling is one change of the load at one square: leave, take or swap. */
const MOST_HANDLINGS = 2;

interface State {
  readonly place: Place;
  readonly world: World;
  readonly handlings: number;
  /** How it came about: a step from there, or a handling there. */
  readonly before: State | undefined;
  readonly handling?: Omit<Handling, 'step'>;
}

interface Change {
  readonly world: World;
  readonly handling: Omit<Handling, 'step'>;
}

function takings(walk: Walk, world: World, place: Place): Change[] {
  return lyingOn(walk, world, place)
    .filter((piece) => takeRefusal(walk, world, place, piece) === null)
    .map((piece) => ({ world: afterTaking(walk, world, piece), handling: { take: piece.id } }));
}

/** Every leave, take and swap that is possible here. */
function handlingsAt(walk: Walk, world: World, place: Place): Change[] {
  const { load } = world;
  if (load === undefined) return takings(walk, world, place);
  if (leaveRefusal(walk, world, place, load) !== null) return [];
  const left = afterLeaving(walk, world, load, place);
  const swaps = takings(walk, left, place).filter(({ world: swapped }) => swapped !== world);
  return [
    { world: left, handling: { leave: load.id } },
    ...swaps.map((swap) => ({ world: swap.world, handling: { leave: load.id, ...swap.handling } })),
  ];
}

/** The action that leads to a state, told from its beginning; a last step out of the labyrinth may follow. */
function actionOf(walk: Walk, state: State, out: Place | undefined): MoveAction {
  const states: State[] = [];
  for (let at: State | undefined = state; at !== undefined; at = at.before) states.unshift(at);
  const path: Place[] = [];
  const handlings: Handling[] = [];
  for (const { place, handling } of states) {
    if (handling === undefined) path.push(place);
    else handlings.push({ step: path.length - 1, ...handling });
  }
  if (out !== undefined) path.push(out);
  const action = { type: 'move', piece: walk.mover.id, path } as const;
  return handlings.length === 0 ? action : { ...action, handlings };
}

class Search {
  readonly results = new Map<string, MoveAction>();
  readonly #walk: Walk;
  readonly #met = new Set<number>();

  constructor(walk: Walk) {
    this.#walk = walk;
  }

  run(): void {
    let level = this.#new([
      { place: this.#walk.start, world: firstWorld(this.#walk), handlings: 0, before: undefined },
    ]);
    for (let steps = valuesOf(this.#walk.mover.kind).movement; ; steps -= 1) {
      const here = this.#withHandlings(level);
      for (const state of here) this.#tryEnding(state);
      if (steps === 0) return;
      level = here.flatMap((state) => this.#new(this.#steps(state)));
    }
  }

  /** Those of the states that are met for the first time. */
  #new(states: readonly State[]): State[] {
    return states.filter(({ place, world, handlings }) => {
      const key = (world.number * this.#walk.board.squares.length + place) * (MOST_HANDLINGS + 1) + handlings;
      const known = this.#met.has(key);
      this.#met.add(key);
      return !known;
    });
  }

  /** The states themselves and all that come from them by handling loads without a step (BD-RULING-127). */
  #withHandlings(states: readonly State[]): State[] {
    const all = [...states];
    for (const state of all) {
      if (state.handlings === MOST_HANDLINGS) continue;
      const changed = handlingsAt(this.#walk, state.world, state.place).map(({ world, handling }) => ({
        place: state.place,
        world,
        handlings: state.handlings + 1,
        before: state,
        handling,
      }));
      all.push(...this.#new(changed)); // the loop goes on over what is added here
    }
    return all;
  }

  #steps(state: State): State[] {
    const world = goOn(this.#walk, state.world, state.place);
    if (typeof world === 'string') return [];
    return DIRECTIONS.flatMap((direction): State[] => {
      const { to } = borderAt(this.#walk.board, state.place, direction);
      if (to === undefined || stepRefusal(this.#walk, world, state.place, direction) !== null) return [];
      if (isWayOut(this.#walk.board, this.#walk.mover.seat, to.place)) {
        if (outRefusal(world) === null) this.#record({ world, end: 'out' }, state, to.place);
        return [];
      }
      return [{ place: to.place, world, handlings: state.handlings, before: state }];
    });
  }

  #tryEnding(state: State): void {
    if (endRefusal(this.#walk, state.world, state.place) !== null) return;
    this.#record({ world: state.world, end: state.place }, state, undefined);
  }

  #record(arrival: Arrival, state: State, out: Place | undefined): void {
    const key = arrivalKey(this.#walk, arrival);
    if (!this.results.has(key)) this.results.set(key, actionOf(this.#walk, state, out));
  }
}

export function everyMove(board: Board, mover: Piece): Map<string, MoveAction> {
  if (mover.square === undefined) return new Map();
  const search = new Search(walkOf(board, mover, mover.square));
  search.run();
  return search.results;
}
