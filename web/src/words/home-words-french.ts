import type { homeEnglish } from './home-words-english.ts';

export const homeFrench: typeof homeEnglish = {
  motto: 'Les salles tournent. Les murs bougent. Faites sortir votre équipe de l’autre côté.',
  languageName: { en: 'English', fr: 'Français' },
  themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  rules: 'Règles',

  playNow: 'Jouer maintenant',
  versus: 'Jouer contre l’ordinateur',
  versusHint: (name) =>
    `La boîte de base : à vous les bleus, à ${name} les jaunes. On commence par placer ses pions.`,
  learn: 'Apprendre en deux minutes',
  learnHint:
    'Deux minutes par leçon, sur le vrai plateau. Commencez par la première, sautez ce que vous savez.',
  hotSeat: 'Deux joueurs, un écran',
  hotSeatHint: 'On se passe l’écran ; un rideau cache ce qui est secret.',
  others: 'Jouer avec d’autres',
  othersHint: 'Ouvrez une table et envoyez un lien. Personne n’a besoin d’un compte.',
  firstGame: 'Une première partie facile :',
  firstGameHint: 'tout est visible, quatre personnages chacun, trois points gagnent. Dix minutes.',

  saved: 'Vos parties',
  continue: 'Reprendre',
  watch: 'Revoir',
  delete: 'Supprimer',
  named: (deed, name) => `${deed} : ${name}`,
  deleteQuestion: 'Supprimer cette partie pour toujours ?',
  deleteYes: 'Oui, supprimer',
  keepIt: 'La garder',
  turn: (turn) => `Tour ${turn}`,
  setUp: 'Mise en place',
  over: 'Terminée',
  you: 'humain',
  brokenSave: 'Une partie enregistrée illisible',
  brokenSaveHint: 'Elle reste telle quelle. Vous pouvez en garder une copie, ou la supprimer.',
  keepCopy: 'Télécharger une copie',
  moreGames: (count) => (count === 1 ? 'Une autre partie' : `${count} autres parties`),
  shareGame: 'Partager',
  savesHint: 'Chaque coup est enregistré sur cet appareil.',
  unsaved:
    'Cet appareil n’a pas pu enregistrer la partie. Supprimez d’anciennes parties, ou gardez la page ouverte jusqu’à la fin.',

  choose: 'Choisir une autre partie',
  chooseHint: 'Tout est déjà bien réglé ci-dessous. Prenez une boîte et commencez.',
  box: 'Boîte',
  boxes: {
    base: {
      name: 'Boîte de base',
      about: 'Le duel classique : huit personnages, six objets et huit salles par partie.',
    },
    prison: {
      name: 'Prison',
      about: 'Meurtrières, lances et hurlements. Cinq scénarios qui apprennent pas à pas.',
    },
    cards: {
      name: 'Jeu de cartes',
      about: 'Des zones au lieu de cases : des tours plus courts, vingt-cinq personnages au choix.',
    },
    party: {
      name: '3/4 joueurs',
      about: 'De grands labyrinthes à trois ou quatre : pyramide, ascenseur, course, alliances.',
    },
    mixed: {
      name: 'Mélange',
      about: 'Toutes les boîtes sur une table : choisissez vos équipes, le sort pose les salles.',
    },
  },
  scenario: 'Scénario',
  forLearning: 'Pour une première partie',
  ownScenario: 'Le vôtre',
  startHere: 'Commencez ici',
  goalIs: (goal) => `But : ${goal}.`,
  forPlayers: (count) => `${count} joueurs`,
  rooms: (count) => `${count} salles`,
  who: 'Qui joue ?',
  whoHint: 'À chaque place, une personne devant cet écran ou quelqu’un que joue l’ordinateur.',
  storedOpenly:
    'Les parties sont gardées en clair sur cet appareil : qui ouvre les outils de développement de ce navigateur peut lire ce qui est caché.',
  comer: (number) => `Joueur ${number}`,
  sidesByLot: 'Le sort décide qui joue quelle couleur.',
  human: 'Humain',
  humanHint: 'Une personne devant cet écran.',
  seatChange: 'Changer',
  seatDone: 'Terminé',
  choosePlayer: (who) => `${who} : choisissez qui joue`,
  nobodyHere: 'L’ordinateur joue seul : vous regardez.',

  options: 'Options',
  optionsHint: 'N’y touchez pas pour la partie habituelle.',
  houseRules: 'Règles maison',
  houseRulesHint: 'Des points sur lesquels les tables diffèrent. Tels quels, ils suivent le livret.',
  changed: (count) => `${count} ${count < 2 ? 'changée' : 'changées'}`,
  start: 'Commencer la partie',

  faultPairs: (missing) =>
    missing === 1
      ? 'Choisissez encore une paire de salles.'
      : `Choisissez encore ${missing} paires de salles.`,
  faultClock: 'Il faut au moins une seconde partout pour jouer en temps limité.',
  faultOther: 'Ces options ne vont pas ensemble.',

  import: 'Ouvrir une partie ou une position',
  importHint: 'Celle que vous avez enregistrée, ou qu’un ami vous a envoyée.',
  badScenario: 'Le scénario de cette adresse ne peut pas être joué.',

  share: 'Partager et garder',
  icons: 'Icônes des artistes de game-icons.net, CC BY 3.0.',
};
