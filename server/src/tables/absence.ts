/**
 * What becomes of the seat of somebody who is away in a live game. The others choose, not the server: they wait, let a bot
 * play until he is back, or claim the game. In slow play nobody is away: a telephone that sleeps is no absence.
 */
import type { AbsenceChoice, ClockPlan } from '@dungeon-twister/protocol';
import { check, type Seat } from '@dungeon-twister/rules';
import type { Away } from '../table/news.ts';
import type { Table } from '../table/table.ts';
import { no, type Verdict } from './judge.ts';

/** Who plays for somebody who is away. */
const STAND_IN = 'casual';

const SECOND = 1000;
const LEAST = 30 * SECOND;
const MOST = 300 * SECOND;

/** How long is waited for somebody before the others may choose: the longer, the slower the game. */
function patienceOf(clock: ClockPlan): number {
  const own = clock.kind === 'bank' ? clock.bank / 10 : clock.kind === 'book' ? clock.turn / 2 : Infinity;
  return Math.min(MOST, Math.max(LEAST, Math.round(own) * SECOND));
}

/** Whether a seat is still in the game. Whoever may give up has not. */
export const plays = ({ game }: Table, seat: Seat): boolean =>
  game !== null && check(game.position, { seat, decision: 0, action: { type: 'resign' } }).ok;

/** Of those who are not there, the people whom somebody waits for. */
export function awayFrom(
  table: Table,
  gone: readonly { readonly seat: Seat; readonly since: number }[],
): Away {
  const { clock } = table.opening;
  if (clock.kind === 'days' || !table.game || table.isOver) return [];
  return gone
    .filter(({ seat }) => table.occupants[seat]?.kind === 'person' && plays(table, seat))
    .map(({ seat, since }) => ({ seat, since, choose: since + patienceOf(clock) }));
}

/** Settled when more than half of those who are there want the same. */
export function judgeAbsence(
  table: Table,
  seat: Seat,
  { of, choice }: { readonly of: Seat; readonly choice: AbsenceChoice },
  away: Away,
  now: number,
): Verdict {
  if (!table.game) return no('NOT_BEGUN');
  if (table.isPlayedFor(of) || table.isPlayedFor(seat)) return no('BOT_PLAYS');
  const absent = away.find((one) => one.seat === of);
  if (!absent || absent.choose > now || !plays(table, seat)) return no('NOT_AWAY');
  const present = table.occupants.flatMap((one, at) =>
    one.kind === 'person' && !away.some((other) => other.seat === at) && plays(table, at) ? [at] : [],
  );
  // What was wished about an absence that is over does not count for this one.
  const agreeing = present.filter(
    (at) =>
      at === seat ||
      table.wishes.some(
        (one) => one.seat === at && one.of === of && one.choice === choice && one.at >= absent.since,
      ),
  );
  const settled = choice !== 'wait' && agreeing.length * 2 > present.length;
  const bot = settled && choice === 'bot' ? { bot: STAND_IN } : {};
  return { body: { kind: 'absent', seat, of, choice, settled, ...bot } };
}

export function judgeResume(table: Table, seat: Seat): Verdict {
  if (!table.game) return no('NOT_BEGUN');
  return table.isPlayedFor(seat) ? { body: { kind: 'resume', seat } } : no('NO_BOT');
}
