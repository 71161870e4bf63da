/** The game in two minutes, for those who have never played: loaded with the page of the rules. */
import type { Words } from '@dungeon-twister/rules';

interface Chapter {
  readonly title: Words;
  /** Each with the rules that say it exactly. */
  readonly lines: readonly (Words & { readonly rules: readonly string[] })[];
}

export const INTRO: Words = {
  en: 'The base game in two minutes. The books beside it say everything else, line by line.',
  fr: 'Le jeu de base en deux minutes. Les livres à côté disent tout le reste, ligne par ligne.',
};

export const CHAPTERS: readonly Chapter[] = [
  {
    title: { en: 'What you want', fr: 'Le but' },
    lines: [
      {
        en: 'Bring your characters through the labyrinth and out over the opponent’s line, on the far side. Each one that gets out is worth 1 point, some are worth 2.',
        fr: 'Faites traverser le labyrinthe à vos personnages et faites-les sortir par la ligne adverse, de l’autre côté. Chaque personnage sorti vaut 1 point, certains en valent 2.',
        rules: ['BD-EXIT-1', 'BD-VP-1'],
      },
      {
        en: 'Each enemy that you eliminate is worth a point, too.',
        fr: 'Chaque ennemi que vous éliminez vaut aussi un point.',
        rules: ['BD-VP-2'],
      },
      {
        en: 'With five points the game ends with that turn; whoever has more has won. Some scenarios want something else: it is written above the players.',
        fr: 'À cinq points, la partie finit avec ce tour ; qui en a le plus gagne. Certains scénarios demandent autre chose : c’est écrit au-dessus des joueurs.',
        rules: ['BD-END-1', 'BD-END-4'],
      },
    ],
  },
  {
    title: { en: 'Before the first turn', fr: 'Avant le premier tour' },
    lines: [
      {
        en: 'Four of your characters start on the dots of your line. All the others, and your objects, lie face down on the closed rooms. Nobody knows what the other has laid where.',
        fr: 'Quatre de vos personnages partent des cases illuminées de votre ligne. Tous les autres, et vos objets, sont face cachée sur les salles fermées. Personne ne sait ce que l’autre a posé où.',
        rules: ['BD-SETUP-7', 'BD-SETUP-10'],
      },
      {
        en: 'In a hurry? “Place the rest for me” draws lots for all of it.',
        fr: 'Pressé ? « Tout placer pour moi » tire tout au sort.',
        rules: [],
      },
    ],
  },
  {
    title: { en: 'Your turn', fr: 'Votre tour' },
    lines: [
      {
        en: 'Play one of your action cards: its number is how many action points you have. You get your four cards back when all of them were played.',
        fr: 'Jouez une de vos cartes Actions : son chiffre donne vos points d’action. Vous reprenez vos quatre cartes quand toutes ont été jouées.',
        rules: ['BD-TURN-3', 'BD-ACTIONCARD-4'],
      },
      {
        en: 'The game starts slowly: the first card is a 2, and until somebody has played a 4 nobody plays more than one above the highest card so far.',
        fr: 'La partie démarre doucement : la première carte est un 2, et tant que personne n’a joué de 4, on ne joue jamais plus d’un au-dessus de la plus forte carte jouée.',
        rules: ['BD-ACTIONCARD-5', 'BD-ACTIONCARD-6', 'BD-ACTIONCARD-8'],
      },
      {
        en: 'Choose one of your characters: the board shows everything it can do. Nearly every deed costs one point, and all of them may go to one character or to several.',
        fr: 'Choisissez un de vos personnages : le plateau montre tout ce qu’il peut faire. Presque chaque action coûte un point, et tous les points peuvent aller à un seul personnage ou à plusieurs.',
        rules: ['BD-TURN-6'],
      },
    ],
  },
  {
    title: { en: 'What a character can do', fr: 'Ce que peut faire un personnage' },
    lines: [
      {
        en: 'Walk as many squares as its movement says, around walls and past friends. What lies on the way can be taken or left without a point.',
        fr: 'Marcher d’autant de cases que le dit son mouvement, autour des murs et à travers ses amis. Ce qui est sur son chemin peut être ramassé ou déposé sans payer de point.',
        rules: ['BD-MOVE-1', 'BD-ITEM-4'],
      },
      {
        en: 'Reveal a closed room that it stands before: the room opens, and what lay on it is placed by the players.',
        fr: 'Révéler une salle fermée devant laquelle il se tient : la salle s’ouvre, et les joueurs placent ce qui était posé dessus.',
        rules: ['BD-REVEAL-1', 'BD-PLACE-1'],
      },
      {
        en: 'Turn a room from its gear, a quarter in the direction of the arrow: its own room, or the twin with the same number, however far away.',
        fr: 'Tourner une salle depuis son rouage, d’un quart de tour dans le sens de la flèche : la sienne, ou la jumelle qui porte le même numéro, si loin qu’elle soit.',
        rules: ['BD-ROTATE-1', 'BD-ROTATE-2', 'BD-ROTATE-5'],
      },
      {
        en: 'Jump over a pit with a jump card, attack a neighbour, or do what only this character can: its card says it.',
        fr: 'Sauter par-dessus une fosse avec une carte Saut, attaquer un voisin, ou faire ce que lui seul sait faire : sa fiche le dit.',
        rules: ['BD-JUMP-1', 'BD-COMBAT-1'],
      },
    ],
  },
  {
    title: { en: 'Fighting', fr: 'Le combat' },
    lines: [
      {
        en: 'Both sides add up the combat values of all who stand in the fight. Then each player lays a combat card in secret, and both are turned over. The higher sum wins; a tie changes nothing.',
        fr: 'Chaque camp additionne les valeurs de combat de tous ceux qui participent. Puis chaque joueur pose en secret une carte Combat, et on les retourne. La plus forte somme l’emporte ; une égalité ne change rien.',
        rules: ['BD-COMBAT-4', 'BD-COMBAT-5', 'BD-COMBAT-6', 'BD-COMBAT-8'],
      },
      {
        en: 'Who loses is wounded and lies there. A wounded that loses again is eliminated. Each card can be played once; only the +0 comes back.',
        fr: 'Qui perd est blessé et reste là. Un blessé qui perd encore est éliminé. Chaque carte ne se joue qu’une fois ; seule la +0 revient.',
        rules: ['BD-COMBAT-7', 'BD-COMBAT-10', 'BD-COMBAT-11'],
      },
    ],
  },
  {
    title: { en: 'If something does not work', fr: 'Si quelque chose ne marche pas' },
    lines: [
      {
        en: 'Tap or click it all the same: the game says why not, and names the rule. “Undo” takes back everything up to the last deed that cannot be taken back.',
        fr: 'Touchez ou cliquez quand même : le jeu dit pourquoi, et nomme la règle. « Annuler » reprend tout jusqu’à la dernière action définitive.',
        rules: [],
      },
    ],
  },
];

