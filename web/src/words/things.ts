/** What the things on the board do, for their cards: loaded when somebody first asks about one. */
import type { Language } from '@dungeon-twister/rules';

const english = {
  gear: (number: number) => `Gear ${number}`,
  pit: 'Pit',
  portcullis: { closed: 'Closed portcullis', open: 'Open portcullis', broken: 'Broken portcullis' },
  slit: 'Arrow-slit',
  wall: 'Wall',
  closedRoom: (room: string) => `${room}, closed`,
  finish: 'The finish',
  dealtLine: 'A way out that lots have dealt',

  /** `room` with its word: `room C`. */
  turns: (room: string, way: string) =>
    `From here ${room} is turned: a quarter ${way} for each action point.`,
  turnsTwin: (room: string, way: string) => `Or its twin, ${room}, a quarter ${way}, however far away it is.`,
  twinClosed: (number: number) =>
    `Its twin is the other room with the number ${number}; once that one is open, it can be turned from here too.`,
  turnsAll: 'Everything in a room turns with it.',
  slides: 'From this gear the Elevator can also be slid one room up or down.',
  lifts: 'From this gear the room can also be lifted to the surface: whoever is in it can then leave.',
  clockwise: 'clockwise',
  anticlockwise: 'anticlockwise',
  pitSquare: 'Nobody walks over it or stays on it, and what is let go here is lost. Sight passes over it.',
  pitBetween: 'Nobody walks across it. Sight passes over it.',
  gate: {
    closed: 'Nobody walks, sees or fights through it.',
    open: 'Everybody may pass, and sees through it.',
    broken: 'It stays open for the rest of the game: everybody may pass.',
  },
  slitDoes: 'Nobody walks through it. Who stands right beside it sees through it, others do not.',
  wallDoes: 'Nobody walks, sees or fights through it.',
  starts: (colour: string) => `The starting line of ${colour}: who belongs there may stay and walk on it.`,
  startsAll: 'A starting line for everybody: all may stay and walk on it.',
  facing: 'Who stands here faces a zone of the room before it, and walks in only there.',
  leaving: 'Who leaves is out of the labyrinth at once and does not come back.',
  unknownLine: 'Whose way out it is will be shown when play begins.',
  decoy: 'Its colour does not play: nobody leaves here.',
  tokens: (tokens: number, capacity: number) =>
    `${tokens}/${capacity}: of at most ${capacity} tokens ${tokens === 1 ? '1 lies' : `${tokens} lie`} here, face down.`,
  noTokens: 'No tokens are laid on this room.',
  onlyKind: { any: '', characters: 'It takes characters only.', objects: 'It takes objects only.' },
  opens:
    'Nobody knows what it looks like. It is revealed for 1 action point; then the players place in it what lay on it.',
  bears: (number: number, way: string) => `Its gear has the number ${number} and turns it ${way}.`,
  twinIs: (room: string) => `Its twin is ${room}: either can be turned from both gears.`,
  zoneSteps: 'One step leads to a neighbouring zone, whatever its size.',
  zoneHolds: 'At most three characters of a player stay in one zone.',

  turnsIt: 'Turns rooms from here',
  eitherWay: 'Chooses the direction',
  walksOver: 'Walks over it',
  staysOn: 'May stay on it',
  helpsOver: 'Brings its bearer across',
  jumpsOver: 'Jumps over it',
  passes: 'Passes as if nothing were there',
  opensGate: 'Opens and closes it',
  breaksGate: 'Breaks it',
  walksThrough: 'Walks through it',
  shootsThrough: 'Shoots through it',
  strikesThrough: 'Strikes through it',
  breaksWalls: 'Breaks all walls of its room, once',
  leaves: 'Leaves here',
  reveals: 'Reveals it',
  anyoneHere: 'any character that stands on it and is not wounded',
  anyoneInZone: 'any character in its zone that is not wounded',
  anyoneJumps: 'any character beside it, for 1 action point and a jump card',
  anyoneReveals: 'any character right before it, unless a wall, a slit or a closed portcullis is between',
  fromLine: {
    roomsAlongLine:
      'from one’s own line: every room along that line, from any of its squares, even the farthest',
    roomInFront: 'from a line: only the room in front of the square',
  },
  nobody: 'nobody',
};

type ThingWords = typeof english;

