/**
 * A game on this device: who sits where, whose eyes the screen has now, and what has happened.
 *
 * The rules hold the truth; everything that is drawn comes from the view of one person. Where several people share a
 * screen, nobody's secrets are on it while it changes hands.
 */
import { batch, computed, type Signal, signal } from '@preact/signals';
import {
  type Action,
  createGame,
  decisions,
  type Game,
  type GameOptions,
  eventsThrough,
  type History,
  historyOf,
  recordOf,
  type Refusal,
  type Ruleset,
  type Seat,
  type Step,
  type UndoRefusal,
  type Viewer,
  writeRecord,
} from '@dungeon-twister/rules';
import { byChance, isOnlyWay, PLACING, sameSort } from './by-chance.ts';
import type { Player } from './player.ts';
import { type Moment, momentOf, Snapshot } from './snapshot.ts';
import type { Heard, TableGame, TableOptions } from './table-game.ts';

export const USUAL_TABLE: TableOptions = { ownTokens: true };

export class Match implements TableGame {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly table: TableOptions;
  readonly holdsOpponents = true;
  /** How the game stands: a new one with everything that happens. */
  readonly moment: Signal<Moment>;
  /** Whose eyes the screen has. */
  readonly viewer = signal<Viewer>('spectator');
  /** The seat to which the screen must be handed before anything can be shown or done, or null. */
  readonly handOver = signal<Seat | null>(null);
  /** Seats that leave what is still to be set up to chance. */
  private readonly autoPlacing = new Map<Seat, ReadonlySet<string>>();
  readonly history: History;

  /** The same as whoever has the screen sees it. */
  readonly now = computed(
    () => new Snapshot(this.moment.value, this.viewer.value, this.handOver.value !== null),
  );

  readonly heard = computed<readonly Heard[]>(() => {
    const { viewer } = this.now.value.view;
    return this.history.steps.flatMap(({ number, events }) =>
      eventsThrough(events, viewer).map((event) => ({ deed: number, event })),
    );
  });

  constructor(game: Game, players: readonly Player[], table: TableOptions = USUAL_TABLE) {
    this.game = game;
    this.table = table;
    this.moment = signal(momentOf(game));
    this.players = players;
    this.history = historyOf(game);
    this.look();
  }

  static create(options: GameOptions, players: readonly Player[], seed: string): Match {
    return new Match(createGame(options, seed), players);
  }

  get ruleset(): Ruleset {
    return this.game.position.ruleset;
  }

  get options(): GameOptions {
    return this.game.options;
  }

  get whole(): readonly Step[] {
    return this.history.steps;
  }

  get humans(): Seat[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** Decides whose eyes the screen should have; asks for it to be handed over where that changes. */
  private look(): void {
    const [only, ...others] = this.humans;
    if (only === undefined) return;
    if (others.length === 0) {
      this.viewer.value = only;
      return;
    }
    if (this.game.result) {
      this.handOver.value = null;
      return;
    }
    const waiting = decisions(this.game.position).filter(({ seat }) => this.players[seat].kind === 'human');
    if (waiting.length === 0 || waiting.some(({ seat }) => seat === this.viewer.value)) return;
    batch(() => {
      this.viewer.value = 'spectator';
      this.handOver.value = waiting[0].seat;
    });
  }

  /** Whoever was called has the screen now. */
  takeOver(): void {
    batch(() => {
      this.viewer.value = this.handOver.value ?? this.viewer.value;
      this.handOver.value = null;
    });
  }

  /** Does what a seat wishes, or says why not. */
  perform(seat: Seat, action: Action): Refusal | null {
    const answer = this.game.perform({ seat, decision: this.game.asked(seat), action });
    if (!answer.ok) return answer.refusal;
    this.changed();
    return null;
  }

  ask(seat: Seat, actions: readonly Action[], answered: (refusal: Refusal | null) => void): void {
    for (const action of actions) {
      const refusal = this.perform(seat, action);
      if (!refusal) continue;
      answered(refusal);
      return;
    }
    answered(null);
  }

  /** Sets up the rest of a seat by lot: what is asked now, and what will be asked of the same sort. */
  placeTheRest(seat: Seat): void {
    const about = decisions(this.game.position).find((one) => one.seat === seat)?.about;
    this.autoPlacing.set(seat, about === undefined ? PLACING : sameSort(about));
    this.changed();
  }

  /**
   * Answers for those who leave it to chance, and lays what can only be laid in one way by somebody who has not got the
   * screen. They have nothing to see and nothing to choose, so the screen need not change hands for it.
   */
  private answerByChance(): void {
    for (;;) {
      const next = decisions(this.game.position).find(
        ({ seat, about }) => this.autoPlacing.get(seat)?.has(about) || this.isForced(seat, about),
      );
      const action = next ? byChance(this.game.position, next.seat) : null;
      if (!next || !action) return;
      if (!this.game.perform({ seat: next.seat, decision: next.number, action }).ok) return;
    }
  }

  private isForced(seat: Seat, about: string): boolean {
    return (
      PLACING.has(about) &&
      this.players[seat].kind === 'human' &&
      this.humans.length > 1 &&
      this.viewer.peek() !== seat &&
      isOnlyWay(this.game.position, seat)
    );
  }

  timeRanOut(seat: Seat): void {
    if (this.game.timeRanOut(seat)) this.changed();
  }

  mayUndo(seat: Seat): boolean {
    return this.game.undoRefusal(seat) === null;
  }

  undo(seat: Seat): void {
    if (this.game.undo(seat) !== null) return;
    // Whoever takes a token back wants to put it down himself.
    this.autoPlacing.delete(seat);
    this.changed();
  }

  takeBack(seat: Seat, deeds: number, answered: (refusal: UndoRefusal | null) => void): void {
    const refusal = this.game.undoRefusal(seat);
    if (!refusal) while (this.game.log.length > deeds && this.mayUndo(seat)) this.undo(seat);
    answered(refusal);
  }

  private changed(): void {
    batch(() => {
      this.answerByChance();
      this.moment.value = momentOf(this.game);
      this.look();
    });
  }

  /** The whole game, to be stored, sent and replayed. */
  get record() {
    return writeRecord(recordOf(this.game));
  }
}
