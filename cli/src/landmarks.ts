/** Which events are worth a new picture of the labyrinth, in the terminal. */
import { type GameEvent, type Movement, movementOf } from '@dungeon-twister/rules';

/** What changes how rooms lie or what stands between their squares, and with it the names of squares. */
const OF_ROOMS: ReadonlySet<Movement['how']> = new Set<Movement['how']>([
  'roomTurns',
  'roomFlips',
  'roomSlides',
  'roomsSwap',
  'wallsBreak',
]);

export const changesRooms = (event: GameEvent): boolean => OF_ROOMS.has(movementOf(event).how);

const LANDMARKS: ReadonlySet<GameEvent['type']> = new Set(['teamsShown', 'turnEnded', 'gameEnded']);

/** Whether a game that is only watched is drawn after this. */
export const isLandmark = (event: GameEvent): boolean => LANDMARKS.has(event.type);
