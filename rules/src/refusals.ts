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

const because = (rule: string, en: string, fr: string): Reason => ({ rule, words: { en, fr } });

/** Every reason by its code: the usual rule behind it, and its words. */
export const REASONS = {
  MALFORMED: because('BD-STACK-2', 'That is not a complete action.', 'Ce n’est pas une action complète.'),
  UNKNOWN_SEAT: because(
    'BD-COMP-1',
    'There is no such player at this table.',
    'Il n’y a pas de tel joueur à cette table.',
  ),
  GAME_OVER: because('BD-END-4', 'The game is over.', 'La partie est terminée.'),
  NOT_YOUR_DECISION: because(
    'BD-TURN-17',
    'Another player decides now.',
    'C’est à un autre joueur de décider.',
  ),
  STALE_DECISION: because(
    'BD-STACK-2',
    'That decision has already been made.',
    'Cette décision a déjà été prise.',
  ),
  NOT_NOW: because(
    'BD-TURN-2',
    'This cannot be done at this moment.',
    'Cela ne peut pas se faire à ce moment.',
  ),
  UNKNOWN_PIECE: because(
    'BD-COMP-2',
    'There is no such piece in this game.',
    'Il n’y a pas de telle pièce dans cette partie.',
  ),
  NOT_A_CHARACTER: because(
    'BD-TERM-3',
    'Only a character can do or suffer this.',
    'Seul un personnage peut faire ou subir cela.',
  ),
  NOT_YOUR_PIECE: because(
    'BD-TURN-17',
    'This piece belongs to another player.',
    'Cette pièce appartient à un autre joueur.',
  ),
  NOT_IN_PLAY: because(
    'BD-TERM-4',
    'This character is not on the board.',
    'Ce personnage n’est pas sur le plateau.',
  ),
  WOUNDED_CANNOT_ACT: because(
    'BD-WOUND-2',
    'A wounded character performs no action.',
    'Un personnage blessé ne fait aucune action.',
  ),
  SPENT: because(
    'BD-CHAR-Cleric-3',
    'Healed this turn, it does nothing else until the turn ends.',
    'Soigné ce tour-ci, il ne fait plus rien jusqu’à la fin du tour.',
  ),
  NO_POINTS: because(
    'BD-TURN-3',
    'There are not enough action points left.',
    'Il ne reste pas assez de points d’action.',
  ),
  NO_SUCH_ABILITY: because(
    'BD-TURN-15',
    'Neither this character nor what it carries can do that.',
    'Ni ce personnage ni ce qu’il porte ne permet cela.',
  ),
  PATH_STARTS_ELSEWHERE: because(
    'BD-MOVE-1',
    'The path does not start where the figure stands.',
    'Le chemin ne part pas de la case de la figurine.',
  ),
  AMONG_ENEMIES: because(
    'CG-MOVE-8',
    'It came among enemies this turn and leaves only by where it came in.',
    'Entré chez l’ennemi ce tour-ci, il ne ressort que par où il est venu.',
  ),
  EXIT_BLOCKED: because(
    'CG-START-8',
    'An enemy in the starting zone blocks this exit.',
    'Un ennemi dans la zone de départ bloque cette sortie.',
  ),
  ZONE_FULL: because(
    'CG-ZONE-4',
    'No zone holds more than three characters of one player.',
    'Une zone ne contient pas plus de trois personnages d’un même joueur.',
  ),
  CARRIES_NOTHING: because(
    'CG-CHAR-Ghost-5',
    'This character carries nothing.',
    'Ce personnage ne porte rien.',
  ),
  CARRIED_ALREADY: because('CG-ITEM-4', 'It carries that already.', 'Il le porte déjà.'),
  RECEIVER_FULL: because(
    'CG-ITEM-4',
    'The receiver cannot carry that as well.',
    'Le destinataire ne peut pas porter cela en plus.',
  ),
  WOUNDED_CARRIES_NOBODY: because(
    'CG-RULING-73',
    'A wounded carries no wounded.',
    'Un blessé ne porte pas de blessé.',
  ),
  FACES_ALREADY: because('CG-SETUP-17', 'It faces its zone already.', 'Il est déjà tourné vers sa zone.'),
  FACES_OTHER_ZONE: because(
    'CG-START-1',
    'That is not the zone that is faced from the starting zone.',
    'Ce n’est pas la zone à laquelle on fait face depuis la zone de départ.',
  ),
  ENEMY_WHERE_IT_LANDS: because(
    'CG-JUMP-3',
    'An unwounded enemy is where the jump would land.',
    'Un ennemi non blessé se trouve à l’arrivée du saut.',
  ),
  JUMP_CARDS_FIRST: because(
    'CG-JUMP-5',
    'A combat card serves only when no Jump card is left.',
    'Une carte Combat ne sert que s’il ne reste aucune carte Saut.',
  ),
  ZERO_IS_KEPT: because(
    'CG-RULING-87',
    'The +0 is never given up for a jump.',
    'On ne défausse jamais le +0 pour sauter.',
  ),
  OTHER_ZONE: because(
    'CG-CHAR-Cleric-7',
    'The two are not in the same zone.',
    'Les deux ne sont pas dans la même zone.',
  ),
  NOT_HIMSELF: because('CG-RULING-145', 'Nobody aims at himself.', 'Personne ne se vise soi-même.'),
  ONCE_A_GAME: because(
    'CG-CHAR-Golem-5',
    'It has done that once in this game already.',
    'Il l’a déjà fait une fois dans cette partie.',
  ),
  NOT_IN_A_ROOM: because(
    'CG-ZONE-3',
    'A starting zone is no room.',
    'Une zone de départ n’est pas une salle.',
  ),
  NOTHING_TO_BREAK: because(
    'CG-RULING-153',
    'Nothing is left to break in this room.',
    'Il ne reste rien à briser dans cette salle.',
  ),
  NOT_NEIGHBOURS: because(
    'CG-OBJ-Inversion-1',
    'That room does not lie beside this one.',
    'Cette salle n’est pas à côté de celle-ci.',
  ),
  HIDDEN_STAYS: because(
    'CG-RULING-82',
    'At this table a room that lies face down stays where it is.',
    'À cette table, une salle non révélée reste à sa place.',
  ),
  OBJECTS_ONLY: because(
    'CG-CHAR-Pickpocket-5',
    'That can be done with objects only.',
    'Cela ne se fait qu’avec des objets.',
  ),
  HELD_BY_SOMEBODY_ELSE: because(
    'CG-CHAR-Pickpocket-2',
    'That character does not carry it.',
    'Ce personnage ne le porte pas.',
  ),
  LIES_IN_OTHER_ROOM: because(
    'CG-CHAR-Telekineticist-3',
    'It does not lie in the room of this character.',
    'Il n’est pas dans la salle de ce personnage.',
  ),
  NOTHING_CHANGES: because('CG-RULING-160', 'Everything would stay as it is.', 'Tout resterait comme avant.'),
  TOO_FAR: because(
    'BD-MOVE-1',
    'That is farther than its movement value.',
    'C’est plus loin que sa valeur de mouvement.',
  ),
  NOT_NEXT_TO: because(
    'BD-MOVE-3',
    'These two squares are not next to each other.',
    'Ces deux cases ne se touchent pas.',
  ),
  WALL: because('BD-MOVE-14', 'A wall is in the way.', 'Un mur barre le passage.'),
  PORTCULLIS_CLOSED: because(
    'BD-MOVE-13',
    'A closed portcullis is in the way.',
    'Une herse fermée barre le passage.',
  ),
  ARROW_SLIT: because(
    'BD-MOVE-15',
    'An arrow-slit is too narrow to pass.',
    'Une meurtrière est trop étroite pour passer.',
  ),
  OFF_BOARD: because('BD-RULING-4', 'There is no square there.', 'Il n’y a pas de case à cet endroit.'),
  ROOM_UNREVEALED: because(
    'BD-MOVE-21',
    'That room has not been revealed yet.',
    'Cette salle n’est pas encore révélée.',
  ),
  PIT: because('BD-MOVE-16', 'A pit is in the way.', 'Une fosse barre le passage.'),
  ROPE_SPANS_ONE_PIT: because(
    'BD-RULING-37',
    'By the strict rule a carried Rope spans one pit at a time.',
    'Selon la règle stricte, une corde portée ne franchit qu’une fosse à la fois.',
  ),
  LINE_CLOSED: because(
    'BD-EXIT-3',
    'This line is closed to that character.',
    'Cette ligne est fermée à ce personnage.',
  ),
  ENEMY_IN_THE_WAY: because(
    'BD-MOVE-7',
    'An enemy figure stands in the way.',
    'Une figurine ennemie barre le passage.',
  ),
  GONE_ALREADY: because(
    'BD-EXIT-1',
    'On the opponent’s line the figure leaves at once; it does nothing more.',
    'Sur la ligne adverse, la figurine sort aussitôt ; elle ne fait plus rien.',
  ),
  SQUARE_TAKEN: because(
    'BD-MOVE-6',
    'No figure may end on the square of another.',
    'Aucune figurine ne peut s’arrêter sur la case d’une autre.',
  ),
  ENEMY_WOUNDED_THERE: because(
    'BD-MOVE-10',
    'No figure may end on an enemy wounded.',
    'Aucune figurine ne peut s’arrêter sur un blessé ennemi.',
  ),
  PIT_NO_STAY: because(
    'BD-PIT-11',
    'Nobody stays on a pit without a Rope.',
    'Personne ne reste sur une fosse sans corde.',
  ),
  TWO_OBJECTS: because(
    'BD-STACK-5',
    'Two objects may not remain on one square.',
    'Deux objets ne peuvent rester sur une même case.',
  ),
  TWO_WOUNDED: because(
    'BD-STACK-4',
    'Two wounded may not remain on one square.',
    'Deux blessés ne peuvent rester sur une même case.',
  ),
  THREE_PIECES: because(
    'BD-STACK-3',
    'A square holds at most two pieces at the end of an action.',
    'Une case contient au plus deux pièces à la fin d’une action.',
  ),
  OBJECT_ON_PIT: because(
    'BD-ITEM-6',
    'No object but a Rope may be left on a pit.',
    'Aucun objet sauf une corde ne peut être laissé sur une fosse.',
  ),
  WOUNDED_ON_PIT: because(
    'BD-PIT-17',
    'No wounded may be left on a pit without a Rope.',
    'Aucun blessé ne peut être laissé sur une fosse sans corde.',
  ),
  NOT_A_LOAD: because(
    'BD-ITEM-1',
    'Only objects and wounded can be carried.',
    'On ne porte que des objets et des blessés.',
  ),
  NOT_THERE: because(
    'BD-ITEM-3',
    'That piece does not lie on this square.',
    'Cette pièce n’est pas sur cette case.',
  ),
  NOT_CARRIED: because(
    'BD-ITEM-4',
    'The figure does not carry that piece.',
    'La figurine ne porte pas cette pièce.',
  ),
  HANDS_FULL: because(
    'BD-ITEM-2',
    'The figure already carries something.',
    'La figurine porte déjà quelque chose.',
  ),
  ENEMY_WOUNDED_NOT_CARRIED: because(
    'BD-CARRY-3',
    'An enemy wounded cannot be carried.',
    'On ne porte pas un blessé ennemi.',
  ),
  HELD_BY_ENEMY: because(
    'BD-ITEM-15',
    'Nothing may be taken from an enemy figure.',
    'On ne prend rien à une figurine ennemie.',
  ),
  HELD_BY_ALLY: because(
    'MP-RULING-66',
    'Nothing may be taken from an ally’s figure.',
    'On ne prend rien à une figurine alliée.',
  ),
  NOTHING_FOR_ALLIES: because(
    'MP-RULING-66',
    'Nothing may be given to an ally’s figure.',
    'On ne donne rien à une figurine alliée.',
  ),
  GIVEN_BY_LEAVING: because(
    'BD-ITEM-7',
    'On squares one gives by leaving it on the square of the friend, without naming him: (-Ro).',
    'Sur les cases, on donne en laissant sur la case de l’ami, sans le nommer : (-Cd).',
  ),
  NOTHING_FOR_ENEMIES: because(
    'BD-RULING-31',
    'Nothing may be left with an enemy figure.',
    'On ne laisse rien à une figurine ennemie.',
  ),
  ROPE_HOLDS_FRIEND: because(
    'BD-PIT-7',
    'The Rope holds a friend over the pit and cannot be taken.',
    'La corde retient un ami au-dessus de la fosse : on ne peut la prendre.',
  ),
  ROPE_HOLDS_OWN_WOUNDED: because(
    'BD-PIT-16',
    'The Rope of one’s own hanging wounded cannot be taken.',
    'On ne prend pas la corde de son propre blessé suspendu.',
  ),
  NO_JUMP_CARD: because('BD-JUMP-1', 'There is no Jump card left.', 'Il ne reste plus de carte Saut.'),
  NOT_A_PIT: because('BD-JUMP-5', 'Only pits are jumped.', 'On ne saute que par-dessus les fosses.'),
  PIT_NOT_ADJACENT: because(
    'BD-JUMP-4',
    'The jumper must stand next to the pit.',
    'Le sauteur doit être adjacent à la fosse.',
  ),
  PIT_TAKEN: because('BD-JUMP-9', 'Somebody is on that pit.', 'Quelqu’un se trouve sur cette fosse.'),
  NO_LANDING: because('BD-JUMP-5', 'A jump cannot land there.', 'Un saut ne peut pas finir là.'),
  ALREADY_REVEALED: because('BD-REVEAL-10', 'That room is face up already.', 'Cette salle est déjà révélée.'),
  NAME_A_SIDE: because(
    'MP-STD-12',
    'Say over which side the room is flipped.',
    'Il faut dire par quel côté la salle est retournée.',
  ),
  SIDE_NOT_FREE: because(
    'MP-RULING-8',
    'A side is chosen only for a room in the middle; this one is flipped over another side.',
    'On ne choisit un côté que pour une salle du milieu ; celle-ci se retourne par un autre côté.',
  ),
  NO_SIDE_TO_NAME: because(
    'BD-REVEAL-7',
    'No side is named in this labyrinth.',
    'On ne nomme pas de côté dans ce labyrinthe.',
  ),
  NO_ACCESS: because(
    'BD-REVEAL-2',
    'The figure has no direct access to that room.',
    'La figurine n’a pas d’accès direct à cette salle.',
  ),
  ACCESS_BLOCKED: because(
    'BD-REVEAL-3',
    'A wall, portcullis or arrow-slit cuts off the access to that room.',
    'Un mur, une herse ou une meurtrière coupe l’accès à cette salle.',
  ),
  NOT_WAITING: because(
    'BD-PLACE-8',
    'This token does not wait to be placed.',
    'Ce pion n’attend pas d’être placé.',
  ),
  NOT_YOURS_TO_PLACE: because(
    'BD-PLACE-2',
    'This token is placed by another player.',
    'Ce pion est placé par un autre joueur.',
  ),
  OTHER_ROOM: because(
    'BD-PLACE-3',
    'Tokens are placed in the revealed room.',
    'Les pions se placent dans la salle révélée.',
  ),
  PLACE_ON_PIT: because(
    'BD-PLACE-5',
    'No token is placed on a pit.',
    'On ne place aucun pion sur une fosse.',
  ),
  PLACE_TAKEN: because(
    'BD-PLACE-4',
    'This square already holds a token.',
    'Cette case contient déjà un pion.',
  ),
  NOT_ON_GEAR: because(
    'BD-ROTATE-1',
    'The figure does not stand on a rotation gear.',
    'La figurine n’est pas sur une roue dentée.',
  ),
  TWIN_UNREVEALED: because(
    'BD-RULING-8',
    'An unrevealed room cannot be turned.',
    'On ne tourne pas une salle non révélée.',
  ),
  OTHER_PAIR: because(
    'BD-ROTATE-2',
    'A gear turns only rooms of its own number.',
    'Une roue ne tourne que les salles de son numéro.',
  ),
  AGAINST_ARROW: because(
    'BD-ROTATE-5',
    'The arrow of that room points the other way.',
    'La flèche de cette salle indique l’autre sens.',
  ),
  GEAR_MOVES_NOTHING: because(
    'MP-ELEV-12',
    'From this gear the room cannot be moved.',
    'Cette roue ne permet pas de déplacer la salle.',
  ),
  NO_FURTHER_STOP: because(
    'MP-RULING-48',
    'The room is at the end of its shaft.',
    'La salle est au bout de sa cage.',
  ),
  EMPTY_SHAFT: because(
    'MP-RULING-48',
    'The room that moves is not there now: its shaft is empty, and no square is there.',
    'La salle mobile n’est pas là : sa cage est vide, il n’y a pas de case.',
  ),
  ALREADY_LIFTED: because('MP-RULING-40', 'The room is up already.', 'La salle est déjà montée.'),
  NOT_AT_SURFACE: because(
    'MP-PYR-26',
    'One leaves only from the room that has been lifted to the surface.',
    'On ne sort que de la salle qui est montée à la surface.',
  ),
  GATE_NOT_ADJACENT: because(
    'BD-PORT-2',
    'That portcullis does not lie on an edge of the figure’s square.',
    'Cette herse n’est pas sur un bord de la case de la figurine.',
  ),
  GATE_NOT_CLOSED: because('BD-RULING-97', 'That portcullis is not closed.', 'Cette herse n’est pas fermée.'),
  GATE_NOT_OPEN: because(
    'BD-PORT-4',
    'That portcullis is not open, or broken for good.',
    'Cette herse n’est pas ouverte, ou elle est brisée.',
  ),
  NO_COMBAT_HERE: because(
    'BD-SCN1-9',
    'There is no combat in this scenario.',
    'Il n’y a pas de combat dans ce scénario.',
  ),
  CARRIED_TARGET: because(
    'BD-RULING-64',
    'It is being carried and cannot be singled out.',
    'Il est porté et ne peut être visé seul.',
  ),
  NOT_AN_ENEMY: because('BD-COMBAT-1', 'Only enemies are attacked.', 'On n’attaque que des ennemis.'),
  NO_ATTACK_ON_LINES: because(
    'MP-PYR-17',
    'Nobody who stands on a line can be attacked here.',
    'Personne ne peut être attaqué sur une ligne ici.',
  ),
  ROOMS_STILL_HIDDEN: because(
    'MP-MURDER-9',
    'Nobody fights before all rooms are revealed.',
    'Personne ne combat avant que toutes les salles soient révélées.',
  ),
  SIDE_NOT_OPEN: because(
    'MP-RULING-53',
    'None of those beside attacker or defender touches anybody of the other side.',
    'Aucun de ceux qui côtoient l’attaquant ou le défenseur ne touche l’autre camp.',
  ),
  WOUNDED_THIS_TURN: because(
    'BD-COMBAT-13',
    'It was wounded during this turn.',
    'Il a été blessé pendant ce tour.',
  ),
  NOT_ADJACENT: because(
    'BD-TERM-1',
    'The two are not on adjacent squares.',
    'Les deux ne sont pas sur des cases adjacentes.',
  ),
  SPEAR_OUT_OF_REACH: because(
    'BD-OBJ-Spear-1',
    'The spear does not reach that character.',
    'La lance n’atteint pas ce personnage.',
  ),
  NOT_IN_SIGHT: because('BD-LOS-1', 'That character is not in sight.', 'Ce personnage n’est pas en vue.'),
  SHIELDED: because(
    'BD-RANGED-17',
    'A Large shield protects that character from shots.',
    'Un grand bouclier protège ce personnage des tirs.',
  ),
  ENEMY_AT_HAND: because(
    'BD-RANGED-9',
    'With an enemy figure at arm’s length nobody strikes or shoots farther.',
    'Avec une figurine ennemie à portée de main, on ne frappe ni ne tire plus loin.',
  ),
  NOT_IN_ZONE: because(
    'CG-COMBAT-1',
    'Hand to hand one attacks in one’s own zone.',
    'Au corps à corps, on attaque dans sa propre zone.',
  ),
  STARTING_ZONE_SHUT: because(
    'CG-STARTCOMBAT-3',
    'Something stands between that zone and the starting zone.',
    'Quelque chose sépare cette zone de la zone de départ.',
  ),
  ENEMY_IN_ZONE: because(
    'CG-RANGED-8',
    'With an enemy in one’s zone nobody shoots.',
    'Avec un ennemi dans sa zone, on ne tire pas.',
  ),
  ENEMY_KEEPS_SPEAR_BACK: because(
    'CG-OBJ-Spear-11',
    'With an enemy in one’s zone nobody uses the spear.',
    'Avec un ennemi dans sa zone, on n’utilise pas la lance.',
  ),
  FIRED_ALREADY: because(
    'CG-CHAR-Crossbowman-3',
    'Its own weapon has been fired in this turn.',
    'Il a déjà tiré avec sa propre arme ce tour-ci.',
  ),
  NOT_WITH_THAT: because(
    'BD-ITEM-8',
    'Nobody can make this attack with that.',
    'Personne ne peut mener cette attaque avec cela.',
  ),
  ONE_OR_TWO_CARDS: because(
    'CG-CHAR-Berserker-2',
    'One combat card or two are announced.',
    'On annonce une ou deux cartes Combat.',
  ),
  AS_MANY_CARDS_AS_ANNOUNCED: because(
    'BD-COMBAT-4',
    'One combat card is laid, or as many as were announced.',
    'On pose une carte Combat, ou autant qu’annoncé.',
  ),
  CANNOT_JOIN: because(
    'BD-RULING-132',
    'That figure cannot join this attack from where it stands.',
    'Cette figurine ne peut se joindre à cette attaque d’où elle est.',
  ),
  MUST_JOIN: because(
    'CG-RULING-134',
    'That shooter sees the target and must join the shot.',
    'Ce tireur voit la cible et doit se joindre au tir.',
  ),
  CARD_NOT_IN_HAND: because(
    'BD-COMBAT-18',
    'That combat card is not in hand.',
    'Cette carte Combat n’est pas en main.',
  ),
  CARD_NOT_NAMEABLE: because(
    'BD-CHAR-Telepath-2',
    'A combat card from +1 to +6 is named, or none.',
    'On nomme une carte Combat de +1 à +6, ou aucune.',
  ),
  NOT_WOUNDED: because(
    'BD-CHAR-Cleric-2',
    'That character is not wounded.',
    'Ce personnage n’est pas blessé.',
  ),
  NO_HEALING_ENEMIES: because(
    'BD-RULING-86',
    'At this table enemies are not healed.',
    'À cette table, on ne soigne pas les ennemis.',
  ),
  NO_WALL_THERE: because(
    'BD-CHAR-WallWalker-2',
    'There is no wall to walk through.',
    'Il n’y a pas de mur à traverser.',
  ),
  SAFE_ON_LINE: because(
    'BD-CHAR-Banshee-13',
    'Nobody on a line can be pushed.',
    'Personne sur une ligne ne peut être poussé.',
  ),
  NO_SPELLCASTER: because(
    'BD-OBJ-FireballWand-1',
    'Only a spellcaster uses the wand.',
    'Seul un lanceur de sorts utilise la baguette.',
  ),
  NO_SUCH_CARD: because('BD-COMP-4', 'There is no such action card.', 'Il n’y a pas de telle carte Actions.'),
  CARD_PLAYED_ALREADY: because(
    'BD-ACTIONCARD-3',
    'That action card has been played in this cycle.',
    'Cette carte Actions a été jouée dans ce cycle.',
  ),
  FIRST_CARD_IS_TWO: because(
    'BD-ACTIONCARD-5',
    'The very first card of the game is the 2.',
    'La toute première carte de la partie est le 2.',
  ),
  CARD_TOO_HIGH: because(
    'BD-ACTIONCARD-6',
    'The game starts slowly: a card may be at most 1 higher than the highest one that anybody has played so far.',
    'La partie démarre doucement : une carte dépasse d’au plus 1 la plus haute carte jouée jusqu’ici.',
  ),
  NOT_IN_HAND: because('BD-SETUP-10', 'This token is not in hand any more.', 'Ce pion n’est plus en main.'),
  NOT_YOUR_DOT: because(
    'BD-SETUP-7',
    'That is no dot of this player’s line.',
    'Ce n’est pas un point de la ligne de ce joueur.',
  ),
  DOT_TAKEN: because(
    'BD-SETUP-7',
    'Somebody stands on that dot already.',
    'Il y a déjà quelqu’un sur ce point.',
  ),
  ROOM_FULL: because(
    'BD-SETUP-14',
    'That room has taken all the tokens it can.',
    'Cette salle a reçu tous ses pions.',
  ),
  WRONG_KIND_FOR_ROOM: because(
    'BD-SETUP-21',
    'That room does not take tokens of this kind.',
    'Cette salle ne prend pas les pions de ce genre.',
  ),
  LOWER_LEVEL_FIRST: because(
    'MP-PYR-11',
    'A lower level must be full before this one is begun.',
    'Un niveau inférieur doit être plein avant de commencer celui-ci.',
  ),
  NEEDED_ELSEWHERE: because(
    'MP-RULING-74',
    'This player must keep tokens of this kind for the rooms that take no other.',
    'Ce joueur doit garder des pions de ce genre pour les salles qui n’en prennent pas d’autre.',
  ),
  CHOSEN_ALREADY: because('BD-MIX-2', 'That kind has been chosen already.', 'Ce genre a déjà été choisi.'),
  TEAM_FULL: because(
    'BD-MIX-2',
    'The team has all of these that it takes.',
    'L’équipe est au complet pour ce genre de pièces.',
  ),
  CHARACTERS_FIRST: because(
    'BD-MIX-3',
    'Characters are chosen before objects.',
    'On choisit les personnages avant les objets.',
  ),
  DRAFTED_BY_OTHER: because(
    'BD-MIX-3',
    'The other player has drafted that kind.',
    'L’autre joueur a pris ce genre.',
  ),
  LEFT_THE_TABLE: because('MP-RULING-75', 'This player has left the table.', 'Ce joueur a quitté la table.'),
  OFFERED_ALREADY: because(
    'BD-RULING-119',
    'A draw has been offered already.',
    'La nulle est déjà proposée.',
  ),
  NO_OFFER: because('BD-RULING-119', 'Nobody offers a draw.', 'Personne ne propose la nulle.'),
  TOO_SOON_TO_CLAIM: because(
    'BD-RULING-118',
    'The game has not been quiet for long enough.',
    'La partie n’est pas calme depuis assez longtemps.',
  ),
  NOTHING_TO_CLAIM: because(
    'MP-RULING-33',
    'This game ends with its last turn, however quiet it is.',
    'Cette partie finit avec son dernier tour, si calme qu’elle soit.',
  ),
};

