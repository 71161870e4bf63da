/** What an action of the Card Game made use of: abilities of its cards, and happenings that are too rare to be taken for granted. */
import type { Action, Handling, PieceId } from '../src/model/action.ts';
import {
  type Ability,
  bit,
  MELEE,
  type AttackMode,
  RANGED,
  REACH,
  type Trait,
} from '../src/model/ability.ts';
import {
  AP,
  ATTACKS,
  DEFENDS,
  FIRES_OWN,
  FOUGHT_FREE,
  HELD,
  LAID_OPENLY,
  ROOM_IN,
  SAVINGS,
  SHOOTS,
  STRIKES_FAR,
} from '../src/model/fields.ts';
import {
  enteredFrom,
  holderOf,
  hostile,
  isFaceUp,
  isFigure,
  isWounded,
  loadsOf,
  marksOf,
  placeOf,
  type Position,
  whereIs,
} from '../src/model/position.ts';
import type { GameEvent } from '../src/model/events.ts';
import {
  BLOCK_PIT,
  BLOCK_PORTCULLIS,
  BLOCK_SLIT,
  BLOCK_WALL,
  type Piece,
  type Place,
  ROOM_SQUARES,
} from '../src/vocabulary.ts';
import type { Tally } from './tally.ts';

/** How an ability of the Card Game is counted: another of the same id belongs to the board game. */
export const inZonesCalled = (id: string): string => `${id} in zones`;

export const ZONE_DEEDS = [
  'attacks a wounded in a zone',
  'bounty is paid',
  'burns a friend in zones',
  'carried wounded dies with its bearer',
  'comes among enemies',
  'drops what it carried into a zone',
  'enemy healed in a zone',
  'fights for nothing',
  'fights in a group in zones',
  'fires from a distance in a group in zones',
  'gives something to a friend',
  'goes back from among enemies',
  'jumps for a combat card',
  'leaves through a wall of a zone',
  'lets three points be saved',
  'levitates something to a friend',
  'levitates something to an enemy',
  'looks in vain for a named card',
  'moves no zone',
  'obeys a mind reader in zones',
  'saves a wounded with what it holds',
  'swaps places with a hidden room',
  'swaps with a friend',
  'takes from a wounded enemy',
  'takes two loads in a move',
  'tie in zones',
  'two loads leave the labyrinth',
] as const;
export type ZoneDeed = (typeof ZONE_DEEDS)[number];

const MOST_SAVED = 3;
const OVER_PITS = bit('overPits');
const OVER_ENEMIES = bit('overEnemies');
const INCORPOREAL = bit('incorporeal');

const deed = (tally: Tally, name: ZoneDeed): void => tally.add('deed', name);

const pieceOf = (p: Position, id: PieceId): Piece => p.ruleset.pieces.byId.get(id) ?? -1;
const areHostile = (p: Position, a: Piece, b: Piece): boolean =>
  hostile(p, p.ruleset.pieces.owner[a], p.ruleset.pieces.owner[b]);

/** Abilities that a piece has now, its own and those of the objects it carries. */
function abilitiesOf(p: Position, piece: Piece): readonly Ability[] {
  const { kinds, isCharacter } = p.ruleset.pieces;
  const lasting = (abilities: readonly Ability[]): readonly Ability[] =>
    isWounded(p, piece) ? abilities.filter(({ whileWounded }) => whileWounded) : abilities;
  const objects = loadsOf(p, piece).filter((load) => isCharacter[load] === 0);
  return [piece, ...objects].flatMap((one) => lasting(kinds[one].abilities));
}

function countAbility(tally: Tally, p: Position, piece: Piece, test: (ability: Ability) => boolean): void {
  for (const ability of abilitiesOf(p, piece))
    if (test(ability)) tally.add('ability', inZonesCalled(ability.id));
}

const countTrait = (tally: Tally, p: Position, piece: Piece, trait: Trait): void =>
  countAbility(tally, p, piece, ({ traits }) => traits?.includes(trait) ?? false);

