import { describe, expect, test } from 'vitest';
import type { Action, Handling } from '../../../src/model/action.ts';
import { ActionList, kindOf, pieceOf } from '../../../src/model/packed-action.ts';
import { isSameZone } from '../../../src/labyrinth/starting-zone.ts';
import { HELD } from '../../../src/model/fields.ts';
import { placeOf, Position, put, whereIs } from '../../../src/model/position.ts';
import { check, decisions, list, perform } from '../../../src/flow/play.ts';
import type { Piece, Place } from '../../../src/vocabulary.ts';
import { linksOf, ownOnBoard } from '../../../testing/request-parts.ts';
import { crowded } from '../crowded.ts';

/** As many as the list looks at. */
const MOST_HANDLINGS = 2;
/** So that there is an end to writing out every way. */
const MOST_STEPS = 3;

/** A move as somebody would write it, as far as it goes. */
interface Draft {
  readonly path: readonly Place[];
  readonly handlings: readonly Handling[];
  /** Who is where after the handlings; the mover himself is where he started. */
  readonly after: Position;
}

const scratch = (p: Position): Position => new Position(p.ruleset).copyFrom(p);
const last = (path: readonly Place[]): Place => path[path.length - 1];

/** Everything that could be tried with loads at the end of a draft, sensible or not. */
function tries(mover: Piece, { path, handlings, after }: Draft): Draft[] {
  const { ids, isCharacter } = after.ruleset.pieces;
  const at = last(path);
  const pieces = [...ids.keys()].filter((piece) => piece !== mover && placeOf(after, piece) >= 0);
  const isHeld = (piece: Piece): boolean => placeOf(after, piece) === placeOf(after, mover);
  const loads = pieces.filter((piece) => whereIs(after, piece) === HELD + mover);
  const there = pieces.filter((piece) => isHeld(piece) || isSameZone(after, placeOf(after, piece), at));
  const done = (leave: Piece, to: Piece, take: Piece): Draft => {
    const next = scratch(after);
    if (take >= 0) put(next, take, HELD + mover);
    if (leave >= 0) put(next, leave, to >= 0 ? HELD + to : at);
    const handling = {
      step: path.length - 1,
      ...(leave >= 0 ? { leave: ids[leave] } : {}),
      ...(to >= 0 ? { to: ids[to] } : {}),
      ...(take >= 0 ? { take: ids[take] } : {}),
    };
    return { path, handlings: [...handlings, handling], after: next };
  };
  return [
    ...there.map((take) => done(-1, -1, take)),
    ...loads.flatMap((leave) => [
      done(leave, -1, -1),
      ...there.filter((to) => isCharacter[to] === 1).map((to) => done(leave, to, -1)),
      ...there.map((take) => done(leave, -1, take)),
      ...there
        .filter((take) => whereIs(after, take) >= HELD)
        .map((take) => done(leave, whereIs(after, take) - HELD, take)),
    ]),
  ];
}

/** The results of every move of a figure that the check accepts, found by writing all of them out. */
function resultsByCheck(p: Position, mover: Piece): Set<string> {
  const [{ seat, number }] = decisions(p);
  const results = new Set<string>();
  const seen = new Set<string>();
  const drafts: Draft[] = [{ path: [whereIs(p, mover)], handlings: [], after: p }];
  // Whoever has come by the same last step, with as many steps and the same loads, goes on in the same ways.
  for (const draft of drafts) {
    const { path, handlings, after } = draft;
    const state = [path.length, path.slice(-2), handlings.length, after.data].join();
    if (seen.has(state)) continue;
    const action: Action = { type: 'move', piece: p.ruleset.pieces.ids[mover], path, handlings };
    const answer = check(p, { seat, decision: number, action });
    if (answer.ok) {
      const result = scratch(p);
      perform(result, seat, answer.packed);
      results.add(result.data.join());
    } else if (answer.refusal.code !== 'ZONE_FULL') continue;
    seen.add(state);
    if (handlings.length < MOST_HANDLINGS) drafts.push(...tries(mover, draft));
    if (path.length <= p.ruleset.pieces.movement[mover])
      drafts.push(...linksOf(p, last(path)).map((to) => ({ path: [...path, to], handlings, after })));
  }
  return results;
}

describe('the list of moves', () => {
  test.each(Array.from({ length: 14 }, (_, seed) => seed))('has every result there is (%i)', (seed) => {
    const { position: p, seat } = crowded(`every result ${seed}`, 1, 5, 4);
    const listed = new ActionList();
    for (const mover of ownOnBoard(p, seat)) {
      if (p.ruleset.pieces.movement[mover] > MOST_STEPS) continue;
      const results = new Set<string>();
      list(p, seat, listed);
      for (let i = 0; i < listed.length; i++) {
        const packed = listed.packed(i);
        if (p.ruleset.kinds[kindOf(packed)].type !== 'move' || pieceOf(packed) !== mover) continue;
        const result = scratch(p);
        perform(result, seat, packed);
        results.add(result.data.join());
      }
      expect([...results].toSorted()).toEqual([...resultsByCheck(p, mover)].toSorted());
    }
  });
});
