/**
 * How a combat ends: totals, spent cards, and what becomes of the losers.
 *
 * Whoever took part from a distance is never touched by the result (BD-RANGED-7, BD-OBJ-Spear-4, CG-RANGED-4,
 * CG-OBJ-Spear-5); a spear breaks instead of its user (BD-OBJ-Spear-5 to 7, CG-OBJ-Spear-6 to 8). Wounds:
 * turn/wounds-and-deaths.ts.
 * Rules: BD-COMBAT-6 to 9, BD-WOUND-5, BD-WOUND-6, BD-GROUP-8, BD-GROUP-11, BD-GROUP-12, BD-GROUP-14, BD-CARRY-4;
 * CG-COMBAT-4 to 7, CG-WOUND-6, CG-WOUND-7, CG-GROUP-5, CG-GROUP-8, CG-GROUP-9, CG-CARRY-3, CG-CHAR-Assassin-2 to 4;
 * BD-RULING-61, BD-RULING-78, BD-RULING-82; CG-RULING-107 to 110, CG-RULING-126, CG-RULING-141, CG-RULING-143,
 * CG-RULING-170, CG-RULING-195; MP-MURDER-21 to 25, MP-RULING-56 to 61.
 */
import { MELEE } from '../model/ability.ts';
import {
  ACTIVE,
  ATTACKER,
  ATTACKS,
  CARDS_TO_LAY,
  CHOSEN,
  DEFENDS,
  FIGHTING,
  FIRES_OWN,
  JOINED,
  MOST_SEATS,
  NAMED,
  NAMER,
  NOT_ASKED,
  TARGET,
} from '../model/fields.ts';
import { abilityOf, isFigure, marksOf, noteUse, unmark, type Position } from '../model/position.ts';
import { defeat } from '../turn/wounds-and-deaths.ts';
import { remove } from '../turn/drop-remove-score.ts';
import type { Emit } from '../model/events.ts';
import { openStage } from '../turn/turn-and-game-end.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { objectsOf } from './equipment.ts';
import { playersOf, seatsOn } from './players-of-a-combat.ts';
import { laidBy, NO_CARD } from './cards/laid.ts';
import { spendCards, takeBack } from './cards/spent-or-taken-back.ts';
import { fightersOf, modeOf } from './duel-group-or-ranged.ts';
import { strengthOf } from './strength.ts';

/** A side of the combat: its players, and everybody who fights for it. */
interface Side {
  readonly seats: readonly Seat[];
  readonly fighters: readonly Piece[];
}

const sideOf = (p: Position, side: number): Side => ({
  seats: seatsOn(p, side),
  fighters: fightersOf(p, side),
});

/** What a side is worth with all its cards. */
const totalOf = (p: Position, side: number, { seats }: Side): number =>
  seats.flatMap((seat) => laidBy(p, seat)).reduce((sum, card) => sum + card, strengthOf(p, side));

export function fight(p: Position, emit: Emit): void {
  const attack = sideOf(p, ATTACKS);
  const defence = sideOf(p, DEFENDS);
  const totals = { attack: totalOf(p, ATTACKS, attack), defence: totalOf(p, DEFENDS, defence) };
  const players = playersOf(p);
  const winner = totals.attack > totals.defence ? attack : totals.defence > totals.attack ? defence : null;
  if (emit) {
    const [first = null, ...alsoWon] = winner?.seats ?? [];
    emit({
      event: {
        type: 'combatFought',
        cards: players.map((seat) => cardsOf(p, seat)),
        ...totals,
        winner: first,
        ...(alsoWon.length > 0 ? { alsoWon } : {}),
      },
    });
  }
  for (const seat of players) spendCards(p, seat);
  conclude(p, attack, defence, winner, emit);
}

/**
 * The combat ends with a victory of this side, ATTACKS or DEFENDS, or with a tie (0); all cards go back. For search, and
 * for whoever asks what is at stake.
 */
