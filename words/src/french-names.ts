/**
 * French names of pieces with their article, and the adjectives that follow their gender.
 *
 * A name does not tell its gender, so those of the feminine ones stand here, all others are masculine. A test wants
 * every name of this list to be one of the game.
 */
import type { Colour } from '@dungeon-twister/rules';

export const FEMININE: ReadonlySet<string> = new Set([
  'Armure',
  'Clef',
  'Corde',
  'Épée',
  'Lance télescopique',
  'Passe-muraille',
  'Potion de vitesse',
  'Télékinésiste',
  'Traîtresse',
  'Voleuse',
]);

const COLOURS: Readonly<Record<Colour, readonly [masculine: string, feminine: string]>> = {
  blue: ['bleu', 'bleue'],
  red: ['rouge', 'rouge'],
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
};

export const feminineColour = (colour: Colour): string => COLOURS[colour][1];

/** Before these the article loses its vowel. */
const ELIDED = /^(?:[AEIOUYÉÈÊ]|Homme)/;

/** `le Clerc bleu`, `la Corde bleue`, `l’Épée bleue`. */
export function frenchPiece(name: string, colour: Colour): string {
  const isFeminine = FEMININE.has(name);
  const article = ELIDED.test(name) ? 'l’' : isFeminine ? 'la ' : 'le ';
  return `${article}${name} ${COLOURS[colour][isFeminine ? 1 : 0]}`;
}

/** `à` and a name with its article. */
export const toFrench = (named: string): string =>
  named.startsWith('le ') ? `au ${named.slice(3)}` : `à ${named}`;
