/**
 * Attack: a figure starts a combat against an enemy it meets, or reaches with a spear or a shot.
 *
 * Friends who could strike or shoot at the same target from where they stand may be asked along; whoever meets the
 * target must come anyway (BD-GROUP-2, BD-RULING-132, CG-RULING-134). Where somebody could fight in more than one way,
 * the usual one holds unless the action names another weapon.
 */
import { beginCombat } from '../combat/combat.ts';
import { fightsFree, priceOf } from '../combat/price.ts';
import { mannerIn, weaponIn } from '../combat/attack-mode.ts';
import type { Declared } from '../editions/policies/policies.ts';
import { FOUGHT_FREE, HELD } from '../position/fields.ts';
import { hostile, mark, pointsFor, whereIs, type Position } from '../position/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { pay } from '../turn/effects.ts';
import type { Piece } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './acting.ts';
import type { Action } from './action.ts';
import { type ActionList, type Code, pieceOf, targetOf } from './packed-action.ts';
import type { ActionKind } from './kind.ts';

/** Those who may join, in the fixed order in which a code counts them. */
const willing: Piece[] = [];
const ways: number[] = [];
const joinWays: number[] = [];

// A code says in `first` which of the willing join, in `second` in which of its ways the attacker fights (two bits) and
// which joiners do so in their second way.
const WAY_BITS = 2;
const wayIndex = (code: Code): number => code.second & 3;
const joins = (code: Code, index: number): boolean => (code.first & (1 << index)) !== 0;
const joinIndex = (code: Code, index: number): number => (code.second >> (WAY_BITS + index)) & 1;

/** The willing who have a second way to join, as bits. */
function choosers(p: Position, target: Piece): number {
  let bits = 0;
  for (let index = 0; index < willing.length; index++) {
    p.table.policies.combatants.joinWays(p, willing[index], target, joinWays);
    if (joinWays.length > 1) bits |= 1 << index;
  }
  return bits;
}

/** The willing who have no choice, as bits. */
const bound = (p: Position): number =>
  p.table.policies.combatants.allMustJoin?.(p) ? (1 << willing.length) - 1 : 0;

/** Every choice of friends, and of weapons among those who have a choice. */
function listParties(p: Position, attacker: Piece, target: Piece, way: number, out: ActionList): void {
  const choice = choosers(p, target);
  for (let subset = bound(p); subset < 1 << willing.length; subset++) {
    const free = subset & choice;
    for (let others = 0; ; others = (others - free) & free) {
      out.push(attacker, target, subset, way | (others << WAY_BITS));
      if (others === free) break;
    }
  }
}

/** What a code says, in full. */
function declaredBy(p: Position, code: Code): Declared {
  const { combatants } = p.table.policies;
  const [attacker, target] = [pieceOf(code), targetOf(code)];
  combatants.ways(p, attacker, target, ways);
  const way = ways[wayIndex(code)];
  combatants.mayJoin(p, attacker, target, mannerIn(way), willing);
  const joiners = willing.flatMap((piece, index) => {
    if (!joins(code, index)) return [];
    combatants.joinWays(p, piece, target, joinWays);
    return [{ piece, way: joinWays[joinIndex(code, index)] }];
  });
  return { attacker, target, way, joiners };
}

