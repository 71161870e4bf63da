/**
 * A game looked back upon: how the points came about, turn by turn, and what each player did most. Read from the steps
 * of its history, so a game that was opened again tells the same story.
 */
import {
  type Action,
  eventsThrough,
  type GameEvent,
  type PieceId,
  type Seat,
  type Step,
  turnNumber,
  victoryPoints,
} from '@dungeon-twister/rules';

/** Points that were scored, and what they were scored for. */
export interface Gain {
  readonly turn: number;
  readonly seat: Seat;
  readonly points: number;
  /** What happened before they were scored; null where nothing of it is told. */
  readonly cause: GameEvent | null;
  readonly step: Step;
}

/** What points are made for: a figure that left, what it brought along, somebody who was eliminated or wounded. */
export const POINT_KINDS = ['exit', 'brought', 'eliminated', 'wounded', 'other'] as const;
export type PointKind = (typeof POINT_KINDS)[number];
export type PointsByKind = Readonly<Record<PointKind, number>>;

/** What one player did. */
export interface Doings {
  readonly roomsOpened: number;
  readonly roomsTurned: number;
  readonly fights: number;
  readonly fightsWon: number;
  /** The values of the combat cards that were laid, in their order. */
  readonly cards: readonly number[];
  /** The figure that did most, and how much; null where none did anything. */
  readonly favourite: { readonly piece: PieceId; readonly deeds: number } | null;
}

export interface Story {
  /** Per seat its points after each turn; the first number is what it began with. */
  readonly lines: readonly (readonly number[])[];
  readonly gains: readonly Gain[];
  readonly doings: readonly Doings[];
}

export function storyOf(steps: readonly Step[]): Story {
  const [beginning] = steps;
  if (!beginning) return { lines: [], gains: [], doings: [] };
  const seats = [...beginning.position.ruleset.colours.keys()];
  const turns = turnOfSteps(steps);
  return {
    lines: seats.map((seat) => pointsByTurn(steps, turns, seat)),
    gains: steps.flatMap((step, index) => gainsIn(step, turns[index] ?? 0)),
    doings: seats.map((seat) => doingsOf(steps, seat)),
  };
}

/** Whether anybody's points ever changed: a game that was given up before that has no course. */
export const hasCourse = ({ lines }: Story): boolean =>
  lines.some((line) => line.some((points) => points !== line[0]));

/** Whether anybody did anything that is counted. */
export const hasDoings = ({ doings }: Story): boolean =>
  doings.some(
    ({ roomsOpened, roomsTurned, fights, favourite }) =>
      roomsOpened + roomsTurned + fights > 0 || favourite !== null,
  );

/** What the points of a player were made for. */
export function pointsByKind({ gains }: Pick<Story, 'gains'>, seat: Seat): PointsByKind {
  const made: Record<PointKind, number> = { exit: 0, brought: 0, eliminated: 0, wounded: 0, other: 0 };
  for (const gain of gains) {
    if (gain.seat !== seat) continue;
    const brought = broughtBy(gain);
    made.brought += brought;
    made[kindOf(gain)] += gain.points - brought;
  }
  return made;
}

const KIND_OF_CAUSE: Readonly<Partial<Record<GameEvent['type'], PointKind>>> = {
  pieceWentOut: 'exit',
  pieceEliminated: 'eliminated',
  pieceWounded: 'wounded',
};

const kindOf = ({ cause }: Gain): PointKind => (cause && KIND_OF_CAUSE[cause.type]) ?? 'other';

/** How many points of somebody who left are for what he carried: those that he is not worth himself. */
function broughtBy({ cause, points, step }: Gain): number {
  if (cause?.type !== 'pieceWentOut') return 0;
  const { byId, exitPoints } = step.position.ruleset.pieces;
  return points - (1 + (exitPoints[byId.get(cause.piece) ?? -1] ?? 0));
}

const TURN_OF_SETUP = 0;

/** A game that begins from a position begins in a turn. */
const turnOfFirst = (steps: readonly Step[]): number =>
  steps[0] ? turnNumber(steps[0].before) : TURN_OF_SETUP;

/** In which turn each step was done; what ends a turn still belongs to it. */
function turnOfSteps(steps: readonly Step[]): number[] {
  let next = turnOfFirst(steps);
  return steps.map(({ events }) => {
    const turn = next;
    for (const { event } of events) if (event.type === 'turnBegan') next = event.turn;
    return turn;
  });
}

function pointsByTurn(steps: readonly Step[], turns: readonly number[], seat: Seat): number[] {
  const line: number[] = [];
  const first = turns[0] ?? TURN_OF_SETUP;
  for (const [index, { position }] of steps.entries())
    line[(turns[index] ?? first) - first] = victoryPoints(position, seat);
  // A game that begins in the middle has no turn for which nothing is known.
  return Array.from(line, (points, turn) => points ?? line[turn - 1] ?? 0);
}

function gainsIn(step: Step, turn: number): Gain[] {
  const gains: Gain[] = [];
  let cause: GameEvent | null = null;
  for (const event of eventsThrough(step.events, 'everything')) {
    if (event.type in KIND_OF_CAUSE) cause = event;
    if (event.type === 'pointsScored')
      gains.push({ turn, seat: event.seat, points: event.points, cause, step });
  }
  return gains;
}

/** Tokens of a room that was opened are placed by anybody: that is no deed of theirs. */
const NO_DEED: ReadonlySet<Action['type']> = new Set(['choose', 'dismiss', 'deploy', 'lay', 'face', 'place']);

function doingsOf(steps: readonly Step[], seat: Seat): Doings {
  const done = { roomsOpened: 0, roomsTurned: 0, fights: 0, fightsWon: 0 };
  const cards: number[] = [];
  const deeds = new Map<PieceId, number>();
  for (const { entry, events } of steps) {
    if (entry?.seat === seat && 'action' in entry) {
      const { action } = entry;
      if ('piece' in action && !NO_DEED.has(action.type))
        deeds.set(action.piece, (deeds.get(action.piece) ?? 0) + 1);
    }
    for (const { event } of events) {
      if (entry?.seat === seat && event.type === 'roomRevealed') done.roomsOpened++;
      if (entry?.seat === seat && event.type === 'roomTurned') done.roomsTurned++;
      const laid = event.type === 'combatFought' ? event.cards.find((one) => one.seat === seat) : undefined;
      if (event.type !== 'combatFought' || !laid) continue;
      cards.push(laid.card, ...(laid.second === undefined ? [] : [laid.second]));
      done.fights++;
      if (event.winner === seat || event.alsoWon?.includes(seat)) done.fightsWon++;
    }
  }
  return { ...done, cards, favourite: busiest(deeds) };
}

/** Of several that did as much, the one that was taken in hand first. */
function busiest(deeds: ReadonlyMap<PieceId, number>): Doings['favourite'] {
  let best: Doings['favourite'] = null;
  for (const [piece, count] of deeds) if (count > (best?.deeds ?? 0)) best = { piece, deeds: count };
  return best;
}
