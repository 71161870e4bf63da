/** What is said of a game that somebody opens, and of one that is not opened. Loaded with the parts that say it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const wrongInEnglish = (line: number, faults: number): string =>
  faults === 1 ? `line ${line} is wrong` : `${faults} things are wrong; begin with line ${line}`;

const english = {
  elsewhere: 'This game is open in another window',
  elsewhereHint:
    'A game is played in one window at a time, so that no move is lost. Go on in the other window; or play on here, and the other window lets the game go.',
  playHere: 'Play on here',
  paste: 'Paste it here',
  pasteHint: 'Begins with “Dungeon Twister record 1” or “Dungeon Twister position 1”, or with a brace.',
  openPasted: 'Open what I pasted',
  openFile: 'Open a file',

  refused: 'This cannot be opened',
  empty: 'There is nothing to open yet: paste something first.',
  unknown: 'This is neither a record nor a position of Dungeon Twister.',
  tooLong: 'This is too long to be a game.',
  notUtf8: (line: number) =>
    `This file is not UTF-8 (line ${line}): it was saved in another encoding, or is no text.`,
  badPosition: (line: number, faults: number) => `This position cannot be: ${wrongInEnglish(line, faults)}.`,
  badRecord: (line: number, faults: number) =>
    `This record cannot be played again: ${wrongInEnglish(line, faults)}.`,
  mendIt: 'Mend what is listed here, then open it again.',
  badFile: 'The file could not be read.',
  badLink: 'This link is damaged or was cut short: there is no position in it.',
  badSave: 'This saved game cannot be read.',
  /** A game of older rules that leaves those of today. */
  departed: 'The rules have changed since this game',
  departedAt: (after: number, of: number) =>
    after < of
      ? `This game was played by older rules. By those of today it goes as far as action ${after} of ${of}; the next one does not fit any more:`
      : `This game was played by older rules. All its ${of} actions can be done again, but by those of today it ends otherwise.`,
  departedLine: (line: number) => `(line ${line} of the file)`,
  departedOpen: 'Open it up to there',
  departedKept: 'Nothing is lost: if you play on, the old game stays in your list as it was.',
  missingSave:
    'There is no such game on this device. Games are kept in the browser in which they were played.',
  nothingLost: 'Nothing was changed, and your saved games are as they were.',
  details: 'What exactly is wrong',
  faultIn: (line: number, fault: string) => `Line ${line}: ${fault}`,

  foundPosition: 'A position to play from',
  foundRecord: 'A game to play on',
  foundOver: 'A finished game',
  toMove: (colour: string) => `${colour} to play`,
  playFrom: 'Play from here',
  playOn: 'Play on',
  openReplay: 'Watch it',
};

const wrongInFrench = (line: number, faults: number): string =>
  faults === 1 ? `la ligne ${line} est fausse` : `${faults} erreurs ; commencez par la ligne ${line}`;

const french: typeof english = {
  elsewhere: 'Cette partie est ouverte dans une autre fenêtre',
  elsewhereHint:
    'Une partie se joue dans une seule fenêtre à la fois, pour qu’aucun coup ne soit perdu. Continuez dans l’autre fenêtre ; ou jouez ici, et l’autre fenêtre laisse la partie.',
  playHere: 'Jouer ici',
  paste: 'Collez-la ici',
  pasteHint:
    'Commence par « Dungeon Twister record 1 » ou « Dungeon Twister position 1 », ou par une accolade.',
  openPasted: 'Ouvrir ce que j’ai collé',
  openFile: 'Ouvrir un fichier',

  refused: 'Impossible à ouvrir',
  empty: 'Il n’y a encore rien à ouvrir : collez d’abord quelque chose.',
  unknown: 'Ce n’est ni une partie ni une position de Dungeon Twister.',
  tooLong: 'C’est trop long pour être une partie.',
  notUtf8: (line) =>
    `Ce fichier n’est pas en UTF-8 (ligne ${line}) : il a été enregistré dans un autre codage, ou n’est pas un texte.`,
  badPosition: (line, faults) => `Cette position est impossible : ${wrongInFrench(line, faults)}.`,
  badRecord: (line, faults) => `Cette partie ne peut pas être rejouée : ${wrongInFrench(line, faults)}.`,
  mendIt: 'Corrigez ce qui est indiqué ici, puis ouvrez à nouveau.',
  badFile: 'Le fichier n’a pas pu être lu.',
  badLink: 'Ce lien est abîmé ou coupé : il ne contient aucune position.',
  badSave: 'Cette partie enregistrée est illisible.',
  departed: 'Les règles ont changé depuis cette partie',
  departedAt: (after, of) =>
    after < of
      ? `Cette partie a été jouée selon des règles plus anciennes. Selon celles d’aujourd’hui, elle va jusqu’à l’action ${after} sur ${of} ; la suivante n’y correspond plus :`
      : `Cette partie a été jouée selon des règles plus anciennes. Ses ${of} actions peuvent toutes être rejouées, mais selon celles d’aujourd’hui elle finit autrement.`,
  departedLine: (line) => `(ligne ${line} du fichier)`,
  departedOpen: 'L’ouvrir jusque-là',
  departedKept:
    'Rien n’est perdu : si vous continuez à jouer, l’ancienne partie reste telle quelle dans votre liste.',
  missingSave:
    'Cette partie n’est pas sur cet appareil. Les parties restent dans le navigateur où elles ont été jouées.',
  nothingLost: 'Rien n’a changé, et vos parties enregistrées sont intactes.',
  details: 'Ce qui ne va pas exactement',
  faultIn: (line, fault) => `Ligne ${line} : ${fault}`,

  foundPosition: 'Une position à jouer',
  foundRecord: 'Une partie à poursuivre',
  foundOver: 'Une partie terminée',
  toMove: (colour) => `Au tour de ${colour}`,
  playFrom: 'Jouer à partir d’ici',
  playOn: 'Poursuivre',
  openReplay: 'La regarder',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const openingWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const OPENING_WORDS = ALL;
