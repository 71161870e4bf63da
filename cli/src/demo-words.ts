/** The help of the demonstration and what is said of its flags, in both languages. */
import { SCENARIOS } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';

/** A game with a bit of everything. */
export const USUAL_SEED = 'twister';

const IDS = SCENARIOS.map(({ id }) => id).join(', ');

const ENGLISH = {
  help: `Plays a whole game of Dungeon Twister in the terminal. Nobody thinks: the moves are drawn by lot, with a light
liking for what moves the game on. The same seed plays the same game.

  npm run demo -- [flags]

  --seed TEXT      another game for every text (now: ${USUAL_SEED})
  --scenario ID    ${IDS}
                   or a file with a scenario of your own
  --delay MS       pause between two pictures, 0 for none
  --compact        two players: the small drawing, for 80 columns and 24 lines
  --quiet          only the first and the last picture
  --lang en|fr     the language
  --help           this text

Colours are used on a terminal, unless NO_COLOR is set or TERM is dumb.`,
  valueMissing: (option: string) => `The option ${option} wants a value.`,
  noValue: (option: string) => `The option ${option} takes no value.`,
  argument: (word: string) => `Only options are understood here, not "${word}".`,
  language: (name: string, known: string) => `There is no language "${name}". Choose one of ${known}.`,
  delay: (most: number, text: string) => `--delay takes whole milliseconds from 0 to ${most}, not "${text}".`,
};

const FRENCH: typeof ENGLISH = {
  help: `Joue une partie entière de Dungeon Twister dans le terminal. Personne ne réfléchit : les coups sont tirés au sort,
avec un léger penchant pour ce qui fait avancer la partie. La même graine joue la même partie.

  npm run demo -- [options]

  --seed TEXTE     une autre partie pour chaque texte (sinon : ${USUAL_SEED})
  --scenario NOM   ${IDS}
                   ou un fichier qui contient un scénario de vous
  --delay MS       pause entre deux dessins, 0 pour aucune
  --compact        à deux joueurs : le petit dessin, pour 80 colonnes et 24 lignes
  --quiet          seulement le premier et le dernier dessin
  --lang en|fr     la langue
  --help           ce texte

Des couleurs sont utilisées dans un terminal, sauf si NO_COLOR est défini ou si TERM est dumb.`,
  valueMissing: (option) => `Il manque une valeur à l’option ${option}.`,
  noValue: (option) => `L’option ${option} ne prend pas de valeur.`,
  argument: (word) => `Seules des options sont comprises ici, pas « ${word} ».`,
  language: (name, known) => `Il n’y a pas de langue « ${name} ». Il y a : ${known}.`,
  delay: (most, text) => `--delay prend un nombre entier de millisecondes, de 0 à ${most}, pas « ${text} ».`,
};

export const DEMO_WORDS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, fr: FRENCH };
