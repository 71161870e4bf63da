/** One game of the arena: what is asked of whom, what was answered, and how it comes out. */
import {
  type Action,
  createGame,
  type Decision,
  decisions,
  type Game,
  type GameOptions,
  type LogEntry,
  recordOf,
  type RecordJson,
  type Seat,
  victoryPoints,
  writeRecord,
} from '@dungeon-twister/rules';
import type { Fault, FaultKind, Outcome, SeatTally } from './outcome.ts';

/** So much of an answer is quoted that was none. */
const LONGEST_QUOTE = 200;

/** The same fields, while the game is counted. */
type Counting = { -readonly [Key in keyof SeatTally]: SeatTally[Key] };

export interface TablePlan {
  readonly options: GameOptions;
  readonly deal: string;
  /** Per seat who plays, for the record. */
  readonly names: readonly string[];
  /** A game with so many decisions is a draw. */
  readonly mostDecisions: number;
}

export class Table {
  readonly game: Game;
  private readonly plan: TablePlan;
  private readonly tally: Counting[];
  private fault: Fault | null = null;
  private count = 0;
  private turns = 0;
  /** Whose turn it is; nobody's during set-up. */
  private active: Seat = -1;

  constructor(plan: TablePlan) {
    this.plan = plan;
    this.tally = plan.names.map(() => ({
      rotations: 0,
      fights: 0,
      decisions: 0,
      turns: 0,
      ms: 0,
      turnMs: 0,
    }));
    this.game = createGame(plan.options, plan.deal, {
      onEvent: ({ event }) => {
        if (event.type !== 'turnBegan') return;
        this.turns++;
        this.active = event.seat;
        const tally = this.tally[event.seat];
        if (tally) tally.turns++;
      },
    });
  }

  /** What is to be decided now; null when the game is over, for whatever reason. */
  get next(): Decision | null {
    if (this.fault || this.count >= this.plan.mostDecisions) return null;
    return decisions(this.game.position)[0] ?? null;
  }

  /** How many decisions a seat has made. */
  decided(seat: Seat): number {
    return this.tally[seat]?.decisions ?? 0;
  }

  /** Does what a contestant answered, or ends the game against him. */
  answer({ seat, number }: Decision, answer: unknown, ms: number): void {
    const tally = this.tally[seat];
    if (!tally) return;
    tally.ms += ms;
    if (seat === this.active) tally.turnMs += ms;
    const action = plain(answer);
    const done = this.game.perform({ seat, decision: number, action: action as Action });
    if (!done.ok) {
      // The code says it in every language.
      const { code } = done.refusal;
      const said = JSON.stringify(action)?.slice(0, LONGEST_QUOTE) ?? 'nothing';
      this.forfeit(seat, code === 'MALFORMED' ? 'nonsense' : 'illegal', `${code}: ${said}`);
      return;
    }
    this.count++;
    tally.decisions++;
    const { type } = action as Action;
    if (type === 'rotate') tally.rotations++;
    if (type === 'attack') tally.fights++;
  }

  /** Ends the game against a seat. In the record it gives up. */
  forfeit(seat: Seat, kind: FaultKind, detail: string): void {
    this.fault = { seat, kind, detail };
    this.game.perform({ seat, decision: this.game.asked(seat), action: { type: 'resign' } });
  }

  /** Does again what another thread has done. */
  redo(log: readonly LogEntry[]): void {
    for (const entry of log)
      if ('action' in entry) {
        const next = decisions(this.game.position).find(({ seat }) => seat === entry.seat);
        if (next) this.answer(next, entry.action, 0);
      }
  }

  get outcome(): Outcome {
    const { result } = this.game;
    const { fault } = this;
    const winners = result?.winners ?? [];
    return {
      ending: fault ? 'forfeit' : (result?.ending ?? 'limit'),
      winners: fault ? [] : winners,
      places: fault
        ? this.tally.map((_, seat) => (seat === fault.seat ? this.tally.length - 1 : 0))
        : this.placesBy(winners),
      fault,
      decisions: this.count,
      turns: this.turns,
      tally: this.tally.map((one) => ({ ...one })),
    };
  }

  /** Winners first, then by points; without winners all are equal, as the rules say. Whoever gave up is last. */
  private placesBy(winners: readonly Seat[]): number[] {
    const { position } = this.game;
    const gone = new Set(
      this.game.log.flatMap((entry) =>
        'action' in entry && entry.action.type === 'resign' ? [entry.seat] : [],
      ),
    );
    const worth = this.tally.map((_, seat): readonly number[] => [
      gone.has(seat) ? 0 : 1,
      winners.includes(seat) ? 1 : 0,
      winners.length === 0 ? 0 : victoryPoints(position, seat),
    ]);
    return worth.map((mine) => worth.filter((other) => isBetter(other, mine)).length);
  }

  get record(): RecordJson {
    const { fault } = this;
    const { names, deal } = this.plan;
    return writeRecord(
      recordOf(this.game, {
        players: names,
        seed: deal,
        ...(fault
          ? { tags: { fault: `${this.game.position.ruleset.colours[fault.seat]} ${fault.kind}` } }
          : {}),
      }),
    );
  }
}

/** Only what JSON can say: nothing that somebody could change later, or that throws when it is looked at. */
function plain(answer: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(answer)) as unknown;
  } catch {
    return null;
  }
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
