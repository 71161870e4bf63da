/** Tables without a network, for tests of what happens at them. */
import { randomBytes } from 'node:crypto';
import type { ClockPlan } from '@dungeon-twister/protocol';
import { ActionList, type Chance, decisions, type GameOptions, legalActions } from '@dungeon-twister/rules';
import { MemoryStorage } from '../src/storage/memory.ts';
import type { Storage } from '../src/storage/port.ts';
import { judgeAct, judgeSit } from '../src/tables/judge.ts';
import { type Opened, Tables } from '../src/tables/tables.ts';
import { newPart } from './client.ts';
import { SetTime } from './time.ts';

const listed = new ActionList();
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];

export class Host {
  readonly time = new SetTime();
  readonly storage: Storage;
  readonly tables: Tables;
  readonly due: string[] = [];

  constructor(storage: Storage = new MemoryStorage(), cached?: number) {
    this.storage = storage;
    this.tables = new Tables({
      storage,
      time: this.time,
      onDue: (table) => this.due.push(table),
      ...(cached === undefined ? {} : { cached }),
    });
  }

  async open(
    options: GameOptions = { scenario: 'prison-1' },
    clock: ClockPlan = { kind: 'none' },
    key = randomBytes(32).toString('base64url'),
  ): Promise<Opened> {
    const opened = await this.tables.open({ key, options: { ...options }, clock, watch: false });
    if ('code' in opened) throw new Error(opened.code);
    return opened;
  }

  /** A table at which everybody sits. */
  async begun(options?: GameOptions, clock?: ClockPlan): Promise<Opened> {
    const opened = await this.open(options, clock);
    for (const seat of opened.seats.keys())
      await this.tables.ask(opened.table, null, (table) =>
        judgeSit(table, seat, NAMES[seat] ?? '', newPart()),
      );
    return opened;
  }

  /** One legal action by chance; answers its number, or null when the game is over. */
  async act(id: string, chance: Chance): Promise<number | null> {
    const wish = await this.tables.look(id, ({ game }) => {
      const open = game && decisions(game.position);
      const one = open?.[chance.below(Math.max(1, open.length))];
      if (!game || !one) return null;
      const actions = legalActions(game.position, one.seat, listed);
      return { seat: one.seat, decision: one.number, action: actions[chance.below(actions.length)] };
    });
    if (!wish) return null;
    const answer = await this.tables.ask(id, null, (table) =>
      judgeAct(table, wish.seat, wish.decision, wish.action),
    );
    if ('code' in answer) throw new Error(JSON.stringify([wish, answer]));
    return answer.number;
  }
}
