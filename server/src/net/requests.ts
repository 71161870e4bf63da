/** What is done for each request of somebody who has greeted. */
import type { OnlineName, OnlineRequest, OnlineRequestOf } from '@dungeon-twister/protocol';
import type { Seat } from '@dungeon-twister/rules';
import type { Guest } from '../tables/guests.ts';
import { judgeAbsence, judgeResume } from '../tables/absence.ts';
import {
  judgeAct,
  judgeBot,
  judgeLink,
  judgeSit,
  judgeStand,
  judgeUndo,
  no,
  tokenNow,
  type Verdict,
} from '../tables/judge.ts';
import { judgeAnswer, judgeTakeBack } from '../tables/taking-back.ts';
import type { Table } from '../table/table.ts';
import { type Answer, refusal, type Visit } from './visit.ts';

type Handler<Name extends OnlineName> = (
  visit: Visit,
  request: OnlineRequestOf<Name>,
) => Promise<Answer | null>;
type Later = Exclude<OnlineName, 'hello'>;

/** Requests of somebody who has a seat: what they become, and how they are judged. */
function bySeat<Name extends 'sit' | 'stand' | 'act' | 'undo' | 'takeback' | 'answer' | 'absent' | 'resume'>(
  to: Name,
  judge: (table: Table, seat: Seat, request: OnlineRequestOf<Name>, visit: Visit) => Verdict,
): Handler<Name> {
  return async (visit, request) => {
    const { at, tables } = visit;
    if (!at) return refusal('NOT_JOINED');
    const { viewer, link } = at.guest;
    if (viewer === 'spectator') return refusal('NO_SEAT');
    const answer = await tables.ask(at.table, `${viewer} ${request.id}`, (table) =>
      // His link may have been taken from him a moment ago.
      table.seats[viewer]?.link === link ? judge(table, viewer, request, visit) : no('NO_SEAT'),
    );
    return 'code' in answer ? refusal(answer.code, answer) : { say: 'done', to, number: answer.number };
  };
}

/** Requests of whoever has the token of the host, whatever seat he has himself. */
async function byHost(
  { at, tables }: Visit,
  id: string,
  judge: (table: Table) => Verdict,
): Promise<{ readonly number: number } | Answer> {
  if (!at) return refusal('NOT_JOINED');
  const answer = await tables.ask(at.table, `host ${id}`, judge);
  return 'code' in answer ? refusal(answer.code, answer) : answer;
}

async function join(
  visit: Visit,
  { table, token, after, id }: OnlineRequestOf<'join'>,
): Promise<Answer | null> {
  const { tables } = visit;
  // Without a token: to the seat that is his by his account, or else to watch.
  const own = token === undefined && visit.person ? await visit.seats.seatAt(visit.person.id, table) : null;
  const who = own ?? (await tables.whoIs(table, token));
  // Whether there is no such table or no such link is nobody's business.
  if (!who) return refusal('NO_ENTRY');
  endVisit(visit);
  const guest: Guest = {
    ...who,
    news: visit.send,
    revoked: () => visit.farewell('REVOKED'),
  };
  visit.at = { table, guest };
  const joined = await tables.join(table, guest, after, (number) =>
    visit.say({ say: 'done', to: 'join', id, table, viewer: who.viewer, number }),
  );
  // He may have gone while he was let in.
  if (visit.at?.guest !== guest) tables.leave(table, guest);
  if (joined) {
    if (visit.at?.guest === guest) await visit.chat.greet(table, guest);
    return null;
  }
  endVisit(visit);
  return refusal('AHEAD');
}

const sitDown = bySeat('sit', (table, seat, { name, part }) => judgeSit(table, seat, name, part));

/** The name of somebody with an account is his alone; and where he sits down himself, the seat is his. */
async function sit(visit: Visit, request: OnlineRequestOf<'sit'>): Promise<Answer | null> {
  const { person, people, seats, at } = visit;
  if (await people.isOfAnother(request.name, person?.id ?? null)) return refusal('NAME_TAKEN');
  const answer = await sitDown(visit, request);
  const { viewer, link } = at?.guest ?? { viewer: 'spectator', link: null };
  if (person && at && viewer !== 'spectator' && link !== null && answer?.say === 'done')
    await seats.take(person.id, at.table, viewer, link);
  return answer;
}

