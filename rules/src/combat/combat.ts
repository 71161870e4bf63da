/**
 * The course of a combat: who takes part, who may name a card, cards laid, totals, what becomes of the losers.
 *
 * Between these steps the game waits for decisions, so everything that has been settled is in the position.
 * Rules: groups BD-COMBAT, BD-WOUND, BD-GROUP, BD-CHAR-Telepath; BD-RULING-61, BD-RULING-68 to BD-RULING-70, BD-RULING-82.
 */
import { bit } from '../content/ability.ts';
import {
  ACTIVE,
  ATTACKER,
  ATTACKS,
  COMBAT_HAND,
  DEFENDS,
  FIGHTING,
  LAID,
  LAID_OPENLY,
  NAMED,
  NAMER,
  SHOOTS,
  STRIKES_FAR,
  TARGET,
} from '../position/fields.ts';
import { isFigure, isWounded, loadOf, marksOf, unmark, type Position } from '../position/position.ts';
import { eliminate, remove, wound } from '../turn/effects.ts';
import type { Tell } from '../turn/events.ts';
import { openStage } from '../turn/flow.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { cardsIn, holds, withoutCard } from './cards.ts';
import { fightersOf, isDuel, strengthOf } from './strength.ts';

const NAMES_CARDS = bit('namesCards');
/** The card that comes back to the hand (BD-COMBAT-11). */
const ZERO = 0;
export const UNDECIDED = -2;
export const NO_CARD = -1;

export const attackingSeat = (p: Position): Seat => p.table.pieces.owner[p.data[ATTACKER]];
export const defendingSeat = (p: Position): Seat => p.table.pieces.owner[p.data[TARGET]];

export function beginCombat(
  p: Position,
  attacker: Piece,
  target: Piece,
  joiners: readonly Piece[],
  tell: Tell,
): void {
  const { policies, pieces } = p.table;
  p.data[ATTACKER] = attacker;
  p.data[TARGET] = target;
  policies.combatants.gather(p, attacker, target, joiners);
  if (tell) {
    const ids = (side: number): string[] => fightersOf(p, side).map((piece) => pieces.ids[piece]);
    tell({
      event: {
        type: 'attackDeclared',
        by: pieces.ids[attacker],
        target: pieces.ids[target],
        attackers: ids(ATTACKS),
        defenders: ids(DEFENDS),
      },
    });
  }
  p.data[NAMER] = namerOf(p);
  p.data[NAMED] = UNDECIDED;
  if (p.data[NAMER] >= 0) openStage(p, 'name', p.data[NAMER]);
  else askForCard(p, tell);
}

/** The seat whose lone figure names a card, or -1: two of them against each other are both silent. */
export function namerOf(p: Position): Seat {
  if (!isDuel(p)) return -1;
  const names = (piece: Piece): boolean =>
    isFigure(p, piece) && (p.table.pieces.traits[piece] & NAMES_CARDS) !== 0;
  const attacker = names(p.data[ATTACKER]);
  const target = names(p.data[TARGET]);
  if (attacker === target) return -1;
  return attacker ? attackingSeat(p) : defendingSeat(p);
}

/** A card is named, or none: the opponent plays it openly if he holds it, else he shows his hand (BD-RULING-69). */
export function nameCard(p: Position, card: number, tell: Tell): void {
  const namer = p.data[NAMER];
  const opponent = namer === attackingSeat(p) ? defendingSeat(p) : attackingSeat(p);
  p.data[NAMED] = card;
  if (tell) tell({ event: { type: 'cardNamed', seat: namer, card: card === NO_CARD ? null : card } });
  if (card !== NO_CARD) {
    const hand = p.data[COMBAT_HAND + opponent];
    if (holds(hand, card)) {
      p.data[LAID + opponent] = card;
      p.data[LAID_OPENLY + opponent] = 1;
      if (tell) tell({ event: { type: 'cardLaid', seat: opponent, card } });
    } else if (tell) tell({ event: { type: 'handShown', seat: opponent, cards: cardsIn(hand) } });
  }
  askForCard(p, tell);
}

/** The attacker lays first, then the defender (BD-RULING-68); when both have laid, the combat is fought. */
function askForCard(p: Position, tell: Tell): void {
  const attack = attackingSeat(p);
  const defence = defendingSeat(p);
  if (p.data[LAID + attack] === NO_CARD) openStage(p, 'layCard', attack);
  else if (p.data[LAID + defence] === NO_CARD) openStage(p, 'layCard', defence);
  else fight(p, tell);
}

export function layCard(p: Position, seat: Seat, card: number, tell: Tell): void {
  p.data[LAID + seat] = card;
  if (tell)
    tell({
      event: { type: 'cardLaid', seat, card },
      only: seat,
      instead: { type: 'cardLaid', seat, card: 'hidden' },
    });
  askForCard(p, tell);
}

/** Too slow: he counts as having played +0, and everybody knows it (BD-TIMER-6). */
export function countAsZero(p: Position, seat: Seat, tell: Tell): void {
  p.data[LAID + seat] = ZERO;
  p.data[LAID_OPENLY + seat] = 1;
  if (tell) tell({ event: { type: 'cardLaid', seat, card: ZERO } });
  askForCard(p, tell);
}

function fight(p: Position, tell: Tell): void {
  const attackSeat = attackingSeat(p);
  const defenceSeat = defendingSeat(p);
  const attackers = fightersOf(p, ATTACKS);
  const defenders = fightersOf(p, DEFENDS);
  const attack = strengthOf(p, ATTACKS) + p.data[LAID + attackSeat];
  const defence = strengthOf(p, DEFENDS) + p.data[LAID + defenceSeat];
  const distant = attackers.filter((piece) => marksOf(p, piece) & (STRIKES_FAR | SHOOTS));
  const spears = attackers.filter((piece) => marksOf(p, piece) & STRIKES_FAR);
  if (tell)
    tell({
      event: {
        type: 'combatFought',
        cards: [attackSeat, defenceSeat].map((seat) => ({ seat, card: p.data[LAID + seat] })),
        attack,
        defence,
        winner: attack > defence ? attackSeat : defence > attack ? defenceSeat : null,
      },
    });
  for (const seat of [attackSeat, defenceSeat]) spendCard(p, seat);
  closeCombat(p, [...attackers, ...defenders]);
  if (attack > defence) {
    for (const piece of defenders) {
      if (isWounded(p, piece)) eliminate(p, piece, attackSeat, tell);
      else wound(p, piece, attackSeat, tell);
    }
  } else if (defence > attack) {
    for (const piece of attackers) if (!distant.includes(piece)) wound(p, piece, defenceSeat, tell);
    for (const piece of spears) remove(p, loadOf(p, piece), tell);
  }
  openStage(p, 'act', p.data[ACTIVE]);
}

/** Used cards leave the game, all but the +0 (BD-COMBAT-10, BD-COMBAT-11). */
function spendCard(p: Position, seat: Seat): void {
  const card = p.data[LAID + seat];
  if (card !== ZERO) p.data[COMBAT_HAND + seat] = withoutCard(p.data[COMBAT_HAND + seat], card);
  p.data[LAID + seat] = NO_CARD;
  p.data[LAID_OPENLY + seat] = 0;
}

function closeCombat(p: Position, fighters: readonly Piece[]): void {
  for (const piece of fighters) unmark(p, piece, FIGHTING);
  p.data[ATTACKER] = -1;
  p.data[TARGET] = -1;
  p.data[NAMER] = -1;
  p.data[NAMED] = NO_CARD;
}
