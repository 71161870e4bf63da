/** All pictures of the rules, by the game that they are of. */
import type { Words } from '@dungeon-twister/rules';
import { BOARD_PICTURES } from './board-pictures.ts';
import { CARD_PICTURES } from './card-pictures.ts';
import { PARTY_PICTURES } from './party-pictures.ts';
import type { Picture } from './picture.ts';
import { PRISON_PICTURES } from './prison-pictures.ts';

interface Album {
  readonly id: string;
  readonly title: Words;
  readonly pictures: readonly Picture[];
}

export const ALBUMS: readonly Album[] = [
  { id: 'base', title: { en: 'Base set', fr: 'Boîte de base' }, pictures: BOARD_PICTURES },
  { id: 'prison', title: { en: 'Prison', fr: 'Prison' }, pictures: PRISON_PICTURES },
  { id: 'cards', title: { en: 'Card Game', fr: 'Jeu de cartes' }, pictures: CARD_PICTURES },
  {
    id: 'party',
    title: { en: 'Three and four players', fr: 'À trois et à quatre' },
    pictures: PARTY_PICTURES,
  },
];

export const PICTURES: readonly Picture[] = ALBUMS.flatMap(({ pictures }) => pictures);
