/**
 * The course of the game: the open stage fits everything that was settled for it, and marks live no longer than the
 * turn or the combat they belong to.
 * Rules: groups BD-TURN, BD-COMBAT; BD-COMBAT-13, BD-RULING-22, BD-RULING-69, BD-RULING-134, BD-RULING-135.
 */
import { countOf, HIGHEST_COMBAT_CARD } from '../../src/combat/cards/hand.ts';
import { NO_CARD, UNDECIDED } from '../../src/combat/cards/laid.ts';
import {
  ACTIVE,
  ASKED,
  ATTACKER,
  ATTACKS,
  CARDS_TO_LAY,
  CHOOSER,
  COMBAT_HAND,
  DEFENDS,
  ENDING,
  ENDINGS,
  ENTERED_FROM,
  FACE_UP,
  FIGHTING,
  FIRED,
  FIRST_CHOOSER,
  FIRST_PLACER,
  FIRST_PLAYER,
  FOUGHT_FREE,
  GONE,
  HELD,
  HURT,
  CHOSEN,
  JOINED,
  JOINED_ATTACK,
  JOINED_DEFENCE,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  LEFT,
  MARKS,
  NAMED,
  NAMER,
  OFFER,
  OWN_POINTS,
  PIECE_SIZE,
  PIECES,
  IDLE_TURNS,
  REVEALED,
  REVEALER,
  SHOOTS,
  SLOT,
  REGENERATED,
  SPENT,
  STAGE,
  PROGRESSED,
  STRIKES_FAR,
  TARGET,
  TIME_OUT,
  TURN,
  UNTURNED,
  WHERE,
  WOUNDED,
} from '../../src/model/fields.ts';
import { takesPart } from '../../src/combat/players-of-a-combat.ts';
import { hostile, type Position, restRuleOf } from '../../src/model/position.ts';
import type { Piece, Seat } from '../../src/vocabulary.ts';
import { demand } from './fault.ts';

const SET_UP = new Set(['choose', 'dismiss', 'deploy', 'lay', 'face']);
const COMBAT = new Set(['join', 'count', 'name', 'layCard']);
const SEATS = [ACTIVE, FIRST_CHOOSER, FIRST_PLACER, FIRST_PLAYER] as const;

const isSeat = (p: Position, seat: Seat): boolean => seat >= 0 && seat < p.ruleset.seats;

export function checkCourse(p: Position): void {
  const { data, ruleset } = p;
  const stage = ruleset.stages[data[STAGE]];
  demand(stage !== undefined, 'BD-TURN-2', () => `there is no stage ${data[STAGE]}`);
  const over = stage.id === 'over';
  demand(
    over === (data[ENDING] !== 0) && data[ENDING] < ENDINGS.length,
    'BD-END-4',
    () => `ending ${data[ENDING]} in stage ${stage.id}`,
  );
  checkTurn(p, stage.id);
  checkChooser(p, stage.id);
  checkOffers(p, over);
  const fighting = data[ATTACKER] >= 0;
  const mayFight = COMBAT.has(stage.id);
  demand(
    over || fighting === mayFight,
    'BD-STACK-2',
    () => `an attacker is ${fighting ? '' : 'not '}named in ${stage.id}`,
  );
  if (fighting) checkCombat(p, stage.id);
  else checkNoCombat(p);
  checkReveal(p, stage.id, over);
  // Under way, or a game may have stopped in the middle of one.
  const inTurn = !SET_UP.has(stage.id) && stage.id !== 'card';
  for (let piece = 0; piece < ruleset.pieces.count; piece++) checkMarks(p, piece, inTurn, fighting);
}

