/**
 * The course of a combat, moment by moment: who takes part, who else comes in, who may lay two cards, who names one,
 * who lays now and who looks first; then it is fought. All that is settled meanwhile is in the position.
 *
 * One card each, the attacker first (BD-RULING-68), then the defender and whoever came in, unless somebody sees the
 * other's cards before he lays his own, or an attacker has announced two. What a named card does: `acceptName`
 * (BD-RULING-69, BD-CHAR-Telepath-3, BD-CHAR-Telepath-4).
 *
 * Elsewhere: whom nobody may attack (BD-COMBAT-13, CG-COMBAT-11): actions/who-may-be-attacked.ts; whom one reaches
 * (BD-COMBAT-1 to 3, BD-COMBAT-14, BD-COMBAT-15, CG-COMBAT-1): board-attack.ts, zone-attack.ts; who must join
 * (BD-GROUP-2 to 4, CG-GROUP-2): who-is-drawn-into-a-group.ts, zone-combatants.ts; which card may be laid or named
 * (BD-COMBAT-4, BD-CHAR-Telepath-2): lay-combat-card.ts, name-card.ts; what a side counts (BD-COMBAT-5, BD-GROUP-5):
 * strength.ts; who wins and what follows (BD-COMBAT-6 to 9): outcome.ts; the cards afterwards (BD-COMBAT-10,
 * BD-COMBAT-11): cards/spent-or-taken-back.ts.
 * Rules: BD-WOUND-4, BD-RANGED-4, BD-CHAR-Telepath-3, BD-CHAR-Telepath-4; BD-RULING-68, BD-RULING-69; CG-COMBAT-2,
 * CG-RANGED-3, CG-CHAR-Telepath-2 to 4, CG-CHAR-WeaponMaster-2, CG-CHAR-WeaponMaster-3; CG-CHAR-Berserker-2,
 * CG-CHAR-Berserker-4, CG-CHAR-Berserker-7; CG-RULING-91, CG-RULING-95 to 100, CG-RULING-139, CG-RULING-184;
 * MP-MURDER-12, MP-MURDER-20, MP-RULING-54.
 */
import type { Declared } from '../model/policies.ts';
import {
  ATTACKER,
  ATTACKS,
  CARDS_TO_LAY,
  CHOSEN,
  COMBAT_HAND,
  DEFENDS,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  NAMED,
  NAMER,
  NOT_ASKED,
  STAYED_OUT,
  TARGET,
} from '../model/fields.ts';
import { type Position, abilityOf, marksOf } from '../model/position.ts';
import type { Emit } from '../model/events.ts';
import { openStage, seatsOf } from '../turn/turn-and-game-end.ts';
import type { Seat, Piece } from '../vocabulary.ts';
import { cardsIn, holds } from './cards/hand.ts';
import {
  answersTogether,
  attackingSeat,
  opponentOf,
  sideNameOf,
  defendingSeat,
  playersOf,
} from './players-of-a-combat.ts';
import { cardsToLay, hasLaid, laidBy, NO_CARD, UNDECIDED } from './cards/laid.ts';
import { ZERO } from './cards/spent-or-taken-back.ts';
import { otherSide } from './who-is-drawn-into-a-group.ts';
import { fight } from './outcome.ts';
import { fightersOf, isDuel, isRanged, modeOf } from './duel-group-or-ranged.ts';

/** The chooser of a stage in which several choose at once. */
const TOGETHER = -1;

export function beginCombat(p: Position, declared: Declared, emit: Emit): void {
  const { policies, pieces } = p.ruleset;
  p.data[ATTACKER] = declared.attacker;
  p.data[TARGET] = declared.target;
  policies.combatants.gather(p, declared);
  emit?.({
    event: {
      type: 'attackDeclared',
      by: pieces.ids[declared.attacker],
      target: pieces.ids[declared.target],
      ...namesOfFighters(p),
    },
  });
  p.data[NAMED] = UNDECIDED;
  askToJoin(p, emit);
}

const namesOfFighters = (p: Position): { attackers: string[]; defenders: string[] } => {
  const [attackers, defenders] = [ATTACKS, DEFENDS].map((side) =>
    fightersOf(p, side).map((piece) => p.ruleset.pieces.ids[piece]),
  );
  return { attackers, defenders };
};

/** Those to whom the combat is open are asked, all at once or one after the other; most games ask nobody. */
function askToJoin(p: Position, emit: Emit): void {
  const [first] = seatsOf(p.ruleset.policies.combatants.joining?.asked(p) ?? 0);
  if (first !== undefined) openStage(p, 'join', answersTogether(p) ? TOGETHER : first);
  else {
    showSides(p, emit);
    askForCount(p, emit);
  }
}

