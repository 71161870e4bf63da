/** What of the board an event speaks of, and where that lies now. */
import type { Chart, GameEvent, PieceId, Place } from '@dungeon-twister/rules';
import type { Preview } from '../board/board.tsx';

const ROOM_SQUARES = 25;

interface Spoken {
  readonly path?: readonly Place[];
  readonly places?: readonly Place[];
  readonly slots?: readonly number[];
  /** Pieces, wherever they stand while somebody asks. */
  readonly pieces?: readonly PieceId[];
}

function spokenOf(event: GameEvent): Spoken {
  switch (event.type) {
    case 'pieceDeployed':
    case 'tokenPlaced':
    case 'pieceTurned':
    case 'pieceTaken':
    case 'pieceLeft':
    case 'pieceEliminated':
      return { places: [event.place] };
    case 'teamsShown':
      return { places: event.pieces.map(({ place }) => place) };
    case 'tokenLaid':
    case 'roomRevealed':
    case 'roomTurned':
    case 'roomSlid':
    case 'roomLifted':
    case 'roomReturned':
    case 'wallsBroken':
      return { slots: [event.slot] };
    case 'roomsSwapped':
      return { slots: event.slots };
    case 'gateChanged':
      return { slots: [event.at.slot] };
    case 'pieceMoved':
    case 'objectLevitated':
      return event.path.length > 1 ? { path: event.path } : { places: event.path };
    case 'pieceJumped':
      return { places: event.pit === null ? [event.to] : [event.pit, event.to] };
    case 'wallPassed':
      return { places: [event.to] };
    case 'piecePushed':
      return { path: [event.from, event.to] };
    case 'attackDeclared':
      return { pieces: [event.by, event.target] };
    case 'sideTaken':
      return { pieces: [...event.attackers, ...event.defenders] };
    case 'pieceWounded':
      return { pieces: [event.piece] };
    case 'pieceHealed':
    case 'objectStolen':
      return { pieces: [event.piece, event.by] };
    case 'fireballThrown':
      return { pieces: [event.by, event.target] };
    case 'potionDrunk':
      return { pieces: [event.by] };
    default:
      return {};
  }
}

/** Rooms may have changed places since: a slot is where its room lies now. */
function slotNow(then: Chart, now: Chart, slot: number): number {
  const room = then.rooms[slot];
  if (!room || now.rooms[slot] === room) return slot;
  const found = now.rooms.indexOf(room);
  return found < 0 ? slot : found;
}

function placeNow(then: Chart, now: Chart, place: Place): Place {
  if (place >= then.ruleset.layout.linesFrom) return place;
  const slot = Math.floor(place / ROOM_SQUARES);
  return slotNow(then, now, slot) * ROOM_SQUARES + (place % ROOM_SQUARES);
}

/** What to show on a board that lies as on the chart `now`; null where there is nothing to show. */
export function previewOf(
  event: GameEvent,
  then: Chart,
  now: Chart,
  placeOf: (piece: PieceId) => Place | null,
): Preview | null {
  const { path, places = [], slots = [], pieces = [] } = spokenOf(event);
  const all = [
    ...places.map((place) => placeNow(then, now, place)),
    ...pieces.flatMap((piece) => placeOf(piece) ?? []),
  ];
  if (!path && all.length === 0 && slots.length === 0) return null;
  return {
    ...(path ? { path: path.map((place) => placeNow(then, now, place)) } : {}),
    ...(all.length > 0 ? { places: all } : {}),
    ...(slots.length > 0 ? { slots: slots.map((slot) => slotNow(then, now, slot)) } : {}),
  };
}
