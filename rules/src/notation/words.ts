/** The words of the notation in both languages: short, as one types them. */
import type { Language, Words } from '../vocabulary.ts';

export const VERBS = {
  choose: { en: 'choose', fr: 'choisir' },
  dismiss: { en: 'dismiss', fr: 'écarter' },
  face: { en: 'face', fr: 'face' },
  card: { en: 'card', fr: 'carte' },
  end: { en: 'end', fr: 'fin' },
  attack: { en: 'x', fr: 'x' },
  open: { en: 'open', fr: 'ouvrir' },
  close: { en: 'close', fr: 'fermer' },
  break: { en: 'break', fr: 'briser' },
  heal: { en: 'heal', fr: 'soigner' },
  regenerate: { en: 'regenerate', fr: 'régénérer' },
  scream: { en: 'scream', fr: 'hurler' },
  fireball: { en: 'fireball', fr: 'feu' },
  drink: { en: 'drink', fr: 'boire' },
  breakWalls: { en: 'break-walls', fr: 'abattre' },
  invert: { en: 'invert', fr: 'inverser' },
  steal: { en: 'steal', fr: 'voler' },
  levitate: { en: 'levitate', fr: 'léviter' },
  slide: { en: 'slide', fr: 'glisser' },
  up: { en: 'up', fr: 'haut' },
  down: { en: 'down', fr: 'bas' },
  lift: { en: 'lift', fr: 'hisser' },
  leave: { en: 'leave', fr: 'sortir' },
  join: { en: 'join', fr: 'rejoindre' },
  attackers: { en: 'attack', fr: 'attaque' },
  defenders: { en: 'defence', fr: 'défense' },
  count: { en: 'count', fr: 'compter' },
  name: { en: 'name', fr: 'annoncer' },
  none: { en: 'none', fr: 'rien' },
  combat: { en: 'combat', fr: 'combat' },
  resign: { en: 'resign', fr: 'abandonner' },
  draw: { en: 'draw', fr: 'nulle' },
  noDraw: { en: 'no-draw', fr: 'refuser' },
  claim: { en: 'claim', fr: 'réclamer' },
  time: { en: 'time', fr: 'temps' },
  cw: { en: 'cw', fr: 'h' },
  ccw: { en: 'ccw', fr: 'ah' },
} as const satisfies Readonly<Record<string, Words>>;
export type Verb = keyof typeof VERBS;

/** Capitals and accents do not matter to whoever types. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const isVerb = (text: string, verb: Verb, language: Language): boolean =>
  plain(text) === plain(VERBS[verb][language]);
