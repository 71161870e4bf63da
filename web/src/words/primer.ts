/** The game in two minutes, for those who have never played: loaded with the page of the rules. */
import type { Language } from '@dungeon-twister/rules';

/** Things on the board that have a picture of their own in the primer. */
export const SIGNS = ['gear', 'wall', 'portcullis', 'slit', 'pit', 'room', 'reach', 'irreversible'] as const;
export type PrimerSign = (typeof SIGNS)[number];

interface Chapter {
  readonly title: string;
  /** Each with the rules that say it exactly. */
  readonly lines: readonly { readonly text: string; readonly rules: readonly string[] }[];
}

export interface Primer {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
  readonly signsTitle: string;
  readonly signs: Readonly<Record<PrimerSign, string>>;
}

const english: Primer = {
  title: 'How to play',
  intro: 'The base game in two minutes. The books beside it say everything else, line by line.',
  chapters: [
    {
      title: 'What you want',
      lines: [
        {
          text: 'Bring your characters through the labyrinth and out over the opponent’s line, on the far side. Each one that gets out is worth a point.',
          rules: ['BD-EXIT-1', 'BD-VP-1'],
        },
        { text: 'Each enemy that you eliminate is worth a point, too.', rules: ['BD-VP-2'] },
        {
          text: 'With five points the game ends with that turn; whoever has more has won. Some scenarios want something else: it is written above the players.',
          rules: ['BD-END-1', 'BD-END-4'],
        },
      ],
    },
    {
      title: 'Before the first turn',
      lines: [
        {
          text: 'Four of your characters start on the dots of your line. All the others, and your objects, lie face down on the closed rooms. Nobody knows what the other has laid where.',
          rules: ['BD-SETUP-7', 'BD-SETUP-10'],
        },
        { text: 'In a hurry? “Place the rest for me” draws lots for all of it.', rules: [] },
      ],
    },
    {
      title: 'Your turn',
      lines: [
        {
          text: 'Play one of your action cards: its number is how many action points you have. You get your four cards back when all of them were played.',
          rules: ['BD-TURN-3', 'BD-ACTIONCARD-4'],
        },
        {
          text: 'The game starts slowly: the first card is a 2, and until somebody has played a 4 nobody plays more than one above the highest card so far.',
          rules: ['BD-ACTIONCARD-5', 'BD-ACTIONCARD-6', 'BD-ACTIONCARD-8'],
        },
        {
          text: 'Choose one of your characters: the board shows everything it can do. Nearly every deed costs one point, and all of them may go to one character or to several.',
          rules: ['BD-TURN-6'],
        },
      ],
    },
    {
      title: 'What a character can do',
      lines: [
        {
          text: 'Walk as many squares as its movement says, around walls and past friends. What lies on the way can be taken or left without a point.',
          rules: ['BD-MOVE-1', 'BD-ITEM-4'],
        },
        {
          text: 'Reveal a closed room that it stands before: the room opens, and what lay on it is placed by the players.',
          rules: ['BD-REVEAL-1', 'BD-PLACE-1'],
        },
        {
          text: 'Turn a room from its gear, a quarter in the direction of the arrow: its own room, or the twin with the same number, however far away.',
          rules: ['BD-ROTATE-1', 'BD-ROTATE-2', 'BD-ROTATE-5'],
        },
        {
          text: 'Jump over a pit with a jump card, attack a neighbour, or do what only this character can: its card says it.',
          rules: ['BD-JUMP-1', 'BD-COMBAT-1'],
        },
      ],
    },
    {
      title: 'Fighting',
      lines: [
        {
          text: 'Both sides add up the combat values of all who stand in the fight. Then each player lays a combat card in secret, and both are turned over. The higher sum wins; a tie changes nothing.',
          rules: ['BD-COMBAT-4', 'BD-COMBAT-5', 'BD-COMBAT-6', 'BD-COMBAT-8'],
        },
        {
          text: 'Who loses is wounded and lies there. A wounded that loses again is eliminated. Each card can be played once; only the +0 comes back.',
          rules: ['BD-COMBAT-7', 'BD-COMBAT-10', 'BD-COMBAT-11'],
        },
      ],
    },
    {
      title: 'If something does not work',
      lines: [
        {
          text: 'Click it all the same: the game says why not, and names the rule. “Undo” takes back everything up to the last deed that cannot be taken back.',
          rules: [],
        },
      ],
    },
  ],
  signsTitle: 'What is on the board',
  signs: {
    gear: 'A gear. Who stands on it turns rooms; the arrow says which way, the number which two rooms belong together.',
    wall: 'A wall. Nobody walks or sees through it.',
    portcullis: 'A portcullis. Closed until somebody opens it with a key or skill, or breaks it.',
    slit: 'An arrow-slit. One can see and shoot through it, but not walk.',
    pit: 'A pit. One jumps over it, or crosses it by a rope.',
    room: 'A closed room: how many tokens lie on it, and how many it takes.',
    reach: 'Places that this piece reaches: now, or with so many action points.',
    irreversible: 'What bears a seal cannot be taken back.',
  },
};

