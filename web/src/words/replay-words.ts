/** What is said while a game is seen again. Loaded with the replay: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  replay: 'Replay',
  replayRunning: 'The game is still running: you see it as you saw it.',
  step: (at: number, last: number) => `Step ${at} of ${last}`,
  first: 'To the beginning',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast' },
  jumpTo: 'Jump to',
  lens: 'Show',
  lensOf: (colour: string) => `what ${colour} knew`,
  lensPublic: 'what everybody saw',
  lensAll: 'everything, secrets too',
  keys: 'Arrow keys: step. Page keys: turn. Home, End. Space: play.',
  faceDown: 'What lies face down',
  /** The first moment of a game. */
  start: 'The beginning.',
  timeRanOut: 'Time has run out.',
  secretDeed: 'Something secret happens.',
  endsTurn: (colour: string) => `${colour} ends the turn.`,
  beginsTurn: (colour: string) => `${colour}’s turn begins.`,
};

const french: typeof english = {
  replay: 'Revoir la partie',
  replayRunning: 'La partie n’est pas finie : vous la revoyez telle que vous l’avez vue.',
  step: (at, last) => `Étape ${at} sur ${last}`,
  first: 'Au début',
  previous: 'Une étape en arrière',
  next: 'Une étape en avant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  speeds: { slow: 'lente', normal: 'normale', fast: 'rapide' },
  jumpTo: 'Aller à',
  lens: 'Montrer',
  lensOf: (colour) => `ce que savait ${colour}`,
  lensPublic: 'ce que tous ont vu',
  lensAll: 'tout, secrets compris',
  keys: 'Flèches : étape. Pages : tour. Début, Fin. Espace : lecture.',
  faceDown: 'Ce qui est face cachée',
  start: 'Le début.',
  timeRanOut: 'Le temps est écoulé.',
  secretDeed: 'Il se passe quelque chose de secret.',
  endsTurn: (colour) => `${colour} finit son tour.`,
  beginsTurn: (colour) => `Le tour de ${colour} commence.`,
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const replayWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const REPLAY_WORDS = ALL;
