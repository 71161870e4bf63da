/**
 * A game that is played elsewhere, at the same table as those on this device. What is shown is what the server has told;
 * nothing is shown before it is certain. What may be done is the same in every position that fits a view, so one is made
 * up, and nothing of it but that is used.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { OnlineRefused, TableState } from '@dungeon-twister/protocol';
import {
  type Action,
  check,
  type Decision,
  eventsThrough,
  type GameOptions,
  type GameRecord,
  readRecord,
  type Refusal,
  type Result,
  type Ruleset,
  type Seat,
  type Step,
  stepsOf,
  type UndoRefusal,
  type View,
  type Viewer,
} from '@dungeon-twister/rules';
import { byChance, PLACING, sameSort } from '../match/by-chance.ts';
import { botNamed } from '../match/player.ts';
import { Snapshot } from '../match/snapshot.ts';
import { deedsIn, type Heard, type Sitter, type TableGame, type ToldStep } from '../match/table-game.ts';
import type { Room } from './room.ts';
import { madeUp, viewIn } from './told-steps.ts';

/** The state of a table at which the game has begun. */
type Begun = TableState & { readonly view: NonNullable<TableState['view']> };

export const hasBegun = (state: TableState | null): state is Begun => state !== null && state.view !== null;

/** Who sits at a table, for the person who sits at one of the seats or watches. */
const sittersOf = ({ seats }: TableState, viewer: Viewer): Sitter[] =>
  seats.map((one, seat): Sitter => {
    if (one.kind === 'bot') return botNamed(one.level) ?? { kind: 'person', name: one.level };
    if (one.kind === 'nobody' || seat === viewer) return { kind: 'human' };
    return { kind: 'person', name: one.name };
  });

export class OnlineGame implements TableGame {
  readonly room: Room;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly players: readonly Sitter[];
  readonly humans: readonly Seat[];
  readonly table = { ownTokens: true };
  readonly holdsOpponents = false;
  /** Nobody else looks at this screen. */
  readonly handOver = signal<Seat | null>(null);
  readonly now: ReadonlySignal<Snapshot>;
  readonly heard: ReadonlySignal<readonly Heard[]>;
  /** Something is on its way to the server, or its answer on the way back. */
  readonly isSending = signal(false);
  /** Why the server did not do what was asked, where the rules do not say it. */
  readonly trouble = signal<OnlineRefused['code'] | null>(null);
  /** The record of the whole game, once it is over and was fetched. */
  readonly record = signal<GameRecord | null>(null);
  /** The same as a file, with the proof of its deal. */
  readonly file = signal<string | null>(null);
  private steps: readonly Step[] | null = null;
  /** What is left to chance. */
  private byLot: ReadonlySet<string> = new Set();
  private stopPlacing: (() => void) | null = null;

  constructor(room: Room, viewer: Viewer) {
    this.room = room;
    this.viewer = signal(viewer);
    const state = (): Begun => {
      const { value } = room.state;
      if (!hasBegun(value)) throw new Error('the game has not begun');
      return value;
    };
    this.players = sittersOf(state(), viewer);
    this.humans = viewer === 'spectator' ? [] : [viewer];
    this.now = computed(() => snapshotOf(state(), viewer));
    this.heard = computed(() => {
      // What was told grows with what is seen.
      void this.now.value;
      return room.told.steps.flatMap(({ number, events }) =>
        eventsThrough(events, viewer).map((event) => ({ deed: number, event })),
      );
    });
  }

  get ruleset(): Ruleset {
    return this.now.peek().position.ruleset;
  }

  get options(): GameOptions {
    return this.ruleset.options;
  }

  get history(): { readonly steps: readonly ToldStep[] } {
    return this.room.told;
  }

  get whole(): readonly Step[] | null {
    const record = this.record.value;
    if (record) this.steps ??= stepsOf(record.game);
    return this.steps;
  }

  /** The screen is never handed to anybody. */
  takeOver(): void {
    this.handOver.value = null;
  }