export function countZoneDeeds(
  tally: Tally,
  before: Position,
  after: Position,
  action: Action | null,
  events: readonly GameEvent[],
): void {
  before.ruleset.ground.refresh(before);
  if (action) countAction(tally, before, after, action);
  for (const event of events) countEvent(tally, before, after, event, events);
}

function countAction(tally: Tally, before: Position, after: Position, action: Action): void {
  if (action.type === 'endTurn') {
    const { seats } = before.ruleset;
    for (let seat = 0; seat < seats; seat++)
      if (after.data[SAVINGS + seat] === MOST_SAVED && before.data[SAVINGS + seat] < MOST_SAVED)
        deed(tally, 'lets three points be saved');
  }
  if (!('piece' in action)) return;
  const piece = pieceOf(before, action.piece);
  countAbility(
    tally,
    before,
    piece,
    ({ actions }) => actions?.some(({ type }) => type === action.type) ?? false,
  );
  switch (action.type) {
    case 'move':
      countMove(tally, before, after, piece, action.path, action.handlings ?? []);
      break;
    case 'wallWalk':
      countHandlings(tally, before, piece, action.handlings ?? []);
      break;
    case 'jump':
      if (action.card !== undefined) deed(tally, 'jumps for a combat card');
      break;
    case 'fireball':
      countTrait(tally, before, piece, 'castsSpells');
      if (!areHostile(before, piece, pieceOf(before, action.target))) deed(tally, 'burns a friend in zones');
      break;
    case 'invert':
      countTrait(tally, before, piece, 'castsSpells');
      if (!isFaceUp(before, action.slot)) deed(tally, 'swaps places with a hidden room');
      break;
    case 'heal':
      if (areHostile(before, piece, pieceOf(before, action.target))) deed(tally, 'enemy healed in a zone');
      break;
    case 'levitate':
      if (action.to !== undefined)
        deed(
          tally,
          areHostile(before, piece, pieceOf(before, action.to))
            ? 'levitates something to an enemy'
            : 'levitates something to a friend',
        );
      break;
    case 'rotate': {
      const room = before.ruleset.rooms[before.data[ROOM_IN + action.slot]];
      if (room && room.arrow !== action.turn) countTrait(tally, before, piece, 'turnsEitherWay');
      break;
    }
    default:
  }
}

function countMove(
  tally: Tally,
  before: Position,
  after: Position,
  mover: Piece,
  path: readonly Place[],
  handlings: readonly Handling[],
): void {
  if (path.length === 1) deed(tally, 'moves no zone');
  countHandlings(tally, before, mover, handlings);
  countPath(tally, before, mover, path);
  if (enteredFrom(after, mover) >= 0) deed(tally, 'comes among enemies');
  if (enteredFrom(before, mover) >= 0 && path.length > 1) deed(tally, 'goes back from among enemies');
  if (loadsOf(after, mover).length > 1) countAbility(tally, after, mover, ({ capacity = 1 }) => capacity > 1);
}

function countHandlings(tally: Tally, p: Position, mover: Piece, handlings: readonly Handling[]): void {
  if (handlings.filter(({ take }) => take !== undefined).length > 1) deed(tally, 'takes two loads in a move');
  for (const { leave, take, to } of handlings) {
    if (leave !== undefined && to === undefined) deed(tally, 'drops what it carried into a zone');
    if (leave !== undefined && to !== undefined && !areHostile(p, mover, pieceOf(p, to)))
      deed(tally, take === undefined ? 'gives something to a friend' : 'swaps with a friend');
    const holder = take === undefined ? -1 : holderOf(p, pieceOf(p, take));
    if (holder >= 0 && areHostile(p, mover, holder)) deed(tally, 'takes from a wounded enemy');
  }
}