/** A player who is asked answers with one of the values of JOINED: face down where all choose together (MP-RULING-54). */
export function chooseSide(p: Position, seat: Seat, joined: number, emit: Emit): void {
  if (answersTogether(p)) {
    p.data[CHOSEN + seat] = joined;
    emit?.({
      event: { type: 'sideChosen', seat, side: sideNameOf(joined) },
      only: seat,
      instead: { type: 'sideChosen', seat, side: 'hidden' },
    });
  } else takeSide(p, seat, joined, emit);
  askToJoin(p, emit);
}

/** Too slow: he stays out, and everybody knows it (MP-RULING-54). */
export function stayOut(p: Position, seat: Seat, emit: Emit): void {
  takeSide(p, seat, STAYED_OUT, emit);
  askToJoin(p, emit);
}

/** Somebody has left the table while players were asked: whatever he chose, he is out of it (MP-RULING-76). */
export function joinWithout(p: Position, seat: Seat, emit: Emit): void {
  p.data[CHOSEN + seat] = NOT_ASKED;
  askToJoin(p, emit);
}

/** All have chosen: the answers that lie face down are turned up, clockwise from the attacker. */
function showSides(p: Position, emit: Emit): void {
  const { seats } = p.ruleset;
  for (let step = 1; step < seats; step++) {
    const seat = (attackingSeat(p) + step) % seats;
    const chosen = p.data[CHOSEN + seat];
    if (chosen === NOT_ASKED) continue;
    p.data[CHOSEN + seat] = NOT_ASKED;
    takeSide(p, seat, chosen, emit);
  }
}

/** A player comes in on a side, or stays out. */
function takeSide(p: Position, seat: Seat, joined: number, emit: Emit): void {
  p.ruleset.policies.combatants.joining?.take(p, seat, joined);
  emit?.({ event: { type: 'sideTaken', seat, side: sideNameOf(joined), ...namesOfFighters(p) } });
}

function askForCount(p: Position, emit: Emit): void {
  p.data[NAMER] = namerOf(p);
  if (mayLayTwo(p)) openStage(p, 'count', attackingSeat(p));
  else askForName(p, emit);
}

/** The attacker says how many cards he will lay, before anybody chooses one (CG-CHAR-Berserker-4). */
export function acceptCount(p: Position, count: number, emit: Emit): void {
  p.data[CARDS_TO_LAY] = count;
  emit?.({ event: { type: 'cardsCounted', seat: attackingSeat(p), count } });
  askForName(p, emit);
}

function askForName(p: Position, emit: Emit): void {
  if (p.data[NAMER] >= 0) openStage(p, 'name', p.data[NAMER]);
  else askForCard(p, emit);
}

/** A card is named, or none: the opponent plays it openly if he holds it, else he shows his hand (BD-RULING-69). */
export function acceptName(p: Position, card: number, emit: Emit): void {
  const namer = p.data[NAMER];
  const opponent = opponentOf(p, namer);
  p.data[NAMED] = card;
  emit?.({ event: { type: 'cardNamed', seat: namer, card: card === NO_CARD ? null : card } });
  if (card !== NO_CARD) {
    const hand = p.data[COMBAT_HAND + opponent];
    if (holds(hand, card)) {
      p.data[LAID + opponent] = card;
      p.data[LAID_OPENLY + opponent] = 1;
      emit?.({ event: { type: 'cardLaid', seat: opponent, card } });
    } else emit?.({ event: { type: 'handShown', seat: opponent, cards: cardsIn(hand) } });
  }
  askForCard(p, emit);
}

/** One after the other; when all cards lie, the combat is fought. */
function askForCard(p: Position, emit: Emit): void {
  const seat = nextToLay(p);
  if (seat >= 0) openStage(p, 'layCard', seat);
  else fight(p, emit);
}

/** A seat lays its card, or two; or the second one beside a card that it was made to play (CG-RULING-95). */
export function acceptCard(p: Position, seat: Seat, card: number, second: number, emit: Emit): void {
  if (p.data[LAID + seat] === NO_CARD) p.data[LAID + seat] = card;
  else p.data[LAID_SECOND + seat] = card;
  if (second !== NO_CARD) p.data[LAID_SECOND + seat] = second;
  if (emit) {
    const laid = second === NO_CARD ? { card } : { card, second };
    const hidden = second === NO_CARD ? {} : ({ second: 'hidden' } as const);
    emit({
      event: { type: 'cardLaid', seat, ...laid },
      only: seat,
      instead: { type: 'cardLaid', seat, card: 'hidden', ...hidden },
    });
  }
  tellLooker(p, seat, emit);
  askForCard(p, emit);
}

