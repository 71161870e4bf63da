/**
 * Scream: one character in sight is pushed one square straight away; into a pit it dies, unless a Rope holds it. A push
 * that could not be carried out may not be chosen (BD-CHAR-Banshee-14). Whose the target is and how near makes no
 * difference (BD-CHAR-Banshee-3, BD-RULING-105); on a line it does (BD-CHAR-Banshee-13, BD-RULING-121). Who scores:
 * editions/policies/points-for-eliminations.ts (BD-RULING-108).
 */
import { aimed } from '../../actions/activated-abilities.ts';
import { settleUnder } from '../../actions/squares/square-arrival.ts';
import { edgeRefusal } from '../../labyrinth/what-walls-slits-portcullises-stop.ts';
import { characterAt, sightTo } from '../../labyrinth/sight.ts';
import { HELD } from '../../model/fields.ts';
import { hostile, isWounded, loadOf, put, whereIs, type Position } from '../../model/position.ts';
import { lineAt } from '../../model/own-and-exit-lines.ts';
import { HOME } from '../../model/ruleset.ts';
import type { RefusalCode } from '../../refusals.ts';
import { eliminate } from '../../turn/wounds-and-deaths.ts';
import { SWALLOWS } from '../../map/square-kinds.ts';
import { LINE, type Piece, type Place } from '../../vocabulary.ts';
import { bit, defineAbility, ruleIds } from '../../model/ability.ts';
import type { ActionRow } from '../../model/action-row.ts';
import { aimedRow } from '../../actions/row-makers.ts';

const SPANS_PITS = bit('spansPits');
const ON_PITS = bit('onPits');

const objectAt = (p: Position, place: Place): Piece => {
  const top = p.ruleset.occupancy.first[place];
  if (top < 0) return -1;
  return p.ruleset.pieces.isCharacter[top] === 1 ? p.ruleset.occupancy.load[top] : top;
};

/** Whether the pushed character would fall: no Rope in hand, none on the pit, no friend to catch it, no trait of its own. */
function wouldFall(p: Position, target: Piece, to: Place): boolean {
  if (SWALLOWS[p.ruleset.terrain.kind[to]] === 0 || characterAt(p, to) >= 0) return false;
  const { traits } = p.ruleset.pieces;
  const load = p.ruleset.occupancy.load[target];
  const there = objectAt(p, to);
  if (load >= 0 && traits[load] & SPANS_PITS) return false;
  if (there >= 0 && traits[there] & SPANS_PITS) return false;
  return isWounded(p, target) || !(traits[target] & ON_PITS);
}

function pushRefusal(p: Position, screamer: Piece, target: Piece): RefusalCode | null {
  const { terrain, pieces, occupancy } = p.ruleset;
  if (whereIs(p, target) >= HELD || target === screamer) return 'NOT_IN_SIGHT';
  const direction = sightTo(p, screamer, target);
  if (direction < 0) return 'NOT_IN_SIGHT';
  const from = whereIs(p, target);
  if (terrain.kind[from] === LINE) return 'SAFE_ON_LINE';
  const edge = edgeRefusal(terrain.blocks[from * 4 + direction]);
  if (edge) return edge;
  const to = terrain.neighbour[from * 4 + direction];
  if (to < 0) return to === -1 ? 'OFF_BOARD' : 'ROOM_UNREVEALED';
  if (terrain.kind[to] === LINE && lineAt(p, pieces.owner[target], to) !== HOME) return 'OFF_BOARD';
  const other = characterAt(p, to);
  if (other >= 0) {
    if (hostile(p, pieces.owner[target], pieces.owner[other])) return 'ENEMY_IN_THE_WAY';
    if (isWounded(p, target) === isWounded(p, other))
      return isWounded(p, target) ? 'TWO_WOUNDED' : 'SQUARE_TAKEN';
  }
  const under = occupancy.first[to];
  const pieceCount =
    (under >= 0 ? 1 + (occupancy.load[under] >= 0 ? 1 : 0) : 0) + 1 + (occupancy.load[target] >= 0 ? 1 : 0);
  return pieceCount > 2 ? 'THREE_PIECES' : null;
}

export const scream = defineAbility({
  id: 'scream',
  rules: ruleIds('BD-CHAR-Banshee-2', 'BD-CHAR-Banshee-4 to 14', 'BD-RULING-98 to 104'),
  actions: [
    aimed({
      type: 'scream',
      cost: 2,
      refusalOf: pushRefusal,
      rules: {
        WALL: 'BD-CHAR-Banshee-4',
        PORTCULLIS_CLOSED: 'BD-CHAR-Banshee-4',
        ARROW_SLIT: 'BD-CHAR-Banshee-4',
        SQUARE_TAKEN: 'BD-CHAR-Banshee-5',
        ENEMY_IN_THE_WAY: 'BD-CHAR-Banshee-6',
        OFF_BOARD: 'BD-CHAR-Banshee-12',
        TWO_WOUNDED: 'BD-RULING-104',
      },
      perform(p, screamer, target, emit) {
        const { terrain, pieces, policies } = p.ruleset;
        const from = whereIs(p, target);
        const to = terrain.neighbour[from * 4 + sightTo(p, screamer, target)];
        const falls = wouldFall(p, target, to);
        const under = !falls && isWounded(p, target) && characterAt(p, to) < 0 ? objectAt(p, to) : -1;
        emit?.({
          event: {
            type: 'piecePushed',
            piece: pieces.ids[target],
            by: pieces.ids[screamer],
            from,
            to,
            ...(under >= 0 ? { onto: pieces.ids[under] } : {}),
          },
        });
        const load = loadOf(p, target);
        if (falls && load >= 0) put(p, load, from);
        put(p, target, to);
        policies.stacking.settle(p, from);
        if (falls) eliminate(p, target, 1 << pieces.owner[screamer], emit);
        else settleUnder(p, target, to, emit);
      },
    }),
  ],
});

export const screamRow: ActionRow<'scream'> = aimedRow('scream', { en: 'scream', fr: 'hurler' });