export const attack: ActionKind = {
  type: 'attack',
  barrier: true,
  isFree: fightsFree,

  list(p, seat, attacker, out): void {
    const { pieces, policies } = p.table;
    const points = pointsFor(p, attacker);
    for (let target = 0; target < pieces.count; target++) {
      if (pieces.isCharacter[target] === 0 || whereIs(p, target) >= HELD) continue;
      if (!hostile(p, seat, pieces.owner[target])) continue;
      policies.combatants.ways(p, attacker, target, ways);
      for (let way = 0; way < ways.length; way++) {
        const manner = mannerIn(ways[way]);
        if (priceOf(p, attacker, manner) > points) continue;
        policies.combatants.mayJoin(p, attacker, target, manner, willing);
        listParties(p, attacker, target, way, out);
      }
    }
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'attack') return refuse('MALFORMED');
    const attacker = pieceById(p, action.piece);
    const refusal = actingRefusal(p, seat, action.piece, attacker >= 0 && fightsFree(p, attacker) ? 0 : 1);
    if (refusal) return refusal;
    const { combatants } = p.table.policies;
    const target = pieceById(p, action.target);
    if (target < 0) return refuse('UNKNOWN_PIECE');
    const cause = combatants.attackRefusal(p, attacker, target);
    if (cause) return refuse(cause, { piece: action.target });
    out.head |= (attacker << 6) | (target << 13);
    return partyRefusal(p, action, attacker, target, out);
  },

  perform(p, _seat, code, tell): void {
    const declared = declaredBy(p, code);
    const price = priceOf(p, declared.attacker, mannerIn(declared.way));
    if (price === 0) mark(p, declared.attacker, FOUGHT_FREE);
    else pay(p, declared.attacker, price);
    beginCombat(p, declared, tell);
  },

  decode(p, _seat, code): Action {
    const { ids } = p.table.pieces;
    const { attacker, target, way, joiners } = declaredBy(p, code);
    const unusual = [
      ...(wayIndex(code) > 0 ? [weaponIn(way)] : []),
      ...willing.flatMap((piece, index) =>
        joinIndex(code, index) ? [weaponIn(joiners.find((one) => one.piece === piece)?.way ?? 0)] : [],
      ),
    ];
    return {
      type: 'attack',
      piece: ids[attacker],
      target: ids[target],
      ...(joiners.length > 0 ? { joiners: joiners.map(({ piece }) => ids[piece]) } : {}),
      ...(unusual.length > 0 ? { with: unusual.map((weapon) => ids[weapon]) } : {}),
    };
  },
};

type Attack = Extract<Action, { readonly type: 'attack' }>;

/** Who comes along and with what: says why not, or completes the code. */
function partyRefusal(
  p: Position,
  action: Attack,
  attacker: Piece,
  target: Piece,
  out: Code,
): Refusal | null {
  const { combatants } = p.table.policies;
  const weapons = new Set((action.with ?? []).map((id) => pieceById(p, id)));
  if (weapons.has(-1)) return refuse('UNKNOWN_PIECE');
  combatants.ways(p, attacker, target, ways);
  const way = takeWay(ways, weapons);
  const manner = mannerIn(ways[way]);
  if (priceOf(p, attacker, manner) > pointsFor(p, attacker))
    return refuse('NO_POINTS', { piece: action.piece });
  combatants.mayJoin(p, attacker, target, manner, willing);
  out.second = way;
  for (const id of action.joiners ?? []) {
    const joiner = pieceById(p, id);
    const index = willing.indexOf(joiner);
    if (joiner < 0) return refuse('UNKNOWN_PIECE');
    if (index < 0 || joins(out, index)) return refuse('CANNOT_JOIN', { piece: id });
    out.first |= 1 << index;
    combatants.joinWays(p, joiner, target, joinWays);
    out.second |= takeWay(joinWays, weapons) << (WAY_BITS + index);
  }
  const missing = willing.findIndex((_piece, index) => bound(p) & ~out.first & (1 << index));
  if (missing >= 0) return refuse('MUST_JOIN', { piece: p.table.pieces.ids[willing[missing]] });
  const [idle] = weapons;
  return idle === undefined ? null : refuse('NOT_WITH_THAT', { piece: p.table.pieces.ids[idle] });
}

/** The way with one of these weapons, which is then taken, else the usual one. */
function takeWay(among: readonly number[], weapons: Set<Piece>): number {
  const index = among.findIndex((way) => weapons.has(weaponIn(way)));
  if (index < 0) return 0;
  weapons.delete(weaponIn(among[index]));
  return index;
}