  ask(seat: Seat, actions: readonly Action[], answered: (refusal: Refusal | null) => void): void {
    void this.sending(async () => {
      for (const action of actions) {
        const refusal = await this.askOne(seat, action);
        if (refusal === 'failed') break;
        if (refusal) return () => answered(refusal);
      }
      return () => answered(null);
    });
  }

  /** What is asked of this seat now, and what will be asked of the same sort, when others have answered in between. */
  placeTheRest(seat: Seat): void {
    const about = this.askedOf(seat)?.about;
    this.byLot = about === undefined ? PLACING : sameSort(about);
    this.stopPlacing?.();
    this.stopPlacing = this.now.subscribe(() => queueMicrotask(() => this.placeNext(seat)));
  }

  private placeNext(seat: Seat): void {
    const asked = this.askedOf(seat);
    if (!asked || !this.byLot.has(asked.about)) return;
    void this.sending(async () => {
      const action = byChance(this.now.peek().position, seat);
      const isDone = action !== null && (await this.askOne(seat, action)) === null;
      // Where it fails, whoever sits here goes on himself.
      if (!isDone) this.byLot = new Set();
      return () => this.placeNext(seat);
    });
  }

  mayUndo(seat: Seat): boolean {
    return this.viewer.peek() === seat && this.room.state.value?.undo === true;
  }

  takeBack(_seat: Seat, deeds: number, answered: (refusal: UndoRefusal | null) => void): void {
    // Whoever takes a token back wants to put it down himself.
    this.byLot = new Set();
    void this.sending(async () => {
      do {
        const reply = await this.room.connection.ask('undo', {});
        if (reply.say === 'refused') {
          this.trouble.value = reply.refusal ? null : reply.code;
          // The same refusal as on this device: the rules wrote it there.
          return () => answered((reply.refusal ?? null) as UndoRefusal | null);
        }
        await this.room.until(reply.number);
      } while (deedsIn(this) > deeds && this.room.state.peek()?.undo);
      return () => answered(null);
    });
  }

  /** Fetches the whole game, once it is over. */
  async fetchRecord(): Promise<void> {
    if (this.record.peek()) return;
    const reply = await this.room.connection.ask('record', {});
    if (reply.say === 'refused') {
      this.trouble.value = reply.code;
      return;
    }
    const read = readRecord(reply.record);
    if (!read.ok) {
      this.trouble.value = 'INTERNAL';
      return;
    }
    batch(() => {
      this.record.value = read.record;
      this.file.value = `${JSON.stringify(reply.record, null, 2)}\n`;
    });
  }

  /** Nobody sits here any more. */
  leave(): void {
    this.stopPlacing?.();
    this.stopPlacing = null;
  }

  private askedOf(seat: Seat): Decision | undefined {
    return this.now.peek().open.find((one) => one.seat === seat);
  }

  /** One at a time: a press that comes meanwhile meant what was on the screen before. What follows may ask again. */
  private async sending(work: () => Promise<() => void>): Promise<void> {
    if (this.isSending.peek()) return;
    batch(() => {
      this.isSending.value = true;
      this.trouble.value = null;
    });
    const follows = await work();
    this.isSending.value = false;
    follows();
  }

  /** Why not, `failed` where it is not the rules that say no, or null when it is done and shown. */
  private async askOne(seat: Seat, action: Action): Promise<Refusal | 'failed' | null> {
    const decision = this.askedOf(seat)?.number ?? 0;
    const { position } = this.now.peek();
    const answer = check(position, { seat, decision, action });
    // What somebody may know of the reason is in what he sees; an offer of a draw answers no decision.
    if (!answer.ok && this.askedOf(seat)) return answer.refusal;
    const reply = await this.room.connection.ask('act', { decision, action: { ...action } });
    if (reply.say === 'refused') {
      this.trouble.value = reply.code;
      return 'failed';
    }
    await this.room.until(reply.number);
    return null;
  }
}

function snapshotOf({ view: written, decisions, result }: Begun, viewer: Viewer): Snapshot {
  // The server wrote them as the rules know them.
  const view = viewIn(written) as View;
  const moment = {
    position: madeUp(view),
    open: decisions as unknown as readonly Decision[],
    result: result as Result | null,
  };
  return new Snapshot(moment, viewer, false, view);
}
