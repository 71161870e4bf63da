/**
 * A table: the replay of its entries, and nothing else. The same entries always give the same table, so it can be
 * forgotten at any time and worked out anew, here or elsewhere.
 *
 * What an entry made happen is told with who may hear it; nobody gets it as it is (news.ts).
 */
import {
  commitmentOf,
  type Occupant,
  seedOfDeal,
  type ShownDeal,
  tagsOfDeal,
} from '@dungeon-twister/protocol';
import {
  type AddressedEvent,
  createGame,
  decisions,
  type Game,
  type RecordJson,
  recordOf,
  rulesetFor,
  type Seat,
  writeRecord,
} from '@dungeon-twister/rules';
import { Clocks } from './clocks.ts';
import type { Body, Entry, Opening } from './entry.ts';
import { sha256 } from './secrets.ts';

/** What an entry made happen, for whoever may know it. */
export interface Happening {
  readonly number: number;
  readonly at: number;
  readonly what: 'opened' | 'seat' | 'deed' | 'undone' | 'back' | 'nothing';
  /** Whose seat, deed or slip it was; -1 where it was nobody's. */
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly told: readonly AddressedEvent[];
  /** The number that was taken back, or for how long the server was away. */
  readonly amount: number;
}

/** A seat: who has it, what he added to the deal, and the hash of the token that opens it. */
interface SeatNow {
  occupant: Occupant;
  part: string | null;
  link: string;
  /** How many links it has had before. */
  generation: number;
}

const NOBODY: Occupant = { kind: 'nobody' };
const NO_SEAT: Seat = -1;
/** After so many choices in a row that nobody made himself everybody has gone: clocks rest until somebody acts. */
const MOST_ALONE = 40;
/** So many of the last happenings are remembered, for those who come back after a moment. */
const TAIL = 24;

export class Table {
  readonly id: string;
  readonly opening: Opening;
  readonly commitment: string;
  readonly seats: SeatNow[];
  readonly clocks: Clocks;
  /** What happened last, oldest first. */
  readonly tail: Happening[] = [];
  /** The running game; null until everybody sits. */
  game: Game | null = null;
  /** The rules of today refuse what was done in the game: it cannot go on. */
  departed = false;
  /** The time of the last entry. */
  at = 0;
  /** How many entries there are: the number of the next one. */
  next = 0;
  /** Requests that had an effect, by who asked and their id, and the number that they got. */
  private readonly requests = new Map<string, number>();
  /** The number of the entry of each deed that stands. */
  private readonly deeds: number[] = [];
  private told: AddressedEvent[] = [];
  private seed = '';
  /** How many choices the clocks have made since somebody last asked for anything. */
  private alone = 0;
  /** The number of the entry that is being carried out. */
  private doing = 0;
  private readonly newGame: typeof createGame;

  /** `newGame` is how the game begins: as the rules have it, unless a test wants two that differ. */
  constructor(id: string, opening: Opening, newGame = createGame) {
    this.id = id;
    this.newGame = newGame;
    this.opening = opening;
    this.commitment = commitmentOf(opening.deal.salt, opening.deal.secret, sha256);
    this.seats = opening.links.map((link) => ({ occupant: NOBODY, part: null, link, generation: 0 }));
    this.clocks = new Clocks(opening.clock, this.seats.length);
  }

  /** The number that a request got when it had its effect; undefined where it had none yet. */
  numberOf(request: string): number | undefined {
    return this.requests.get(request);
  }

  get isOver(): boolean {
    return this.departed || (this.game !== null && this.game.result !== null);
  }

  get occupants(): Occupant[] {
    return this.seats.map(({ occupant }) => occupant);
  }

  /** When the table next needs somebody: at once for a bot, else when the first clock runs out. */
  get dueAt(): number | null {
    if (this.botAsked) return this.at;
    return this.clocks.dueAt;
  }

  /** A bot that is asked something now. */
  get botAsked(): { readonly seat: Seat; readonly level: string } | null {
    if (!this.game || this.isOver) return null;
    for (const { seat } of decisions(this.game.position)) {
      const occupant = this.seats[seat]?.occupant;
      if (occupant?.kind === 'bot') return { seat, level: occupant.level };
    }
    return null;
  }

  /** Everything about the deal, once the game is over: until then the secret would tell it. */
  get shownDeal(): ShownDeal | null {
    if (!this.isOver) return null;
    const { salt, secret } = this.opening.deal;
    return { commitment: this.commitment, salt, secret, parts: this.parts, seed: this.seed };
  }

  /** The whole game, once it is over. */
  get record(): RecordJson | null {
    const deal = this.shownDeal;
    if (!deal || !this.game) return null;
    const players = this.occupants.map((one) =>
      one.kind === 'person' ? one.name || null : one.kind === 'bot' ? one.level : null,
    );
    return writeRecord(recordOf(this.game, { players, seed: deal.seed, tags: tagsOfDeal(deal) }));
  }