/** What helped a figure along its way. */
function countPath(tally: Tally, p: Position, mover: Piece, path: readonly Place[]): void {
  const { pieces } = p.ruleset;
  const traits = pieces.traits[mover];
  for (let step = 1; step < path.length; step++) {
    const blocks = leastBetween(p, path[step - 1], path[step]);
    if (blocks & BLOCK_SLIT) countTrait(tally, p, mover, 'throughSlits');
    if (blocks & (BLOCK_WALL | BLOCK_SLIT | BLOCK_PORTCULLIS)) countTrait(tally, p, mover, 'incorporeal');
    if (blocks === BLOCK_PIT && traits & OVER_PITS) countTrait(tally, p, mover, 'overPits');
    else if (blocks === BLOCK_PIT && !(traits & INCORPOREAL)) tally.add('ability', inZonesCalled('rope'));
    if (step + 1 < path.length) countPassing(tally, p, mover, path[step]);
  }
}

/** Who let a figure go on from a zone with enemies. */
function countPassing(tally: Tally, p: Position, mover: Piece, place: Place): void {
  const { count } = p.ruleset.pieces;
  for (let other = 0; other < count; other++) {
    if (whereIs(p, other) !== place || !isFigure(p, other) || !areHostile(p, mover, other)) continue;
    if (p.ruleset.pieces.traits[mover] & OVER_ENEMIES) countTrait(tally, p, mover, 'overEnemies');
    else countAbility(tally, p, other, ({ letsPass }) => letsPass !== undefined);
  }
}

/** What stands on the easiest way from one place to another. */
function leastBetween(p: Position, from: Place, to: Place): number {
  const { stride, to: leads, blocks } = p.ruleset.ground;
  let least = -1;
  for (let link = from * stride; link < (from + 1) * stride; link++)
    if (leads[link] === to && (least < 0 || blocks[link] === 0 || blocks[link] === BLOCK_PIT))
      least = least === 0 ? 0 : blocks[link];
  return Math.max(0, least);
}

function countEvent(
  tally: Tally,
  before: Position,
  after: Position,
  event: GameEvent,
  events: readonly GameEvent[],
): void {
  tally.add('event', event.type);
  switch (event.type) {
    case 'attackDeclared':
      countFighters(tally, before, after, event);
      break;
    case 'cardNamed':
      if (event.card !== null) tally.add('ability', inZonesCalled('mindControl'));
      break;
    case 'handShown':
      deed(tally, 'looks in vain for a named card');
      break;
    case 'cardsCounted':
      if (event.count === 2) tally.add('ability', inZonesCalled('killerRage'));
      break;
    case 'cardsSeen':
      tally.add('ability', inZonesCalled('combatSkills'));
      break;
    case 'cardLaid':
      if (event.card !== 0 && after.data[LAID_OPENLY + event.seat] === 1)
        deed(tally, 'obeys a mind reader in zones');
      break;
    case 'combatFought':
      if (event.winner === null) deed(tally, 'tie in zones');
      break;
    case 'pieceEliminated':
      countEliminated(tally, before, pieceOf(before, event.piece), events);
      break;
    case 'pieceWentOut':
      countExit(tally, before, event);
      break;
    case 'wallPassed':
      if (events.some(({ type }) => type === 'pieceWentOut')) deed(tally, 'leaves through a wall of a zone');
      break;
    default:
  }
}

function countEliminated(tally: Tally, p: Position, piece: Piece, events: readonly GameEvent[]): void {
  const { ids, kinds } = p.ruleset.pieces;
  if (holderOf(p, piece) >= 0) deed(tally, 'carried wounded dies with its bearer');
  const fought = events.some(({ type }) => type === 'combatFought');
  if (fought && !isWounded(p, piece)) tally.add('ability', inZonesCalled('fatalBlow'));
  // The points for somebody follow his end.
  const at = events.findIndex((event) => event.type === 'pieceEliminated' && event.piece === ids[piece]);
  const next = events[at + 1];
  if (next?.type !== 'pointsScored' || next.points < 2) return;
  deed(tally, 'bounty is paid');
  tally.add('ability', inZonesCalled('undeadHunter'));
  for (const { id, traits } of kinds[piece].abilities)
    if (traits?.includes('undead')) tally.add('ability', inZonesCalled(id));
}