/** Who sees before he lays is told what lies there; the others, that he has looked (CG-CHAR-WeaponMaster-2). */
function tellLooker(p: Position, seat: Seat, emit: Emit): void {
  const by = lookerOf(p);
  if (!emit || by < 0 || by === seat || !hasLaid(p, seat)) return;
  emit({
    event: { type: 'cardsSeen', by, seat, cards: laidBy(p, seat) },
    only: by,
    instead: { type: 'cardsSeen', by, seat, cards: 'hidden' },
  });
}

/**
 * Too slow: he counts as having played +0, and everybody knows it (BD-TIMER-6, CG-TIMER-6); a card that he was made to
 * play stays (CG-RULING-184).
 */
export function countAsZero(p: Position, seat: Seat, emit: Emit): void {
  if (p.data[LAID + seat] === NO_CARD) {
    p.data[LAID + seat] = ZERO;
    p.data[LAID_OPENLY + seat] = 1;
    emit?.({ event: { type: 'cardLaid', seat, card: ZERO } });
  }
  if (cardsToLay(p, seat) === 2) p.data[CARDS_TO_LAY] = 1;
  askForCard(p, emit);
}

type CardQuestion = 'laysTwo' | 'looksFirst' | 'namesCard';

/** Whether somebody who takes part can do with the cards what his ability is about, in this combat. */
function says(p: Position, piece: Piece, question: CardQuestion): boolean {
  if (!abilityOf(p, piece, question)) return false;
  const side = marksOf(p, piece) & ATTACKS ? ATTACKS : DEFENDS;
  const opposed = fightersOf(p, otherSide(side)).some((enemy) => answers(p, enemy, question, false));
  return answers(p, piece, question, opposed);
}

function answers(p: Position, piece: Piece, question: CardQuestion, opposed: boolean): boolean {
  const ability = abilityOf(p, piece, question);
  if (!ability) return false;
  const attacking = (marksOf(p, piece) & ATTACKS) !== 0;
  const cards = cardsIn(p.data[COMBAT_HAND + p.ruleset.pieces.owner[piece]]).length;
  const combat = { attacking, mode: modeOf(p, piece), duel: isDuel(p), ranged: isRanged(p), cards, opposed };
  return ability[question]?.(combat) ?? false;
}

/** Whether the attacker may lay two cards. */
export const mayLayTwo = (p: Position): boolean => says(p, p.data[ATTACKER], 'laysTwo');

/** The seat whose figure names a card, or -1. */
export function namerOf(p: Position): Seat {
  if (says(p, p.data[ATTACKER], 'namesCard')) return attackingSeat(p);
  return says(p, p.data[TARGET], 'namesCard') ? defendingSeat(p) : -1;
}

/** The seat that sees the other's cards before it lays its own, or -1. */
export function lookerOf(p: Position): Seat {
  if (p.data[ATTACKER] < 0) return -1;
  const looks = (side: number): boolean => fightersOf(p, side).some((piece) => says(p, piece, 'looksFirst'));
  const looker = looks(ATTACKS) ? attackingSeat(p) : looks(DEFENDS) ? defendingSeat(p) : -1;
  return looker >= 0 && isUnderControl(p, looker) ? -1 : looker;
}

/** Mind control has gone first and leaves no look (CG-RULING-96). */
const isUnderControl = (p: Position, seat: Seat): boolean =>
  p.ruleset.rules.mindFirst && p.data[NAMER] >= 0 && p.data[NAMER] !== seat && p.data[NAMED] > NO_CARD;

/** The seat that must lay a card now, or -1 when all cards lie. */
function nextToLay(p: Position): Seat {
  const looker = lookerOf(p);
  for (const seat of playersOf(p)) if (seat !== looker && !hasLaid(p, seat)) return seat;
  return looker >= 0 && !hasLaid(p, looker) ? looker : -1;
}

/** The seat whose cards this one has looked at and still remembers, or -1. */
export function seenBy(p: Position, seat: Seat): Seat {
  if (p.data[ATTACKER] < 0 || lookerOf(p) !== seat) return -1;
  const other = opponentOf(p, seat);
  return hasLaid(p, other) ? other : -1;
}
