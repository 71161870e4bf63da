/** What starting a combat costs: one point, or nothing for whoever starts one close combat a turn without paying. */
import { bit, type AttackMode, RANGED } from '../model/ability.ts';
import { FOUGHT_FREE } from '../model/fields.ts';
import { marksOf, traitsOf, type Position } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';

const FIGHTS_FREE = bit('fightsFree');
const PRICE = 1;

/** Whether the free close combat of this turn is still to come (CG-CHAR-Samurai-2). */
export const fightsFree = (p: Position, attacker: Piece): boolean =>
  (traitsOf(p, attacker) & FIGHTS_FREE) !== 0 && !(marksOf(p, attacker) & FOUGHT_FREE);

/** Also when it becomes a group combat, also with a spear, never for a shot (CG-CHAR-Samurai-3, CG-CHAR-Samurai-4). */
export const priceOf = (p: Position, attacker: Piece, mode: AttackMode): number =>
  mode !== RANGED && fightsFree(p, attacker) ? 0 : PRICE;
