/** The words of the panels beside the board: cards of pieces, players, log, rules and replay. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

export interface PanelWords {
  readonly card: string;
  readonly players: string;
  readonly log: string;
  readonly panels: string;
  readonly loading: string;
  readonly failed: string;
  readonly noCard: string;
  readonly closeCard: string;
  readonly movement: string;
  readonly combat: string;
  readonly noAbility: string;
  readonly rules: (count: number) => string;
  readonly own: string;
  readonly allied: string;
  readonly enemy: string;
  readonly place: (name: string) => string;
  readonly zone: (name: string) => string;
  readonly carriedBy: (who: string) => string;
  readonly atRoom: (slot: string) => string;
  readonly elsewhere: Readonly<
    Record<'hand' | 'box' | 'removed' | 'left' | 'saved' | 'killed' | 'unseen', string>
  >;
  readonly carries: (what: string) => string;
  readonly ownPoints: (count: number) => string;
  readonly mark: Readonly<
    Record<
      'wounded' | 'hurt' | 'spent' | 'attacks' | 'defends' | 'fired' | 'foughtFree' | 'brokeWalls',
      string
    >
  >;
  readonly you: string;
  readonly toPlay: string;
  readonly bot: string;
  readonly left: string;
  readonly offersDraw: string;
  readonly wins: string;
  readonly alliedWith: (who: string) => string;
  readonly pointsOf: (points: number, goal: number | null) => string;
  readonly kills: (kills: number, goal: number) => string;
  readonly turns: (turn: number, of: number) => string;
  readonly together: (points: number, goal: number) => string;
  readonly hunted: (who: string) => string;
  readonly howToPlay: string;
  readonly aboutBook: string;
  readonly allOut: string;
  /** How many of a team are out already. */
  readonly outOf: (out: number, all: number) => string;
  readonly actionCards: string;
  readonly cardInHand: (card: number) => string;
  readonly cardPlayed: (card: number) => string;
  readonly savings: (points: number) => string;
  readonly combatCards: string;
  readonly combatCardsHeld: (count: number) => string;
  readonly stillHolds: string;
  readonly yourHand: string;
  readonly laid: string;
  readonly jumps: (count: number) => string;
  readonly team: (counts: string) => string;
  readonly inPlay: (count: number) => string;
  readonly wounded: (count: number) => string;
  readonly out: (count: number) => string;
  readonly dead: (count: number) => string;
  readonly hidden: (count: number) => string;
  readonly inHand: (count: number) => string;
  readonly characters: string;
  readonly objects: string;
  readonly setUp: string;
  readonly turn: (turn: number) => string;
  readonly earlier: (count: number) => string;
  readonly nothingYet: string;
  readonly secretDeed: string;
  readonly timeRanOut: string;
  readonly rulesTitle: string;
  readonly rulesIntro: string;
  readonly book: Readonly<Record<'board' | 'card-game' | 'multiplayer', string>>;
  readonly books: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly tooMany: (shown: number) => string;
  readonly noneFound: string;
  readonly contents: string;
  readonly back: string;
  readonly backToGame: string;
  readonly unknownRule: (id: string) => string;
  readonly tag: Readonly<Record<'base' | 'prison' | 'both', string>>;
  readonly replay: string;
  readonly replayRunning: string;
  readonly step: (at: number, last: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  readonly jumpTo: string;
  readonly lens: string;
  readonly lensOf: (colour: string) => string;
  readonly lensPublic: string;
  readonly lensAll: string;
  readonly keys: string;
  readonly start: string;
  readonly faceDown: string;
  readonly unofficialRules: string;
}

const s = (count: number): string => (count === 1 ? '' : 's');

