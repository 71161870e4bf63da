/** What `npm start` says, in the language of the terminal. */

/** @typedef {'en' | 'fr'} Language */

/** @type {(environment: Readonly<Record<string, string | undefined>>) => Language} */
export const languageOf = ({ LC_ALL, LC_MESSAGES, LANG }) =>
  /^fr\b|^fr_/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'fr' : 'en';

/** @type {(port: number) => number} */
const besides = (port) => (port < 65_535 ? port + 1 : port - 1);

const ENGLISH = {
  building: 'Building the page…',
  served: (/** @type {string} */ address) => `Dungeon Twister is at ${address} (Ctrl-C to stop)`,
  running: (/** @type {string} */ address) => `Dungeon Twister is running already, at ${address}`,
  games: (/** @type {string} */ file) => `Games with others are kept in ${file}`,
  noGames: (/** @type {string} */ file, /** @type {string} */ why) =>
    `Games with others cannot be kept in ${file} (${why}); the page alone is served. --data chooses another file.`,
  others: (/** @type {string} */ addresses) => `For other devices on the same network: ${addresses}`,
  alone: 'This device is in no network: no other device can come.',
  taken: (/** @type {number} */ port) =>
    `Port ${port} is taken by another program.
A browser keeps saved games by the address of the page, with its port: your games of this port stay where they are, and
the page does not see them at another one. End the other program to play on here, or choose a port of your own and keep
to it: npm start -- --port ${besides(port)}`,
  noPort: (/** @type {number} */ port, /** @type {string} */ why) =>
    `The page cannot be served at port ${port} (${why}). Choose another: npm start -- --port ${besides(port)}`,
  badPort: (/** @type {string} */ port) => `--port must be a number from 0 to 65535, not ${port}`,
  noScenario: (/** @type {string} */ word, /** @type {string} */ known) =>
    `There is no scenario "${word}" and no file of that name. There are: ${known}.`,
  tooLong: (/** @type {string} */ file) =>
    `${file} is too long for the address of a page. Play it in the terminal: npx dt play --scenario ${file}`,
};

/** @type {typeof ENGLISH} */
const FRENCH = {
  building: 'Construction de la page…',
  served: (address) => `Dungeon Twister est à l’adresse ${address} (Ctrl-C pour arrêter)`,
  running: (address) => `Dungeon Twister tourne déjà, à l’adresse ${address}`,
  games: (file) => `Les parties avec d’autres sont gardées dans ${file}`,
  noGames: (file, why) =>
    `Les parties avec d’autres ne peuvent être gardées dans ${file} (${why}) ; seule la page est servie. --data choisit un autre fichier.`,
  others: (addresses) => `Pour d’autres appareils du même réseau : ${addresses}`,
  alone: 'Cet appareil n’est dans aucun réseau : aucun autre appareil ne peut venir.',
  taken: (port) =>
    `Le port ${port} est pris par un autre programme.
Un navigateur garde les parties d’après l’adresse de la page, port compris : vos parties de ce port restent où elles
sont, et la page ne les voit pas à un autre. Arrêter l’autre programme pour jouer ici, ou choisir un port et s’y tenir :
npm start -- --port ${besides(port)}`,
  noPort: (port, why) =>
    `La page ne peut être servie au port ${port} (${why}). En choisir un autre : npm start -- --port ${besides(port)}`,
  badPort: (port) => `--port doit être un nombre de 0 à 65535, pas ${port}`,
  noScenario: (word, known) => `Il n’y a ni scénario « ${word} » ni fichier de ce nom. Il y a : ${known}.`,
  tooLong: (file) =>
    `${file} est trop long pour l’adresse d’une page. On le joue dans le terminal : npx dt play --scenario ${file}`,
};

/** @type {Readonly<Record<Language, typeof ENGLISH>>} */
export const START_WORDS = { en: ENGLISH, fr: FRENCH };
