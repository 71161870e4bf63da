/** Ways to pick one of the listed actions. None of them plays well; together they visit what games are made of. */
import { type ActionList, pieceOf } from '../src/model/packed-action.ts';
import type { ActionType } from '../src/model/action.ts';
import type { Chance } from '../src/chance.ts';
import { bit } from '../src/model/ability.ts';
import { HELD, POINTS } from '../src/model/fields.ts';
import { hostile, loadsOf, Position, whereIs } from '../src/model/position.ts';
import { endPlace } from '../src/actions/zones/zone-arrival.ts';
import { stageOf } from '../src/turn/turn-and-game-end.ts';
import { perform } from '../src/flow/play.ts';
import { PIT, type Piece, type Place, type Seat } from '../src/vocabulary.ts';
import { stepsToGo } from './way-out.ts';

/** Answers the index of one of the listed actions; there is at least one. */
export type Policy = (position: Position, seat: Seat, actions: ActionList, chance: Chance) => number;

/** Any of them, all equally likely. */
export const uniform: Policy = (_position, _seat, actions, chance) => chance.below(actions.length);

/** How eager a purposeful player is for each kind of action; one that is not named yet should be seen often. */
const EAGER = 200;
const EAGERNESS: Readonly<Partial<Record<ActionType, number>>> = {
  reveal: 40,
  attack: 60,
  heal: 80,
  regenerate: 80,
  fireball: 80,
  scream: 30,
  drink: 20,
  openGate: 15,
  breakGate: 15,
  closeGate: 10,
  wallWalk: 30,
  jump: 6,
  rotate: 15,
  slide: 120,
  lift: 300,
  leave: 300,
  breakWalls: 20,
  invert: 60,
  steal: 200,
  levitate: 8,
  move: 60,
  face: 1,
  endTurn: 2,
};
/** Moves that are tried out before one is chosen, and how often the best of them is taken. */
const TRIED = 6;
const SENSIBLE_OF_TEN = 7;

const SPANS_PITS = bit('spansPits');

/** Prefers whatever moves the game on: reveals, fights, abilities, and moves that score or come nearer to the end. */
export const purposeful: Policy = (position, seat, actions, chance) => {
  if (stageOf(position) !== 'act') return uniform(position, seat, actions, chance);
  const first = indexOfKind(position, actions, chance);
  const kind = actions.heads[first] & 63;
  let last = first;
  while (last + 1 < actions.length && (actions.heads[last + 1] & 63) === kind) last++;
  const type = position.ruleset.kinds[kind]?.type ?? 'endTurn';
  if (chance.below(10) < SENSIBLE_OF_TEN) {
    if (WALKS.includes(type)) return bestOf(position, seat, actions, first, last, chance);
    if (type === 'attack') return withHelp(actions, first, last, chance);
  }
  return first + chance.below(last - first + 1);
};

/** Draws a piece and kind by eagerness; answers the first action of that run of the list. */
function indexOfKind(position: Position, actions: ActionList, chance: Chance): number {
  let sum = 0;
  let chosen = 0;
  for (let i = 0; i < actions.length; i++) {
    const kind = actions.heads[i] & 63;
    if (i > 0 && (actions.heads[i - 1] & 63) === kind) continue;
    const eager = EAGERNESS[position.ruleset.kinds[kind]?.type ?? 'endTurn'] ?? EAGER;
    sum += eager;
    if (chance.below(sum) < eager) chosen = i;
  }
  return chosen;
}

/** Kinds whose target is the place where a figure ends. */
const WALKS: readonly ActionType[] = ['move', 'jump', 'wallWalk'];

/** An attack that somebody joins from afar, where there is one. */
function withHelp(actions: ActionList, first: number, last: number, chance: Chance): number {
  const start = chance.below(last - first + 1);
  for (let i = 0; i <= last - first; i++) {
    const index = first + ((start + i) % (last - first + 1));
    if (actions.firsts[index] !== 0) return index;
  }
  return first + start;
}

let scratch: Position | null = null;

function bestOf(
  position: Position,
  seat: Seat,
  actions: ActionList,
  first: number,
  last: number,
  chance: Chance,
): number {
  if (scratch?.ruleset !== position.ruleset) scratch = new Position(position.ruleset);
  const toGo = stepsToGo(position, seat);
  let best = nearest(actions, first, last, toGo, chance);
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < TRIED; tries++) {
    const index = tries === 0 ? best : first + chance.below(last - first + 1);
    const packed = actions.packed(index);
    const piece = pieceOf(packed);
    scratch.copyFrom(position);
    perform(scratch, seat, packed);
    const stays = whereIs(scratch, piece) === whereIs(position, piece) ? 4 : 0;
    const worth = worthOf(scratch, seat, piece, toGo) - stays + chance.below(4);
    if (worth <= bestWorth) continue;
    best = index;
    bestWorth = worth;
  }
  return best;
}

/** Where a listed move, jump or step through a wall ends; in zones it also says from where somebody came. */
const endOf = (actions: ActionList, index: number): Place => endPlace(actions.heads[index] >> 13);

/** The move that ends nearest to the end of the journey, one of several at random. */
function nearest(actions: ActionList, first: number, last: number, toGo: Int16Array, chance: Chance): number {
  let best = first;
  let ties = 0;
  for (let index = first; index <= last; index++) {
    const ahead = toGo[endOf(actions, best)] - toGo[endOf(actions, index)];
    if (ahead < 0) continue;
    ties = ahead > 0 ? 1 : ties + 1;
    if (ahead > 0 || chance.below(ties) === 0) best = index;
  }
  return best;
}

/** A rough liking: points most of all, then the way that is left, then the odd things that seldom happen. */
function worthOf(p: Position, seat: Seat, piece: Piece, toGo: Int16Array): number {
  const { pieces, ground, seats } = p.ruleset;
  let worth = 0;
  for (let other = 0; other < seats; other++) worth += (other === seat ? 50 : -50) * p.data[POINTS + other];
  const place = whereIs(p, piece);
  if (place >= HELD) return worth;
  worth -= 2 * toGo[place];
  if (ground.kind[place] === PIT) worth += 5;
  if (touchesEnemy(p, seat, place)) worth += 8;
  for (const load of loadsOf(p, piece))
    worth += pieces.exitPoints[load] > 0 ? 7 : pieces.traits[load] & SPANS_PITS ? 5 : 4;
  return worth;
}

function touchesEnemy(p: Position, seat: Seat, place: Place): boolean {
  const { ground, pieces } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++) {
    const where = whereIs(p, piece);
    if (where >= HELD || pieces.isCharacter[piece] === 0 || !hostile(p, seat, pieces.owner[piece])) continue;
    if (where === place) return true;
    for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++)
      if (ground.to[link] === where && ground.blocks[link] === 0) return true;
  }
  return false;
}