const english: PanelWords = {
  card: 'Piece',
  players: 'Players',
  log: 'Log',
  panels: 'What there is to know',
  loading: 'Loading…',
  failed: 'This part of the page could not be loaded.',
  noCard: 'Choose a piece on the board or in a team to see what it can do.',
  closeCard: 'Close the card',
  movement: 'Movement',
  combat: 'Combat',
  noAbility: 'No special ability.',
  rules: (count) => (count === 1 ? 'The rule' : `The ${count} rules`),
  own: 'yours',
  allied: 'ally',
  enemy: 'enemy',
  place: (name) => `on ${name}`,
  zone: (name) => `in ${name}`,
  carriedBy: (who) => `carried by ${who}`,
  atRoom: (slot) => `face down at room ${slot}`,
  elsewhere: {
    hand: 'not yet laid',
    box: 'not in this game',
    removed: 'gone from the game',
    left: 'has left the labyrinth',
    saved: 'carried out, saved',
    killed: 'dead',
    unseen: 'not seen yet',
  },
  carries: (what) => `carries ${what}`,
  ownPoints: (count) => `${count} action point${s(count)} of its own`,
  mark: {
    wounded: 'wounded',
    hurt: 'wounded this turn',
    spent: 'does nothing more this turn',
    attacks: 'attacks',
    defends: 'defends itself',
    fired: 'has shot this turn',
    foughtFree: 'has used its free attack',
    brokeWalls: 'has broken its walls',
  },
  you: 'you',
  toPlay: 'to play',
  bot: 'computer',
  left: 'left the table',
  offersDraw: 'offers a draw',
  wins: 'wins',
  alliedWith: (who) => `allied with ${who}`,
  pointsOf: (points, goal) => (goal === null ? `${points} point${s(points)}` : `${points} of ${goal} points`),
  kills: (kills, goal) => `${kills} of ${goal} eliminated`,
  turns: (turn, of) => `Turn ${turn} of ${of}`,
  together: (points, goal) => `together ${points} of ${goal}`,
  hunted: (who) => `Everything is about the ${who}`,
  howToPlay: 'How to play',
  aboutBook: 'About this book: ids, tags, sources',
  outOf: (out, all) => `${out} of ${all} out`,
  allOut: 'Bring your whole team out over the opponent’s line',
  actionCards: 'Action cards',
  cardInHand: (card) => `${card}, in hand`,
  cardPlayed: (card) => `${card}, played`,
  savings: (points) => `${points} action point${s(points)} saved`,
  combatCards: 'Combat cards',
  combatCardsHeld: (count) => `${count} combat card${s(count)}`,
  stillHolds: 'still holds, by what was played',
  yourHand: 'your hand',
  laid: 'laid',
  jumps: (count) => `${count} jump card${s(count)}`,
  team: (counts) => `Team: ${counts}`,
  inPlay: (count) => `${count} in play`,
  wounded: (count) => `${count} wounded`,
  out: (count) => `${count} out`,
  dead: (count) => `${count} dead`,
  hidden: (count) => `${count} hidden`,
  inHand: (count) => `${count} to lay`,
  characters: 'Characters',
  objects: 'Objects',
  setUp: 'Set-up',
  turn: (turn) => `Turn ${turn}`,
  earlier: (count) => `Show what happened before (${count})`,
  nothingYet: 'Nothing has happened yet.',
  secretDeed: 'something secret',
  timeRanOut: 'time',
  rulesTitle: 'The rules',
  rulesIntro:
    'Every rule is one line with a number that never changes. When the game refuses something, it names one.',
  book: {
    board: 'The board game',
    'card-game': 'The Card Game',
    multiplayer: 'Three and four players',
  },
  books: 'Rule books',
  search: 'Search the rules',
  found: (count) => `${count} line${s(count)} found`,
  tooMany: (shown) => `Only the first ${shown} are shown.`,
  noneFound: 'Nothing found.',
  contents: 'Contents',
  back: 'Back',
  backToGame: 'Back to the game',
  unknownRule: (id) => `There is no rule ${id}.`,
  tag: { base: 'base set', prison: 'Prison', both: 'both boxes' },
  replay: 'Replay',
  replayRunning: 'The game is still running: you see it as you saw it.',
  step: (at, last) => `Step ${at} of ${last}`,
  first: 'To the beginning',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast' },
  jumpTo: 'Jump to',
  lens: 'Show',
  lensOf: (colour) => `what ${colour} knew`,
  lensPublic: 'what everybody saw',
  lensAll: 'everything, secrets too',
  keys: 'Arrow keys: step. Page keys: turn. Home, End. Space: play.',
  start: 'the beginning',
  faceDown: 'What lies face down',
  unofficialRules: 'In our own words, for this free and unofficial version.',
};