function checkTurn(p: Position, stage: string): void {
  const { data, ruleset } = p;
  const setUp = SET_UP.has(stage);
  demand(
    setUp ? data[TURN] === 0 : stage === 'over' || data[TURN] > 0,
    'BD-TURN-1',
    () => `turn ${data[TURN]} in ${stage}`,
  );
  for (const at of SEATS) demand(isSeat(p, data[at]), 'BD-COMP-1', () => `there is no seat ${data[at]}`);
  if (data[TURN] > 0)
    demand(
      ruleset.policies.turnOrder.skips ||
        data[ACTIVE] === (data[FIRST_PLAYER] + data[TURN] - 1) % ruleset.seats,
      'BD-TURN-1',
      () => `seat ${data[ACTIVE]} has turn ${data[TURN]}`,
    );
  // Only the tokens of a room that he has revealed are still placed in the turn of one who has left (MP-RULING-77).
  demand(
    data[GONE + data[ACTIVE]] === 0 || setUp || stage === 'over' || stage === 'place',
    'MP-RULING-77',
    () => `seat ${data[ACTIVE]} has left and is on turn`,
  );
  demand(
    data[IDLE_TURNS] >= 0 && data[IDLE_TURNS] <= data[TURN],
    'BD-RULING-118',
    () => `${data[IDLE_TURNS]} quiet turns`,
  );
  demand(
    data[PROGRESSED] === 0 || data[PROGRESSED] === 1,
    'BD-RULING-118',
    () => `stirred ${data[PROGRESSED]} times`,
  );
  demand(
    data[TIME_OUT] === 0 || (data[TIME_OUT] === 1 && data[CHOOSER] >= 0 && data[CHOOSER] !== data[ACTIVE]),
    'BD-RULING-122',
    () => `seat ${data[CHOOSER]} chooses in ${stage} though the time of seat ${data[ACTIVE]} is out`,
  );
}

function checkChooser(p: Position, stage: string): void {
  const { data } = p;
  const chooser = data[CHOOSER];
  const fits = (): boolean => {
    switch (stage) {
      case 'choose':
      case 'deploy':
      case 'face':
        return chooser === -1 || isSeat(p, chooser);
      case 'over':
        return chooser === -1;
      case 'join':
        return p.ruleset.rules.partyAnswers === 'together' ? chooser === -1 : isSeat(p, chooser);
      case 'card':
      case 'act':
      case 'count':
        return chooser === data[ACTIVE];
      case 'name':
        return chooser === data[NAMER];
      default:
        return isSeat(p, chooser);
    }
  };
  demand(fits(), 'BD-TURN-17', () => `seat ${chooser} decides in ${stage}`);
}

function checkOffers(p: Position, over: boolean): void {
  const { data, ruleset } = p;
  let offers = 0;
  let present = 0;
  for (let seat = 0; seat < ruleset.seats; seat++) {
    if (data[GONE + seat] === 0) present++;
    demand(data[ASKED + seat] >= 0, 'BD-STACK-2', () => `seat ${seat} was asked ${data[ASKED + seat]} times`);
    demand(
      data[OFFER + seat] === 0 || data[OFFER + seat] === 1,
      'BD-RULING-119',
      () => 'an offer is made or not',
    );
    offers += data[OFFER + seat];
  }
  demand(over ? offers === 0 : offers < present, 'BD-RULING-119', () => `${offers} players offer a draw`);
}

function checkReveal(p: Position, stage: string, over: boolean): void {
  const { data, ruleset } = p;
  const open = data[REVEALED] >= 0;
  demand(
    over || open === (stage === 'place'),
    'BD-PLACE-8',
    () => `slot ${data[REVEALED]} is being filled in ${stage}`,
  );
  demand(
    open === data[REVEALER] >= 0,
    'BD-PLACE-1',
    () => `slot ${data[REVEALED]} was revealed by ${data[REVEALER]}`,
  );
  if (!open) return;
  demand(
    data[REVEALED] < ruleset.layout.slots.length && (data[SLOT + data[REVEALED]] & FACE_UP) !== 0,
    'BD-REVEAL-1',
    () => `slot ${data[REVEALED]} is being filled face down`,
  );
  demand(data[REVEALER] === data[ACTIVE], 'BD-TURN-17', () => `seat ${data[REVEALER]} revealed out of turn`);
}

function checkNoCombat(p: Position): void {
  const { data, ruleset } = p;
  demand(
    data[TARGET] === -1 && data[NAMER] === -1 && data[NAMED] === NO_CARD && data[CARDS_TO_LAY] === 0,
    'BD-STACK-2',
    () => 'something of a combat is left over',
  );
  for (let seat = 0; seat < ruleset.seats; seat++)
    demand(
      data[LAID + seat] === NO_CARD &&
        data[LAID_SECOND + seat] === NO_CARD &&
        data[LAID_OPENLY + seat] === 0 &&
        data[JOINED + seat] === 0 &&
        data[CHOSEN + seat] === 0,
      'BD-STACK-2',
      () => `seat ${seat} has laid a combat card without a combat`,
    );
}

