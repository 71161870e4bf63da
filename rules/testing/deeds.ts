/**
 * What an action made use of: abilities of the pieces, and happenings that are too rare to be taken for granted.
 *
 * Told from the position before, the action and the events, so that it needs nothing from the rules under test but
 * what every caller has.
 */
import type { Action, PieceId } from '../src/model/action.ts';
import {
  type Ability,
  bit,
  MELEE,
  type AttackMode,
  RANGED,
  REACH,
  type Trait,
} from '../src/model/ability.ts';
import { GUESTS } from '../src/editions/guests.ts';
import { SCENARIOS } from '../src/editions/scenarios.ts';
import {
  ATTACKS,
  DEFENDS,
  HELD,
  LAID_OPENLY,
  ROOM_IN,
  SHOOTS,
  STRIKES_FAR,
  WOUNDED,
} from '../src/model/fields.ts';
import {
  holderOf,
  hostile,
  isFigure,
  isWounded,
  loadOf,
  marksOf,
  type Position,
  whereIs,
} from '../src/model/position.ts';
import type { GameEvent } from '../src/model/events.ts';
import { BLOCK_SLIT, PIT, type Piece, type Place } from '../src/vocabulary.ts';
import type { Tally } from './tally.ts';
import { countZoneDeeds, inZonesCalled } from './zone-deeds.ts';

/** Every ability of the boxes and of guests, as it is counted; those of the Card Game by themselves, whatever their ids. */
export const ABILITIES: readonly string[] = [
  ...new Set([
    ...SCENARIOS.flatMap(({ teams, layout }) =>
      teams
        .flatMap((team) => [...team.characters, ...team.objects])
        .flatMap((kind) => kind.abilities)
        .map(({ id }) => (layout.zones === undefined ? id : inZonesCalled(id))),
    ),
    ...GUESTS.flatMap(({ abilities }) => abilities).map(({ id }) => id),
  ]),
];

export const DEEDS = [
  'attacks a wounded',
  'burns a friend',
  'carried wounded dies with the combat',
  'climber bridges a pit',
  'enemy healed',
  'fights in a group',
  'figure falls into a pit',
  'fires from a distance in a group',
  'hangs on the Rope',
  'hides its hand no longer',
  'leaves by a jump',
  'leaves through a wall',
  'moves no square',
  'obeys a mind reader',
  'pushed into a pit',
  'pushed friend',
  'robs the Rope',
  'saves a wounded',
  'spear breaks',
  'strikes from a distance in a group',
  'takes a load twice',
  'tie',
  'two quarter turns of one number',
] as const;
export type Deed = (typeof DEEDS)[number];

const OVER_PITS = bit('overPits');
const ON_PITS = bit('onPits');
const SPANS_PITS = bit('spansPits');
const OVER_ENEMIES = bit('overEnemies');

/** Counts what an action (null: a clock that ran out) and its events made use of. */
export function countDeeds(
  tally: Tally,
  before: Position,
  after: Position,
  action: Action | null,
  events: readonly GameEvent[],
): void {
  if (before.ruleset.layout.zones > 0) {
    countZoneDeeds(tally, before, after, action, events);
    return;
  }
  before.ruleset.terrain.refresh(before);
  if (action) countAction(tally, before, action, events);
  for (const event of events) countEvent(tally, before, after, event);
}

const pieceOf = (p: Position, id: PieceId): Piece => p.ruleset.pieces.byId.get(id) ?? -1;

/** Abilities that a piece has now, its own and those of the object it carries. */
function abilitiesOf(p: Position, piece: Piece): readonly Ability[] {
  const { kinds, isCharacter } = p.ruleset.pieces;
  const own = kinds[piece]?.abilities.filter((ability) => ability.whileWounded || !isWounded(p, piece)) ?? [];
  const load = loadOf(p, piece);
  return load >= 0 && isCharacter[load] === 0 ? [...own, ...(kinds[load]?.abilities ?? [])] : own;
}

