/**
 * Makes a task of a moment of a game: everything is turned up, some pieces are taken away, the turn is short, and the
 * score is such that the aim decides. What comes out is read by the rules like any other position.
 */
import {
  type Chance,
  chartOf,
  exitPlaces,
  isGear,
  isWounded,
  type PieceJson,
  type Position,
  type PositionJson,
  placeIn,
  readPosition,
  ROOM_SQUARES,
  type Ruleset,
  rulesetFor,
  scenarioById,
  type Square,
  squaresOf,
} from '@dungeon-twister/rules';
import type { Aim } from '../aim.ts';

const TURN_MARKS = new Set(['hurt', 'spent', 'regenerated', 'fired', 'foughtFree', 'unturned']);
const CARD_HANDS = [[2, 3], [3], [2, 3], [2]];
const LAST_CARD = 5;
const COMBAT_HANDS = [[0], [0, 1], [0, 1], [0, 1, 2], [0, 2]];

type Spot = PieceJson['where'];
const isOnBoard = (where: Spot): boolean =>
  typeof where === 'object' && ('place' in where || 'holder' in where);

/** How often a moment is edited anew when what came out is impossible. */
const TRIES = 5;

/** A position that fits the aim, or null where none came out. */
export function edited(moment: PositionJson, aim: Aim['type'], chance: Chance): Position | null {
  for (let count = 0; count < TRIES; count++) {
    const position = editedOnce(moment, aim, chance);
    if (position) return position;
  }
  return null;
}

function editedOnce(moment: PositionJson, aim: Aim['type'], chance: Chance): Position | null {
  const goal = goalOf(moment);
  const mover = moment.active;
  const json: PositionJson = {
    ...moment,
    stage: 'act',
    chooser: mover,
    ap: chance.below(4) === 0 ? 2 : 3,
    quiet: 0,
    stirred: false,
    slots: moment.slots.map((slot) => ({ ...slot, faceUp: true })),
    seats: moment.seats.map((seat, index) => {
      const own = index === mover;
      const { savings, ...rest } = seat;
      return {
        ...rest,
        ...(own || savings === undefined ? {} : { savings: 0 }),
        points: pointsFor(aim, own, goal, chance),
        // Few points in the next turn too, so that it can be looked at as a whole; what he played last is in no hand.
        ...(own || seat.lastCard === 0 ? {} : { actionCards: pick(CARD_HANDS, chance), lastCard: LAST_CARD }),
        combatCards: pick(COMBAT_HANDS, chance),
        jumps: Math.min(seat.jumps, chance.below(3)),
        offersDraw: false,
      };
    }),
    pieces: woundedOne(
      thinned(placed(moment, chance), rulesetFor(moment.options), chance),
      moment,
      aim,
      chance,
    ),
  };
  const read = readPosition(json);
  if (!read.ok) return null;
  const runner = aim === 'stop' ? (mover + 1) % moment.seats.length : mover;
  if (chance.below(3) === 0) return read.position;
  const nearer = readPosition({ ...json, pieces: withRunner(read.position, json.pieces, runner, chance) });
  return nearer.ok ? nearer.position : null;
}

const pick = <T>(from: readonly T[], chance: Chance): T => from[chance.below(from.length)];

function goalOf({ options }: PositionJson): number {
  const goal = scenarioById(options.scenario)?.goal;
  return goal && 'points' in goal ? goal.points : 5;
}

/** The score that makes the aim decide the game, or nearly so. */
function pointsFor(aim: Aim['type'], own: boolean, goal: number, chance: Chance): number {
  switch (aim) {
    case 'win':
      return own ? goal - (chance.below(3) === 0 ? 2 : 1) : chance.below(goal);
    case 'stop':
      return own ? chance.below(goal - 1) : goal - 1;
    default:
      return own && chance.below(2) === 0 ? goal - 1 : chance.below(goal - 1);
  }
}

