/**
 * What others have done since one's own last turn, as one person was told it. The card that opens a turn takes nothing
 * away: whoever plays it still looks at what happened.
 */
import {
  chartOf,
  eventsThrough,
  type GameEvent,
  type PieceId,
  type Place,
  type Seat,
  type Viewer,
  viewOf,
} from '@dungeon-twister/rules';
import type { TraceMark, Trace } from '../../board/trail-art.tsx';
import type { ToldStep } from '../../match/table-game.ts';
import { placeOf } from '../../panels/piece-facts.ts';

const isDeed = ({ events }: ToldStep): boolean => !events.some(({ event }) => event.type === 'cardPlayed');

/** The first step that somebody has not seen in a turn of his own; all of the set-up is seen. */
export function firstUnseen(steps: readonly ToldStep[], me: Seat): number {
  const [beginning] = steps;
  if (!beginning) return 0;
  const { turn, active } = viewOf(beginning.position, 'spectator').shown;
  let now = turn > 0 ? active : null;
  let first = turn > 0 ? 1 : steps.length;
  for (const [index, step] of steps.entries()) {
    const { entry, events } = step;
    if (entry?.seat === me && now === me && isDeed(step)) first = index + 1;
    for (const { event } of events) {
      if (event.type !== 'turnBegan') continue;
      if (now === null) first = index + 1;
      now = event.seat;
    }
  }
  return first;
}

/** What an event leaves on the board. `places` knows where everybody stood, and is told where they go. */
export function marksIn(event: GameEvent, places: (piece: PieceId) => Place | null, put: Put): TraceMark[] {
  switch (event.type) {
    case 'pieceMoved':
    case 'objectLevitated':
      return way(event.piece, event.path, places, put);
    case 'pieceJumped':
      return way(event.piece, event.pit === null ? [event.to] : [event.pit, event.to], places, put);
    case 'wallPassed':
      return way(event.piece, [event.to], places, put);
    case 'piecePushed':
      return way(event.piece, [event.from, event.to], places, put);
    case 'attackDeclared':
    case 'fireballThrown': {
      const [from, to] = [places(event.by), places(event.target)];
      return from === null || to === null ? [] : [{ sort: 'blow', path: [from, to] }];
    }
    case 'roomTurned':
      return [{ sort: 'turned', slot: event.slot, turn: event.turn }];
    case 'roomRevealed':
    case 'roomSlid':
    case 'roomLifted':
    case 'roomReturned':
    case 'wallsBroken':
      return [{ sort: 'room', slot: event.slot }];
    case 'roomsSwapped':
      return event.slots.map((slot) => ({ sort: 'room', slot }));
    case 'gateChanged':
      return [{ sort: 'gate', at: event.at }];
    case 'tokenPlaced':
      put(event.piece, event.place);
      return [{ sort: 'came', place: event.place }];
    case 'pieceEliminated':
      return [{ sort: 'gone', place: event.place }];
    case 'pieceWentOut': {
      const place = places(event.piece);
      return place === null ? [] : [{ sort: 'out', place, points: event.points }];
    }
    default:
      return [];
  }
}

type Put = (piece: PieceId, place: Place) => void;

function way(
  piece: PieceId,
  path: readonly Place[],
  places: (piece: PieceId) => Place | null,
  put: Put,
): TraceMark[] {
  const [from, end] = [places(piece), path.at(-1)];
  if (end === undefined) return [];
  put(piece, end);
  const whole = from === null || from === path[0] ? path : [from, ...path];
  return whole.length > 1 ? [{ sort: 'way', path: whole }] : [];
}

/** Where pieces stood when a step was done, and stand in the course of it. */
export function placesIn(
  step: ToldStep,
  me: Viewer,
): { readonly at: (piece: PieceId) => Place | null; readonly put: Put } {
  const view = viewOf(step.before, me);
  const moved = new Map<PieceId, Place>();
  return {
    at: (piece) => moved.get(piece) ?? placeOf(view, piece),
    put: (piece, place) => void moved.set(piece, place),
  };
}

/** What somebody did himself while others played leaves nothing, but for what became of a fight. */
const isOutcome = ({ sort }: TraceMark): boolean => sort === 'gone' || sort === 'out';

export function trailOf(steps: readonly ToldStep[], me: Seat): readonly Trace[] {
  const traces: Trace[] = [];
  for (const step of steps.slice(firstUnseen(steps, me))) {
    const { at, put } = placesIn(step, me);
    const marks = eventsThrough(step.events, me).flatMap((event) => marksIn(event, at, put));
    const seat = step.entry?.seat;
    const last = traces.at(-1);
    if (seat === me && last) {
      const outcome = marks.filter(isOutcome);
      if (outcome.length > 0) traces[traces.length - 1] = { ...last, marks: [...last.marks, ...outcome] };
    } else if (seat !== undefined && seat !== me && marks.length > 0)
      traces.push({
        deed: step.number,
        number: traces.length + 1,
        colour: step.position.ruleset.colours[seat] ?? 'blue',
        chart: chartOf(step.before),
        marks,
      });
  }
  return traces;
}
