/**
 * Jump: for one point and a Jump card a figure crosses a pit to a square on the other side.
 * Rules: group BD-JUMP; BD-TURN-12; BD-RULING-52 to BD-RULING-56.
 */
import { adjacentDirection, directionTo, partedBy } from '../../labyrinth/neighbouring-squares.ts';
import { characterAt } from '../../labyrinth/sight.ts';
import { JUMPS } from '../../model/fields.ts';
import { isExitFor } from '../../model/own-and-exit-lines.ts';
import { whereIs, type Position } from '../../model/position.ts';
import { malformed, refuse, type RefusalCode, type RuleByCode } from '../../refusals.ts';
import { PIT, type Piece, type Place } from '../../vocabulary.ts';
import { targetOf } from '../../model/packed-action.ts';
import { figureKind } from '../kind-makers.ts';
import { type ActionRow, CARD_NUMBER, optional, PIECE_ID, PLACE_NUMBER } from '../../model/action-row.ts';
import { nearestOfKind } from '../../labyrinth/nearest.ts';
import { arriveOnSquare } from './square-arrival.ts';
import { SquareWalk } from './square-step.ts';

const walk = new SquareWalk();
/** Where the jumps listed so far would end; leaving is one end, wherever it happens. */
const landings: Place[] = [];
const OUT = -1;

/** Neither the step to the pit nor that from it crosses anything. */
const RULES: RuleByCode = {
  WALL: 'BD-RULING-54',
  PORTCULLIS_CLOSED: 'BD-RULING-54',
  ARROW_SLIT: 'BD-RULING-54',
};

/** Why nobody jumps over this from where he stands, wherever he would land. */
function pitRefusal(p: Position, jumper: Piece, pit: Place): RefusalCode | null {
  const { terrain, pieces, layout } = p.ruleset;
  const from = whereIs(p, jumper);
  if (p.data[JUMPS + pieces.owner[jumper]] === 0) return 'NO_JUMP_CARD';
  if (pit >= layout.places || terrain.kind[pit] !== PIT) return 'NOT_A_PIT';
  if (adjacentDirection(p, from, pit) < 0) return partedBy(p, from, pit) ?? 'PIT_NOT_ADJACENT';
  return characterAt(p, pit) >= 0 ? 'PIT_TAKEN' : null;
}

/** Why a jump over a pit that may be jumped does not end here. */
function landingRefusal(p: Position, jumper: Piece, pit: Place, to: Place): RefusalCode | null {
  const { rules, layout } = p.ruleset;
  const from = whereIs(p, jumper);
  const outward = to >= layout.places ? -1 : directionTo(p, pit, to);
  // Straight beyond the pit, or on any other side of it (BD-JUMP-6, BD-JUMP-7).
  const bent = rules.jumpLanding === 'straight' && directionTo(p, from, pit) !== outward;
  if (outward < 0 || to === from || bent) return 'NO_LANDING';
  const between = partedBy(p, pit, to);
  if (between) return between;
  walk.begin(p, jumper);
  return walk.landingRefusal(to);
}

export const squareJump = figureKind({
  type: 'jump',
  leadsTo: targetOf,

  list(p, seat, piece, out): void {
    if (p.data[JUMPS + seat] === 0) return;
    const { neighbour, kind } = p.ruleset.terrain;
    const from = whereIs(p, piece);
    // Seldom anything is there, and to shorten a list is dear.
    if (landings.length > 0) landings.length = 0;
    for (let inward = 0; inward < 4; inward++) {
      const pit = neighbour[from * 4 + inward];
      if (pit < 0 || kind[pit] !== PIT || pitRefusal(p, piece, pit) !== null) continue;
      for (let outward = 0; outward < 4; outward++) {
        const to = neighbour[pit * 4 + outward];
        if (to < 0 || landingRefusal(p, piece, pit, to) !== null) continue;
        // Over which pit, or over which square of a line one leaves, makes no difference to what comes of it.
        const landing = isExitFor(p, seat, to) ? OUT : to;
        if (landings.includes(landing)) continue;
        landings.push(landing);
        out.push(piece, to, pit);
      }
    }
  },

  check(p, piece, { piece: id, pit, to, card }, out) {
    if (pit === undefined) return refuse(malformed('pit', 'missing'), { piece: id });
    if (card !== undefined) return refuse(malformed('card', 'unknown'), { piece: id });
    // What stops him before the pit or on it is said of the pit, what stops him beyond it of where he would land.
    const short = pitRefusal(p, piece, pit);
    if (short) return refuse(short, { piece: id, at: pit }, RULES);
    const beyond = landingRefusal(p, piece, pit, to);
    if (beyond) return refuse(beyond, { piece: id, at: to }, RULES);
    out.first = pit;
    return to;
  },

  perform(p, piece, packed, emit): void {
    const { ids, owner } = p.ruleset.pieces;
    const to = targetOf(packed);
    p.data[JUMPS + owner[piece]]--;
    emit?.({ event: { type: 'pieceJumped', piece: ids[piece], pit: packed.first, to } });
    arriveOnSquare(p, piece, to, emit);
  },

  decode: (_p, packed, piece) => ({ type: 'jump', piece, pit: packed.first, to: targetOf(packed) }),
});

/** For squares and zones alike. */
export const jumpRow: ActionRow<'jump'> = {
  fields: { piece: PIECE_ID, pit: optional(PLACE_NUMBER), to: PLACE_NUMBER, card: optional(CARD_NUMBER) },
  text: [{ piece: 'piece' }, 'leap'],
  aim: { place: 'to' },
  complexity: ({ card }) => (card === undefined ? 3 : 4),
  ask(p, { piece, place }) {
    const pit = nearestOfKind(p, place, PIT) ?? place;
    return { type: 'jump', piece, ...(p.ruleset.layout.zones > 0 ? {} : { pit }), to: pit };
  },
};
