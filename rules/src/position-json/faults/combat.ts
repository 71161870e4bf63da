/**
 * A combat that is being fought: two sides, everybody on that of his player, cards laid by those who take part; where
 * others may come in, they were asked in turn and gave answers that were open to them.
 */
import { holds, withoutCard } from '../../combat/cards/hand.ts';
import { objectsOf } from '../../combat/equipment.ts';
import { sideOfSeat, takesPart } from '../../combat/players-of-a-combat.ts';
import { cardsToLay, hasLaid, laidBy, NO_CARD, UNDECIDED } from '../../combat/cards/laid.ts';
import { mayLayTwo, namerOf } from '../../combat/course-and-cards.ts';
import { modeOf } from '../../combat/duel-group-or-ranged.ts';
import { modeIn, weaponIn } from '../../actions/attack.ts';
import { type AttackMode, RANGED, REACH } from '../../model/ability.ts';
import type { Declared } from '../../model/policies.ts';
import { stageOf } from '../../turn/turn-and-game-end.ts';
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
} from '../../model/fields.ts';
import { MARK_NAMES } from '../pieces.ts';
import { MARK_TABLE } from '../../model/piece-memory.ts';
import { hostile, isSpent, isWounded, marksOf, type Position, unmark } from '../../model/position.ts';
import { inWordsOf, refuse } from '../../refusals.ts';
import { isOver, unfit } from './course.ts';
import { fault, type Faults } from './position-fault.ts';
import { joiningFaults } from './joining.ts';

export function* combatFaults(p: Position): Faults {
  const { data, ruleset } = p;
  if (data[ATTACKER] < 0) return;
  const { owner } = ruleset.pieces;
  const attack = owner[data[ATTACKER]];
  const defence = owner[data[TARGET]];
  if (attack !== data[ACTIVE])
    yield fault(['combat', 'attacker'], {
      en: 'the active player attacks',
      fr: 'c’est le joueur actif qui attaque',
    });
  if (!hostile(p, attack, defence))
    yield fault(['combat', 'target'], { en: 'is no enemy', fr: 'n’est pas un ennemi' });
  if (!(marksOf(p, data[ATTACKER]) & ATTACKS))
    yield fault(['combat', 'attacker'], { en: 'takes no part', fr: 'ne prend pas part au combat' });
  if (!(marksOf(p, data[TARGET]) & DEFENDS))
    yield fault(['combat', 'target'], { en: 'takes no part', fr: 'ne prend pas part au combat' });
  yield* fighterFaults(p);
  yield* declarationFaults(p);
  yield* cardFaults(p);
}

const WEAPONS = [
  { mark: STRIKES_FAR, weapon: REACH },
  { mark: SHOOTS, weapon: RANGED },
] as const;

/** A weapon of its own, or one in its hands. */
const isArmed = (p: Position, piece: Piece, weapon: AttackMode): boolean =>
  [piece, ...objectsOf(p, piece)].some((one) => p.ruleset.pieces.weapon[one] === weapon);

function* fighterFaults(p: Position): Faults {
  const { pieces } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++) {
    const marks = marksOf(p, piece);
    if (!(marks & FIGHTING)) continue;
    const path = ['pieces', piece, 'marks'];
    if (((marks & ATTACKS) !== 0) === ((marks & DEFENDS) !== 0))
      yield fault(path, { en: 'it attacks or it defends', fr: 'elle attaque ou elle défend' });
    if (!(sideOfSeat(p, pieces.owner[piece]) & marks))
      yield fault(path, { en: 'it fights on the wrong side', fr: 'elle combat du mauvais côté' });
    if (isWounded(p, piece) && piece !== p.data[TARGET])
      yield fault(path, { en: 'a wounded joins no combat', fr: 'un blessé ne se joint à aucun combat' });
    if (isSpent(p, piece) && marks & ATTACKS)
      yield fault(path, {
        en: 'it was healed in this turn and does not attack',
        fr: 'elle a été soignée dans ce tour et n’attaque pas',
      });
    for (const { mark, weapon } of WEAPONS) {
      if (!(marks & mark)) continue;
      if (!isArmed(p, piece, weapon) || !(marks & ATTACKS))
        yield fault(path, {
          en: 'it has nothing to attack with from afar',
          fr: 'elle n’a pas de quoi attaquer de loin',
        });
    }
  }
}

/** Nothing moves while a combat is fought: it could be declared where everybody stands, and draws the same fighters in. */
function* declarationFaults(p: Position): Faults {
  const { pieces, policies, ground, occupancy } = p.ruleset;
  const [attacker, target] = [p.data[ATTACKER], p.data[TARGET]];
  const before = p.copy();
  for (let piece = 0; piece < pieces.count; piece++) unmark(before, piece, FIGHTING);
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    before.data[JOINED + seat] = NOT_ASKED;
    before.data[CHOSEN + seat] = NOT_ASKED;
  }
  ground.refresh(before);
  occupancy.read(before);
  const cause = policies.combatants.attackRefusal(before, attacker, target);
  if (cause) {
    const { en, fr } = inWordsOf(p.ruleset.scenario, refuse(cause)).words;
    yield fault(['combat', 'target'], {
      en: `cannot be attacked from there: ${en}`,
      fr: `ne peut être attaqué de là : ${fr}`,
    });
  } else {
    policies.combatants.gather(before, declaredBy(p, before));
    yield* joiningFaults(p, before);
  }
  for (let piece = 0; piece < pieces.count; piece++) {
    const due = marksOf(before, piece) & FIGHTING;
    if (due === (marksOf(p, piece) & FIGHTING)) continue;
    const names = MARK_NAMES.filter((name) => MARK_TABLE[name].bits & due);
    yield fault(
      ['pieces', piece, 'marks'],
      names.length > 0
        ? { en: `in this combat it ${names.join(', ')}`, fr: `dans ce combat : ${names.join(', ')}` }
        : { en: 'it takes no part in this combat', fr: 'elle ne prend pas part à ce combat' },
    );
  }
  if (p.data[NAMER] !== (stageOf(p) === 'join' ? -1 : namerOf(p)))
    yield fault(['combat', 'namer'], {
      en: 'who may name a card follows from who fights',
      fr: 'qui peut nommer une carte découle de qui combat',
    });
}

