/** Opens a table, sets bots on their seats and sits down: whoever opened it has nothing more to do but to invite. */
import type { ClockPlan, OnlineCode } from '@dungeon-twister/protocol';
import type { GameOptions, Seat } from '@dungeon-twister/rules';
import { openGamesSocket } from '../browser/games-server.ts';
import { type BotPlayer, botName } from '../match/player.ts';
import { keepTable } from '../store/online-tables.ts';
import { shelf } from '../store/shelf.ts';
import { Connection } from './connection.ts';
import { newKey, newPart } from './random.ts';

/** Who is wanted at a seat. */
export type WantedSitter = 'me' | 'open' | BotPlayer;

export interface WantedTable {
  readonly options: GameOptions;
  readonly clock: ClockPlan;
  readonly watch: boolean;
  readonly seats: readonly WantedSitter[];
  readonly name: string;
}

export interface OpenedTable {
  readonly table: string;
  readonly token: string | null;
}

/** The table, or why not. */
export async function openTable(wanted: WantedTable): Promise<OpenedTable | { readonly code: OnlineCode }> {
  const connection = new Connection({ open: openGamesSocket });
  try {
    const { options, clock, watch } = wanted;
    const opened = await connection.ask('open', { key: newKey(), options: { ...options }, clock, watch });
    if (opened.say === 'refused') return opened;
    const { table, host, seats } = opened;
    const mine = wanted.seats.indexOf('me');
    const token = seats[mine] ?? null;
    keepTable(shelf, { id: table, when: Date.now(), token, host: { token: host, seats, watch } });
    await connection.ask('join', { table, token: token ?? host });
    for (const [seat, sitter] of wanted.seats.entries())
      if (typeof sitter !== 'string') await giveToBot(connection, host, seat, sitter);
    if (token !== null) await connection.ask('sit', { name: wanted.name, part: newPart() });
    return { table, token };
  } finally {
    connection.close();
  }
}

const giveToBot = (connection: Connection, host: string, seat: Seat, bot: BotPlayer) =>
  connection.ask('bot', { host, seat, level: botName(bot) });
