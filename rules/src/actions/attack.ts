/**
 * Attack: a figure starts a combat against one enemy (CG-RULING-121) whom it meets, or reaches with a spear or a shot.
 * Here stand in which way and with what somebody attacks, as one integer, and how those are marked whom a declaration
 * names: the target defends, wounded or not (BD-WOUND-4).
 *
 * Friends who could strike or shoot at the same target from where they stand may be asked along; whoever meets the
 * target must come anyway (BD-GROUP-2, BD-RULING-132, CG-RULING-134). Where somebody could fight in more than one way,
 * the usual one holds unless the action names another weapon. The weapon is a piece: an object in hand, or the
 * character itself where the weapon is its own.
 *
 * Whom nobody may attack from wherever it be (BD-COMBAT-13, BD-WOUND-10, BD-RANGED-14, BD-RULING-63 to BD-RULING-65,
 * BD-RULING-135, CG-COMBAT-11, CG-RANGED-9): who-may-be-attacked.ts. Whom one reaches from where he stands:
 * editions/policies/board-attack.ts (BD-COMBAT-1 to BD-COMBAT-3, BD-COMBAT-14, BD-COMBAT-15), zone-attack.ts
 * (CG-COMBAT-1). Who is drawn in: board-combatants.ts, zone-combatants.ts. What it costs (BD-TURN-11):
 * combat/price-of-attack.ts. What follows: combat/course-and-cards.ts.
 * Rules: BD-WOUND-4, BD-OBJ-Spear-9, CG-OBJ-Spear-10, CG-RULING-121, CG-RULING-134.
 */
