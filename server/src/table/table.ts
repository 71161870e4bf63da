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
import { type AbsenceWish, type Question, withWish } from './consent.ts';
import type { Body, Entry, Opening } from './entry.ts';
import { type Happening, NOTHING } from './happening.ts';
import { Play } from './play.ts';
import {
  botAt,
  freeSeat,
  giveLink,
  letPlay,
  nameOf,
  NOBODY,
  type SeatNow,
  standInAt,
  takeOver,
} from './seat.ts';
import { sha256 } from './secrets.ts';

/** After so many choices in a row that nobody made himself everybody has gone: clocks rest until somebody acts. */
const MOST_ALONE = 40;
/** So many of the last happenings are remembered, for those who come back after a moment. */
const TAIL = 24;

export class Table {
  readonly id: string;
  readonly opening: Opening;
  readonly commitment: string;
  readonly seats: readonly SeatNow[];
  readonly clocks: Clocks;
  /** What was last wished about somebody who was away, by whom and when. */
  wishes: readonly AbsenceWish[] = [];
  /** What happened last, oldest first. */
  readonly tail: Happening[] = [];
  /** Who has asked to take something back, if anybody has. */
  question: Question | null = null;
  /** The deeds that the others did not let be taken back: it is asked once. */
  readonly kept = new Set<number>();
  /** The time of the last entry. */
  at = 0;
  /** The time of the first. */
  openedAt = 0;
  /** How many entries there are: the number of the next one. */
  next = 0;
  /** Requests that had an effect, by who asked and their id, and the number that they got. */
  private readonly requests = new Map<string, number>();
  private readonly play: Play;
  /** How many choices the clocks have made since somebody last asked for anything. */
  private alone = 0;

  /** `newGame` is how the game begins: as the rules have it, unless a test wants two that differ. */
  constructor(id: string, opening: Opening, newGame = createGame) {
    this.id = id;
    this.play = new Play(newGame);
    this.opening = opening;
    this.commitment = commitmentOf(opening.deal.salt, opening.deal.secret, sha256);
    this.seats = opening.links.map(freeSeat);
    this.clocks = new Clocks(opening.clock, this.seats.length);
  }

  /** The number that a request got when it had its effect; undefined where it had none yet. */
  numberOf(request: string): number | undefined {
    return this.requests.get(request);
  }

  /** The running game; null until everybody sits. */
  get game(): Game | null {
    return this.play.game;
  }

  /** The rules of today refuse what was done in the game: it cannot go on. */
  get departed(): boolean {
    return this.play.departed;
  }

