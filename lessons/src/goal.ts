/**
 * What a lesson waits for, as data: what must have happened since it began, and how things must lie now. It is asked
 * of events and of the position, so every way to it that the rules allow counts.
 */
import {
  actionPointsLeft,
  chartOf,
  type EventType,
  type FieldKind,
  fieldsOf,
  type GameEvent,
  holderOf,
  isGear,
  isInSlot,
  isWounded,
  type Piece,
  placeNamed,
  placeOf,
  type Position,
  type Seat,
  victoryPoints,
} from '@dungeon-twister/rules';

/** Somebody: one piece, all of a seat, or anybody. */
export type Who = { readonly piece: Piece } | { readonly seat: Seat } | 'anybody';

/** What a deed was done to: somebody, a room, a number or a word. Null where anything will do. */
export type What =
  | { readonly who: Who }
  | { readonly slot: number }
  | { readonly value: string | number }
  | null;

/** Where somebody stands: a place by its name, which it keeps when rooms turn; any place of a room; any gear. */
export type Where = { readonly place: string } | { readonly slot: number } | 'gear';

export type Goal =
  | { readonly is: 'all' | 'any'; readonly of: readonly Goal[] }
  | { readonly is: 'not'; readonly of: Goal }
  | {
      readonly is: 'happened';
      readonly verb: Verb;
      readonly who: Who;
      readonly what: What;
      readonly times: number;
    }
  | { readonly is: 'at'; readonly who: Who; readonly where: readonly Where[] }
  | { readonly is: 'carries'; readonly who: Who; readonly load: Who }
  | { readonly is: 'lies' | 'stands'; readonly who: Who }
  | { readonly is: 'points' | 'actionPoints'; readonly seat: Seat; readonly least: number };

interface VerbRow {
  readonly event: EventType;
  /** The field that says who did it, or to whom it happened. */
  readonly who: string;
  /** The field that says what it was done to. */
  readonly what?: string;
  /** A field that must have this value. */
  readonly only?: readonly [field: string, value: string];
}

/** The verbs of goals, each a row over an event of the rules: a new one needs nothing else. */
export const VERBS = {
  left: { event: 'pieceWentOut', who: 'piece', what: 'load' },
  walked: { event: 'pieceMoved', who: 'piece' },
  jumped: { event: 'pieceJumped', who: 'piece' },
  passed: { event: 'wallPassed', who: 'piece' },
  took: { event: 'pieceTaken', who: 'by', what: 'piece' },
  dropped: { event: 'pieceLeft', who: 'by', what: 'piece' },
  turned: { event: 'roomTurned', who: 'by', what: 'slot' },
  revealed: { event: 'roomRevealed', who: 'by', what: 'slot' },
  placed: { event: 'tokenPlaced', who: 'seat', what: 'piece' },
  opened: { event: 'gateChanged', who: 'by', only: ['to', 'open'] },
  closed: { event: 'gateChanged', who: 'by', only: ['to', 'closed'] },
  broke: { event: 'gateChanged', who: 'by', only: ['to', 'broken'] },
  attacked: { event: 'attackDeclared', who: 'by', what: 'target' },
  fought: { event: 'combatFought', who: 'seat' },
  beat: { event: 'combatFought', who: 'winner' },
  joined: { event: 'sideTaken', who: 'seat', what: 'side' },
  fell: { event: 'pieceWounded', who: 'piece' },
  died: { event: 'pieceEliminated', who: 'piece' },
  healed: { event: 'pieceHealed', who: 'by', what: 'piece' },
  played: { event: 'cardPlayed', who: 'seat', what: 'card' },
  ended: { event: 'turnEnded', who: 'seat' },
  won: { event: 'gameEnded', who: 'winners' },
} as const satisfies Readonly<Record<string, VerbRow>>;
export type Verb = keyof typeof VERBS;

const rowOf = (verb: Verb): VerbRow => VERBS[verb];

/** The kind of the field that a verb is done to, or null where it is done to nothing. */
export function kindOfWhat(verb: Verb): FieldKind | null {
  const { event, what } = rowOf(verb);
  const kind = what === undefined ? null : fieldsOf({ type: event })[what];
  return typeof kind === 'string' ? kind : null;
}