function countExit(tally: Tally, p: Position, event: Extract<GameEvent, { type: 'pieceWentOut' }>): void {
  const { kinds, isCharacter } = p.ruleset.pieces;
  const loads = [event.load, ...(event.more ?? [])].filter((id) => id !== null).map((id) => pieceOf(p, id));
  for (const piece of [pieceOf(p, event.piece), ...loads])
    for (const { id, exitPoints } of kinds[piece].abilities)
      if (exitPoints) tally.add('ability', inZonesCalled(id));
  if (loads.length > 1) deed(tally, 'two loads leave the labyrinth');
  if (loads.some((load) => isCharacter[load] === 1 && loadsOf(p, load).length > 0))
    deed(tally, 'saves a wounded with what it holds');
}

/** Which abilities count in a combat, and who takes part from where. */
function countFighters(
  tally: Tally,
  before: Position,
  p: Position,
  event: Extract<GameEvent, { type: 'attackDeclared' }>,
): void {
  const fighters = [...event.attackers, ...event.defenders].map((id) => pieceOf(p, id));
  const attacker = pieceOf(p, event.by);
  if (fighters.length > 2) deed(tally, 'fights in a group in zones');
  if (isWounded(p, pieceOf(p, event.target))) deed(tally, 'attacks a wounded in a zone');
  if (marksOf(p, attacker) & FOUGHT_FREE && !(marksOf(before, attacker) & FOUGHT_FREE)) {
    countAbility(tally, p, attacker, ({ freeAttack }) => freeAttack !== undefined);
    if (before.data[AP] === 0) deed(tally, 'fights for nothing');
  }
  const ranged = fighters.every((piece) => marksOf(p, piece) & (SHOOTS | DEFENDS));
  for (const piece of fighters) countFighter(tally, p, piece, fighters, ranged, event.attackers.length > 1);
}

function countFighter(
  tally: Tally,
  p: Position,
  piece: Piece,
  fighters: readonly Piece[],
  ranged: boolean,
  inGroup: boolean,
): void {
  const marks = marksOf(p, piece);
  const mode: AttackMode = marks & SHOOTS ? RANGED : marks & STRIKES_FAR ? REACH : MELEE;
  const side = marks & ATTACKS ? ATTACKS : DEFENDS;
  const own = (marks & FIRES_OWN) !== 0;
  if (mode !== MELEE)
    countAbility(tally, p, piece, ({ weapon, memory }) => weapon === mode && (memory !== undefined) === own);
  if (mode === RANGED && inGroup) deed(tally, 'fires from a distance in a group in zones');
  const companions = fighters.filter((other) => other !== piece && marksOf(p, other) & side).length;
  const { rules } = p.ruleset;
  const fighter = { attacking: side === ATTACKS, mode, wounded: isWounded(p, piece), companions, rules };
  if (mode !== RANGED) countAbility(tally, p, piece, ({ combat }) => (combat?.(fighter) ?? 0) > 0);
  countAuras(tally, p, piece, mode, ranged);
}

/** Friends who make a fighter stronger from where they stand. */
function countAuras(tally: Tally, p: Position, piece: Piece, mode: AttackMode, ranged: boolean): void {
  const { auraBearers, owner } = p.ruleset.pieces;
  const { linesFrom } = p.ruleset.layout;
  for (const bearer of auraBearers) {
    const [a, b] = [placeOf(p, bearer), placeOf(p, piece)];
    if (bearer === piece || owner[bearer] !== owner[piece] || a < 0 || a >= linesFrom || b >= linesFrom)
      continue;
    if (whereIs(p, bearer) >= HELD || !isFigure(p, bearer)) continue;
    const sameRoom = Math.floor(a / ROOM_SQUARES) === Math.floor(b / ROOM_SQUARES);
    countAbility(tally, p, bearer, ({ aura }) => (aura?.({ sameRoom, mode, ranged }) ?? 0) > 0);
  }
}
