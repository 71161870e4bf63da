/**
 * The fields of a position: one block of integers, every offset declared here and nowhere else.
 *
 * Each field says whose it is. `public` may be read by everybody; `owner` belongs to the seat or to the owner of the
 * piece it speaks of, while it is hidden; `nobody` is known to nobody until an event tells it. The proof of secrecy
 * walks this table: a field that is missing here, or a secret one that the proof does not vary, fails a test.
 */
type Secrecy = 'public' | 'owner' | 'nobody';

export interface Field {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly secrecy: Secrecy;
  readonly meaning: string;
}

const declared: Field[] = [];
let next = 0;
const declare =
  (secrecy: Secrecy) =>
  (name: string, meaning: string, size = 1): number => {
    const at = next;
    declared.push({ name, at, size, secrecy, meaning });
    next += size;
    return at;
  };
const open = declare('public');
const owned = declare('owner');
const secret = declare('nobody');

export const MOST_SEATS = 4;
export const MOST_SLOTS = 16;
/** Lines that lots deal out, one to each colour (MP-EXITS-3). */
const MOST_DEALT = 4;

// --- what the game waits for
export const STAGE = open('stage', 'which decision is open');
export const ACTIVE = open('active', 'the seat whose turn it is');
export const CHOOSER = open('chooser', 'the seat that chooses now, where one seat chooses');
export const ASKED = open('asked', 'how many decisions each seat has been asked', MOST_SEATS);
// --- the turn
export const TURN = open('turn', 'turns begun so far');
export const AP = open('ap', 'action points left this turn');
export const HIGHEST = open('highest', 'highest action card played so far in the game');
export const IDLE_TURNS = open('quiet', 'turns in a row in which nothing changed for good');
export const PROGRESSED = open('stirred', 'whether something changed for good in this turn');
export const TIME_OUT = open('timeOut', 'whether the clock of this turn has run out in an action');
// --- lots
export const FIRST_CHOOSER = open('firstChooser', 'who chooses the first piece of a team');
export const FIRST_PLACER = secret('firstPlacer', 'who lays the first token; told when laying begins');
export const FIRST_PLAYER = secret('firstPlayer', 'who plays first; told when play begins');
// --- what everybody heard at set-up, and the pieces do not show
export const DRAFTED = open(
  'drafted',
  'the pieces that a player who will leave some out has drafted, one bit each',
  4,
);
export const LAYING = open(
  'laying',
  'where the order of laying tells something: who laid a token on which room, one byte each',
  12,
);
// --- the labyrinth
export const ARRANGEMENT = open('arrangement', 'which arrangement of the layout holds');
export const ROOM_IN = secret('roomIn', 'the room in each slot; public once it is face up', MOST_SLOTS);
export const SLOT = secret('slot', 'per slot: quarter turns, face up, state of its portcullises', MOST_SLOTS);
export const DEALT = secret(
  'dealt',
  'per line that lots deal out: its colour, as a number of COLOURS; told when the set-up is over',
  MOST_DEALT,
);
// --- a reveal being placed
export const REVEALED = open('revealed', 'slot whose tokens are being placed, or -1');
export const REVEALER = open('revealer', 'seat that revealed it, or -1');
// --- a combat
export const ATTACKER = open('attacker', 'the piece that declared the attack, or -1');
export const TARGET = open('target', 'the piece attacked, or -1');
export const NAMER = open('namer', 'seat that may name or has named a card, or -1');
export const NAMED = open('named', 'the card named: -2 undecided, -1 none');
export const LAID = owned('laid', 'the combat card each seat has laid, or -1', MOST_SEATS);
export const LAID_SECOND = owned(
  'laidSecond',
  'the second combat card of a seat that lays two, or -1',
  MOST_SEATS,
);
export const CARDS_TO_LAY = open(
  'cardsToLay',
  'how many combat cards the attacker lays: 0 while he has not said it',
);
export const JOINED = open(
  'joined',
  'per seat: whether it has come into a combat of others, and on which side',
  MOST_SEATS,
);
export const CHOSEN = owned(
  'chosen',
  'per seat: its answer to a combat of others, face down while some have still to choose',
  MOST_SEATS,
);
export const LAID_OPENLY = open('laidOpenly', 'per seat: the laid card lies face up', MOST_SEATS);
// --- players
export const ACTION_HAND = open('actionHand', 'action cards in hand, one bit each', MOST_SEATS);
export const LAST_CARD = open('lastCard', 'the action card on top of the played pile, or 0', MOST_SEATS);
export const COMBAT_HAND = open(
  'combatHand',
  'combat cards in hand, two bits per value: everybody remembers the cards that were shown',
  MOST_SEATS,
);
export const SAVINGS = open(
  'savings',
  'action points kept from earlier turns, while it is not their turn',
  MOST_SEATS,
);
export const JUMPS = open('jumps', 'jump cards left', MOST_SEATS);
export const POINTS = open('points', 'victory points', MOST_SEATS);
export const EXITS = open('exits', 'own characters that have left', MOST_SEATS);
export const KILLS = open('kills', 'enemy characters eliminated', MOST_SEATS);
export const OFFER = open('offer', 'whether the seat offers or accepts a draw', MOST_SEATS);
export const GONE = open('gone', 'whether the player has left the table', MOST_SEATS);
// --- the end
export const ENDING = open('ending', 'how the game ended, 0 while it goes on');
export const WINNERS = open('winners', 'seats that won, one bit each');