function countAction(tally: Tally, p: Position, action: Action, events: readonly GameEvent[]): void {
  if (!('piece' in action)) return;
  const piece = pieceOf(p, action.piece);
  for (const ability of abilitiesOf(p, piece))
    if (ability.actions?.some((kind) => kind.type === action.type)) tally.add('ability', ability.id);
  switch (action.type) {
    case 'move': {
      const gone = events.some((event) => event.type === 'pieceEliminated');
      if (gone) tally.add('deed', 'robs the Rope');
      if (action.path.length === 1) tally.add('deed', 'moves no square');
      if ((action.handlings?.length ?? 0) > 1) tally.add('deed', 'takes a load twice');
      countPath(tally, p, piece, action.path);
      break;
    }
    case 'fireball':
      countTraits(tally, p, piece, 'castsSpells');
      if (!areHostile(p, piece, pieceOf(p, action.target))) tally.add('deed', 'burns a friend');
      break;
    case 'heal':
      if (areHostile(p, piece, pieceOf(p, action.target))) tally.add('deed', 'enemy healed');
      break;
    case 'scream':
      if (!areHostile(p, piece, pieceOf(p, action.target))) tally.add('deed', 'pushed friend');
      if (events.some((event) => event.type === 'pieceEliminated')) tally.add('deed', 'pushed into a pit');
      break;
    case 'rotate': {
      const room = p.ruleset.rooms[p.data[ROOM_IN + action.slot]];
      if (room && room.arrow !== action.turn) countTraits(tally, p, piece, 'turnsEitherWay');
      if (room && p.ruleset.rooms.filter((other) => other.pair === room.pair).length > 2)
        tally.add('deed', 'two quarter turns of one number');
      break;
    }
    case 'jump':
    case 'wallWalk':
      if (events.some((event) => event.type === 'pieceWentOut'))
        tally.add('deed', action.type === 'jump' ? 'leaves by a jump' : 'leaves through a wall');
      break;
    default:
  }
}

const areHostile = (p: Position, a: Piece, b: Piece): boolean =>
  hostile(p, p.ruleset.pieces.owner[a], p.ruleset.pieces.owner[b]);

function countAbilities(tally: Tally, p: Position, piece: Piece, test: (ability: Ability) => boolean): void {
  for (const ability of abilitiesOf(p, piece)) if (test(ability)) tally.add('ability', ability.id);
}

const countTraits = (tally: Tally, p: Position, piece: Piece, trait: Trait): void =>
  countAbilities(tally, p, piece, ({ traits }) => traits?.includes(trait) ?? false);

/** What helped a figure along its way. */
function countPath(tally: Tally, p: Position, mover: Piece, path: readonly Place[]): void {
  const { terrain, pieces } = p.ruleset;
  const traits = pieces.traits[mover];
  for (let step = 1; step < path.length; step++) {
    const from = path[step - 1];
    const to = path[step];
    for (let direction = 0; direction < 4; direction++)
      if (terrain.neighbour[from * 4 + direction] === to && terrain.blocks[from * 4 + direction] & BLOCK_SLIT)
        countTraits(tally, p, mover, 'throughSlits');
    const there = charactersAt(p, to);
    if (terrain.kind[to] === PIT) countPit(tally, p, mover, to, there);
    if (there >= 0 && isFigure(p, there) && areHostile(p, mover, there)) {
      if (traits & OVER_ENEMIES) countTraits(tally, p, mover, 'overEnemies');
      else countAbilities(tally, p, there, ({ letsPass }) => letsPass !== undefined);
    }
  }
}

function countPit(tally: Tally, p: Position, mover: Piece, pit: Place, there: Piece): void {
  const { pieces } = p.ruleset;
  const traits = pieces.traits[mover];
  if (traits & (ON_PITS | OVER_PITS)) countTraits(tally, p, mover, traits & ON_PITS ? 'onPits' : 'overPits');
  else {
    const ropes = piecesAt(p, pit)
      .concat(loadOf(p, mover))
      .filter((one) => one >= 0 && pieces.traits[one] & SPANS_PITS);
    if (ropes.length > 0) tally.add('ability', 'rope');
    else if (there >= 0) {
      tally.add('deed', 'climber bridges a pit');
      countTraits(tally, p, there, 'bridgesPits');
    }
  }
}

