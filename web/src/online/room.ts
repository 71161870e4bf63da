/**
 * A table of the server, as somebody who has joined it knows it: how things stand, and everything that he was told. What
 * is published is whole: where several numbers were missed, their story is fetched before anything of it is shown.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { OnlineNews, OnlineRefused, StoryStep, TableState } from '@dungeon-twister/protocol';
import type { Viewer } from '@dungeon-twister/rules';
import { Connection, type Contact, type Place, type Socket } from './connection.ts';
import { ToldSteps } from './told-steps.ts';

export interface RoomPlan {
  readonly open: () => Socket;
  readonly place: Place;
}

/** Before the first number. */
const NOTHING = -1;

export class Room {
  readonly place: Place;
  readonly connection: Connection;
  /** As whom somebody has joined; null until he has. */
  readonly viewer = signal<Viewer | null>(null);
  readonly told = new ToldSteps();
  private readonly published = signal<TableState | null>(null);
  /** When the clocks were read, by the clock of this device. */
  readAt = 0;
  /** The newest that is known; it may not be published yet. */
  private latest: TableState | null = null;
  private latestAt = 0;
  /** The last number of which everything is known. */
  private known = NOTHING;
  private isCatchingUp = false;
  private waiting: { readonly number: number; readonly done: () => void }[] = [];

  constructor({ open, place }: RoomPlan) {
    this.place = place;
    this.connection = new Connection({
      open,
      place,
      seen: () => (this.known === NOTHING ? null : this.known),
      onNews: (news) => this.hear(news),
      onJoined: ({ viewer }) => {
        this.viewer.value = viewer;
      },
    });
  }

  get state(): ReadonlySignal<TableState | null> {
    return this.published;
  }

  get contact(): ReadonlySignal<Contact> {
    return this.connection.contact;
  }

  /** When everything up to this number is shown. */
  until(number: number): Promise<void> {
    if (this.known >= number) return Promise.resolve();
    return new Promise((done) => this.waiting.push({ number, done }));
  }

  close(): void {
    this.connection.close();
  }

  private hear({ events, state }: OnlineNews): void {
    this.latest = state;
    this.latestAt = performance.now();
    const [event, ...more] = events;
    const isNext = event !== undefined && more.length === 0 && event.number === this.known + 1;
    if (this.isCatchingUp) return;
    if (isNext) this.publish([{ event, view: state.view }]);
    else if (state.number <= this.known) this.publish([]);
    else void this.catchUp();
  }

  /** Fetches what was missed, part by part, and shows it together. */
  private async catchUp(): Promise<void> {
    this.isCatchingUp = true;
    const missed: StoryStep[] = [];
    const last = (): number => missed.at(-1)?.event.number ?? this.known;
    while (this.latest && last() < this.latest.number) {
      const reply: { steps: readonly StoryStep[] } | OnlineRefused | { readonly say: 'done' } =
        // The first number is that of the opening, of which there is nothing to tell.
        await this.connection.ask('story', { after: Math.max(0, last()) });
      // Whose link was taken back is told so; he need not know the rest.
      if (!('steps' in reply) || reply.steps.length === 0) break;
      missed.push(...reply.steps);
    }
    this.isCatchingUp = false;
    this.publish(missed);
  }

  private publish(steps: readonly StoryStep[]): void {
    const { latest } = this;
    if (!latest) return;
    batch(() => {
      this.told.add(steps);
      this.known = Math.max(latest.number, steps.at(-1)?.event.number ?? NOTHING);
      this.readAt = this.latestAt;
      this.published.value = latest;
    });
    const ready = this.waiting.filter(({ number }) => number <= this.known);
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    for (const { done } of ready) done();
  }
}