/** The attack as it must have been declared, read off from how everybody fights now. */
function declaredBy(p: Position, before: Position): Declared {
  const { combatants } = p.ruleset.policies;
  const [attacker, target] = [p.data[ATTACKER], p.data[TARGET]];
  const asNow = (piece: Piece, modes: readonly number[]): number =>
    modes.find(
      (mode) => modeIn(mode) === modeOf(p, piece) && firesOwn(mode, piece) === firesOwnNow(p, piece),
    ) ?? modes[0];
  const modes: number[] = [];
  combatants.modes(before, attacker, target, modes);
  const mode = asNow(attacker, modes);
  const willing: number[] = [];
  combatants.mayJoin(before, attacker, target, modeIn(mode), willing);
  const joiners = willing
    .filter((piece) => combatants.allMustJoin?.(p) || marksOf(p, piece) & ATTACKS)
    .map((piece) => {
      combatants.joinModes(before, piece, target, modes);
      return { piece, mode: asNow(piece, modes) };
    });
  return { attacker, target, mode, joiners };
}

const firesOwn = (mode: number, piece: Piece): boolean => weaponIn(mode) === piece;
const firesOwnNow = (p: Position, piece: Piece): boolean => (marksOf(p, piece) & FIRES_OWN) !== 0;

function* cardFaults(p: Position): Faults {
  const { data, ruleset } = p;
  const stage = stageOf(p);
  const fights = (seat: Seat): boolean => takesPart(p, seat);
  const namer = data[NAMER];
  if (namer >= 0 && !fights(namer))
    yield fault(['combat', 'namer'], {
      en: 'takes no part in the combat',
      fr: 'ne prend pas part au combat en cours',
    });
  const undecided = data[NAMED] === UNDECIDED;
  if (data[NAMED] === 0)
    yield fault(['combat', 'named'], { en: 'the +0 cannot be named', fr: 'le +0 ne peut être nommé' });
  if (
    (stage === 'name' && namer !== data[CHOOSER]) ||
    (stage === 'layCard' ? undecided !== namer < 0 : ['join', 'name'].includes(stage) && !undecided)
  )
    yield fault(['combat', 'named'], unfit(stage));
  const two = data[CARDS_TO_LAY] > 0 && stage !== 'count';
  const mayBeTwo = stage !== 'join' && mayLayTwo(p);
  // A game may have ended before he said how many.
  if (isOver(p) ? two && !mayBeTwo : mayBeTwo !== (stage === 'count' || two))
    yield fault(['combat', 'cardsToLay'], {
      en: 'how many cards are laid follows from who fights',
      fr: 'le nombre de cartes à poser découle de qui combat',
    });
  let toLay = 0;
  for (let seat = 0; seat < ruleset.seats; seat++) {
    const card = data[LAID + seat];
    if (card === NO_CARD) {
      if (fights(seat)) toLay++;
      if (data[LAID_OPENLY + seat])
        yield fault(['combat', 'laidOpenly'], {
          en: `seat ${seat} has laid no card`,
          fr: `siège ${seat} : aucune carte posée`,
        });
    } else if (!fights(seat) || !holdsAll(p, seat) || !(stage === 'layCard' || isOver(p)))
      yield fault(['combat', 'laid', seat], {
        en: 'that card cannot have been laid',
        fr: 'cette carte n’a pas pu être posée',
      });
    else if (!hasLaid(p, seat)) toLay++;
    // A card that was named lies openly, or the +0 of one who was too slow (BD-TIMER-6).
    if (data[LAID_OPENLY + seat] && card > 0 && (card !== data[NAMED] || seat === namer))
      yield fault(['combat', 'laidOpenly'], {
        en: `only a card that was named is laid openly, or the +0: seat ${seat}`,
        fr: `seule une carte nommée est posée ouvertement, ou le +0 : siège ${seat}`,
      });
    if (data[LAID_SECOND + seat] !== NO_CARD && (card === NO_CARD || cardsToLay(p, seat) < 2))
      yield fault(['combat', 'laidSecond'], {
        en: 'one card was announced',
        fr: 'une seule carte a été annoncée',
      });
  }
  if (toLay === 0)
    yield fault(['combat', 'laid'], {
      en: 'all cards are laid: the combat is over',
      fr: 'toutes les cartes sont posées : le combat est fini',
    });
  if (stage === 'layCard' && (!fights(data[CHOOSER]) || hasLaid(p, data[CHOOSER])))
    yield fault(['chooser'], { en: 'has no card to lay', fr: 'n’a pas de carte à poser' });
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
