/** What is at stake in a combat, in as few words as can be. Loaded with it: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  /** Whose sum is the higher one: for those who attack, for those who defend themselves, for those who look on. */
  ends: {
    won: 'Your sum higher:',
    lost: 'Lower:',
    beaten: 'Your sum lower:',
    held: 'Higher:',
    attack: 'Attack higher:',
    defence: 'Defence higher:',
    tie: 'Equal:',
  },
  /** Whose it is, where two that fight are called alike; the colour is part of the name. */
  yours: (piece: string) => `your ${piece}`,
  theirs: (piece: string) => `the ${piece}`,
  nobodyHurt: 'nobody hurt',
  /** Between one thing that happens and the next. */
  next: '; ',
  /** Of pieces by their names; the second value says whether the French names are feminine. */
  wounded: (pieces: readonly string[], _areFeminine: boolean) => `${pieces.join(', ')} wounded`,
  dies: (piece: string) => `${piece} dies`,
  diesOfWounds: (piece: string, _isFeminine: boolean) => `${piece}, wounded already, dies`,
  lost: (piece: string, _isFeminine: boolean) => `${piece} lost`,
  dropped: (piece: string) => `${piece} falls to the ground`,
  /** An object under somebody who becomes wounded: whoever passes may take it. */
  free: (pieces: readonly string[]) => `${pieces.join(', ')} free to take`,
  points: (points: number, who: string) => `${points} point${points === 1 ? '' : 's'} for ${who}`,
  you: 'you',
  wins: (who: string) => `${who} wins the game`,
  youWin: 'you win the game',
};

const french: typeof english = {
  ends: {
    won: 'Si votre somme est plus forte :',
    lost: 'Plus faible :',
    beaten: 'Si votre somme est plus faible :',
    held: 'Plus forte :',
    attack: 'Attaque plus forte :',
    defence: 'Défense plus forte :',
    tie: 'Égale :',
  },
  yours: (piece) => `votre ${piece}`,
  theirs: (piece) => piece,
  nobodyHurt: 'personne n’est touché',
  next: ' ; ',
  wounded: (pieces, areFeminine) =>
    `${pieces.join(', ')} blessé${areFeminine ? 'e' : ''}${pieces.length > 1 ? 's' : ''}`,
  dies: (piece) => `${piece} meurt`,
  diesOfWounds: (piece, isFeminine) => `${piece}, déjà ${isFeminine ? 'blessée' : 'blessé'}, meurt`,
  lost: (piece, isFeminine) => `${piece} ${isFeminine ? 'perdue' : 'perdu'}`,
  dropped: (piece) => `${piece} tombe à terre`,
  free: (pieces) => `${pieces.join(', ')} à prendre`,
  points: (points, who) => `${points} point${points > 1 ? 's' : ''} pour ${who}`,
  you: 'vous',
  wins: (who) => `${who} gagne la partie`,
  youWin: 'vous gagnez la partie',
};

const WORDS: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const stakesWords = (): typeof english => WORDS[language.value];