export const SIGNS_TITLE: Words = { en: 'What is on the board', fr: 'Ce qu’on voit sur le plateau' };

/** Things on the board that have a picture of their own in the primer. */
export const SIGNS = ['gear', 'wall', 'portcullis', 'slit', 'pit', 'room', 'reach', 'irreversible'] as const;
export type PrimerSign = (typeof SIGNS)[number];

export const SIGN_WORDS: Readonly<Record<PrimerSign, Words>> = {
  gear: {
    en: 'A gear. Who stands on it turns rooms; the arrow says which way, the number which two rooms belong together.',
    fr: 'Un rouage. Qui s’y tient tourne les salles ; la flèche dit dans quel sens, le numéro quelles deux salles vont ensemble.',
  },
  wall: {
    en: 'A wall. Nobody walks or sees through it.',
    fr: 'Un mur. On ne marche ni ne voit à travers.',
  },
  portcullis: {
    en: 'A portcullis. Closed until somebody opens it with a key or skill, or breaks it.',
    fr: 'Une herse. Fermée jusqu’à ce que quelqu’un l’ouvre, avec une clef ou son talent, ou la brise.',
  },
  slit: {
    en: 'An arrow-slit. One can see and shoot through it, but not walk.',
    fr: 'Une meurtrière. On voit et on tire à travers, mais on n’y passe pas.',
  },
  pit: {
    en: 'A pit. One jumps over it, or crosses it by a rope.',
    fr: 'Une fosse. On saute par-dessus, ou on la traverse sur une corde.',
  },
  room: {
    en: 'A closed room: how many tokens lie on it, and how many it takes.',
    fr: 'Une salle fermée : combien de pions y sont posés, et combien elle en prend.',
  },
  reach: {
    en: 'Places that this piece reaches: now, or with so many action points.',
    fr: 'Les endroits que cette pièce atteint : tout de suite, ou avec autant de points d’action.',
  },
  irreversible: {
    en: 'What bears a seal cannot be taken back.',
    fr: 'Ce qui porte un sceau est définitif.',
  },
};