const french: Primer = {
  title: 'Comment jouer',
  intro: 'Le jeu de base en deux minutes. Les livres à côté disent tout le reste, ligne par ligne.',
  chapters: [
    {
      title: 'Le but',
      lines: [
        {
          text: 'Faites traverser le labyrinthe à vos personnages et faites-les sortir par la ligne adverse, de l’autre côté. Chaque personnage sorti vaut un point.',
          rules: ['BD-EXIT-1', 'BD-VP-1'],
        },
        { text: 'Chaque ennemi que vous éliminez vaut aussi un point.', rules: ['BD-VP-2'] },
        {
          text: 'À cinq points, la partie finit avec ce tour ; qui en a le plus gagne. Certains scénarios demandent autre chose : c’est écrit au-dessus des joueurs.',
          rules: ['BD-END-1', 'BD-END-4'],
        },
      ],
    },
    {
      title: 'Avant le premier tour',
      lines: [
        {
          text: 'Quatre de vos personnages partent des cases illuminées de votre ligne. Tous les autres, et vos objets, sont face cachée sur les salles fermées. Personne ne sait ce que l’autre a posé où.',
          rules: ['BD-SETUP-7', 'BD-SETUP-10'],
        },
        { text: 'Pressé ? « Placer le reste pour moi » tire tout au sort.', rules: [] },
      ],
    },
    {
      title: 'Votre tour',
      lines: [
        {
          text: 'Jouez une de vos cartes Actions : son chiffre donne vos points d’action. Vous reprenez vos quatre cartes quand toutes ont été jouées.',
          rules: ['BD-TURN-3', 'BD-ACTIONCARD-4'],
        },
        {
          text: 'La partie démarre doucement : la première carte est un 2, et tant que personne n’a joué de 4, on ne joue jamais plus d’un au-dessus de la plus forte carte jouée.',
          rules: ['BD-ACTIONCARD-5', 'BD-ACTIONCARD-6', 'BD-ACTIONCARD-8'],
        },
        {
          text: 'Choisissez un de vos personnages : le plateau montre tout ce qu’il peut faire. Presque chaque action coûte un point, et tous les points peuvent aller à un seul personnage ou à plusieurs.',
          rules: ['BD-TURN-6'],
        },
      ],
    },
    {
      title: 'Ce que peut faire un personnage',
      lines: [
        {
          text: 'Marcher d’autant de cases que le dit son mouvement, autour des murs et à travers ses amis. Ce qui est sur son chemin peut être ramassé ou déposé sans payer de point.',
          rules: ['BD-MOVE-1', 'BD-ITEM-4'],
        },
        {
          text: 'Révéler une salle fermée devant laquelle il se tient : la salle s’ouvre, et les joueurs placent ce qui était posé dessus.',
          rules: ['BD-REVEAL-1', 'BD-PLACE-1'],
        },
        {
          text: 'Tourner une salle depuis son rouage, d’un quart de tour dans le sens de la flèche : la sienne, ou la jumelle qui porte le même numéro, si loin qu’elle soit.',
          rules: ['BD-ROTATE-1', 'BD-ROTATE-2', 'BD-ROTATE-5'],
        },
        {
          text: 'Sauter par-dessus une fosse avec une carte Saut, attaquer un voisin, ou faire ce que lui seul sait faire : sa fiche le dit.',
          rules: ['BD-JUMP-1', 'BD-COMBAT-1'],
        },
      ],
    },
    {
      title: 'Le combat',
      lines: [
        {
          text: 'Chaque camp additionne les valeurs de combat de tous ceux qui participent. Puis chaque joueur pose en secret une carte Combat, et on les retourne. La plus forte somme l’emporte ; une égalité ne change rien.',
          rules: ['BD-COMBAT-4', 'BD-COMBAT-5', 'BD-COMBAT-6', 'BD-COMBAT-8'],
        },
        {
          text: 'Qui perd est blessé et reste là. Un blessé qui perd encore est éliminé. Chaque carte ne se joue qu’une fois ; seule la +0 revient.',
          rules: ['BD-COMBAT-7', 'BD-COMBAT-10', 'BD-COMBAT-11'],
        },
      ],
    },
    {
      title: 'Si quelque chose ne marche pas',
      lines: [
        {
          text: 'Cliquez quand même : le jeu dit pourquoi, et nomme la règle. « Annuler » reprend tout jusqu’à la dernière action définitive.',
          rules: [],
        },
      ],
    },
  ],
  signsTitle: 'Ce qu’on voit sur le plateau',
  signs: {
    gear: 'Un rouage. Qui s’y tient tourne les salles ; la flèche dit dans quel sens, le numéro quelles deux salles vont ensemble.',
    wall: 'Un mur. On ne marche ni ne voit à travers.',
    portcullis:
      'Une herse. Fermée jusqu’à ce que quelqu’un l’ouvre, avec une clef ou son talent, ou la brise.',
    slit: 'Une meurtrière. On voit et on tire à travers, mais on n’y passe pas.',
    pit: 'Une fosse. On saute par-dessus, ou on la traverse sur une corde.',
    room: 'Une salle fermée : combien de pions y sont posés, et combien elle en prend.',
    reach: 'Les endroits que cette pièce atteint : tout de suite, ou avec autant de points d’action.',
    irreversible: 'Ce qui porte un sceau est définitif.',
  },
};

export const PRIMERS: Readonly<Record<Language, Primer>> = { en: english, fr: french };
