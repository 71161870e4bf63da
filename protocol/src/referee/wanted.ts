/** What is wanted where a form of a request is our own. The library that checks them knows one language: English. */
import type { Words } from '@dungeon-twister/rules';
import { LONGEST_TAG, MOST_TAGS } from './limits.ts';

export const WANTED = {
  object: { en: 'an object is wanted', fr: 'il faut un objet' },
  oneLine: {
    en: 'one line without control characters is wanted',
    fr: 'il faut une ligne sans caractères de commande',
  },
  tags: { en: `at most ${MOST_TAGS} tags are wanted`, fr: `il faut au plus ${MOST_TAGS} étiquettes` },
  tagName: {
    en: 'a tag is named by up to 40 letters, digits, spaces and dashes',
    fr: 'le nom d’une étiquette a jusqu’à 40 lettres, chiffres, espaces et tirets',
  },
  tag: {
    en: `a tag is one line of up to ${LONGEST_TAG} characters`,
    fr: `une étiquette est une ligne de ${LONGEST_TAG} caractères au plus`,
  },
} as const satisfies Record<string, Words>;
