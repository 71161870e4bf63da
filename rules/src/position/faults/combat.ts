/**
 * A combat that is being fought: two sides, everybody on that of his player, cards laid by those who take part; where
 * others may come in, they were asked in turn and gave answers that were open to them.
 */
import { holds, withoutCard } from '../../combat/cards.ts';
import { namerOf, NO_CARD, UNDECIDED } from '../../combat/combat.ts';
import { objectsOf } from '../../combat/equipment.ts';
import { sideOfSeat, takesPart } from '../../combat/joining.ts';
import { cardsToLay, hasLaid, laidBy, mayLayTwo } from '../../combat/laying.ts';
import { mannerOf } from '../../combat/strength.ts';
import { mannerIn, weaponIn } from '../../combat/ways.ts';
import { bit } from '../../content/ability.ts';
import type { Declared } from '../../editions/policies/policies.ts';
import { stageOf } from '../../turn/flow.ts';
import type { Piece, Seat } from '../../vocabulary.ts';
import {
  ACTIVE,
  ATTACKER,
  ATTACKS,
  CARDS_TO_LAY,
  CHOOSER,
  CHOSEN,
  COMBAT_HAND,
  DEFENDS,
  FIGHTING,
  FIRES_OWN,
  JOINED,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  NAMED,
  NAMER,
  NOT_ASKED,
  SHOOTS,
  STRIKES_FAR,
  TARGET,
} from '../fields.ts';
import { MARK_BITS, MARK_NAMES } from '../json.ts';
import { hostile, isWounded, marksOf, type Position, unmark } from '../position.ts';
import { inWordsOf, refuse } from '../../refusals.ts';
import { isOver } from './course.ts';
import type { Faults } from './fault.ts';
import { joiningFaults } from './joining.ts';

export function* combatFaults(p: Position): Faults {
  const { data, table } = p;
  if (data[ATTACKER] < 0) return;
  const { owner } = table.pieces;
  const attack = owner[data[ATTACKER]];
  const defence = owner[data[TARGET]];
  if (attack !== data[ACTIVE]) yield { path: ['combat', 'attacker'], reason: 'the active player attacks' };
  if (!hostile(p, attack, defence)) yield { path: ['combat', 'target'], reason: 'is no enemy' };
  if (!(marksOf(p, data[ATTACKER]) & ATTACKS))
    yield { path: ['combat', 'attacker'], reason: 'takes no part' };
  if (!(marksOf(p, data[TARGET]) & DEFENDS)) yield { path: ['combat', 'target'], reason: 'takes no part' };
  yield* fighterFaults(p);
  yield* declarationFaults(p);
  yield* cardFaults(p);
}

const WEAPONS = [
  { mark: STRIKES_FAR, trait: bit('strikesFar') },
  { mark: SHOOTS, trait: bit('shoots') | bit('shootsOnce') },
] as const;

/** A weapon of its own, or one in its hands. */
const isArmed = (p: Position, piece: Piece, trait: number): boolean =>
  [piece, ...objectsOf(p, piece)].some((one) => (p.table.pieces.traits[one] & trait) !== 0);

function* fighterFaults(p: Position): Faults {
  const { pieces } = p.table;
  for (let piece = 0; piece < pieces.count; piece++) {
    const marks = marksOf(p, piece);
    if (!(marks & FIGHTING)) continue;
    const path = ['pieces', piece, 'marks'];
    if (((marks & ATTACKS) !== 0) === ((marks & DEFENDS) !== 0))
      yield { path, reason: 'it attacks or it defends' };
    if (!(sideOfSeat(p, pieces.owner[piece]) & marks)) yield { path, reason: 'it fights on the wrong side' };
    if (isWounded(p, piece) && piece !== p.data[TARGET]) yield { path, reason: 'a wounded joins no combat' };
    for (const { mark, trait } of WEAPONS) {
      if (!(marks & mark)) continue;
      if (!isArmed(p, piece, trait) || !(marks & ATTACKS))
        yield { path, reason: 'it has nothing to attack with from afar' };
    }
  }
}

