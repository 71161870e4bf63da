/**
 * Every reason for "no": a code that callers rely on, the rule behind it, and words that can be shown.
 *
 * The code is the contract; the words may be improved at any time. A refusal names the square, the slot or the piece
 * that stands in the way, where there is one. It never says anything that the asking player may not know.
 */
import type { Place, Words } from './vocabulary.ts';

interface Reason {
  readonly rule: string;
  readonly words: Words;
}

export const REASONS = {
  MALFORMED: {
    rule: 'BD-STACK-2',
    words: {
      en: 'That is not a complete action.',
      fr: 'Ce n’est pas une action complète.',
    },
  },
  UNKNOWN_SEAT: {
    rule: 'BD-COMP-1',
    words: {
      en: 'There is no such player at this table.',
      fr: 'Il n’y a pas de tel joueur à cette table.',
    },
  },
  GAME_OVER: {
    rule: 'BD-END-4',
    words: {
      en: 'The game is over.',
      fr: 'La partie est terminée.',
    },
  },
  NOT_YOUR_DECISION: {
    rule: 'BD-TURN-17',
    words: {
      en: 'Another player decides now.',
      fr: 'C’est à un autre joueur de décider.',
    },
  },
  STALE_DECISION: {
    rule: 'BD-STACK-2',
    words: {
      en: 'That decision has already been made.',
      fr: 'Cette décision a déjà été prise.',
    },
  },
  NOT_NOW: {
    rule: 'BD-TURN-2',
    words: {
      en: 'This cannot be done at this moment.',
      fr: 'Cela ne peut pas se faire à ce moment.',
    },
  },
  UNKNOWN_PIECE: {
    rule: 'BD-COMP-2',
    words: {
      en: 'There is no such piece in this game.',
      fr: 'Il n’y a pas de telle pièce dans cette partie.',
    },
  },
  NOT_A_CHARACTER: {
    rule: 'BD-TERM-3',
    words: {
      en: 'Only a character can do or suffer this.',
      fr: 'Seul un personnage peut faire ou subir cela.',
    },
  },
  NOT_YOUR_PIECE: {
    rule: 'BD-TURN-17',
    words: {
      en: 'This piece belongs to another player.',
      fr: 'Cette pièce appartient à un autre joueur.',
    },
  },
  NOT_IN_PLAY: {
    rule: 'BD-TERM-4',
    words: {
      en: 'This character is not on the board.',
      fr: 'Ce personnage n’est pas sur le plateau.',
    },
  },
  WOUNDED_CANNOT_ACT: {
    rule: 'BD-WOUND-2',
    words: {
      en: 'A wounded character performs no action.',
      fr: 'Un personnage blessé ne fait aucune action.',
    },
  },
  SPENT: {
    rule: 'BD-CHAR-Cleric-3',
    words: {
      en: 'Healed this turn, it does nothing else until the turn ends.',
      fr: 'Soigné ce tour-ci, il ne fait plus rien jusqu’à la fin du tour.',
    },
  },
  NO_POINTS: {
    rule: 'BD-TURN-3',
    words: {
      en: 'There are not enough action points left.',
      fr: 'Il ne reste pas assez de points d’action.',
    },
  },
  NO_SUCH_ABILITY: {
    rule: 'BD-TURN-15',
    words: {
      en: 'Neither this character nor what it carries can do that.',
      fr: 'Ni ce personnage ni ce qu’il porte ne permet cela.',
    },
  },
  PATH_STARTS_ELSEWHERE: {
    rule: 'BD-MOVE-1',
    words: {
      en: 'The path does not start where the figure stands.',
      fr: 'Le chemin ne part pas de la case de la figurine.',
    },
  },
  TOO_FAR: {
    rule: 'BD-MOVE-1',
    words: {
      en: 'That is farther than its movement value.',
      fr: 'C’est plus loin que sa valeur de mouvement.',
    },
  },
  NOT_NEXT_TO: {
    rule: 'BD-MOVE-3',
    words: {
      en: 'These two squares are not next to each other.',
      fr: 'Ces deux cases ne se touchent pas.',
    },
  },
  WALL: {
    rule: 'BD-MOVE-14',
    words: {
      en: 'A wall is in the way.',
      fr: 'Un mur barre le passage.',
    },
  },
  PORTCULLIS_CLOSED: {
    rule: 'BD-MOVE-13',
    words: {
      en: 'A closed portcullis is in the way.',
      fr: 'Une herse fermée barre le passage.',
    },
  },
  ARROW_SLIT: {
    rule: 'BD-MOVE-15',
    words: {
      en: 'An arrow-slit is too narrow to pass.',
      fr: 'Une meurtrière est trop étroite pour passer.',
    },
  },
  OFF_BOARD: {
    rule: 'BD-RULING-4',
    words: {
      en: 'There is no square there.',
      fr: 'Il n’y a pas de case à cet endroit.',
    },
  },
  ROOM_UNREVEALED: {
    rule: 'BD-MOVE-21',
    words: {
      en: 'That room has not been revealed yet.',
      fr: 'Cette salle n’est pas encore révélée.',
    },
  },
  PIT: {
    rule: 'BD-MOVE-16',
    words: {
      en: 'A pit is in the way.',
      fr: 'Une fosse barre le passage.',
    },
  },
  ROPE_SPANS_ONE_PIT: {
    rule: 'BD-RULING-37',
    words: {
      en: 'By the strict rule a carried Rope spans one pit at a time.',
      fr: 'Selon la règle stricte, une corde portée ne franchit qu’une fosse à la fois.',
    },
  },
  LINE_CLOSED: {
    rule: 'BD-EXIT-3',
    words: {
      en: 'This line is closed to that character.',
      fr: 'Cette ligne est fermée à ce personnage.',
    },
  },
  ENEMY_IN_THE_WAY: {
    rule: 'BD-MOVE-7',
    words: {
      en: 'An enemy figure stands in the way.',
      fr: 'Une figurine ennemie barre le passage.',
    },
  },
  GONE_ALREADY: {
    rule: 'BD-EXIT-1',
    words: {
      en: 'On the opponent’s line the figure leaves at once; it does nothing more.',
      fr: 'Sur la ligne adverse, la figurine sort aussitôt ; elle ne fait plus rien.',
    },
  },
  SQUARE_TAKEN: {
    rule: 'BD-MOVE-6',
    words: {
      en: 'No figure may end on the square of another.',
      fr: 'Aucune figurine ne peut s’arrêter sur la case d’une autre.',
    },
  },
  ENEMY_WOUNDED_THERE: {
    rule: 'BD-MOVE-10',
    words: {
      en: 'No figure may end on an enemy wounded.',
      fr: 'Aucune figurine ne peut s’arrêter sur un blessé ennemi.',
    },
  },
  PIT_NO_STAY: {
    rule: 'BD-PIT-11',
    words: {
      en: 'Nobody stays on a pit without a Rope.',
      fr: 'Personne ne reste sur une fosse sans corde.',
    },
  },
  TWO_OBJECTS: {
    rule: 'BD-STACK-5',
    words: {
      en: 'Two objects may not remain on one square.',
      fr: 'Deux objets ne peuvent rester sur une même case.',
    },
  },
  TWO_WOUNDED: {
    rule: 'BD-STACK-4',
    words: {
      en: 'Two wounded may not remain on one square.',
      fr: 'Deux blessés ne peuvent rester sur une même case.',
    },
  },
  THREE_PIECES: {
    rule: 'BD-STACK-3',
    words: {
      en: 'A square holds at most two pieces at the end of an action.',
      fr: 'Une case contient au plus deux pièces à la fin d’une action.',
    },
  },
  OBJECT_ON_PIT: {
    rule: 'BD-ITEM-6',
    words: {
      en: 'No object but a Rope may be left on a pit.',
      fr: 'Aucun objet sauf une corde ne peut être laissé sur une fosse.',
    },
  },
  WOUNDED_ON_PIT: {
    rule: 'BD-PIT-17',
    words: {
      en: 'No wounded may be left on a pit without a Rope.',
      fr: 'Aucun blessé ne peut être laissé sur une fosse sans corde.',
    },
  },
  NOT_A_LOAD: {
    rule: 'BD-ITEM-1',
    words: {
      en: 'Only objects and wounded can be carried.',
      fr: 'On ne porte que des objets et des blessés.',
    },
  },
  NOT_THERE: {
    rule: 'BD-ITEM-3',
    words: {
      en: 'That piece does not lie on this square.',
      fr: 'Cette pièce n’est pas sur cette case.',
    },
  },
  NOT_CARRIED: {
    rule: 'BD-ITEM-4',
    words: {
      en: 'The figure does not carry that piece.',
      fr: 'La figurine ne porte pas cette pièce.',
    },
  },
  HANDS_FULL: {
    rule: 'BD-ITEM-2',
    words: {
      en: 'The figure already carries something.',
      fr: 'La figurine porte déjà quelque chose.',
    },
  },
  ENEMY_WOUNDED_NOT_CARRIED: {
    rule: 'BD-CARRY-3',
    words: {
      en: 'An enemy wounded cannot be carried.',
      fr: 'On ne porte pas un blessé ennemi.',
    },
  },
  HELD_BY_ENEMY: {
    rule: 'BD-ITEM-15',
    words: {
      en: 'Nothing may be taken from an enemy figure.',
      fr: 'On ne prend rien à une figurine ennemie.',
    },
  },
  NOTHING_FOR_ENEMIES: {
    rule: 'BD-RULING-31',
    words: {
      en: 'Nothing may be left with an enemy figure.',
      fr: 'On ne laisse rien à une figurine ennemie.',
    },
  },
  ROPE_HOLDS_FRIEND: {
    rule: 'BD-PIT-7',
    words: {
      en: 'The Rope holds a friend over the pit and cannot be taken.',
      fr: 'La corde retient un ami au-dessus de la fosse : on ne peut la prendre.',
    },
  },
  ROPE_HOLDS_OWN_WOUNDED: {
    rule: 'BD-PIT-16',
    words: {
      en: 'The Rope of one’s own hanging wounded cannot be taken.',
      fr: 'On ne prend pas la corde de son propre blessé suspendu.',
    },
  },
  NO_JUMP_CARD: {
    rule: 'BD-JUMP-1',
    words: {
      en: 'There is no Jump card left.',
      fr: 'Il ne reste plus de carte Saut.',
    },
  },
  NOT_A_PIT: {
    rule: 'BD-JUMP-5',
    words: {
      en: 'Only pits are jumped.',
      fr: 'On ne saute que par-dessus les fosses.',
    },
  },
  PIT_NOT_ADJACENT: {
    rule: 'BD-JUMP-4',
    words: {
      en: 'The jumper must stand next to the pit.',
      fr: 'Le sauteur doit être adjacent à la fosse.',
    },
  },
  PIT_TAKEN: {
    rule: 'BD-JUMP-9',
    words: {
      en: 'Somebody is on that pit.',
      fr: 'Quelqu’un se trouve sur cette fosse.',
    },
  },
  NO_LANDING: {
    rule: 'BD-JUMP-5',
    words: {
      en: 'A jump cannot land there.',
      fr: 'Un saut ne peut pas finir là.',
    },
  },
  ALREADY_REVEALED: {
    rule: 'BD-REVEAL-10',
    words: {
      en: 'That room is face up already.',
      fr: 'Cette salle est déjà révélée.',
    },
  },
  NO_ACCESS: {
    rule: 'BD-REVEAL-2',
    words: {
      en: 'The figure has no direct access to that room.',
      fr: 'La figurine n’a pas d’accès direct à cette salle.',
    },
  },
  ACCESS_BLOCKED: {
    rule: 'BD-REVEAL-3',
    words: {
      en: 'A wall, portcullis or arrow-slit cuts off the access to that room.',
      fr: 'Un mur, une herse ou une meurtrière coupe l’accès à cette salle.',
    },
  },
  NOT_WAITING: {
    rule: 'BD-PLACE-8',
    words: {
      en: 'This token does not wait to be placed.',
      fr: 'Ce jeton n’attend pas d’être placé.',
    },
  },
  NOT_YOURS_TO_PLACE: {
    rule: 'BD-PLACE-2',
    words: {
      en: 'This token is placed by another player.',
      fr: 'Ce jeton est placé par un autre joueur.',
    },
  },
  OTHER_ROOM: {
    rule: 'BD-PLACE-3',
    words: {
      en: 'Tokens are placed in the revealed room.',
      fr: 'Les jetons se placent dans la salle révélée.',
    },
  },
  PLACE_ON_PIT: {
    rule: 'BD-PLACE-5',
    words: {
      en: 'No token is placed on a pit.',
      fr: 'On ne place aucun jeton sur une fosse.',
    },
  },
  PLACE_TAKEN: {
    rule: 'BD-PLACE-4',
    words: {
      en: 'This square already holds a token.',
      fr: 'Cette case contient déjà un jeton.',
    },
  },
  NOT_ON_GEAR: {
    rule: 'BD-ROTATE-1',
    words: {
      en: 'The figure does not stand on a rotation gear.',
      fr: 'La figurine n’est pas sur une roue dentée.',
    },
  },
  TWIN_UNREVEALED: {
    rule: 'BD-RULING-8',
    words: {
      en: 'An unrevealed room cannot be turned.',
      fr: 'On ne tourne pas une salle non révélée.',
    },
  },
  OTHER_PAIR: {
    rule: 'BD-ROTATE-2',
    words: {
      en: 'A gear turns only rooms of its own number.',
      fr: 'Une roue ne tourne que les salles de son numéro.',
    },
  },
  AGAINST_ARROW: {
    rule: 'BD-ROTATE-5',
    words: {
      en: 'The arrow of that room points the other way.',
      fr: 'La flèche de cette salle indique l’autre sens.',
    },
  },
  GATE_NOT_ADJACENT: {
    rule: 'BD-PORT-2',
    words: {
      en: 'That portcullis does not lie on an edge of the figure’s square.',
      fr: 'Cette herse n’est pas sur un bord de la case de la figurine.',
    },
  },
  GATE_NOT_CLOSED: {
    rule: 'BD-RULING-97',
    words: {
      en: 'That portcullis is not closed.',
      fr: 'Cette herse n’est pas fermée.',
    },
  },
  GATE_NOT_OPEN: {
    rule: 'BD-PORT-4',
    words: {
      en: 'That portcullis is not open, or broken for good.',
      fr: 'Cette herse n’est pas ouverte, ou elle est brisée.',
    },
  },
  NO_COMBAT_HERE: {
    rule: 'BD-SCN1-9',
    words: {
      en: 'There is no combat in this scenario.',
      fr: 'Il n’y a pas de combat dans ce scénario.',
    },
  },
  CARRIED_TARGET: {
    rule: 'BD-RULING-64',
    words: {
      en: 'It is carried by another character and cannot be singled out.',
      fr: 'Il est porté par un autre personnage et ne peut être visé seul.',
    },
  },
  NOT_AN_ENEMY: {
    rule: 'BD-COMBAT-1',
    words: {
      en: 'Only enemies are attacked.',
      fr: 'On n’attaque que des ennemis.',
    },
  },
  WOUNDED_THIS_TURN: {
    rule: 'BD-COMBAT-13',
    words: {
      en: 'It was wounded during this turn.',
      fr: 'Il a été blessé pendant ce tour.',
    },
  },
  NOT_ADJACENT: {
    rule: 'BD-TERM-1',
    words: {
      en: 'The two are not on adjacent squares.',
      fr: 'Les deux ne sont pas sur des cases adjacentes.',
    },
  },
  SPEAR_OUT_OF_REACH: {
    rule: 'BD-OBJ-Spear-1',
    words: {
      en: 'The spear does not reach that character.',
      fr: 'La lance n’atteint pas ce personnage.',
    },
  },
  NOT_IN_SIGHT: {
    rule: 'BD-LOS-1',
    words: {
      en: 'That character is not in sight.',
      fr: 'Ce personnage n’est pas en vue.',
    },
  },
  SHIELDED: {
    rule: 'BD-RANGED-17',
    words: {
      en: 'A Large shield protects that character from shots.',
      fr: 'Un grand bouclier protège ce personnage des tirs.',
    },
  },
  ENEMY_AT_HAND: {
    rule: 'BD-RANGED-9',
    words: {
      en: 'With an enemy figure at arm’s length nobody strikes or shoots farther.',
      fr: 'Avec une figurine ennemie à portée de main, on ne frappe ni ne tire plus loin.',
    },
  },
  CANNOT_JOIN: {
    rule: 'BD-RULING-132',
    words: {
      en: 'That figure cannot join this attack from where it stands.',
      fr: 'Cette figurine ne peut se joindre à cette attaque d’où elle est.',
    },
  },
  CARD_NOT_IN_HAND: {
    rule: 'BD-COMBAT-18',
    words: {
      en: 'That combat card is not in hand.',
      fr: 'Cette carte de combat n’est pas en main.',
    },
  },
  CARD_NOT_NAMEABLE: {
    rule: 'BD-CHAR-Telepath-2',
    words: {
      en: 'A combat card from +1 to +6 is named, or none.',
      fr: 'On nomme une carte de combat de +1 à +6, ou aucune.',
    },
  },
  NOT_WOUNDED: {
    rule: 'BD-CHAR-Cleric-2',
    words: {
      en: 'That character is not wounded.',
      fr: 'Ce personnage n’est pas blessé.',
    },
  },
  NO_HEALING_ENEMIES: {
    rule: 'BD-RULING-86',
    words: {
      en: 'At this table enemies are not healed.',
      fr: 'À cette table, on ne soigne pas les ennemis.',
    },
  },
  NO_WALL_THERE: {
    rule: 'BD-CHAR-WallWalker-2',
    words: {
      en: 'There is no wall to walk through.',
      fr: 'Il n’y a pas de mur à traverser.',
    },
  },
  SAFE_ON_LINE: {
    rule: 'BD-CHAR-Banshee-13',
    words: {
      en: 'Nobody on a line can be pushed.',
      fr: 'Personne sur une ligne ne peut être poussé.',
    },
  },
  NO_SPELLCASTER: {
    rule: 'BD-OBJ-FireballWand-1',
    words: {
      en: 'Only a spellcaster uses the wand.',
      fr: 'Seul un lanceur de sorts utilise la baguette.',
    },
  },
  NO_SUCH_CARD: {
    rule: 'BD-COMP-4',
    words: {
      en: 'There is no such action card.',
      fr: 'Il n’y a pas de telle carte d’action.',
    },
  },
  CARD_PLAYED_ALREADY: {
    rule: 'BD-ACTIONCARD-3',
    words: {
      en: 'That action card has been played in this cycle.',
      fr: 'Cette carte d’action a été jouée dans ce cycle.',
    },
  },
  FIRST_CARD_IS_TWO: {
    rule: 'BD-ACTIONCARD-5',
    words: {
      en: 'The very first card of the game is the 2.',
      fr: 'La toute première carte de la partie est le 2.',
    },
  },
  CARD_TOO_HIGH: {
    rule: 'BD-ACTIONCARD-6',
    words: {
      en: 'In the first cycle a card exceeds the highest so far by at most 1.',
      fr: 'Au premier cycle, une carte dépasse la plus haute de 1 au plus.',
    },
  },
  NOT_IN_HAND: {
    rule: 'BD-SETUP-10',
    words: {
      en: 'This token is not in hand any more.',
      fr: 'Ce jeton n’est plus en main.',
    },
  },
  NOT_YOUR_DOT: {
    rule: 'BD-SETUP-7',
    words: {
      en: 'That is no dot of this player’s line.',
      fr: 'Ce n’est pas un point de la ligne de ce joueur.',
    },
  },
  DOT_TAKEN: {
    rule: 'BD-SETUP-7',
    words: {
      en: 'Somebody stands on that dot already.',
      fr: 'Il y a déjà quelqu’un sur ce point.',
    },
  },
  ROOM_FULL: {
    rule: 'BD-SETUP-14',
    words: {
      en: 'That room has taken all the tokens it can.',
      fr: 'Cette salle a reçu tous ses jetons.',
    },
  },
  WRONG_KIND_FOR_ROOM: {
    rule: 'BD-SETUP-21',
    words: {
      en: 'That room does not take tokens of this kind.',
      fr: 'Cette salle ne prend pas les jetons de ce genre.',
    },
  },
  CHOSEN_ALREADY: {
    rule: 'BD-MIX-2',
    words: {
      en: 'That kind has been chosen already.',
      fr: 'Ce genre a déjà été choisi.',
    },
  },
  TEAM_FULL: {
    rule: 'BD-MIX-2',
    words: {
      en: 'The team has all of these that it takes.',
      fr: 'L’équipe est au complet pour ce genre de pièces.',
    },
  },
  CHARACTERS_FIRST: {
    rule: 'BD-MIX-3',
    words: {
      en: 'Characters are chosen before objects.',
      fr: 'On choisit les personnages avant les objets.',
    },
  },
  DRAFTED_BY_OTHER: {
    rule: 'BD-MIX-3',
    words: {
      en: 'The other player has drafted that kind.',
      fr: 'L’autre joueur a pris ce genre.',
    },
  },
  OFFERED_ALREADY: {
    rule: 'BD-RULING-119',
    words: {
      en: 'A draw has been offered already.',
      fr: 'La nulle est déjà proposée.',
    },
  },
  NO_OFFER: {
    rule: 'BD-RULING-119',
    words: {
      en: 'Nobody offers a draw.',
      fr: 'Personne ne propose la nulle.',
    },
  },
  TOO_SOON_TO_CLAIM: {
    rule: 'BD-RULING-118',
    words: {
      en: 'The game has not been quiet for long enough.',
      fr: 'La partie n’est pas calme depuis assez longtemps.',
    },
  },
} as const satisfies Record<string, Reason>;

export type RefusalCode = keyof typeof REASONS;
export const REFUSAL_CODES = Object.keys(REASONS) as readonly RefusalCode[];

/** What a refusal points at. */
export interface Blame {
  readonly piece?: string;
  readonly at?: Place;
  readonly slot?: number;
}

export interface Refusal extends Blame {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly words: Words;
}

export const refuse = (code: RefusalCode, blame: Blame = {}): Refusal => ({
  code,
  ...REASONS[code],
  ...blame,
});