/** Leaves the table that was joined. */
export function endVisit(visit: Visit): void {
  if (visit.at) visit.tables.leave(visit.at.table, visit.at.guest);
  visit.at = null;
}

const HANDLERS: { readonly [Name in Later]: Handler<Name> } = {
  async open({ tables, openings, listings }, request) {
    if (!openings.take(1) || (request.listed && !listings.take(1))) return refusal('TOO_MANY');
    const answer = await tables.open(request);
    return 'code' in answer ? refusal(answer.code, answer) : { say: 'done', to: 'open', ...answer };
  },
  async lobby({ lobby, send, say }, { look, id }) {
    if (look) {
      await lobby.look(send, (tables) => say({ say: 'done', to: 'lobby', id, tables }));
      return null;
    }
    lobby.away(send);
    return { say: 'done', to: 'lobby', tables: [] };
  },
  async take({ seating }, request) {
    const answer = await seating.take(request);
    return 'code' in answer ? refusal(answer.code, answer) : { say: 'done', to: 'take', ...answer };
  },
  async pair({ seating, openings, listings }, request) {
    const mayOpen = (): boolean => openings.take(1) && listings.take(1);
    const answer = await seating.pair(request, mayOpen);
    return 'code' in answer ? refusal(answer.code, answer) : { say: 'done', to: 'pair', ...answer };
  },
  join,
  async story({ at, tables }, { after }) {
    if (!at) return refusal('NOT_JOINED');
    const steps = await tables.story(at.table, at.guest, after);
    return steps ? { say: 'done', to: 'story', steps } : refusal('NO_SEAT');
  },
  leave(visit) {
    endVisit(visit);
    return Promise.resolve({ say: 'done', to: 'leave' });
  },
  sit,
  stand: bySeat('stand', judgeStand),
  act: bySeat('act', (table, seat, { decision, action }) => judgeAct(table, seat, decision, action)),
  undo: bySeat('undo', judgeUndo),
  takeback: bySeat('takeback', judgeTakeBack),
  answer: bySeat('answer', (table, seat, { of, agrees }) => judgeAnswer(table, seat, of, agrees)),
  absent: bySeat('absent', (table, seat, { seat: of, choice }, { tables, time }) =>
    judgeAbsence(table, seat, { of, choice }, tables.awayFrom(table), time.now()),
  ),
  resume: bySeat('resume', judgeResume),
  async bot(visit, { id, host, seat, level }) {
    const answer = await byHost(visit, id, (table) => judgeBot(table, host, seat, level));
    return 'number' in answer ? { say: 'done', to: 'bot', number: answer.number } : answer;
  },
  async link(visit, { id, host, seat }) {
    const answer = await byHost(visit, id, (table) => judgeLink(table, host, seat));
    if (!('number' in answer) || !visit.at) return 'number' in answer ? null : answer;
    const token = await visit.tables.look(visit.at.table, (table) => tokenNow(table, host, seat));
    return token === null ? refusal('NO_ENTRY') : { say: 'done', to: 'link', number: answer.number, token };
  },
  async say({ at, chat, words }, request) {
    if (!at) return refusal('NOT_JOINED');
    if (!words.take(1)) return refusal('TOO_MANY');
    const answer = await chat.say(at.table, at.guest, request);
    return 'code' in answer ? refusal(answer.code) : { say: 'done', to: 'say', number: answer.number };
  },
  async report({ at, chat, words }, { channel, number }) {
    if (!at) return refusal('NOT_JOINED');
    if (!words.take(1)) return refusal('TOO_MANY');
    const answer = await chat.report(at.table, at.guest, channel, number);
    return answer ? refusal(answer.code) : { say: 'done', to: 'report' };
  },
  async record({ at, tables }) {
    if (!at) return refusal('NOT_JOINED');
    const record = await tables.look(at.table, (table) => table.record);
    return record ? { say: 'done', to: 'record', record } : refusal('NOT_OVER');
  },
  ping: ({ time }) => Promise.resolve({ say: 'done', to: 'ping', now: time.now() }),
};

/** The answer to a request; null where it was given already. */
export function answerTo(
  visit: Visit,
  request: Exclude<OnlineRequest, { do: 'hello' }>,
): Promise<Answer | null> {
  // The name selects the handler and the type of the request alike, which the compiler cannot see.
  const handle = HANDLERS[request.do] as Handler<typeof request.do>;
  return handle(visit, request);
}