const piecesAt = (p: Position, place: Place): Piece[] => {
  const found: Piece[] = [];
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    const holder = holderOf(p, piece);
    const where = holder >= 0 ? whereIs(p, holder) : whereIs(p, piece);
    if (where < HELD && where === place) found.push(piece);
  }
  return found;
};

const charactersAt = (p: Position, place: Place): Piece =>
  piecesAt(p, place).find((piece) => p.ruleset.pieces.isCharacter[piece] === 1 && holderOf(p, piece) < 0) ??
  -1;

function countEvent(tally: Tally, before: Position, after: Position, event: GameEvent): void {
  tally.add('event', event.type);
  switch (event.type) {
    case 'attackDeclared':
      countFighters(tally, after, event);
      break;
    case 'cardNamed':
      if (event.card !== null) tally.add('ability', 'mindControl');
      break;
    case 'handShown':
      tally.add('deed', 'hides its hand no longer');
      break;
    case 'cardLaid':
      if (event.card !== 0 && after.data[LAID_OPENLY + event.seat] === 1)
        tally.add('deed', 'obeys a mind reader');
      break;
    case 'combatFought':
      if (event.winner === null) tally.add('deed', 'tie');
      break;
    case 'pieceWounded':
      if (before.ruleset.terrain.kind[whereIs(after, pieceOf(after, event.piece))] === PIT)
        tally.add('deed', 'hangs on the Rope');
      break;
    case 'pieceEliminated': {
      const piece = pieceOf(before, event.piece);
      if (holderOf(before, piece) >= 0) tally.add('deed', 'carried wounded dies with the combat');
      else if (!(marksOf(before, piece) & WOUNDED) && before.ruleset.terrain.kind[event.place] === PIT)
        tally.add('deed', 'figure falls into a pit');
      break;
    }
    case 'pieceRemoved':
      if (before.ruleset.pieces.kinds[pieceOf(before, event.piece)]?.abilities.some((a) => a.id === 'spear'))
        tally.add('deed', 'spear breaks');
      break;
    case 'pieceWentOut': {
      const { kinds, isCharacter } = before.ruleset.pieces;
      const out = [event.piece, ...(event.load === null ? [] : [event.load])].map((id) =>
        pieceOf(before, id),
      );
      for (const piece of out)
        for (const ability of kinds[piece]?.abilities ?? [])
          if (ability.exitPoints) tally.add('ability', ability.id);
      if (event.load !== null && isCharacter[pieceOf(before, event.load)] === 1)
        tally.add('deed', 'saves a wounded');
      break;
    }
    default:
  }
}

/** Which abilities count in a combat, and who takes part from where. */
function countFighters(
  tally: Tally,
  p: Position,
  event: Extract<GameEvent, { type: 'attackDeclared' }>,
): void {
  const fighters = [...event.attackers, ...event.defenders].map((id) => pieceOf(p, id));
  if (fighters.length > 2) tally.add('deed', 'fights in a group');
  if (isWounded(p, pieceOf(p, event.target))) tally.add('deed', 'attacks a wounded');
  for (const piece of fighters) {
    const marks = marksOf(p, piece);
    const mode: AttackMode = marks & SHOOTS ? RANGED : marks & STRIKES_FAR ? REACH : MELEE;
    const side = marks & ATTACKS ? ATTACKS : DEFENDS;
    if (mode !== MELEE) countAbilities(tally, p, piece, ({ weapon }) => weapon === mode);
    if (mode !== MELEE && event.attackers.length > 1)
      tally.add(
        'deed',
        mode === RANGED ? 'fires from a distance in a group' : 'strikes from a distance in a group',
      );
    const companions = fighters.filter(
      (other) => other !== piece && marksOf(p, other) & side && !isWounded(p, other),
    ).length;
    const fighter = {
      attacking: side === ATTACKS,
      mode,
      wounded: isWounded(p, piece),
      companions,
      rules: p.ruleset.rules,
    };
    for (const ability of abilitiesOf(p, piece))
      if (mode !== RANGED && (ability.combat?.(fighter) ?? 0) > 0) tally.add('ability', ability.id);
  }
}
