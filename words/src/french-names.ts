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

/** A name with its article; what stands in brackets after it counts for nothing: `la Voleuse (Jaune)`. */
export function frenchThe(name: string): string {
  if (ELIDED.test(name)) return `l’${name}`;
  return FEMININE.has(name.replace(/ \(.*\)$/, '')) ? `la ${name}` : `le ${name}`;
}

/** `le Clerc bleu`, `la Corde bleue`, `l’Épée bleue`. */
export const frenchPiece = (name: string, colour: Colour): string =>
  `${frenchThe(name)} ${COLOURS[colour][FEMININE.has(name) ? 1 : 0]}`;

/** `à` and a name with its article. */
export const toFrench = (named: string): string =>
  named.startsWith('le ') ? `au ${named.slice(3)}` : `à ${named}`;