const french: ThingWords = {
  gear: (number) => `Rouage ${number}`,
  pit: 'Fosse',
  portcullis: { closed: 'Herse fermée', open: 'Herse ouverte', broken: 'Herse brisée' },
  slit: 'Meurtrière',
  wall: 'Mur',
  closedRoom: (room) => `${room}, fermée`,
  finish: 'L’arrivée',
  dealtLine: 'Une sortie tirée au sort',

  turns: (room, way) => `D’ici on tourne ${room} : un quart de tour ${way} par point d’action.`,
  turnsTwin: (room, way) => `Ou sa jumelle, ${room}, d’un quart de tour ${way}, si loin qu’elle soit.`,
  twinClosed: (number) =>
    `Sa jumelle est l’autre salle numéro ${number} ; une fois ouverte, on peut la tourner d’ici aussi.`,
  turnsAll: 'Tout ce qui est dans une salle tourne avec elle.',
  slides: 'De ce rouage on peut aussi faire glisser l’ascenseur d’une salle vers le haut ou le bas.',
  lifts: 'De ce rouage on peut aussi hisser la salle à la surface : qui s’y trouve peut alors sortir.',
  clockwise: 'dans le sens horaire',
  anticlockwise: 'dans le sens antihoraire',
  pitSquare: 'Personne n’y passe ni n’y reste, et ce qu’on y lâche est perdu. La vue passe au-dessus.',
  pitBetween: 'Personne ne la traverse. La vue passe au-dessus.',
  gate: {
    closed: 'On n’y passe pas, on ne voit ni ne combat à travers.',
    open: 'Tout le monde passe, et voit à travers.',
    broken: 'Elle reste ouverte jusqu’à la fin de la partie : tout le monde passe.',
  },
  slitDoes: 'Personne ne passe. Qui se tient juste à côté voit à travers, les autres non.',
  wallDoes: 'On n’y passe pas, on ne voit ni ne combat à travers.',
  starts: (colour) =>
    `La ligne de départ du joueur ${colour} : ceux qui y ont leur place y restent et y marchent.`,
  startsAll: 'Une ligne de départ pour tous : chacun peut y rester et y marcher.',
  facing: 'Qui se tient ici fait face à une zone de la salle devant lui, et n’entre que par là.',
  leaving: 'Qui sort quitte aussitôt le labyrinthe et ne revient pas.',
  unknownLine: 'On verra pour qui est cette sortie quand la partie commencera.',
  decoy: 'Sa couleur ne joue pas : personne ne sort ici.',
  tokens: (tokens, capacity) =>
    `${tokens}/${capacity} : sur ${capacity} pions au plus, ${tokens < 2 ? `${tokens} est posé` : `${tokens} sont posés`} ici, face cachée.`,
  noTokens: 'On ne pose pas de pions sur cette salle.',
  onlyKind: { any: '', characters: 'Des personnages seulement.', objects: 'Des objets seulement.' },
  opens:
    'Personne ne sait comment elle est faite. On la révèle pour 1 point d’action ; puis les joueurs y placent ce qui était posé dessus.',
  bears: (number, way) => `Son rouage porte le numéro ${number} et la tourne ${way}.`,
  twinIs: (room) => `Sa jumelle est ${room} : chacune se tourne depuis les deux rouages.`,
  zoneSteps: 'Un pas mène à une zone voisine, quelle que soit sa taille.',
  zoneHolds: 'Trois personnages au plus d’un même joueur restent dans une zone.',

  turnsIt: 'Tourne les salles d’ici',
  eitherWay: 'Choisit le sens',
  walksOver: 'Passe au-dessus',
  staysOn: 'Peut y rester',
  helpsOver: 'Fait traverser son porteur',
  jumpsOver: 'Saute par-dessus',
  passes: 'Passe comme s’il n’y avait rien',
  opensGate: 'L’ouvre et la ferme',
  breaksGate: 'La brise',
  walksThrough: 'Passe à travers',
  shootsThrough: 'Tire à travers',
  strikesThrough: 'Frappe à travers',
  breaksWalls: 'Abat tous les murs de sa salle, une fois',
  leaves: 'Sort ici',
  reveals: 'La révèle',
  anyoneHere: 'tout personnage qui s’y tient et n’est pas blessé',
  anyoneInZone: 'tout personnage dans sa zone qui n’est pas blessé',
  anyoneJumps: 'tout personnage juste à côté, pour 1 point d’action et une carte Saut',
  anyoneReveals:
    'tout personnage juste devant, sauf si un mur, une meurtrière ou une herse fermée les sépare',
  fromLine: {
    roomsAlongLine:
      'depuis sa propre ligne : toute salle qui borde cette ligne, depuis n’importe laquelle de ses cases, même la plus lointaine',
    roomInFront: 'depuis une ligne : seulement la salle en face de la case',
  },
  nobody: 'personne',
};

export const THING_WORDS: Readonly<Record<Language, ThingWords>> = { en: english, fr: french };