/** Nothing moves while a combat is fought: it could be declared where everybody stands, and draws the same fighters in. */
function* declarationFaults(p: Position): Faults {
  const { pieces, policies, ground, crowd } = p.table;
  const [attacker, target] = [p.data[ATTACKER], p.data[TARGET]];
  const before = p.copy();
  for (let piece = 0; piece < pieces.count; piece++) unmark(before, piece, FIGHTING);
  for (let seat = 0; seat < p.table.seats; seat++) {
    before.data[JOINED + seat] = NOT_ASKED;
    before.data[CHOSEN + seat] = NOT_ASKED;
  }
  ground.refresh(before);
  crowd.read(before);
  const cause = policies.combatants.attackRefusal(before, attacker, target);
  if (cause)
    yield {
      path: ['combat', 'target'],
      reason: `cannot be attacked from there: ${inWordsOf(p.table.scenario, refuse(cause)).words.en}`,
    };
  else {
    policies.combatants.gather(before, declaredBy(p, before));
    yield* joiningFaults(p, before);
  }
  for (let piece = 0; piece < pieces.count; piece++) {
    const due = marksOf(before, piece) & FIGHTING;
    if (due === (marksOf(p, piece) & FIGHTING)) continue;
    const names = MARK_NAMES.filter((name) => MARK_BITS[name] & due);
    yield {
      path: ['pieces', piece, 'marks'],
      reason: names.length > 0 ? `in this combat it ${names.join(', ')}` : 'it takes no part in this combat',
    };
  }
  if (p.data[NAMER] !== (stageOf(p) === 'join' ? -1 : namerOf(p)))
    yield { path: ['combat', 'namer'], reason: 'who may name a card follows from who fights' };
}

/** The attack as it must have been declared, read off from how everybody fights now. */
function declaredBy(p: Position, before: Position): Declared {
  const { combatants } = p.table.policies;
  const [attacker, target] = [p.data[ATTACKER], p.data[TARGET]];
  const asNow = (piece: Piece, ways: readonly number[]): number =>
    ways.find(
      (way) => mannerIn(way) === mannerOf(p, piece) && firesOwn(way, piece) === firesOwnNow(p, piece),
    ) ?? ways[0];
  const ways: number[] = [];
  combatants.ways(before, attacker, target, ways);
  const way = asNow(attacker, ways);
  const willing: number[] = [];
  combatants.mayJoin(before, attacker, target, mannerIn(way), willing);
  const joiners = willing
    .filter((piece) => combatants.allMustJoin?.(p) || marksOf(p, piece) & ATTACKS)
    .map((piece) => {
      combatants.joinWays(before, piece, target, ways);
      return { piece, way: asNow(piece, ways) };
    });
  return { attacker, target, way, joiners };
}

const firesOwn = (way: number, piece: Piece): boolean => weaponIn(way) === piece;
const firesOwnNow = (p: Position, piece: Piece): boolean => (marksOf(p, piece) & FIRES_OWN) !== 0;

function* cardFaults(p: Position): Faults {
  const { data, table } = p;
  const stage = stageOf(p);
  const fights = (seat: Seat): boolean => takesPart(p, seat);
  const namer = data[NAMER];
  if (namer >= 0 && !fights(namer))
    yield { path: ['combat', 'namer'], reason: 'takes no part in the combat' };
  const undecided = data[NAMED] === UNDECIDED;
  if (data[NAMED] === 0) yield { path: ['combat', 'named'], reason: 'the +0 cannot be named' };
  if (
    (stage === 'name' && namer !== data[CHOOSER]) ||
    (stage === 'layCard' ? undecided !== namer < 0 : ['join', 'name'].includes(stage) && !undecided)
  )
    yield { path: ['combat', 'named'], reason: `does not fit the stage "${stage}"` };
  const two = data[CARDS_TO_LAY] > 0 && stage !== 'count';
  const mayBeTwo = stage !== 'join' && mayLayTwo(p);
  // A game may have ended before he said how many.
  if (isOver(p) ? two && !mayBeTwo : mayBeTwo !== (stage === 'count' || two))
    yield { path: ['combat', 'cardsToLay'], reason: 'how many cards are laid follows from who fights' };
  let toLay = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const card = data[LAID + seat];
    if (card === NO_CARD) {
      if (fights(seat)) toLay++;
      if (data[LAID_OPENLY + seat])
        yield { path: ['combat', 'laidOpenly'], reason: `seat ${seat} has laid no card` };
    } else if (!fights(seat) || !holdsAll(p, seat) || !(stage === 'layCard' || isOver(p)))
      yield { path: ['combat', 'laid', seat], reason: 'that card cannot have been laid' };
    else if (!hasLaid(p, seat)) toLay++;
    if (data[LAID_SECOND + seat] !== NO_CARD && (card === NO_CARD || cardsToLay(p, seat) < 2))
      yield { path: ['combat', 'laidSecond'], reason: 'one card was announced' };
  }
  if (toLay === 0) yield { path: ['combat', 'laid'], reason: 'all cards are laid: the combat is over' };
  if (stage === 'layCard' && (!fights(data[CHOOSER]) || hasLaid(p, data[CHOOSER])))
    yield { path: ['chooser'], reason: 'has no card to lay' };
}

/** Whether a seat holds what it has laid, card by card. */
function holdsAll(p: Position, seat: Seat): boolean {
  let hand = p.data[COMBAT_HAND + seat];
  return laidBy(p, seat).every((card) => {
    const held = holds(hand, card);
    if (held) hand = withoutCard(hand, card);
    return held;
  });
}
