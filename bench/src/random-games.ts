/**
 * Whole random games of the base set, in the two ways in which a program can choose.
 *
 * *From the full list*: every decision lists all legal actions and takes any of them. *Piece first*: while action
 * points are spent, any figure of the player is picked and only its actions are listed; the turn ends when nobody can
 * do anything. Both play the same game with the same set-up, and end it as soon as the rules let somebody claim the
 * end, since chance alone hardly ever reaches the goal.
 */
import {
  ActionList,
  Chance,
  type Code,
  kindOf,
  list,
  listOf,
  mustDecide,
  newGame,
  perform,
  type Piece,
  type Position,
  type Seat,
  whereIs,
} from '@dungeon-twister/rules';

export type Choosing = 'fullList' | 'pieceFirst';

const BASE_SET = { scenario: 'base' } as const;
/** Kinds of action are numbered by the table; a code has six bits for the number. */
const MOST_KINDS = 64;

export class RandomGames {
  games = 0;
  /** Actions performed; ending a turn is not counted as one. */
  actions = 0;
  /** Lists made, and how many actions stood on them. */
  lists = 0;
  listed = 0;
  private readonly performed = new Int32Array(MOST_KINDS);
  private readonly out = new ActionList();
  private readonly chance: Chance;
  private readonly seed: string;
  private readonly choosing: Choosing;
  /** Scratch: the characters that may still be asked. */
  private readonly team = new Uint8Array(128);
  private kindNames: readonly string[] = [];

  constructor(choosing: Choosing, seed: string) {
    this.choosing = choosing;
    this.seed = seed;
    this.chance = new Chance(seed);
  }

  playOne(): void {
    const position = newGame(BASE_SET, `${this.seed} ${this.games}`);
    const { kinds, kindNumbers } = position.table;
    this.kindNames = kinds.map((kind) => kind.type);
    const endTurn = kindNumbers['endTurn'];
    for (let seat = decider(position); seat >= 0; seat = decider(position)) {
      const code = this.choose(position, seat);
      const kind = kindOf(code);
      perform(position, seat, code);
      this.performed[kind] = (this.performed[kind] ?? 0) + 1;
      if (kind !== endTurn) this.actions++;
      else this.claimTheEnd(position);
    }
    this.games++;
  }

  private choose(position: Position, seat: Seat): Code {
    const byPiece = this.choosing === 'pieceFirst' ? this.chooseByPiece(position, seat) : null;
    if (byPiece) return byPiece;
    list(position, seat, this.out);
    return this.any();
  }

  /** Asks the player's characters on the board one by one, in random order, until one of them can do something. */
  private chooseByPiece(position: Position, seat: Seat): Code | null {
    const { team, out } = this;
    const { pieces, layout } = position.table;
    let left = 0;
    for (let piece = 0; piece < pieces.count; piece++)
      if (
        pieces.owner[piece] === seat &&
        pieces.isCharacter[piece] === 1 &&
        whereIs(position, piece) < layout.places
      )
        team[left++] = piece;
    while (left > 0) {
      const drawn = this.chance.below(left);
      listOf(position, seat, team[drawn] as Piece, out);
      if (out.length > 0) return this.any();
      team[drawn] = team[--left] as Piece;
    }
    return null;
  }

  /** Asks the kind itself: a wish written out would be checked letter by letter, which is not what is measured. */
  private claimTheEnd(position: Position): void {
    const { kinds, kindNumbers } = position.table;
    const { out } = this;
    out.clear().kind = kindNumbers['claimEnd'] ?? 0;
    kinds[out.kind]?.list(position, 0, -1, out);
    if (out.length > 0) perform(position, 0, out.code(0));
  }

  private any(): Code {
    const { out } = this;
    this.lists++;
    this.listed += out.length;
    return out.code(this.chance.below(out.length));
  }

  /** How many actions of each kind there were, most frequent first; the end of a turn stands among them. */
  shares(): { readonly kind: string; readonly count: number }[] {
    return this.kindNames
      .map((kind, number) => ({ kind, count: this.performed[number] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  }
}

function decider(position: Position): Seat {
  for (let seat = 0; seat < position.table.seats; seat++) if (mustDecide(position, seat)) return seat;
  return -1;
}