  /** Takes the next entry. What it answers is for everybody who is told of it. */
  apply({ number, at, request, body }: Entry): Happening {
    if (number !== this.next) throw new Error(`entry ${number} where ${this.next} was to come`);
    this.next++;
    this.at = Math.max(this.at, at);
    if (request !== null) this.requests.set(request, number);
    this.clocks.pass(body.kind === 'back' ? body.since : this.at);
    this.clocks.rest(this.at);
    const happening = { number, at: this.at, ...NOTHING, ...this.carryOut(body, number) };
    if (request !== null) this.alone = 0;
    else if (body.kind === 'late' || body.kind === 'lot') this.alone++;
    if (this.isOver || this.alone >= MOST_ALONE) this.clocks.stop();
    else if (this.game) this.clocks.look(this.game.position);
    this.tail.push(happening);
    if (this.tail.length > TAIL) this.tail.shift();
    return happening;
  }

  private get parts(): (string | null)[] {
    return this.seats.map(({ part }) => part);
  }

  private carryOut(body: Body, number: number): Partial<Happening> {
    switch (body.kind) {
      case 'open':
        return { what: 'opened' };
      case 'sit':
        return this.occupy(body.seat, { kind: 'person', name: body.name }, body.part, number);
      case 'stand':
        return this.occupy(body.seat, NOBODY, null, number);
      case 'bot':
        return this.occupy(
          body.seat,
          body.level === null ? NOBODY : { kind: 'bot', level: body.level },
          null,
          number,
        );
      case 'link':
        return this.relink(body.seat, body.hash);
      case 'act':
      case 'lot': {
        const { seat, decision, action } = body;
        return this.deed(seat, number, (game) => game.perform({ seat, decision, action }).ok);
      }
      case 'late':
        return this.deed(body.seat, number, (game) => game.timeRanOut(body.seat));
      case 'undo':
        return this.takeBack(body.seat);
      default:
        return { what: 'back', amount: Math.max(0, this.at - body.since) };
    }
  }

  /** Whoever sits down last begins the game. */
  private occupy(seat: Seat, occupant: Occupant, part: string | null, number: number): Partial<Happening> {
    const here = this.seats[seat];
    if (!here || this.game) return {};
    here.occupant = occupant;
    here.part = part;
    if (this.seats.every((one) => one.occupant.kind !== 'nobody')) this.begin(number);
    return { what: 'seat', seat, occupant, told: this.takeTold() };
  }

  private begin(number: number): void {
    this.seed = seedOfDeal(this.opening.deal.secret, this.parts, sha256);
    this.doing = number;
    this.game = this.newGame(this.opening.options, this.seed, {
      onEvent: (one) => this.told.push(one),
      done: () => this.deeds.push(this.doing),
      undone: () => this.deeds.pop(),
    });
  }

  /** Before the game whoever had the seat by the old link has lost it; in the game the seat stays his who plays it. */
  private relink(seat: Seat, hash: string): Partial<Happening> {
    const here = this.seats[seat];
    if (!here) return {};
    here.link = hash;
    here.generation++;
    if (this.game || here.occupant.kind !== 'person') return {};
    here.occupant = NOBODY;
    here.part = null;
    return { what: 'seat', seat, occupant: NOBODY };
  }

  /** A deed that the rules of today refuse was done under older ones: here the game ends, and nobody has lost. */
  private deed(seat: Seat, number: number, done: (game: Game) => boolean): Partial<Happening> {
    if (!this.game || this.departed) return {};
    this.doing = number;
    if (!done(this.game)) {
      this.departed = true;
      return { what: 'deed', seat, told: [] };
    }
    return { what: 'deed', seat, told: this.takeTold() };
  }

  private takeBack(seat: Seat): Partial<Happening> {
    const { game } = this;
    if (!game || this.departed) return {};
    const last = game.lastDone;
    const of = this.deeds[last ? game.log.lastIndexOf(last) : -1] ?? 0;
    if (game.undo(seat)) {
      this.departed = true;
      return {};
    }
    // What was said about a draw meanwhile is said still: nobody is told of it twice.
    this.takeTold();
    return { what: 'undone', seat, amount: of };
  }

  private takeTold(): AddressedEvent[] {
    const { told } = this;
    this.told = [];
    return told;
  }
}

const NOTHING = { what: 'nothing', seat: NO_SEAT, occupant: NOBODY, told: [], amount: 0 } as const;

/** How many sit at a table with these options. They must be sound. */
export const seatsFor = (options: Opening['options']): number => rulesetFor(options).seats;

/** A table from its entries, of which the first is its opening; `hear` is told everything that happened on the way. */
export function replay(id: string, entries: readonly Entry[], hear?: (one: Happening) => void): Table | null {
  const opening = entries[0]?.body;
  if (opening?.kind !== 'open') return null;
  const table = new Table(id, opening);
  for (const entry of entries) {
    const happening = table.apply(entry);
    hear?.(happening);
  }
  return table;
}
