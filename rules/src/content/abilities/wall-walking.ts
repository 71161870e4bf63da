/**
 * Wall walking: one wall (or slit) to the square straight behind it, as an action of its own. A double wall at a border
 * is one wall (BD-RULING-91); a closed portcullis on either side stops her (BD-RULING-93). Through a wall she reveals
 * nothing (BD-CHAR-WallWalker-5): actions/reveal.ts. She may leave her load behind before the step, and carries what
 * she lands on as anybody does (BD-RULING-94).
 */
import { pieceById } from '../../actions/who-may-act.ts';
import { directionTo } from '../../labyrinth/neighbouring-squares.ts';
import { figureKind } from '../../actions/kind-makers.ts';
import { pieceOf, targetOf } from '../../model/packed-action.ts';
import { packHandling, performHandling } from '../../actions/squares/square-take-leave-carry.ts';
import { arriveOnSquare } from '../../actions/squares/square-arrival.ts';
import { SquareWalk } from '../../actions/squares/square-step.ts';
import { loadOf, whereIs, type Position } from '../../model/position.ts';
import { malformed, refuse, type RefusalCode } from '../../refusals.ts';
import { BLOCK_PORTCULLIS, BLOCK_SLIT, BLOCK_WALL, type Piece, type Place } from '../../vocabulary.ts';
import { defineAbility, ruleIds } from '../../model/ability.ts';
import { type ActionRow, HANDLINGS, optional, PIECE_ID, PLACE_NUMBER } from '../../model/action-row.ts';

const walk = new SquareWalk();

function wallRefusal(p: Position, piece: Piece, to: Place, leave: boolean): RefusalCode | null {
  const from = whereIs(p, piece);
  const direction = directionTo(p, from, to);
  const crossed = direction < 0 ? 0 : p.ruleset.terrain.blocks[from * 4 + direction];
  if (crossed & BLOCK_PORTCULLIS) return 'PORTCULLIS_CLOSED';
  if (!(crossed & (BLOCK_WALL | BLOCK_SLIT))) return 'NO_WALL_THERE';
  walk.begin(p, piece);
  if (leave) {
    const refusal = walk.handlingRefusal(from, -1);
    if (refusal) return refusal;
    walk.handle(from, -1);
    const rest = walk.restRefusalAt(from);
    if (rest) return rest;
  }
  return walk.landingRefusal(to);
}

const wallWalk = figureKind({
  type: 'wallWalk',
  leadsTo: targetOf,
  list(p, _seat, piece, out) {
    const from = whereIs(p, piece);
    const loaded = p.ruleset.occupancy.load[piece] >= 0;
    for (let direction = 0; direction < 4; direction++) {
      const to = p.ruleset.terrain.neighbour[from * 4 + direction];
      if (to < 0) continue;
      if (wallRefusal(p, piece, to, false) === null) out.push(piece, to, 0);
      if (loaded && wallRefusal(p, piece, to, true) === null) out.push(piece, to, 1);
    }
  },
  check(p, piece, { piece: id, to, leave }, out) {
    const load = loadOf(p, piece);
    if (leave !== undefined && (load < 0 || pieceById(p, leave) !== load))
      return refuse('NOT_CARRIED', { piece: leave });
    if (to >= p.ruleset.layout.places) return refuse(malformed('to'));
    const code = wallRefusal(p, piece, to, leave !== undefined);
    if (code) return refuse(code, { piece: id, at: to });
    out.first = leave === undefined ? 0 : 1;
    return to;
  },
  perform(p, piece, packed, emit) {
    const to = targetOf(packed);
    if (packed.first === 1) performHandling(p, piece, packHandling(whereIs(p, piece), -1), emit);
    emit?.({ event: { type: 'wallPassed', piece: p.ruleset.pieces.ids[piece], to } });
    arriveOnSquare(p, piece, to, emit);
  },
  decode: (p, packed, piece) => ({
    type: 'wallWalk',
    piece,
    to: targetOf(packed),
    ...(packed.first === 1 ? { leave: p.ruleset.pieces.ids[loadOf(p, pieceOf(packed))] } : {}),
  }),
});

export const wallWalking = defineAbility({
  id: 'wallWalking',
  rules: ruleIds('BD-CHAR-WallWalker-2 to 4', 'BD-RULING-91 to 96'),
  actions: [wallWalk],
});

/** For squares and zones alike. */
export const wallWalkRow: ActionRow<'wallWalk'> = {
  fields: { piece: PIECE_ID, to: PLACE_NUMBER, leave: optional(PIECE_ID), handlings: HANDLINGS },
  text: [{ piece: 'piece' }, 'throughWall'],
  aim: { place: 'to' },
  complexity: ({ leave, handlings }) => 5 + (leave || handlings ? 1 + (handlings?.length ?? 0) : 0),
  ask: (_p, { piece, place }) => ({ type: 'wallWalk', piece, to: place }),
};
