/**
 * How a combat ends: totals, spent cards, and what becomes of the losers.
 *
 * Whoever took part from a distance is never touched by the result (BD-RANGED-4, CG-RANGED-4, CG-OBJ-Spear-5); a spear
 * breaks instead of its user.
 * Rules: groups BD-COMBAT, BD-WOUND, BD-GROUP, CG-COMBAT, CG-WOUND, CG-GROUP; CG-CARRY-3, CG-CHAR-Assassin-2 to
 * CG-CHAR-Assassin-4; CG-RULING-107 to CG-RULING-110, CG-RULING-126, CG-RULING-170, CG-RULING-195.
 */
import { bit, CLOSE, SPEAR } from '../content/ability.ts';
import {
  ACTIVE,
  ATTACKER,
  ATTACKS,
  CARDS_TO_LAY,
  COMBAT_HAND,
  DEFENDS,
  FIGHTING,
  FIRED,
  FIRES_OWN,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  NAMED,
  NAMER,
  TARGET,
} from '../position/fields.ts';
import { isFigure, isWounded, mark, marksOf, traitsOf, unmark, type Position } from '../position/position.ts';
import { eliminate, remove, wound } from '../turn/effects.ts';
import type { Tell } from '../turn/events.ts';
import { openStage } from '../turn/flow.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { withoutCard } from './cards.ts';
import { objectsOf } from './equipment.ts';
import { attackingSeat, defendingSeat, laidBy, NO_CARD } from './laying.ts';
import { fightersOf, mannerOf, strengthOf } from './strength.ts';

/** The card that comes back to the hand (BD-COMBAT-11, CG-COMBAT-10). */
export const ZERO = 0;

const FATAL = bit('fatal');
const STRIKES = bit('strikesFar');

/** A side of the combat: its player, everybody who fights for it, and what they are worth with their cards. */
interface Side {
  readonly seat: Seat;
  readonly fighters: readonly Piece[];
  readonly total: number;
}

function sideOf(p: Position, seat: Seat, side: number): Side {
  const cards = laidBy(p, seat).reduce((sum, card) => sum + card, 0);
  return { seat, fighters: fightersOf(p, side), total: strengthOf(p, side) + cards };
}

export function fight(p: Position, tell: Tell): void {
  const attack = sideOf(p, attackingSeat(p), ATTACKS);
  const defence = sideOf(p, defendingSeat(p), DEFENDS);
  const winner = attack.total > defence.total ? attack : defence.total > attack.total ? defence : null;
  if (tell)
    tell({
      event: {
        type: 'combatFought',
        cards: [attack.seat, defence.seat].map((seat) => cardsOf(p, seat)),
        attack: attack.total,
        defence: defence.total,
        winner: winner?.seat ?? null,
      },
    });
  for (const { seat } of [attack, defence]) spendCards(p, seat);
  // Who dies at once and whose spear breaks depends on how everybody fights: asked before the combat is over.
  const losers = winner === attack ? defence : attack;
  const dying = winner ? losers.fighters.filter((piece) => diesAtOnce(p, piece, winner)) : [];
  const spears = winner === defence ? brokenSpears(p, attack.fighters) : [];
  const untouched = attack.fighters.filter((piece) => mannerOf(p, piece) !== CLOSE);
  const hunters = winner?.fighters.filter((piece) => isFigure(p, piece)) ?? [];
  closeCombat(p, [...attack.fighters, ...defence.fighters]);
  if (winner)
    for (const piece of losers.fighters) {
      if (untouched.includes(piece)) continue;
      if (isWounded(p, piece) || dying.includes(piece)) eliminate(p, piece, winner.seat, tell, hunters);
      else wound(p, piece, winner.seat, tell, hunters);
    }
  for (const spear of spears) remove(p, spear, tell);
  openStage(p, 'act', p.data[ACTIVE]);
}

function cardsOf(p: Position, seat: Seat): { seat: Seat; card: number; second?: number } {
  const [card = NO_CARD, second] = laidBy(p, seat);
  return second === undefined ? { seat, card } : { seat, card, second };
}

/** Somebody among the winners who fights hand to hand with this one leaves no wounded (CG-CHAR-Assassin-2). */
const diesAtOnce = (p: Position, loser: Piece, { fighters }: Side): boolean =>
  fighters.some(
    (piece) =>
      traitsOf(p, piece) & FATAL &&
      mannerOf(p, piece) === CLOSE &&
      p.table.policies.combatants.areAtHand(p, piece, loser),
  );

/** One spear of each who struck with one (CG-RULING-118). */
const brokenSpears = (p: Position, attackers: readonly Piece[]): Piece[] =>
  attackers
    .filter((piece) => mannerOf(p, piece) === SPEAR)
    .flatMap((piece) =>
      objectsOf(p, piece)
        .filter((object) => p.table.pieces.traits[object] & STRIKES)
        .slice(0, 1),
    );

/** Used cards leave the game, all but the +0 (BD-COMBAT-10, BD-COMBAT-11, CG-COMBAT-8, CG-CHAR-Berserker-3). */
function spendCards(p: Position, seat: Seat): void {
  for (const card of laidBy(p, seat))
    if (card !== ZERO) p.data[COMBAT_HAND + seat] = withoutCard(p.data[COMBAT_HAND + seat], card);
  p.data[LAID + seat] = NO_CARD;
  p.data[LAID_SECOND + seat] = NO_CARD;
  p.data[LAID_OPENLY + seat] = 0;
}

function closeCombat(p: Position, fighters: readonly Piece[]): void {
  for (const piece of fighters) {
    if (marksOf(p, piece) & FIRES_OWN) mark(p, piece, FIRED);
    unmark(p, piece, FIGHTING);
  }
  p.data[ATTACKER] = -1;
  p.data[TARGET] = -1;
  p.data[NAMER] = -1;
  p.data[NAMED] = NO_CARD;
  p.data[CARDS_TO_LAY] = 0;
}