/** The name of a reason. Programs look at it, people read the words. */
export type RefusalCode = keyof typeof REASONS;
/** Every code. */
export const REFUSAL_CODES = Object.keys(REASONS) as readonly RefusalCode[];

/** What a refusal points at. */
export interface Blame {
  readonly piece?: string;
  readonly at?: Place;
  readonly slot?: number;
  /** The field of the action that is not as it should be: `path[2]`, `at.slot`. */
  readonly field?: string;
}

/** Why something is not legal, by which rule, and what stands in the way. */
export interface Refusal extends Blame {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly words: Words;
}

/** Rules of one edition behind the codes of all, and its own words where those of the board do not fit. */
export type ReasonsOfEdition = Readonly<
  Partial<Record<RefusalCode, { readonly rule: string; readonly words?: Words }>>
>;

/**
 * A refusal as a scenario or its edition says it; asked once, where refusals leave the rules. A rule that an action has given itself
 * stays.
 */
export function inWordsOf(
  {
    reasons,
    edition,
  }: { readonly reasons?: ReasonsOfEdition; readonly edition?: { readonly reasons?: ReasonsOfEdition } },
  refusal: Refusal,
): Refusal {
  const own = reasons?.[refusal.code] ?? edition?.reasons?.[refusal.code];
  const usual = REASONS[refusal.code];
  if (!own) return refusal;
  return {
    ...refusal,
    rule: refusal.rule === usual.rule ? own.rule : refusal.rule,
    words: own.words ?? refusal.words,
  };
}