function checkCombat(p: Position, stage: string): void {
  const { data, ruleset } = p;
  const { owner, ids, count } = ruleset.pieces;
  const attacker = data[ATTACKER];
  const target = data[TARGET];
  demand(
    attacker < count && target >= 0 && target < count,
    'BD-COMBAT-1',
    () => `${attacker} attacks ${target}`,
  );
  demand(
    hostile(p, owner[attacker], owner[target]),
    'BD-COMBAT-1',
    () => `${ids[attacker]} attacks ${ids[target]}`,
  );
  demand(owner[attacker] === data[ACTIVE], 'BD-TURN-17', () => `${ids[attacker]} attacks out of turn`);
  demand((marks(p, attacker) & ATTACKS) !== 0, 'BD-COMBAT-1', () => `${ids[attacker]} does not take part`);
  demand((marks(p, target) & DEFENDS) !== 0, 'BD-COMBAT-1', () => `${ids[target]} does not take part`);
  checkNaming(p, stage);
  let toLay = 0;
  for (let seat = 0; seat < ruleset.seats; seat++) {
    const card = data[LAID + seat];
    const fights = takesPart(p, seat);
    if (fights && !hasLaidAll(p, seat)) toLay++;
    checkSecond(p, seat);
    demand(
      card === NO_CARD ||
        (fights && card <= HIGHEST_COMBAT_CARD && countOf(data[COMBAT_HAND + seat], card) > 0),
      'BD-COMBAT-18',
      () => `seat ${seat} has laid a ${card} it does not hold`,
    );
    demand(
      // A card that was named, or the +0 of one who was too slow (BD-TIMER-6).
      data[LAID_OPENLY + seat] === 0 || card === 0 || (card === data[NAMED] && seat !== data[NAMER]),
      'BD-CHAR-Telepath-3',
      () => `seat ${seat} has laid a ${card} openly`,
    );
  }
  demand(toLay > 0, 'BD-COMBAT-4', () => 'all cards are laid and nobody fights');
  if (stage === 'layCard')
    demand(!hasLaidAll(p, data[CHOOSER]), 'BD-COMBAT-4', () => `seat ${data[CHOOSER]} has laid its card`);
}

/** The attacker may have announced two cards; everybody else lays one. */
const cardsOf = (p: Position, seat: Seat): number =>
  seat === p.ruleset.pieces.owner[p.data[ATTACKER]] ? Math.max(1, p.data[CARDS_TO_LAY]) : 1;

const hasLaidAll = (p: Position, seat: Seat): boolean =>
  p.data[LAID + seat] !== NO_CARD && (cardsOf(p, seat) === 1 || p.data[LAID_SECOND + seat] !== NO_CARD);

function checkSecond(p: Position, seat: Seat): void {
  const { data } = p;
  const first = data[LAID + seat];
  const second = data[LAID_SECOND + seat];
  demand(
    data[CARDS_TO_LAY] >= 0 && data[CARDS_TO_LAY] <= 2,
    'CG-CHAR-Berserker-2',
    () => `${data[CARDS_TO_LAY]} cards were announced`,
  );
  if (second === NO_CARD) return;
  demand(
    first !== NO_CARD && cardsOf(p, seat) === 2,
    'CG-CHAR-Berserker-4',
    () => `seat ${seat} has laid a second card`,
  );
  demand(
    second <= HIGHEST_COMBAT_CARD && countOf(data[COMBAT_HAND + seat], second) > (first === second ? 1 : 0),
    'BD-COMBAT-18',
    () => `seat ${seat} has laid a ${second} it does not hold`,
  );
}