/** Tokens that were hidden lie somewhere in their room; what only holds for the turn is forgotten. */
function placed({ pieces }: PositionJson, chance: Chance): PieceJson[] {
  return pieces.map(({ id, where, marks }) => {
    const kept = (marks ?? []).filter((mark) => !TURN_MARKS.has(mark));
    const spot =
      typeof where === 'object' && 'slot' in where
        ? { place: placeIn(where.slot, chance.below(ROOM_SQUARES)) }
        : where;
    return { id, where: spot, ...(kept.length > 0 ? { marks: kept } : {}) };
  });
}

/** Takes pieces away until a few are left on each side; what they carry goes with them. */
function thinned(
  pieces: readonly PieceJson[],
  { colours, pieces: { isCharacter, byId } }: Ruleset,
  chance: Chance,
): PieceJson[] {
  const isCharacterId = (id: string): boolean => isCharacter[byId.get(id) ?? 0] === 1;
  const gone = new Set<string>();
  const drop = (some: readonly PieceJson[], most: number): void => {
    for (const { id } of chance.shuffled([...some]).slice(most)) gone.add(id);
  };
  const out = pieces.filter(({ where }) => isOnBoard(where));
  for (const colour of colours)
    drop(
      out.filter(({ id }) => isCharacterId(id) && id.startsWith(`${colour}-`)),
      2 + chance.below(3),
    );
  drop(
    out.filter(({ id }) => !isCharacterId(id)),
    chance.below(5),
  );
  return pieces.map((piece): PieceJson => {
    const { id, where } = piece;
    const carried = typeof where === 'object' && 'holder' in where && gone.has(where.holder);
    if (!gone.has(id) && !carried) return piece;
    return { id, where: isCharacterId(id) ? 'killed' : 'removed' };
  });
}

/** Somebody of the next player lies wounded, where a piece is to be won. */
function woundedOne(
  pieces: readonly PieceJson[],
  { options, active }: PositionJson,
  aim: Aim['type'],
  chance: Chance,
): readonly PieceJson[] {
  if (aim !== 'piece' || chance.below(4) === 0) return pieces;
  const { seats, pieces: all } = rulesetFor(options);
  const next = (active + 1) % seats;
  const [victim] = chance.shuffled(
    pieces.filter(({ id, where }) => {
      const piece = all.byId.get(id) ?? 0;
      return all.owner[piece] === next && all.isCharacter[piece] === 1 && isOnBoard(where);
    }),
  );
  return pieces.map((piece) => (piece === victim ? { ...piece, marks: ['wounded'] } : piece));
}

/** How far from his way out a runner is set, in squares as the crow flies. */
const NEAREST = 3;
const FARTHEST = 12;
const BY_A_GEAR = 2;

const apart = (a: Square, b: Square): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** One figure of a seat stands nearer to its way out, where the game did not bring it so far. */
function withRunner(
  p: Position,
  pieces: readonly PieceJson[],
  seat: number,
  chance: Chance,
): readonly PieceJson[] {
  const { owner, isCharacter, byId } = p.ruleset.pieces;
  const [runner] = chance.shuffled(
    pieces.filter(({ id, where }) => {
      const piece = byId.get(id) ?? 0;
      return owner[piece] === seat && isCharacter[piece] === 1 && isOnBoard(where) && !isWounded(p, piece);
    }),
  );
  const chart = chartOf(p);
  const exits = exitPlaces(p, seat).flatMap((place) => squaresOf(chart, place));
  const isNear = (place: number): boolean => {
    const [square] = squaresOf(chart, place);
    if (!square) return false;
    const far = Math.min(...exits.map((exit) => apart(exit, square)));
    return far >= NEAREST && far <= FARTHEST;
  };
  const all = Array.from({ length: chart.rooms.length * ROOM_SQUARES }, (_, place) => place);
  const near = all.filter(isNear);
  const gears = all.filter((place) => isGear(p, place)).flatMap((place) => squaresOf(chart, place));
  // Often beside a gear: whoever stands there has most to think about.
  const places =
    chance.below(2) === 0
      ? near
      : near.filter((place) =>
          squaresOf(chart, place).some((from) => gears.some((gear) => apart(from, gear) <= BY_A_GEAR)),
        );
  const place = places[chance.below(Math.max(1, places.length))];
  if (!runner || place === undefined) return pieces;
  return pieces.map((piece) => (piece.id === runner.id ? { ...piece, where: { place } } : piece));
}
