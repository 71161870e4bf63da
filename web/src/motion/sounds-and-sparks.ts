/** What is heard and what flashes, by how something moves. */
import type { Movement } from '@dungeon-twister/rules';
import type { SoundName } from '../sound/sounds.ts';
import type { Spark } from './motion-plan.ts';

export type How = Movement['how'];

export const SOUND: Readonly<Record<How, SoundName | null>> = {
  walks: 'step',
  leaps: 'step',
  appears: 'step',
  isTaken: 'step',
  isHurt: 'hit',
  isHealed: 'reveal',
  isHit: 'hit',
  dies: 'hit',
  goesOut: 'reveal',
  roomTurns: 'turn',
  roomFlips: 'reveal',
  roomsSwap: 'reveal',
  roomSlides: 'turn',
  wallsBreak: 'hit',
  portcullisOpens: 'gate',
  portcullisCloses: 'gate',
  portcullisBreaks: 'hit',
  cardsShow: 'card',
  gameEnds: 'win',
  nothing: null,
};

/** What flashes, and as what. */
export const SPARK = {
  isHurt: 'bad',
  isHit: 'bad',
  dies: 'bad',
  isHealed: 'good',
  goesOut: 'good',
  wallsBreak: 'room',
} as const satisfies Partial<Record<How, Spark['sort']>>;

export type Sparking = keyof typeof SPARK;
