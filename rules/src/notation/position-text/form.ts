/** What the reader and the writer of positions must agree upon. */
import { JOINED_ATTACK, JOINED_DEFENCE, STAYED_OUT } from '../../model/fields.ts';
import type { SlotJson } from '../../position-json/json.ts';

export const POSITION_TITLE = 'Dungeon Twister position 1';

/** What stands before an answer: one that everybody knows, or one that lies face down. */
export const ANSWER_VERBS = ['joined', 'chosen'] as const;

/** How a player who was asked has answered: on which side he is in a combat of others. */
export const JOINED_WORDS: Readonly<Record<string, number>> = {
  attack: JOINED_ATTACK,
  defence: JOINED_DEFENCE,
  none: STAYED_OUT,
};

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