/** Rules that say the same "no" about one kind of action in words of their own. */
export type RuleByCode = Readonly<Partial<Record<RefusalCode, string>>>;

/** Why not: a code, or a code with the rule that says in this very case what the usual one says in general. */
export type Cause =
  | RefusalCode
  | { readonly code: RefusalCode; readonly rule: string }
  | { readonly code: 'MALFORMED'; readonly words: Words; readonly field: string };

/** Makes a refusal, with the rule of the very case where it is not the usual one. */
export function refuse(cause: Cause, blame: Blame = {}, rules: RuleByCode = {}): Refusal {
  if (typeof cause !== 'string') {
    const { code, ...own } = cause;
    return { code, ...REASONS[code], ...own, ...blame };
  }
  const rule = rules[cause];
  return { code: cause, ...REASONS[cause], ...(rule ? { rule } : {}), ...blame };
}

const FAULTS = {
  missing: { en: 'is missing', fr: 'manque' },
  unknown: { en: 'does not belong to it', fr: 'n’en fait pas partie' },
  wrong: { en: 'is not as it should be', fr: 'n’est pas comme il faut' },
} as const satisfies Readonly<Record<string, Words>>;

/** Longer than the name of any field: what comes from outside is not repeated at length. */
const LONGEST_FIELD = 64;

/** No complete action, because of one of its fields. */
export function malformed(named: string, fault: keyof typeof FAULTS = 'wrong'): Cause {
  const field = named.slice(0, LONGEST_FIELD);
  return {
    code: 'MALFORMED',
    words: {
      en: `That is not a complete action: "${field}" ${FAULTS[fault].en}.`,
      fr: `Ce n’est pas une action complète : « ${field} » ${FAULTS[fault].fr}.`,
    },
    field,
  };
}
