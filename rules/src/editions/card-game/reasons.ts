/**
 * By which rules the Card Game refuses, and its own words where those of the board speak of squares, lines and tokens.
 * Codes that only the Card Game has say so themselves; every other code that can occur in it stands here.
 */
import type { ReasonsOfEdition } from '../../refusals.ts';
import type { Words } from '../../vocabulary.ts';

const by = (rule: string) => ({ rule });
const because = (rule: string, words: Words) => ({ rule, words });

export const CARD_REASONS: ReasonsOfEdition = {
  // Who asks, and when.
  MALFORMED: by('CG-TURN-4'),
  UNKNOWN_SEAT: by('CG-COMP-12'),
  GAME_OVER: by('CG-END-1'),
  NOT_YOUR_DECISION: by('CG-TURN-3'),
  STALE_DECISION: by('CG-TURN-4'),
  NOT_NOW: by('CG-TURN-1'),
  UNKNOWN_PIECE: by('CG-SETUP-19'),
  NOT_A_CHARACTER: by('CG-AP-9'),
  NOT_YOUR_PIECE: by('CG-TURN-3'),
  NOT_IN_PLAY: by('CG-SETUP-11'),
  WOUNDED_CANNOT_ACT: by('CG-WOUND-1'),
  SPENT: by('CG-CHAR-Cleric-4'),
  NO_POINTS: by('CG-AP-8'),
  NO_SUCH_ABILITY: by('CG-AP-10'),
  // Moving.
  PATH_STARTS_ELSEWHERE: because('CG-MOVE-1', {
    en: 'The path does not start where the character is.',
    fr: 'Le chemin ne part pas de là où est le personnage.',
  }),
  TOO_FAR: by('CG-MOVE-1'),
  NOT_NEXT_TO: because('CG-MOVE-4', {
    en: 'These two zones are not next to each other.',
    fr: 'Ces deux zones ne se touchent pas.',
  }),
  WALL: by('CG-MOVE-13'),
  PORTCULLIS_CLOSED: by('CG-MOVE-12'),
  ARROW_SLIT: by('CG-MOVE-13'),
  OFF_BOARD: because('CG-ADJ-1', {
    en: 'There is no zone there.',
    fr: 'Il n’y a pas de zone à cet endroit.',
  }),
  ROOM_UNREVEALED: by('CG-RULING-17'),
  PIT: by('CG-MOVE-11'),
  LINE_CLOSED: because('CG-EXIT-3', {
    en: 'This starting zone is closed to that character.',
    fr: 'Cette zone de départ est fermée à ce personnage.',
  }),
  ENEMY_IN_THE_WAY: because('CG-MOVE-8', {
    en: 'Nobody passes through a zone with an enemy.',
    fr: 'On ne traverse pas une zone où se trouve un ennemi.',
  }),
  GONE_ALREADY: because('CG-EXIT-1', {
    en: 'In the opponent’s starting zone a character leaves at once; it does nothing more.',
    fr: 'Dans la zone de départ adverse, un personnage sort aussitôt ; il ne fait plus rien.',
  }),
  // Loads.
  NOT_A_LOAD: by('CG-ITEM-4'),
  NOT_THERE: because('CG-ITEM-1', {
    en: 'That card does not lie in this zone.',
    fr: 'Cette carte n’est pas dans cette zone.',
  }),
  NOT_CARRIED: because('CG-ITEM-2', {
    en: 'The character does not carry that card.',
    fr: 'Le personnage ne porte pas cette carte.',
  }),
  HANDS_FULL: because('CG-ITEM-4', {
    en: 'The character already carries something.',
    fr: 'Le personnage porte déjà quelque chose.',
  }),
  ENEMY_WOUNDED_NOT_CARRIED: by('CG-CARRY-1'),
  HELD_BY_ENEMY: because('CG-RULING-70', {
    en: 'Nothing may be taken from an unwounded enemy.',
    fr: 'On ne prend rien à un ennemi non blessé.',
  }),
  NOTHING_FOR_ENEMIES: because('CG-RULING-69', {
    en: 'Nothing may be given to an enemy.',
    fr: 'On ne donne rien à un ennemi.',
  }),
  // Jumping.
  NO_JUMP_CARD: by('CG-JUMP-1'),
  NOT_A_PIT: by('CG-JUMP-1'),
  PIT_NOT_ADJACENT: by('CG-JUMP-1'),
  NO_LANDING: by('CG-JUMP-2'),
  // Rooms.
  ALREADY_REVEALED: by('CG-REVEAL-5'),
  NO_SIDE_TO_NAME: by('CG-REVEAL-6'),
  NO_ACCESS: because('CG-REVEAL-1', {
    en: 'The character has no direct access to that room.',
    fr: 'Le personnage n’a pas d’accès direct à cette salle.',
  }),
  ACCESS_BLOCKED: by('CG-REVEAL-3'),
  NOT_WAITING: because('CG-REVEAL-8', {
    en: 'This card does not wait to be placed.',
    fr: 'Cette carte n’attend pas d’être placée.',
  }),
  NOT_YOURS_TO_PLACE: because('CG-PLACE-2', {
    en: 'This card is placed by another player.',
    fr: 'Cette carte est placée par un autre joueur.',
  }),
  OTHER_ROOM: because('CG-PLACE-5', {
    en: 'Cards are placed in the revealed room.',
    fr: 'Les cartes se placent dans la salle révélée.',
  }),
  PLACE_ON_PIT: because('CG-PLACE-5', {
    en: 'Cards are placed in zones only.',
    fr: 'Les cartes se placent dans des zones seulement.',
  }),
  PLACE_TAKEN: because('CG-PLACE-4', {
    en: 'This zone already holds a card.',
    fr: 'Cette zone contient déjà une carte.',
  }),
  NOT_ON_GEAR: because('CG-ROTATE-1', {
    en: 'The character is not in a gear zone.',
    fr: 'Le personnage n’est pas dans une zone à roue dentée.',
  }),
  TWIN_UNREVEALED: by('CG-RULING-80'),
  OTHER_PAIR: because('CG-ROTATE-3', {
    en: 'A gear turns only rooms of its own colour.',
    fr: 'Une roue ne tourne que les salles de sa couleur.',
  }),
  AGAINST_ARROW: by('CG-ROTATE-5'),
  GATE_NOT_ADJACENT: because('CG-OBJ-Key-2', {
    en: 'That portcullis does not lie on an edge of the character’s zone.',
    fr: 'Cette herse n’est pas sur un bord de la zone du personnage.',
  }),
  GATE_NOT_CLOSED: by('CG-RULING-26'),
  GATE_NOT_OPEN: by('CG-RULING-26'),
  // Combat.
  NO_COMBAT_HERE: by('CG-SCEN-3'),
  CARRIED_TARGET: by('CG-RULING-92'),
  NOT_AN_ENEMY: by('CG-RULING-123'),
  WOUNDED_THIS_TURN: by('CG-COMBAT-11'),
  SPEAR_OUT_OF_REACH: by('CG-OBJ-Spear-1'),
  NOT_IN_SIGHT: by('CG-LOS-1'),
  SHIELDED: by('CG-OBJ-LargeShield-1'),
  CANNOT_JOIN: because('CG-RULING-134', {
    en: 'That character cannot join this attack from where it is.',
    fr: 'Ce personnage ne peut se joindre à cette attaque d’où il est.',
  }),
  NOT_WITH_THAT: by('CG-RULING-138'),
  AS_MANY_CARDS_AS_ANNOUNCED: by('CG-CHAR-Berserker-4'),
  CARD_NOT_IN_HAND: by('CG-COMBAT-2'),
  CARD_NOT_NAMEABLE: by('CG-CHAR-Telepath-2'),
  // Abilities and objects.
  NOT_WOUNDED: by('CG-CHAR-Cleric-2'),
  NO_HEALING_ENEMIES: by('CG-RULING-165'),
  NO_WALL_THERE: by('CG-CHAR-WallWalker-2'),
  NO_SPELLCASTER: because('CG-OBJ-Fireball-1', {
    en: 'Only a magic user uses scrolls.',
    fr: 'Seul un utilisateur de magie se sert des parchemins.',
  }),
  // Setting up.
  NOT_IN_HAND: because('CG-SETUP-10', {
    en: 'This card is not in hand any more.',
    fr: 'Cette carte n’est plus en main.',
  }),
  NOT_YOUR_DOT: because('CG-SETUP-8', {
    en: 'That is no place of this player’s starting zone.',
    fr: 'Ce n’est pas une place de la zone de départ de ce joueur.',
  }),
  DOT_TAKEN: because('CG-RULING-3', {
    en: 'Somebody lies there already.',
    fr: 'Il y a déjà quelqu’un à cette place.',
  }),
  ROOM_FULL: because('CG-SETUP-13', {
    en: 'That room has taken all the cards it can.',
    fr: 'Cette salle a reçu toutes ses cartes.',
  }),
  WRONG_KIND_FOR_ROOM: because('CG-RULING-6', {
    en: 'That room does not take cards of this kind.',
    fr: 'Cette salle ne prend pas les cartes de ce genre.',
  }),
  CHOSEN_ALREADY: by('CG-COMP-7'),
  TEAM_FULL: by('CG-SETUP-1'),
  CHARACTERS_FIRST: by('CG-DRAFT-5'),
  DRAFTED_BY_OTHER: by('CG-DRAFT-8'),
  // The end.
  OFFERED_ALREADY: by('CG-RULING-199'),
  NO_OFFER: by('CG-RULING-199'),
  TOO_SOON_TO_CLAIM: by('CG-RULING-180'),
};