export function endWithout(p: Position, victors: number, emit: Emit): void {
  const attack = sideOf(p, ATTACKS);
  const defence = sideOf(p, DEFENDS);
  for (let seat = 0; seat < p.ruleset.seats; seat++) takeBack(p, seat);
  conclude(p, attack, defence, victors === ATTACKS ? attack : victors === DEFENDS ? defence : null, emit);
}

/** What becomes of everybody. It depends on who has won and on nothing else of the cards. */
function conclude(p: Position, attack: Side, defence: Side, winner: Side | null, emit: Emit): void {
  // Who dies at once and whose spear breaks depends on how everybody fights: asked before the combat is over.
  const losers = winner === attack ? defence : attack;
  const dying = winner ? losers.fighters.filter((piece) => diesAtOnce(p, piece, winner)) : [];
  const spears = winner === defence ? brokenSpears(p, attack.fighters) : [];
  const untouched = attack.fighters.filter((piece) => modeOf(p, piece) !== MELEE);
  const hunters = winner?.fighters.filter((piece) => isFigure(p, piece)) ?? [];
  closeCombat(p, [...attack.fighters, ...defence.fighters]);
  if (winner) {
    const by = winner.seats.reduce((bits, seat) => bits | (1 << seat), 0);
    for (const piece of losers.fighters) {
      if (untouched.includes(piece)) continue;
      defeat(p, piece, dying.includes(piece), by, emit, hunters);
    }
  }
  for (const spear of spears) remove(p, spear, emit);
  openStage(p, 'act', p.data[ACTIVE]);
}

function cardsOf(p: Position, seat: Seat): { seat: Seat; card: number; second?: number } {
  const [card = NO_CARD, second] = laidBy(p, seat);
  return second === undefined ? { seat, card } : { seat, card, second };
}

/** Whether somebody among the winners leaves no wounded of this one. */
const diesAtOnce = (p: Position, loser: Piece, { fighters }: Side): boolean =>
  fighters.some((piece) =>
    abilityOf(p, piece, 'kills')?.kills?.({
      mode: modeOf(p, piece),
      atHand: p.ruleset.policies.combatants.areAtHand(p, piece, loser),
    }),
  );

/** One spear of each who struck with one (CG-RULING-118). */
function brokenSpears(p: Position, attackers: readonly Piece[]): Piece[] {
  const { weapon, answering } = p.ruleset.pieces;
  const breaks = (piece: Piece, object: Piece): boolean =>
    weapon[object] === modeOf(p, piece) && answering.breaksInDefeat[object] !== undefined;
  return attackers.flatMap((piece) =>
    objectsOf(p, piece)
      .filter((object) => breaks(piece, object))
      .slice(0, 1),
  );
}

/** The combat does not take place after all: everybody takes his cards back (MP-RULING-76). */
export function callOff(p: Position): void {
  for (let seat = 0; seat < p.ruleset.seats; seat++) takeBack(p, seat);
  closeCombat(p, [...fightersOf(p, ATTACKS), ...fightersOf(p, DEFENDS)]);
  openStage(p, 'act', p.data[ACTIVE]);
}

function closeCombat(p: Position, fighters: readonly Piece[]): void {
  for (const piece of fighters) {
    const own = marksOf(p, piece) & FIRES_OWN ? abilityOf(p, piece, 'weapon') : undefined;
    if (own) noteUse(p, piece, own);
    unmark(p, piece, FIGHTING);
  }
  p.data[ATTACKER] = -1;
  p.data[TARGET] = -1;
  p.data[NAMER] = -1;
  p.data[NAMED] = NO_CARD;
  p.data[CARDS_TO_LAY] = 0;
  p.data.fill(NOT_ASKED, JOINED, JOINED + MOST_SEATS);
  p.data.fill(NOT_ASKED, CHOSEN, CHOSEN + MOST_SEATS);
}
