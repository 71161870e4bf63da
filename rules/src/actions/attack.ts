/**
 * Attack: a figure starts a combat against an enemy it touches, or reaches with spear or Bow.
 *
 * Friends who could strike or shoot at the same target from where they stand may be asked along; whoever touches the
 * target must come anyway (BD-GROUP-2, BD-RULING-132).
 */
import { beginCombat } from '../combat/combat.ts';
import { HELD } from '../position/fields.ts';
import { hostile, whereIs } from '../position/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { pay } from '../turn/effects.ts';
import type { Piece } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './acting.ts';
import type { Action } from './action.ts';
import { pieceOf, targetOf } from './code.ts';
import type { ActionKind } from './kind.ts';

/** Those who may join, in the fixed order in which a code counts them. */
const willing: Piece[] = [];

export const attack: ActionKind = {
  type: 'attack',
  barrier: true,

  list(p, seat, attacker, out): void {
    const { pieces, policies } = p.table;
    for (let target = 0; target < pieces.count; target++) {
      if (pieces.isCharacter[target] === 0 || whereIs(p, target) >= HELD) continue;
      if (!hostile(p, seat, pieces.owner[target])) continue;
      if (policies.combatants.attackRefusal(p, attacker, target) !== null) continue;
      policies.combatants.mayJoin(p, attacker, target, willing);
      for (let subset = 0; subset < 1 << willing.length; subset++) out.push(attacker, target, subset);
    }
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'attack') return refuse('MALFORMED');
    const refusal = actingRefusal(p, seat, action.piece, 1);
    if (refusal) return refusal;
    const { combatants } = p.table.policies;
    const attacker = pieceById(p, action.piece);
    const target = pieceById(p, action.target);
    if (target < 0) return refuse('UNKNOWN_PIECE');
    const code = combatants.attackRefusal(p, attacker, target);
    if (code) return refuse(code, { piece: action.target });
    combatants.mayJoin(p, attacker, target, willing);
    let subset = 0;
    for (const id of action.joiners ?? []) {
      const joiner = pieceById(p, id);
      const index = willing.indexOf(joiner);
      if (joiner < 0) return refuse('UNKNOWN_PIECE');
      if (index < 0 || subset & (1 << index)) return refuse('CANNOT_JOIN', { piece: id });
      subset |= 1 << index;
    }
    out.head |= (attacker << 6) | (target << 13);
    out.first = subset;
    return null;
  },

  perform(p, _seat, code, tell): void {
    const attacker = pieceOf(code);
    const target = targetOf(code);
    pay(p, attacker, 1);
    p.table.policies.combatants.mayJoin(p, attacker, target, willing);
    const joiners = willing.filter((_piece, index) => code.first & (1 << index));
    beginCombat(p, attacker, target, joiners, tell);
  },

  decode(p, _seat, code): Action {
    const { ids } = p.table.pieces;
    const piece = ids[pieceOf(code)];
    const target = ids[targetOf(code)];
    if (code.first === 0) return { type: 'attack', piece, target };
    p.table.policies.combatants.mayJoin(p, pieceOf(code), targetOf(code), willing);
    const joiners = willing.filter((_piece, index) => code.first & (1 << index)).map((joiner) => ids[joiner]);
    return { type: 'attack', piece, target, joiners };
  },
};
