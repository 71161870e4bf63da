/** A combat that is being fought: two sides, everybody on his own, cards laid by those who take part. */
import { holds } from '../../combat/cards.ts';
import { namerOf, NO_CARD, UNDECIDED } from '../../combat/combat.ts';
import { bit } from '../../content/ability.ts';
import { stageOf } from '../../turn/flow.ts';
import type { Seat } from '../../vocabulary.ts';
import {
  ACTIVE,
  ATTACKER,
  ATTACKS,
  CHOOSER,
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
} from '../fields.ts';
import { MARK_BITS, MARK_NAMES } from '../json.ts';
import { hostile, isWounded, loadOf, marksOf, type Position, unmark } from '../position.ts';
import { refuse } from '../../refusals.ts';
import type { Faults } from './fault.ts';

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
  yield* fighterFaults(p, attack, defence);
  yield* declarationFaults(p);
  yield* cardFaults(p, attack, defence);
}

const WEAPONS = [
  { mark: STRIKES_FAR, trait: bit('strikesFar') },
  { mark: SHOOTS, trait: bit('shoots') },
] as const;

function* fighterFaults(p: Position, attack: Seat, defence: Seat): Faults {
  const { pieces } = p.table;
  for (let piece = 0; piece < pieces.count; piece++) {
    const marks = marksOf(p, piece);
    if (!(marks & FIGHTING)) continue;
    const path = ['pieces', piece, 'marks'];
    const side = marks & ATTACKS ? attack : defence;
    if (((marks & ATTACKS) !== 0) === ((marks & DEFENDS) !== 0))
      yield { path, reason: 'it attacks or it defends' };
    if (pieces.owner[piece] !== side) yield { path, reason: 'it fights on the wrong side' };
    if (isWounded(p, piece) && piece !== p.data[TARGET]) yield { path, reason: 'a wounded joins no combat' };
    const load = loadOf(p, piece);
    for (const { mark, trait } of WEAPONS) {
      if (!(marks & mark)) continue;
      const armed = load >= 0 && pieces.isCharacter[load] === 0 && (pieces.traits[load] & trait) !== 0;
      if (!armed || !(marks & ATTACKS)) yield { path, reason: 'it has nothing to attack with from afar' };
    }
  }
}

/** Nothing moves while a combat is fought: it could be declared where everybody stands, and draws the same fighters in. */
function* declarationFaults(p: Position): Faults {
  const { pieces, policies, terrain, crowd } = p.table;
  const [attacker, target] = [p.data[ATTACKER], p.data[TARGET]];
  const before = p.copy();
  for (let piece = 0; piece < pieces.count; piece++) unmark(before, piece, FIGHTING);
  terrain.refresh(before);
  crowd.read(before);
  const code = policies.combatants.attackRefusal(before, attacker, target);
  if (code)
    yield { path: ['combat', 'target'], reason: `cannot be attacked from there: ${refuse(code).words.en}` };
  const willing: number[] = [];
  policies.combatants.mayJoin(before, attacker, target, willing);
  const joiners = willing.filter((piece) => marksOf(p, piece) & ATTACKS);
  policies.combatants.gather(before, attacker, target, joiners);
  for (let piece = 0; piece < pieces.count; piece++) {
    const due = marksOf(before, piece) & FIGHTING;
    if (due === (marksOf(p, piece) & FIGHTING)) continue;
    const names = MARK_NAMES.filter((name) => MARK_BITS[name] & due);
    yield {
      path: ['pieces', piece, 'marks'],
      reason: names.length > 0 ? `in this combat it ${names.join(', ')}` : 'it takes no part in this combat',
    };
  }
  if (p.data[NAMER] !== namerOf(p))
    yield { path: ['combat', 'namer'], reason: 'who may name a card follows from who fights' };
}

function* cardFaults(p: Position, attack: Seat, defence: Seat): Faults {
  const { data, table } = p;
  const stage = stageOf(p);
  const fights = (seat: Seat): boolean => seat === attack || seat === defence;
  const namer = data[NAMER];
  if (namer >= 0 && !fights(namer))
    yield { path: ['combat', 'namer'], reason: 'takes no part in the combat' };
  const undecided = data[NAMED] === UNDECIDED;
  if (data[NAMED] === 0) yield { path: ['combat', 'named'], reason: 'the +0 cannot be named' };
  if (
    stage === 'name' ? !undecided || namer !== data[CHOOSER] : stage === 'layCard' && undecided !== namer < 0
  )
    yield { path: ['combat', 'named'], reason: `does not fit the stage "${stage}"` };
  let toLay = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const card = data[LAID + seat];
    if (card === NO_CARD) {
      if (fights(seat)) toLay++;
      if (data[LAID_OPENLY + seat])
        yield { path: ['combat', 'laidOpenly'], reason: `seat ${seat} has laid no card` };
    } else if (!fights(seat) || !holds(data[COMBAT_HAND + seat], card) || stage === 'name')
      yield { path: ['combat', 'laid', seat], reason: 'that card cannot have been laid' };
  }
  if (toLay === 0) yield { path: ['combat', 'laid'], reason: 'all cards are laid: the combat is over' };
  if (stage === 'layCard' && (!fights(data[CHOOSER]) || data[LAID + data[CHOOSER]] !== NO_CARD))
    yield { path: ['chooser'], reason: 'has no card to lay' };
}
