/**
 * A situation of the Card Game laid out with its rooms, and questions with the answers that the rule book gives.
 *
 * Labels name the rooms of one situation; a zone is a label and an icon. Pieces have the ids that they have in a game.
 * An object of the rule book has no colour; here it has one, so that it can be laid on a table.
 */
import type { Room } from '../../src/map/read-room-drawing.ts';
import type { ZONE_ICONS } from '../../src/map/zones-of-a-room.ts';
import type { DirectionName } from '../../src/vocabulary.ts';

export type Icon = (typeof ZONE_ICONS)[number];
export type ZoneName = `${string}.${Icon}`;
type Side = 'blue' | 'yellow';
export type PieceId = `${Side}-${string}`;
/** The two ends of the board at which a starting zone lies. */
export type End = Extract<DirectionName, 'north' | 'south'>;

interface LaidRoom {
  readonly name: string;
  readonly room: Room;
  /** Quarter turns clockwise. */
  readonly turned: number;
  /** Row 0 is the northern one. */
  readonly row: number;
  readonly column: number;
  readonly faceUp: boolean;
}

export interface LaidPiece {
  readonly id: PieceId;
  /** In a zone, or in the starting zone of its colour: before a room, facing one of its zones. */
  readonly where: ZoneName | { readonly before: string; readonly facing: Icon };
  readonly carries?: PieceId;
  readonly wounded?: boolean;
}

/** One step of a movement. */
export type Step =
  /** Walks to an adjacent zone, or out of the starting zone into it. */
  | { readonly to: ZoneName }
  /** Walks back to the zone from which he came. */
  | { readonly back: ZoneName }
  /** Crosses a pit. */
  | { readonly cross: ZoneName }
  /** Turns to another zone of the room before which he stands. */
  | { readonly face: Icon }
  /** Shifts to stand before another room. */
  | { readonly shift: string; readonly face: Icon }
  | { readonly take: PieceId }
  /** Swaps loads with a friend in his zone. */
  | { readonly trade: PieceId }
  /** Leaves the labyrinth at that end. */
  | { readonly exit: End }
  /** What follows is moved in his next turn. */
  | { readonly nextTurn: true };

/** Who fights on which side, and what each side counts before the cards. */
interface Fight {
  readonly who: PieceId;
  readonly target: PieceId;
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
  readonly sums: readonly [attack: number, defence: number];
}

export type Ask =
  /** Is one step between them possible for anybody? */
  | { readonly ask: 'adjacent'; readonly zones: readonly [ZoneName, ZoneName]; readonly expect: boolean }
  /** May he turn up that room? */
  | { readonly ask: 'reveal'; readonly who: PieceId; readonly room: string; readonly expect: boolean }
  /** The zones of a room that can be entered from the starting zone at that end. */
  | { readonly ask: 'entries'; readonly end: End; readonly room: string; readonly expect: readonly Icon[] }
  /** The zones of a room that lie on that side at all. */
  | {
      readonly ask: 'touches';
      readonly room: string;
      readonly side: DirectionName;
      readonly expect: readonly Icon[];
    }
  /** Is this movement legal, and how many movement points are used in its last turn? Null where it is not. */
  | {
      readonly ask: 'move';
      readonly who: PieceId;
      readonly steps: readonly Step[];
      readonly expect: number | null;
    }
  /** May he jump there with a jump card? */
  | { readonly ask: 'jump'; readonly who: PieceId; readonly to: ZoneName; readonly expect: boolean }
  /** May a character of the other colour leave from that zone? */
  | { readonly ask: 'exit'; readonly from: ZoneName; readonly end: End; readonly expect: boolean }
  | { readonly ask: 'sees'; readonly who: PieceId; readonly whom: PieceId; readonly expect: boolean }
  /** May he start a combat with his spear? */
  | { readonly ask: 'spear'; readonly who: PieceId; readonly whom: PieceId; readonly expect: boolean }
  /** A close combat; with cards, who wins it. */
  | (Fight & {
      readonly ask: 'fight';
      readonly cards?: readonly [attack: number, defence: number];
      readonly winner?: Side;
    })
  /** A ranged combat. */
  | (Fight & { readonly ask: 'shoot' })
  | { readonly ask: 'mayNotShoot'; readonly who: PieceId; readonly target: PieceId }
  /** The zones with an open edge on each side, after so many quarter turns by the room's own arrow. */
  | {
      readonly ask: 'doors';
      readonly room: string;
      readonly quarters: number;
      /** What they cost. */
      readonly ap: number;
      readonly expect: Readonly<Record<DirectionName, readonly Icon[]>>;
    };

export type Question = Ask & {
  /** The rule that gives the answer. */
  readonly rule: string;
  /** Pieces taken away for this question. */
  readonly without?: readonly PieceId[];
  /** Rooms whose portcullis is open for this question. */
  readonly open?: readonly string[];
};

export interface Situation {
  readonly id: string;
  /** The examples of the rule book that are laid out here. */
  readonly examples: readonly string[];
  /** The sketch of the ledger that is carried out. */
  readonly sketch?: string;
  /** Two columns, as in every board of the game; blue's starting zone lies in the south. */
  readonly rooms: readonly LaidRoom[];
  readonly pieces: readonly LaidPiece[];
  readonly questions: readonly Question[];
}
