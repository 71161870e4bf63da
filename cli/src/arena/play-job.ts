/** Plays one game of the arena to its end. Whatever a contestant does, a game comes out of it. */
import { ActionList, anytimeActions, legalActions, viewOf } from '@dungeon-twister/rules';
import { Forfeit } from './forfeit.ts';
import type { Job, Message, Played } from './messages.ts';
import { type Player, playerFor } from './player.ts';
import { seedOfDecision } from './schedule.ts';
import { Table } from './table.ts';

type Tell = (message: Message) => void;

export const tableFor = ({ options, deal, seats, mostDecisions }: Job): Table =>
  new Table({ options, deal, names: seats.map(({ name }) => name), mostDecisions });

export async function playJob(job: Job, tell: Tell): Promise<Played> {
  const table = tableFor(job);
  const players: Player[] = [];
  try {
    await seatAll(job, table, players, tell);
    await playOn(job, table, players, tell);
  } finally {
    for (const player of players) player.close();
  }
  return { outcome: table.outcome, record: table.record };
}

async function seatAll(job: Job, table: Table, players: Player[], tell: Tell): Promise<void> {
  const means = {
    limitMs: job.limitMs,
    onProcess: (pid: number) => tell({ say: 'process', pid }),
  };
  for (const [seat, { contestant }] of job.seats.entries()) {
    tell({ say: 'asked', seat, done: [] });
    try {
      players.push(await playerFor(contestant, means));
    } catch (error) {
      forfeit(table, seat, error);
      return;
    }
  }
}

async function playOn(job: Job, table: Table, players: readonly Player[], tell: Tell): Promise<void> {
  const { game } = table;
  let told = 0;
  for (let decision = table.next; decision; decision = table.next) {
    const { seat } = decision;
    tell({ say: 'asked', seat, done: game.log.slice(told) });
    told = game.log.length;
    const view = viewOf(game.position, seat);
    const seed = seedOfDecision(job.deal, seat, table.decided(seat));
    const legal = () => ({
      actions: legalActions(game.position, seat, new ActionList()),
      anytime: anytimeActions(game.position, seat),
    });
    const begun = performance.now();
    try {
      const answer = await players[seat]?.answer({ decision, view, seed, legal });
      table.answer(decision, answer, performance.now() - begun);
    } catch (error) {
      forfeit(table, seat, error);
    }
  }
}

function forfeit(table: Table, seat: number, error: unknown): void {
  if (error instanceof Forfeit) table.forfeit(seat, error.kind, error.message);
  else
    table.forfeit(seat, 'crash', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
