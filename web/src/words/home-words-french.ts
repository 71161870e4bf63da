import type { homeEnglish } from './home-words-english.ts';

const wrong = (line: number, faults: number): string =>
  faults === 1 ? `la ligne ${line} est fausse` : `${faults} erreurs ; commencez par la ligne ${line}`;

export const homeFrench: typeof homeEnglish = {
  motto: 'Les salles tournent. Les murs bougent. Faites sortir votre équipe de l’autre côté.',
  languageName: { en: 'English', fr: 'Français' },
  themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  rules: 'Règles',

  playNow: 'Jouer maintenant',
  versus: 'Jouer contre l’ordinateur',
  versusHint: (name) =>
    `La boîte de base : à vous les bleus, à ${name} les jaunes. La partie commence tout de suite.`,
  hotSeat: 'Deux joueurs, un écran',
  hotSeatHint: 'On se passe l’écran ; un rideau cache ce qui est secret.',
  firstGame: 'Jamais joué ?',
  firstGameHint: 'Faites vos premiers pas : deux personnages, quatre salles, aucun combat.',

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
  elsewhere: 'Cette partie est ouverte dans une autre fenêtre',
  elsewhereHint:
    'Une partie se joue dans une seule fenêtre à la fois, pour qu’aucun coup ne soit perdu. Continuez dans l’autre fenêtre ; ou jouez ici, et l’autre fenêtre laisse la partie.',
  playHere: 'Jouer ici',

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
  usual: 'd’ordinaire',
  goal: 'Points pour gagner',
  goalHint: 'Plus de points, partie plus longue.',
  points: (points) => `${points} points`,
  clock: 'Jouer en temps limité',
  clockHint: 'Quand le temps est écoulé, le tour finit et les points d’action restants sont perdus.',
  clocks: {
    turn: { name: 'Pour un tour', about: 'Le temps de tout ce que vous faites en un tour.' },
    placing: {
      name: 'Pour placer',
      about: 'Le temps de placer votre part d’une salle révélée ; en retard, c’est l’autre qui la place.',
    },
    combatCard: {
      name: 'Pour une carte Combat',
      about: 'Le temps de poser une carte quand l’autre a posé la sienne.',
    },
  },
  seconds: 'secondes',
  handicap: 'Handicap',
  handicapHint: 'Le plus fort commence avec moins de personnages, parfois sans ses meilleures cartes Combat.',
  giver: 'Le plus fort est',
  stronger: 'qui est',
  weaker: 'contre quelqu’un qui est',
  levels: {
    veryExperienced: 'très expérimenté',
    experienced: 'expérimenté',
    good: 'bon joueur',
    beginner: 'débutant',
    newbie: 'novice',
  },
  ownTokens: 'Revoir ses propres pions cachés',
  ownTokensHint:
    'Chacun peut voir sur le plateau ce qu’il a posé face cachée. Sinon, il faut s’en souvenir, comme dans le livre.',
  secrets: 'Objets secrets',
  secretsHint:
    'Ce que portent les ennemis, et qui sont leurs blessés, reste face cachée : il faut s’en souvenir.',
  teams: 'Choix des équipes',
  teamsHint: 'Chacun prend une partie des personnages et des objets de ces boîtes.',
  teamChoice: { mutual: 'Choix commun', fullFrontal: 'Choix libre', draft: 'Draft', random: 'Au sort' },
  absent: 'Couleur que personne ne joue',
  absentHint: 'Trois à une table pour quatre ; les autres gardent leur ordre.',
  pairs: 'Paires de salles',
  pairsHint: (wanted) =>
    `Les salles vont par paires qui tournent ensemble. Il faut ${wanted} paires pour ce labyrinthe.`,
  pairsByLot: 'Le sort décide',
  pairsChosen: 'Je les choisis',
  pair: (number, count) => (count > 1 ? `Paire ${number}, deux fois` : `Paire ${number}`),
  pairsTwice: 'Appuyez encore sur une paire pour l’avoir deux fois.',
  houseRules: 'Règles maison',
  houseRulesHint: 'Des points sur lesquels les tables diffèrent. Tels quels, ils suivent le livret.',
  changed: (count) => `${count} ${count < 2 ? 'changée' : 'changées'}`,
  backToUsual: 'Tout comme d’ordinaire',
  start: 'Commencer la partie',

  faultPairs: (missing) =>
    missing === 1
      ? 'Choisissez encore une paire de salles.'
      : `Choisissez encore ${missing} paires de salles.`,
  faultClock: 'Il faut au moins une seconde partout pour jouer en temps limité.',
  faultOther: 'Ces options ne vont pas ensemble.',

  import: 'Ouvrir une partie ou une position',
  importHint:
    'Une partie ou une position, en texte ou en JSON : de cette page, de la commande dt ou d’un ami.',
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
  badPosition: (line, faults) => `Cette position est impossible : ${wrong(line, faults)}.`,
  badRecord: (line, faults) => `Cette partie ne peut pas être rejouée : ${wrong(line, faults)}.`,
  mendIt: 'Corrigez ce qui est indiqué ici, puis ouvrez à nouveau.',
  badFile: 'Le fichier n’a pas pu être lu.',
  badScenario: 'Le scénario de cette adresse ne peut pas être joué.',
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

  share: 'Partager et garder',
  shareLink: 'Un lien vers cette position',
  shareLinkOpen:
    'Il contient ce qui est visible de tous ; ce qui est caché est tiré au sort à nouveau. On peut l’envoyer à tout le monde.',
  shareLinkExact: 'Faire un lien exact',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'La copie n’est pas permise ici ; le lien est dans le champ ci-dessous.',
  linkField: 'Lien',
  sharePosition: 'La position dans un fichier',
  sharePositionHint: 'À rouvrir ici, ou avec la commande dt.',
  shareRecord: 'Toute la partie dans un fichier',
  shareRecordHint: 'Tout ce qui a été fait, à revoir ou à poursuivre ailleurs.',
  asText: 'En texte',
  asJson: 'En JSON',
  exactPosition: 'Position exacte',
  secretQuestion:
    'La partie n’est pas finie. Ceci contient tout, même ce qui est caché : salles, pions et cartes de tous les joueurs.',
  secretYes: 'Le prendre quand même',
  secretNo: 'Plutôt pas',
  icons: 'Icônes des artistes de game-icons.net, CC BY 3.0.',
};