/** What has been told since the lesson began, and how things lie now. */
export interface Told {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

export function isReached(goal: Goal, told: Told): boolean {
  const { position } = told;
  switch (goal.is) {
    case 'all':
      return goal.of.every((one) => isReached(one, told));
    case 'any':
      return goal.of.some((one) => isReached(one, told));
    case 'not':
      return !isReached(goal.of, told);
    case 'happened':
      return told.events.filter((event) => isOf(goal, event, position)).length >= goal.times;
    case 'at':
      return onBoard(position, goal.who).some((piece) => standsIn(position, piece, goal.where));
    case 'carries':
      return piecesOf(position, goal.load).some((load) => {
        const holder = holderOf(position, load);
        return holder >= 0 && isAmong(position, goal.who, holder);
      });
    case 'lies':
      return onBoard(position, goal.who).some((piece) => isWounded(position, piece));
    case 'stands':
      return onBoard(position, goal.who).some((piece) => !isWounded(position, piece));
    case 'points':
      return victoryPoints(position, goal.seat) >= goal.least;
    default:
      return actionPointsLeft(position) >= goal.least;
  }
}

/** How often each thing that a goal waits for has happened: what two ways to one position may differ in. */
export function countsIn(goal: Goal, told: Told): number[] {
  if (goal.is === 'all' || goal.is === 'any') return goal.of.flatMap((one) => countsIn(one, told));
  if (goal.is === 'not') return countsIn(goal.of, told);
  if (goal.is !== 'happened') return [];
  const times = told.events.filter((event) => isOf(goal, event, told.position)).length;
  return [Math.min(times, goal.times)];
}

type Happened = Extract<Goal, { is: 'happened' }>;

function isOf({ verb, who, what }: Happened, event: GameEvent, position: Position): boolean {
  const row = rowOf(verb);
  if (event.type !== row.event) return false;
  const fields: Readonly<Record<string, unknown>> = { ...event };
  if (row.only && fields[row.only[0]] !== row.only[1]) return false;
  // Each player of a combat is named with the card that he laid.
  const doer =
    event.type === 'combatFought' && row.who === 'seat'
      ? event.cards.map(({ seat }) => seat)
      : fields[row.who];
  if (!isSomebody(position, who, doer)) return false;
  return what === null || row.what === undefined || isWhat(position, what, fields[row.what]);
}

const listed = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [found]);

/** Whether a field, or something in its list, names somebody: a piece by its id, a seat by its number. */
function isSomebody(position: Position, who: Who, found: unknown): boolean {
  return listed(found).some((one) => {
    if (typeof one === 'number') return who === 'anybody' || ('seat' in who && who.seat === one);
    if (typeof one !== 'string') return false;
    const piece = position.ruleset.pieces.byId.get(one);
    return piece !== undefined && isAmong(position, who, piece);
  });
}

function isWhat(position: Position, what: Exclude<What, null>, found: unknown): boolean {
  if ('who' in what) return isSomebody(position, what.who, found);
  return listed(found).includes('slot' in what ? what.slot : what.value);
}

const isAmong = ({ ruleset }: Position, who: Who, piece: Piece): boolean =>
  who === 'anybody' || ('piece' in who ? who.piece === piece : ruleset.pieces.owner[piece] === who.seat);

export const piecesOf = (position: Position, who: Who): Piece[] =>
  Array.from({ length: position.ruleset.pieces.count }, (_, piece) => piece).filter((piece) =>
    isAmong(position, who, piece),
  );

/** Those who are somewhere in the labyrinth or on a line, carried or not. */
const onBoard = (position: Position, who: Who): Piece[] =>
  piecesOf(position, who).filter((piece) => {
    const place = placeOf(position, piece);
    return place >= 0 && place < position.ruleset.layout.places;
  });

function standsIn(position: Position, piece: Piece, where: readonly Where[]): boolean {
  const place = placeOf(position, piece);
  return where.some((one) => {
    if (one === 'gear') return isGear(position, place);
    if ('slot' in one) return isInSlot(position.ruleset, place, one.slot);
    return placeNamed(chartOf(position), one.place) === place;
  });
}
