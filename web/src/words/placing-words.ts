/** Why it is one player and not another who places the tokens of a revealed room. Loaded when a room is opened. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  youRevealed: (room: string) => `You revealed ${room}.`,
  revealed: (who: string, room: string) => `${who} revealed ${room}.`,
  why: {
    characters: 'Who reveals a room places all characters in it, of any colour:',
    objects: 'Who reveals a room places the objects of the others:',
    both: 'Who reveals a room places all characters in it and the objects of the others:',
    own: 'The objects of whoever reveals are placed by the opponent:',
    ownRight: 'The objects of whoever reveals are placed by the player on the right:',
    otherColour: 'Here each object is placed by the player of the other colour:',
    allButOwn: 'Who reveals a room places everything but what is his own:',
    ownAcross: 'What belongs to whoever reveals is placed by the player across the table:',
    ownAcrossGone:
      'What belongs to whoever reveals is placed by the player on the right, where nobody sits across:',
    late: 'The other player took too long, so whoever revealed places the rest:',
    gone: 'Whoever revealed it has left, so the player on the right places the rest:',
  },
  you: 'you choose.',
  other: (who: string) => `${who} chooses.`,
};

const french: typeof english = {
  youRevealed: (room) => `Vous avez révélé ${room}.`,
  revealed: (who, room) => `${who} a révélé ${room}.`,
  why: {
    characters: 'Qui révèle une salle place tous les personnages qui s’y trouvent, de toute couleur :',
    objects: 'Qui révèle une salle place les objets des autres :',
    both: 'Qui révèle une salle place tous les personnages qui s’y trouvent et les objets des autres :',
    own: 'Les objets de celui qui révèle sont placés par l’adversaire :',
    ownRight: 'Les objets de celui qui révèle sont placés par le joueur à sa droite :',
    otherColour: 'Ici, chaque objet est placé par le joueur de l’autre couleur :',
    allButOwn: 'Qui révèle une salle place tout sauf ce qui est à lui :',
    ownAcross: 'Ce qui est à celui qui révèle est placé par le joueur d’en face :',
    ownAcrossGone:
      'Ce qui est à celui qui révèle est placé par le joueur à sa droite, quand personne n’est en face :',
    late: 'L’autre joueur a trop tardé, donc celui qui a révélé place le reste :',
    gone: 'Celui qui l’a révélée est parti, donc le joueur à sa droite place le reste :',
  },
  you: 'à vous de choisir.',
  other: (who) => `${who} choisit.`,
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export type PlacingWords = typeof english;

export const placingWords = (): PlacingWords => ALL[language.value];
/** For tests, which speak both. */
export const PLACING_WORDS = ALL;
