/**
 * A conversation with one client: a message goes in, answers and news go out. It knows neither sockets nor http.
 *
 * Whatever is sent, each message is answered once, in the order in which they came, and nothing is thrown. A message is
 * answered only when what it asked for is kept.
 */
import {
  type Farewell,
  ONLINE_PROTOCOL,
  type OnlineName,
  type OnlineRequest,
  type ReadMessage,
  readMessage,
  type ToClient,
} from '@dungeon-twister/protocol';
import { RULES_VERSION } from '@dungeon-twister/rules';
import type { People } from '../people/people.ts';
import type { Seats } from '../people/seats.ts';
import type { Chat } from '../tables/chat.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Time } from '../time.ts';
import { Bucket } from '../buckets.ts';
import { type AddressNow, costOf, type NetLimits } from './limits.ts';
import { type Answer, refusal, type Visit } from './visit.ts';
import { answerTo, endVisit } from './requests.ts';

/** How a client is reached. */
interface Line {
  send(text: string): void;
  /** Ends the conversation; nothing is sent after it. */
  end(): void;
}

export interface ConversationPlan {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly seating: Seating;
  readonly time: Time;
  readonly limits: NetLimits;
  readonly address: AddressNow;
  /** Whoever is logged in by the cookie that came with the socket. */
  readonly who: () => Promise<{
    readonly person: { readonly id: string };
    readonly session: { readonly hash: string };
  } | null>;
  readonly people: People;
  readonly seats: Seats;
  readonly line: Line;
  /** Told of what should not happen. */
  readonly onFault: (fault: unknown) => void;
}

/** Messages that may wait for their answers; nobody needs so many. */
const MOST_WAITING = 64;

export class Conversation {
  private readonly plan: ConversationPlan;
  private readonly requests: Bucket;
  private readonly visit: Visit;
  private before: Promise<void> = Promise.resolve();
  private waiting = 0;
  private beyond = 0;
  private greeted = false;
  private over = false;
  /** Why it ends after the answer that is about to be given. */
  private leaving: Farewell | null = null;

  constructor(plan: ConversationPlan) {
    this.plan = plan;
    this.requests = new Bucket(plan.limits.socket, plan.time);
    this.visit = {
      tables: plan.tables,
      lobby: plan.lobby,
      chat: plan.chat,
      seating: plan.seating,
      time: plan.time,
      openings: plan.address.tables,
      listings: plan.address.listings,
      people: plan.people,
      seats: plan.seats,
      person: null,
      words: plan.address.words,
      at: null,
      say: (message) => this.say(message),
      send: (text) => this.send(text),
      farewell: (code) => this.farewell(code),
    };
  }

  get hasGreeted(): boolean {
    return this.greeted;
  }

  /** Takes a message. Those that come faster than they are answered wait, up to a limit. */
  receive(text: string): void {
    if (this.over) return;
    const read = readMessage(text);
    const name = read.ok ? read.request.do : null;
    const id = read.ok ? read.request.id : read.id;
    if (!this.mayAsk(name)) {
      this.tooMany(id);
      return;
    }
    this.waiting++;
    this.before = this.inTurn(this.before, read, id);
  }

  /** Says goodbye and ends. */
  farewell(code: Farewell): void {
    if (this.over) return;
    this.say({ say: 'bye', code });
    this.end();
    this.plan.line.end();
  }

  /** The session by which he came; null where he has none. */
  get session(): string | null {
    return this.visit.person?.session ?? null;
  }

  /** The session by which he came has ended. */
  endedFor(person: string, isEnded: (session: string) => boolean): void {
    const mine = this.visit.person;
    if (mine?.id === person && isEnded(mine.session)) this.farewell('REVOKED');
  }

  /** The client is gone. */
  end(): void {
    this.over = true;
    endVisit(this.visit);
    this.plan.lobby.away(this.visit.send);
  }

  /** When everything that was asked is answered. */
  idle(): Promise<void> {
    return this.before;
  }

  /** Answers when everything before is answered. */
  private async inTurn(before: Promise<void>, read: ReadMessage, id: string | null): Promise<void> {
    await before;
    try {
      if (this.over) return;
      const answer = read.ok ? await this.answer(read.request) : refusal(read.code, read);
      if (answer) this.say(withId(answer, id));
      if (this.leaving) this.farewell(this.leaving);
    } catch (fault) {
      this.plan.onFault(fault);
      this.say(withId(refusal('INTERNAL'), id));
    } finally {
      // He may have gone while he was let into the lobby.
      if (this.over) this.plan.lobby.away(this.visit.send);
      this.waiting--;
    }
  }

  private mayAsk(name: OnlineName | null): boolean {
    const cost = name ? costOf(name) : 1;
    return this.waiting < MOST_WAITING && this.requests.take(cost) && this.plan.address.requests.take(cost);
  }

  /** One refusal each, and then the door: whoever floods does not even wait for them. */
  private tooMany(id: string | null): void {
    this.beyond++;
    if (this.beyond > this.plan.limits.patience) this.farewell('TOO_MANY');
    else this.say(withId(refusal('TOO_MANY'), id));
  }

  private async answer(request: OnlineRequest): Promise<Answer | null> {
    if (request.do === 'hello') {
      const who = await this.plan.who();
      this.visit.person = who && { id: who.person.id, session: who.session.hash };
      return this.greet(request.protocol, request.rules);
    }
    if (!this.greeted) return refusal('NO_GREETING');
    return answerTo(this.visit, request);
  }

  /** A page of another version would misunderstand us, or the game: it is told, and may load itself anew. */
  private greet(protocol: number, rules: number): Answer {
    const versions = { protocol: ONLINE_PROTOCOL, rules: RULES_VERSION };
    if (protocol !== ONLINE_PROTOCOL || rules !== RULES_VERSION) {
      this.leaving = 'OTHER_VERSION';
      return { ...refusal('OTHER_VERSION'), versions };
    }
    this.greeted = true;
    return { say: 'done', to: 'hello', ...versions, now: this.plan.time.now() };
  }

  private say(message: ToClient): void {
    this.send(JSON.stringify(message));
  }

  private send(text: string): void {
    if (!this.over) this.plan.line.send(text);
  }
}

/** Answers repeat the id of the request, right after what they are, so that they read well. */
function withId(answer: Answer, id: string | null): ToClient {
  if (answer.say === 'refused') return { ...answer, id };
  return { ...answer, id: id ?? '' };
}