import { beginCombat } from '../combat/course-and-cards.ts';
import { fightsFree, payForAttack, priceOf } from '../combat/price-of-attack.ts';
import type { Declared } from '../model/policies.ts';
import { HELD, ATTACKS, DEFENDS, FIRES_OWN, SHOOTS, STRIKES_FAR } from '../model/fields.ts';
import { hostile, pointsFor, whereIs, type Position, mark } from '../model/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import type { Piece } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './who-may-act.ts';
import type { ActionOf } from '../model/action.ts';
import { type ActionList, type PackedAction, pieceOf, targetOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { type ActionRow, manyOf, optional, PIECE_ID } from '../model/action-row.ts';
import { nearestEnemy } from '../labyrinth/nearest.ts';
import { type AttackMode, MELEE, REACH } from '../model/ability.ts';

/** With bare hands, or whatever one holds in them. */
export const HANDS = -1;

export const packMode = (mode: AttackMode, weapon: Piece): number => mode | ((weapon + 1) << 2);
export const modeIn = (way: number): AttackMode => (way & 3) as AttackMode;
export const weaponIn = (way: number): Piece => (way >> 2) - 1;

/** The marks of somebody who attacks in this way; who defends has no way (BD-OBJ-Spear-9, CG-OBJ-Spear-10). */
const attackMarks = (piece: Piece, way: number): number => {
  if (modeIn(way) === MELEE) return ATTACKS;
  if (modeIn(way) === REACH) return ATTACKS | STRIKES_FAR;
  return weaponIn(way) === piece ? ATTACKS | SHOOTS | FIRES_OWN : ATTACKS | SHOOTS;
};

/** Marks everybody whom a declaration of an attack names. */
export function markDeclared(p: Position, { attacker, target, mode, joiners }: Declared): void {
  mark(p, attacker, attackMarks(attacker, mode));
  mark(p, target, DEFENDS);
  for (const joiner of joiners) mark(p, joiner.piece, attackMarks(joiner.piece, joiner.mode));
}

/** Those who may join, in the fixed order in which a code counts them. */
const willing: Piece[] = [];
const modes: number[] = [];
const joinModes: number[] = [];

// A code says in `first` which of the willing join, in `second` in which of its ways the attacker fights (two bits) and
// which joiners do so in their second way.
const WAY_BITS = 2;
const modeIndex = (packed: PackedAction): number => packed.second & 3;
const joins = (packed: PackedAction, index: number): boolean => (packed.first & (1 << index)) !== 0;
const joinIndex = (packed: PackedAction, index: number): number => (packed.second >> (WAY_BITS + index)) & 1;

/** The willing who have a second way to join, as bits. */
function choosers(p: Position, target: Piece): number {
  let bits = 0;
  for (let index = 0; index < willing.length; index++) {
    p.ruleset.policies.combatants.joinModes(p, willing[index], target, joinModes);
    if (joinModes.length > 1) bits |= 1 << index;
  }
  return bits;
}

/** The willing who have no choice, as bits. */
const bound = (p: Position): number =>
  p.ruleset.policies.combatants.allMustJoin?.(p) ? (1 << willing.length) - 1 : 0;

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
function declaredBy(p: Position, packed: PackedAction): Declared {
  const { combatants } = p.ruleset.policies;
  const [attacker, target] = [pieceOf(packed), targetOf(packed)];
  combatants.modes(p, attacker, target, modes);
  const mode = modes[modeIndex(packed)];
  combatants.mayJoin(p, attacker, target, modeIn(mode), willing);
  const joiners = willing.flatMap((piece, index) => {
    if (!joins(packed, index)) return [];
    combatants.joinModes(p, piece, target, joinModes);
    return [{ piece, mode: joinModes[joinIndex(packed, index)] }];
  });
  return { attacker, target, mode, joiners };
}

export const attack: ActionKind<'attack'> = {
  type: 'attack',
  barrier: true,
  declaredOn: targetOf,
  isFree: fightsFree,

  list(p, seat, attacker, out): void {
    const { pieces, policies } = p.ruleset;
    if (!policies.combatants.mayReachAnybody(p, attacker)) return;
    const points = pointsFor(p, attacker);
    for (let target = 0; target < pieces.count; target++) {
      if (pieces.isCharacter[target] === 0 || whereIs(p, target) >= HELD) continue;
      if (!hostile(p, seat, pieces.owner[target])) continue;
      policies.combatants.modes(p, attacker, target, modes);
      for (let way = 0; way < modes.length; way++) {
        const mode = modeIn(modes[way]);
        if (priceOf(p, attacker, mode) > points) continue;
        policies.combatants.mayJoin(p, attacker, target, mode, willing);
        listParties(p, attacker, target, way, out);
      }
    }
  },

  check(p, seat, action, out): Refusal | null {
    const attacker = pieceById(p, action.piece);
    const refusal = actingRefusal(p, seat, action.piece, attacker >= 0 && fightsFree(p, attacker) ? 0 : 1);
    if (refusal) return refusal;
    const { combatants } = p.ruleset.policies;
    const target = pieceById(p, action.target);
    if (target < 0) return refuse('UNKNOWN_PIECE');
    const cause = combatants.attackRefusal(p, attacker, target);
    if (cause) return refuse(cause, { piece: action.target });
    out.head |= (attacker << 6) | (target << 13);
    return groupRefusal(p, action, attacker, target, out);
  },

  perform(p, _seat, packed, emit): void {
    const declared = declaredBy(p, packed);
    payForAttack(p, declared.attacker, modeIn(declared.mode));
    beginCombat(p, declared, emit);
  },

  decode(p, _seat, packed) {
    const { ids } = p.ruleset.pieces;
    const { attacker, target, mode: way, joiners } = declaredBy(p, packed);
    const unusual = [
      ...(modeIndex(packed) > 0 ? [weaponIn(way)] : []),
      ...willing.flatMap((piece, index) =>
        joinIndex(packed, index) ? [weaponIn(joiners.find((one) => one.piece === piece)?.mode ?? 0)] : [],
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

/** Who comes along and with what: says why not, or completes the code. */
function groupRefusal(
  p: Position,
  action: ActionOf<'attack'>,
  attacker: Piece,
  target: Piece,
  out: PackedAction,
): Refusal | null {
  const { combatants } = p.ruleset.policies;
  const weapons = new Set((action.with ?? []).map((id) => pieceById(p, id)));
  if (weapons.has(-1)) return refuse('UNKNOWN_PIECE');
  combatants.modes(p, attacker, target, modes);
  const way = takeMode(modes, weapons);
  const mode = modeIn(modes[way]);
  if (priceOf(p, attacker, mode) > pointsFor(p, attacker))
    return refuse('NO_POINTS', { piece: action.piece });
  combatants.mayJoin(p, attacker, target, mode, willing);
  out.second = way;
  for (const id of action.joiners ?? []) {
    const joiner = pieceById(p, id);
    const index = willing.indexOf(joiner);
    if (joiner < 0) return refuse('UNKNOWN_PIECE');
    if (index < 0 || joins(out, index)) return refuse('CANNOT_JOIN', { piece: id });
    out.first |= 1 << index;
    combatants.joinModes(p, joiner, target, joinModes);
    out.second |= takeMode(joinModes, weapons) << (WAY_BITS + index);
  }
  const missing = willing.findIndex((_piece, index) => bound(p) & ~out.first & (1 << index));
  if (missing >= 0) return refuse('MUST_JOIN', { piece: p.ruleset.pieces.ids[willing[missing]] });
  const [idle] = weapons;
  return idle === undefined ? null : refuse('NOT_WITH_THAT', { piece: p.ruleset.pieces.ids[idle] });
}

/** The way with one of these weapons, which is then taken, else the usual one. */
function takeMode(among: readonly number[], weapons: Set<Piece>): number {
  const index = among.findIndex((way) => weapons.has(weaponIn(way)));
  if (index < 0) return 0;
  weapons.delete(weaponIn(among[index]));
  return index;
}

export const attackRow: ActionRow<'attack'> = {
  fields: {
    piece: PIECE_ID,
    target: PIECE_ID,
    joiners: optional(manyOf(PIECE_ID)),
    with: optional(manyOf(PIECE_ID)),
  },
  text: ['group', { word: { en: 'x', fr: 'x' } }, { piece: 'target' }],
  aim: { piece: 'target' },
  complexity: ({ joiners = [], with: weapons = [] }) => joiners.length + weapons.length,
  ask(p, { seat, piece, place }) {
    const target = nearestEnemy(p, seat, place);
    return target === null ? null : { type: 'attack', piece, target };
  },
};