const french: PanelWords = {
  card: 'Pièce',
  players: 'Joueurs',
  log: 'Journal',
  panels: 'Ce qu’il faut savoir',
  loading: 'Chargement…',
  failed: 'Cette partie de la page n’a pas pu être chargée.',
  noCard: 'Choisissez une pièce sur le plateau ou dans une équipe pour voir ce qu’elle peut faire.',
  closeCard: 'Fermer la fiche',
  movement: 'Mouvement',
  combat: 'Combat',
  noAbility: 'Aucune capacité spéciale.',
  rules: (count) => (count === 1 ? 'La règle' : `Les ${count} règles`),
  own: 'à vous',
  allied: 'allié',
  enemy: 'ennemi',
  place: (name) => `en ${name}`,
  zone: (name) => `en ${name}`,
  carriedBy: (who) => `porté par ${who}`,
  atRoom: (slot) => `face cachée sur la salle ${slot}`,
  elsewhere: {
    hand: 'pas encore posé',
    box: 'pas dans cette partie',
    removed: 'retiré de la partie',
    left: 'sorti du labyrinthe',
    saved: 'porté dehors, sauvé',
    killed: 'mort',
    unseen: 'pas encore vu',
  },
  carries: (what) => `porte ${what}`,
  ownPoints: (count) => `${count} point${count < 2 ? '' : 's'} d’action à lui`,
  mark: {
    wounded: 'blessé',
    hurt: 'blessé ce tour',
    spent: 'ne fait plus rien ce tour',
    attacks: 'attaque',
    defends: 'se défend',
    fired: 'a tiré ce tour',
    foughtFree: 'a utilisé son attaque gratuite',
    brokeWalls: 'a déjà brisé ses murs',
  },
  you: 'vous',
  toPlay: 'joue',
  bot: 'ordinateur',
  left: 'a quitté la table',
  offersDraw: 'propose la nulle',
  wins: 'gagne',
  alliedWith: (who) => `allié à ${who}`,
  pointsOf: (points, goal) =>
    goal === null
      ? `${points} point${points < 2 ? '' : 's'}`
      : `${points} point${points > 1 ? 's' : ''} sur ${goal}`,
  kills: (kills, goal) => `${kills} éliminés sur ${goal}`,
  turns: (turn, of) => `Tour ${turn} sur ${of}`,
  together: (points, goal) => `ensemble ${points} sur ${goal}`,
  hunted: (who) => `Tout tourne autour de : ${who}`,
  howToPlay: 'Comment jouer',
  aboutBook: 'À propos de ce livre : identifiants, étiquettes, sources',
  outOf: (out, all) => `${out} sur ${all} ${out > 1 ? 'sortis' : 'sorti'}`,
  allOut: 'Faites sortir toute votre équipe par la ligne adverse',
  actionCards: 'Cartes Actions',
  cardInHand: (card) => `${card}, en main`,
  cardPlayed: (card) => `${card}, jouée`,
  savings: (points) => `${points} point${points < 2 ? '' : 's'} d’action en réserve`,
  combatCards: 'Cartes Combat',
  combatCardsHeld: (count) => `${count} carte${count < 2 ? '' : 's'} Combat`,
  stillHolds: 'encore en main, d’après ce qui fut joué',
  yourHand: 'votre main',
  laid: 'posée',
  jumps: (count) => `${count} carte${count < 2 ? '' : 's'} Saut`,
  team: (counts) => `Équipe : ${counts}`,
  inPlay: (count) => `${count} en jeu`,
  wounded: (count) => `${count} blessé${count < 2 ? '' : 's'}`,
  out: (count) => `${count} dehors`,
  dead: (count) => `${count} mort${count < 2 ? '' : 's'}`,
  hidden: (count) => `${count} caché${count < 2 ? '' : 's'}`,
  inHand: (count) => `${count} à poser`,
  characters: 'Personnages',
  objects: 'Objets',
  setUp: 'Mise en place',
  turn: (turn) => `Tour ${turn}`,
  earlier: (count) => `Montrer ce qui s’est passé avant (${count})`,
  nothingYet: 'Il ne s’est encore rien passé.',
  secretDeed: 'quelque chose de secret',
  timeRanOut: 'temps',
  rulesTitle: 'Les règles',
  rulesIntro:
    'Chaque règle est une ligne dont le numéro ne change jamais. Quand le jeu refuse quelque chose, il en nomme une.',
  book: {
    board: 'Le jeu de plateau',
    'card-game': 'Le jeu de cartes',
    multiplayer: 'À trois et à quatre joueurs',
  },
  books: 'Livres de règles',
  search: 'Chercher dans les règles',
  found: (count) => `${count} ligne${count < 2 ? '' : 's'} trouvée${count < 2 ? '' : 's'}`,
  tooMany: (shown) => `Seules les ${shown} premières sont montrées.`,
  noneFound: 'Rien trouvé.',
  contents: 'Sommaire',
  back: 'Retour',
  backToGame: 'Retour à la partie',
  unknownRule: (id) => `Il n’y a pas de règle ${id}.`,
  tag: { base: 'boîte de base', prison: 'Prison', both: 'les deux boîtes' },
  replay: 'Revoir la partie',
  replayRunning: 'La partie n’est pas finie : vous la revoyez telle que vous l’avez vue.',
  step: (at, last) => `Étape ${at} sur ${last}`,
  first: 'Au début',
  previous: 'Une étape en arrière',
  next: 'Une étape en avant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  speeds: { slow: 'lente', normal: 'normale', fast: 'rapide' },
  jumpTo: 'Aller à',
  lens: 'Montrer',
  lensOf: (colour) => `ce que savait ${colour}`,
  lensPublic: 'ce que tous ont vu',
  lensAll: 'tout, secrets compris',
  keys: 'Flèches : étape. Pages : tour. Début, Fin. Espace : lecture.',
  start: 'le début',
  faceDown: 'Ce qui est face cachée',
  unofficialRules: 'Avec nos propres mots, pour cette version gratuite et non officielle.',
};

const PANEL_WORDS: Readonly<Record<Language, PanelWords>> = { en: english, fr: french };

/** These words in the language chosen now. */
export const panelWords = (): PanelWords => PANEL_WORDS[language.value];