  /** The number of the last deed of a seat that stands; null where it has done nothing. */
  lastDeedOf(seat: Seat): number | null {
    return this.play.lastDeedOf(seat);
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
      const level = botAt(this.seats[seat]?.occupant);
      if (level !== null) return { seat, level };
    }
    return null;
  }

  /** Whether a bot plays for the person at this seat. */
  isPlayedFor(seat: Seat): boolean {
    return standInAt(this.seats[seat]?.occupant) !== null;
  }

  /** Everything about the deal, once the game is over: until then the secret would tell it. */
  get shownDeal(): ShownDeal | null {
    if (!this.isOver) return null;
    const { salt, secret } = this.opening.deal;
    return { commitment: this.commitment, salt, secret, parts: this.parts, seed: this.play.seed };
  }

  /** The whole game, once it is over. */
  get record(): RecordJson | null {
    const deal = this.shownDeal;
    if (!deal || !this.game) return null;
    const players = this.occupants.map(nameOf);
    return writeRecord(recordOf(this.game, { players, seed: deal.seed, tags: tagsOfDeal(deal) }));
  }

  /** Takes the next entry. What it answers is for everybody who is told of it. */
  apply({ number, at, request, body }: Entry): Happening {
    if (number !== this.next) throw new Error(`entry ${number} where ${this.next} was to come`);
    if (number === 0) this.openedAt = at;
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
      case 'take':
        return this.take(body, number);
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
      case 'absent':
        return this.settleAbsence(body, number);
      case 'resume':
        return this.letPlay(body.seat, null);
      case 'ask-back':
        return this.askBack(body);
      case 'answer-back':
        return this.answerBack(body);
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
    if (this.seats.every((one) => one.occupant.kind !== 'nobody')) {
      const { options, deal } = this.opening;
      this.play.begin(options, seedOfDeal(deal.secret, this.parts, sha256), number);
    }
    return { what: 'seat', seat, occupant, told: this.play.takeTold() };
  }

  private take(
    { seat, hash, name, part }: Extract<Body, { kind: 'take' }>,
    number: number,
  ): Partial<Happening> {
    const here = this.seats[seat];
    if (!here || this.game) return {};
    takeOver(here, hash);
    return this.occupy(seat, { kind: 'person', name }, part, number);
  }

  /** Before the game whoever had the seat by the old link has lost it; in the game the seat stays his who plays it. */
  private relink(seat: Seat, hash: string): Partial<Happening> {
    const here = this.seats[seat];
    if (!here) return {};
    giveLink(here, hash);
    if (this.game || here.occupant.kind !== 'person') return {};
    here.occupant = NOBODY;
    here.part = null;
    return { what: 'seat', seat, occupant: NOBODY };
  }

  /** Whatever somebody wanted to take back before is settled by it. */
  private deed(seat: Seat, number: number, done: (game: Game) => boolean): Partial<Happening> {
    this.question = null;
    return { what: 'deed', seat, told: this.play.carryOut(number, done) };
  }

  /** A game that is claimed is one that the absent one gives up. */
  private settleAbsence(body: Extract<Body, { kind: 'absent' }>, number: number): Partial<Happening> {
    const { seat, of, choice, settled, bot } = body;
    this.wishes = withWish(this.wishes, { seat, of, choice, at: this.at });
    const wish = { choice, settled };
    if (settled && choice === 'bot') this.letPlay(of, bot ?? null);
    if (settled) this.question = null;
    const done =
      settled && choice === 'claim'
        ? this.deed(of, number, (game) => game.perform({ seat: of, decision: 0, action: RESIGN }).ok)
        : { told: [] };
    return { ...done, what: 'absent', seat, amount: of, wish };
  }

  private letPlay(seat: Seat, bot: string | null): Partial<Happening> {
    const here = this.seats[seat];
    return here && letPlay(here, bot) ? { what: 'seat', seat, occupant: here.occupant } : {};
  }

  private takeBack(seat: Seat): Partial<Happening> {
    this.question = null;
    const of = this.play.undo(seat);
    return of === null ? {} : { what: 'undone', seat, amount: of };
  }

  /** Somebody asks to take back his last deed, whatever it has settled. */
  private askBack({ seat, of, granted }: Extract<Body, { kind: 'ask-back' }>): Partial<Happening> {
    this.question = { seat, of, granted: [] };
    if (granted) this.goBack(of);
    return { what: 'asked', seat, amount: of, granted };
  }

  private answerBack(body: Extract<Body, { kind: 'answer-back' }>): Partial<Happening> {
    const { seat, of, agrees, granted } = body;
    if (!agrees) {
      this.kept.add(of);
      this.question = null;
    } else if (this.question) this.question = { ...this.question, granted: [...this.question.granted, seat] };
    if (granted) this.goBack(of);
    return { what: 'answered', seat, amount: of, agrees, granted };
  }

  private goBack(of: number): void {
    this.question = null;
    this.play.goBackBefore(of);
  }
}

const RESIGN = { type: 'resign' } as const;

/** How many sit at a table with these options. They must be sound. */
export const seatsFor = (options: Opening['options']): number => rulesetFor(options).seats;

/** A table from its entries, of which the first is its opening; `hear` is told everything that happened on the way, and how the table stood then. */
export function replay(
  id: string,
  entries: readonly Entry[],
  hear?: (one: Happening, table: Table) => void,
): Table | null {
  const opening = entries[0]?.body;
  if (opening?.kind !== 'open') return null;
  const table = new Table(id, opening);
  for (const entry of entries) {
    const happening = table.apply(entry);
    hear?.(happening, table);
  }
  return table;
}
