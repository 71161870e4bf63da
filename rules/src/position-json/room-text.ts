/** How rooms are written in every text: the letter of the place where one lies, and the room with its turn. */
import type { SlotJson } from './slots.ts';

const LETTERS = 26;

/** Slots have capital letters, row by row from the north-west. */
export const slotName = (slot: number): string => String.fromCharCode('A'.charCodeAt(0) + (slot % LETTERS));

/** To which side of the board the northern side of a drawing points, by quarter turns. */
const POINTS = 'NESW';

/** `1cw-E`: room 1cw with its northern side to the east; in brackets while it lies face down. */
export function roomToken({
  room,
  copy,
  turned,
  faceUp,
}: Pick<SlotJson, 'room' | 'copy' | 'turned' | 'faceUp'>): string {
  const token = `${room}${copy === undefined ? '' : `*${copy}`}-${POINTS[turned]}`;
  return faceUp ? token : `(${token})`;
}

const TOKEN = /^(\(?)(.+?)(?:\*(\d{1,2}))?-([NESW])(\)?)$/;

export function readRoomToken(token: string): Omit<SlotJson, 'gates'> | null {
  const found = TOKEN.exec(token);
  if (!found || (found[1] === '') !== (found[5] === '')) return null;
  return {
    room: found[2],
    ...(found[3] === undefined ? {} : { copy: Number(found[3]) }),
    turned: POINTS.indexOf(found[4]),
    faceUp: found[1] === '',
  };
}