/** First integer of the pieces; each piece has two. */
export const PIECES = next;
/** Where a piece is. */
export const WHERE = 0;
/** Its marks. */
export const MARKS = 1;
export const PIECE_SIZE = 2;

const ofPiece = (name: string, at: number, secrecy: Secrecy, meaning: string): Field => ({
  name,
  at,
  size: 1,
  secrecy,
  meaning,
});
export const PIECE_FIELDS: readonly Field[] = [
  ofPiece('where', WHERE, 'owner', 'place, holder, hidden room or way out of play'),
  ofPiece('marks', MARKS, 'public', 'wounded, wounded this turn, spent, own points'),
];
export const FIELDS: readonly Field[] = declared;

// --- values of WHERE: a place is 0 or more and below HELD
/** Carried by the piece `where - HELD`. */
export const HELD = 1024;
/** A token at the room in slot `where - AT_SLOT`, not yet on a square. */
export const AT_SLOT = 2048;
/** Not yet laid. */
export const IN_HAND = 3072;
/** Not in this game. */
export const IN_BOX = 3073;
/** Out of the game without a point: used, broken, burnt. */
export const REMOVED = 3074;
/** Left the labyrinth. */
export const LEFT = 3075;
/** A wounded that was carried out. */
export const SAVED = 3076;
/** Eliminated. */
export const KILLED = 3077;

// --- bits of MARKS
export const WOUNDED = 1;
/** Wounded in this turn: nobody may attack it (BD-COMBAT-13). */
export const HURT = 2;
/** Healed or regenerated in this turn: it does nothing else (BD-CHAR-Cleric-3). */
export const SPENT = 4;
/** Takes part in the combat that is being fought, on the attacking or the defending side. */
export const ATTACKS = 8;
export const DEFENDS = 16;
/** Takes part from a distance: with a spear, with a bow. */
export const STRIKES_FAR = 32;
export const SHOOTS = 64;
/** Shoots with a weapon of its own and not with what it holds. */
export const FIRES_OWN = 128;
/** Has used its own shot of this turn (CG-CHAR-Crossbowman-3). */
export const FIRED = 1 << 12;
/** Has started its free combat of this turn (CG-CHAR-Samurai-2). */
export const FOUGHT_FREE = 1 << 13;
/** Has broken the walls of a room, once in a game (CG-CHAR-Golem-5). */
export const BROKE_WALLS = 1 << 14;
/** Lies in its starting zone and has still to turn to what it faces (CG-SETUP-17). */
export const UNTURNED = 1 << 15;
/** Entered an enemy's zone in this turn: by which place, plus one (CG-RULING-34); 0 for nobody. */
export const ENTERED_SHIFT = 16;
export const ENTERED_FROM = 1023 << ENTERED_SHIFT;
/** Spent because it regenerated, not because somebody healed it (BD-CHAR-Troll-4, CG-CHAR-Troll-4). */
export const REGENERATED = 1 << 26;
/** Action points that only this figure may spend (BD-RULING-22). */
export const OWN_POINTS_SHIFT = 8;
export const OWN_POINTS = 15 << OWN_POINTS_SHIFT;
export const FIGHTING = ATTACKS | DEFENDS | STRIKES_FAR | SHOOTS | FIRES_OWN;

// --- bits of SLOT
export const TURNED = 3;
export const FACE_UP = 4;
export const PORTCULLIS_SHIFT = 3;
export const PORTCULLIS_CLOSED = 0;
export const PORTCULLIS_OPEN = 1;
export const PORTCULLIS_BROKEN = 2;
/** All walls of the room are broken, for good; above the states of twelve portcullises. */
export const WALLS_BROKEN = 1 << 27;

// --- values of JOINED and CHOSEN
/** Not asked, or not asked yet. */
export const NOT_ASKED = 0;
export const JOINED_ATTACK = 1;
export const JOINED_DEFENCE = 2;
export const STAYED_OUT = 3;

// --- values of ENDING
export const ENDINGS = ['running', 'goal', 'dead', 'claimed', 'agreed', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];
export const RUNNING = 0;
export const BY_GOAL = 1;
export const BY_DEATH = 2;
export const BY_CLAIM = 3;
export const BY_AGREEMENT = 4;
export const BY_RESIGNATION = 5;