function checkNaming(p: Position, stage: string): void {
  const { data } = p;
  const { owner } = p.ruleset.pieces;
  const namer = data[NAMER];
  const named = data[NAMED];
  demand(
    namer === -1 || namer === owner[data[ATTACKER]] || namer === owner[data[TARGET]],
    'BD-CHAR-Telepath-5',
    () => `seat ${namer} names a card`,
  );
  const undecided = named === UNDECIDED;
  const decided = named === NO_CARD || (named >= 1 && named <= HIGHEST_COMBAT_CARD);
  const fits =
    stage === 'name' || stage === 'count' || stage === 'join'
      ? undecided
      : stage === 'over' || (namer === -1 ? undecided : decided);
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    demand(
      data[CHOSEN + seat] === 0 || ((stage === 'join' || stage === 'over') && data[JOINED + seat] === 0),
      'MP-RULING-54',
      () => `the answer of seat ${seat} still lies face down in ${stage}`,
    );
  demand(fits, 'BD-CHAR-Telepath-2', () => `the card ${named} is named in ${stage}`);
}

/** Marks that end with the turn, and those that only figures of the active player bear. */
const OF_ONES_OWN_TURN = OWN_POINTS | FIRED | FOUGHT_FREE | ENTERED_FROM;
const OF_THE_TURN = HURT | SPENT | REGENERATED | OF_ONES_OWN_TURN;

const marks = (p: Position, piece: Piece): number => p.data[PIECES + PIECE_SIZE * piece + MARKS];

function checkMarks(p: Position, piece: Piece, inTurn: boolean, fighting: boolean): void {
  const bits = marks(p, piece);
  if (bits === 0) return;
  const { ids, isCharacter, owner } = p.ruleset.pieces;
  const id = ids[piece];
  const on = (mark: number): boolean => (bits & mark) !== 0;
  const onBoard = p.data[PIECES + PIECE_SIZE * piece + WHERE] < HELD;
  demand(isCharacter[piece] === 1, 'BD-TERM-3', () => `the object ${id} is marked ${bits}`);
  demand(inTurn || !on(OF_THE_TURN), 'BD-RULING-134', () => `${id} keeps marks of a turn that is over`);
  demand(
    on(WOUNDED) || !on(HURT) || on(SPENT),
    'BD-RULING-135',
    () => `${id} was hurt and is well, but not healed`,
  );
  demand(
    !on(REGENERATED) || (on(SPENT) && restRuleOf(p, piece) !== undefined),
    'BD-CHAR-Troll-4',
    () => `${id} has regenerated, but may act or cannot do so`,
  );
  demand(!on(SPENT) || (!on(WOUNDED) && onBoard), 'BD-CHAR-Cleric-3', () => `${id} is healed but no figure`);
  demand(
    !on(OWN_POINTS) || (!on(WOUNDED) && onBoard && owner[piece] === p.data[ACTIVE]),
    'BD-RULING-22',
    () => `${id} has action points of its own`,
  );
  demand(
    !on(OF_ONES_OWN_TURN) ||
      (owner[piece] === p.data[ACTIVE] && p.data[PIECES + PIECE_SIZE * piece + WHERE] < LEFT),
    'CG-RULING-34',
    () => `${id} bears a mark of the other's turn, or is gone`,
  );
  demand(
    !on(UNTURNED) || p.data[TURN] === 0,
    'CG-SETUP-17',
    () => `${id} still faces nothing though play has begun`,
  );
  if (!on(FIGHTING)) return;
  demand(fighting && onBoard, 'BD-STACK-2', () => `${id} still fights`);
  const side = on(ATTACKS) ? ATTACKER : TARGET;
  demand(on(ATTACKS) !== on(DEFENDS), 'BD-GROUP-2', () => `${id} does not know its side`);
  const joined = on(ATTACKS) ? JOINED_ATTACK : JOINED_DEFENCE;
  demand(
    owner[piece] === owner[p.data[side]] || p.data[JOINED + owner[piece]] === joined,
    'BD-GROUP-2',
    () => `${id} fights on the wrong side`,
  );
  demand(on(ATTACKS) || !on(STRIKES_FAR | SHOOTS), 'BD-RANGED-13', () => `${id} defends from a distance`);
  demand(!on(WOUNDED) || piece === p.data[TARGET], 'BD-GROUP-9', () => `${id} is wounded and takes part`);
  demand(!on(SPENT) || !on(ATTACKS), 'BD-RULING-60', () => `${id} was healed this turn and attacks`);
}
