/**
 * Whole random games of a scenario, in the two ways in which a program can choose.
 *
 * *From the full list*: every decision lists all legal actions and takes any of them. *Piece first*: while action
 * points are spent, any figure of the player is picked and only its actions are listed; the turn ends when nobody can
 * do anything. Both play the same game with the same set-up, and end it as soon as the rules let somebody claim the
 * end, since chance alone hardly ever reaches the goal.
 */
import {
  ActionList,
  Chance,
  type PackedAction,
  kindOf,
  list,
  listOf,
  mustDecide,
  newGame,
  perform,
  type Piece,
  type Position,
  type Seat,
  stageOf,
  whereIs,
} from '@dungeon-twister/rules';

export type Choosing = 'fullList' | 'pieceFirst';

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
  private readonly scenario: string;
  /** Per seat its characters. */
  private readonly characters: Uint8Array[] = [];
  /** Scratch: the characters that may still be asked. */
  private readonly team = new Uint8Array(128);
  private kindNames: readonly string[] = [];

  constructor(choosing: Choosing, seed: string, scenario: string) {
    this.choosing = choosing;
    this.scenario = scenario;
    this.seed = seed;
    this.chance = new Chance(seed);
  }

  playOne(): void {
    const position = newGame({ scenario: this.scenario }, `${this.seed} ${this.games}`);
    const { kinds, kindNumbers } = position.ruleset;
    this.kindNames = kinds.map((kind) => kind.type);
    const endTurn = kindNumbers['endTurn'];
    for (let seat = decider(position); seat >= 0; seat = decider(position)) {
      const packed = this.choose(position, seat);
      const kind = kindOf(packed);
      perform(position, seat, packed);
      this.performed[kind] = (this.performed[kind] ?? 0) + 1;
      if (kind !== endTurn) this.actions++;
      else this.claimTheEnd(position);
    }
    this.games++;
  }

  private choose(position: Position, seat: Seat): PackedAction {
    if (this.choosing === 'pieceFirst' && stageOf(position) === 'act') {
      const packed = this.chooseByPiece(position, seat);
      if (packed) return packed;
    }
    list(position, seat, this.out);
    return this.any();
  }

  /** Asks the player's characters on the board one by one, in random order, until one of them can do something. */
  private chooseByPiece(position: Position, seat: Seat): PackedAction | null {
    const { team, out } = this;
    const { places } = position.ruleset.layout;
    const own = this.charactersOf(position, seat);
    let left = 0;
    for (let i = 0; i < own.length; i++)
      if (whereIs(position, own[i] as Piece) < places) team[left++] = own[i] as Piece;
    while (left > 0) {
      const drawn = this.chance.below(left);
      listOf(position, seat, team[drawn] as Piece, out);
      if (out.length > 0) return this.any();
      team[drawn] = team[--left] as Piece;
    }
    return null;
  }

  /** Which pieces these are never changes: all games here share one table. */
  private charactersOf({ ruleset }: Position, seat: Seat): Uint8Array {
    const known = this.characters[seat];
    if (known) return known;
    const { ids, owner, isCharacter } = ruleset.pieces;
    const found = [...ids.keys()].filter((piece) => owner[piece] === seat && isCharacter[piece] === 1);
    const made = Uint8Array.from(found);
    this.characters[seat] = made;
    return made;
  }

  /** Asks the kind itself: a wish written out would be checked letter by letter, which is not what is measured. */
  private claimTheEnd(position: Position): void {
    const { kinds, kindNumbers } = position.ruleset;
    const { out } = this;
    out.clear().kind = kindNumbers['claimEnd'] ?? 0;
    kinds[out.kind]?.list(position, 0, -1, out);
    if (out.length > 0) perform(position, 0, out.packed(0));
  }

  private any(): PackedAction {
    const { out } = this;
    this.lists++;
    this.listed += out.length;
    return out.packed(this.chance.below(out.length));
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
  for (let seat = 0; seat < position.ruleset.seats; seat++) if (mustDecide(position, seat)) return seat;
  return -1;
}
