/**
 * Accounts over http: JSON in, JSON out. Whatever changes something must come from our own page, as JSON: a form or a
 * link of another site can do neither, and its cookie is not sent with it.
 */
import type { IncomingMessage } from 'node:http';
import { type PeopleCode, type PeopleName, type PeopleRequestOf, TO_PEOPLE } from '@dungeon-twister/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { People, PersonNo } from '../people/people.ts';
import { personNo } from '../people/people.ts';
import type { Wishes } from '../notices/wishes.ts';
import type { Seats } from '../people/seats.ts';
import type { Time } from '../time.ts';
import { addressOf, homeOf, isSecure, type Proxies } from './address.ts';
import { cookieWith, tokenIn } from './cookies.ts';
import { isFromHere } from './from-here.ts';
import type { NetLimits } from './limits.ts';
import { Throttle } from '../people/throttle.ts';

export interface PeoplePlan {
  readonly people: People;
  readonly seats: Seats;
  readonly wishes: Wishes;
  readonly time: Time;
  readonly proxies: Proxies;
  readonly limits: NetLimits;
  readonly onFault: (fault: unknown) => void;
}

const LONGEST_BODY = 16 * 2 ** 10;

const STATUS: Readonly<Record<PeopleCode, number>> = {
  BAD_REQUEST: 400,
  OTHER_SITE: 403,
  TOO_MANY: 429,
  NAME_TAKEN: 409,
  WRONG: 401,
  BARRED: 403,
  NOT_LOGGED_IN: 401,
  NOT_THERE: 422,
  INTERNAL: 500,
};

type Who = NonNullable<Awaited<ReturnType<People['of']>>>;

/** An answer, and what becomes of the cookie: a new token, none any more, or as it was. */
interface Said {
  readonly body: object;
  readonly token?: string | null;
}
type Handler<Name extends PeopleName> = (
  plan: PeoplePlan,
  request: PeopleRequestOf<Name>,
  who: Who | null,
  /** The page from which he asks. */
  home: string,
) => Promise<Said | PersonNo>;

/** What only somebody who is logged in may ask. */
const asPerson =
  <Name extends PeopleName>(
    handle: (
      plan: PeoplePlan,
      request: PeopleRequestOf<Name>,
      who: Who,
      home: string,
    ) => Promise<Said | PersonNo>,
  ): Handler<Name> =>
  (plan, request, who, home) =>
    who ? handle(plan, request, who, home) : Promise.resolve(personNo('NOT_LOGGED_IN'));

const HANDLERS: { readonly [Name in PeopleName]: Handler<Name> } = {
  async register({ people }, { name, passphrase }) {
    const answer = await people.register(name, passphrase);
    if ('error' in answer) return answer;
    return { body: { name: answer.person.name, recovery: answer.recovery }, token: answer.token };
  },
  async login({ people }, { name, passphrase }, who) {
    const answer = await people.logIn(name, passphrase);
    if ('error' in answer) return answer;
    if (who) await people.logOut(who.session);
    return { body: { name: answer.person.name }, token: answer.token };
  },
  async recover({ people }, { name, recovery, passphrase }) {
    const answer = await people.recover(name, recovery, passphrase);
    if ('error' in answer) return answer;
    return { body: { name: answer.person.name, recovery: answer.recovery }, token: answer.token };
  },
  async logout({ people }, _request, who) {
    if (who) await people.logOut(who.session);
    return { body: {}, token: null };
  },
  'logout-everywhere': asPerson(async ({ people }, _request, { person }) => {
    await people.endSessions(person.id, null);
    return { body: {}, token: null };
  }),
  passphrase: asPerson<'passphrase'>(async ({ people }, { passphrase, fresh }, who) => {
    const no = await people.changePassphrase(who, passphrase, fresh);
    return no ?? { body: {} };
  }),
  claim: asPerson<'claim'>(async ({ seats }, request, { person }) => ({
    body: { claimed: await seats.claim(person, request.seats) },
  })),
  delete: asPerson<'delete'>(async ({ people, seats }, { passphrase }, { person }) => {
    const isHis = await people.isHis(person, passphrase);
    if (isHis !== true) return isHis;
    await seats.forget(person);
    people.onEnded(person.id, () => true);
    return { body: {}, token: null };
  }),
  notices: asPerson<'notices'>(async ({ wishes }, { language, zone }, { person }, home) =>
    (await wishes.set(person.id, { language, zone, home })) ? { body: {} } : personNo('BAD_REQUEST'),
  ),
  hook: asPerson<'hook'>(async ({ wishes }, { url }, { person }) =>
    channelSaid(await wishes.hook(person.id, url)),
  ),
  push: asPerson<'push'>(async ({ wishes }, { endpoint, ...keys }, { person }) =>
    channelSaid(await wishes.push(person.id, endpoint, keys)),
  ),
  silence: asPerson<'silence'>(async ({ wishes }, { id }, { person }) => {
    await wishes.silence(person.id, id);
    return { body: {} };
  }),
};

const channelSaid = (id: string | null): Said | PersonNo =>
  id === null ? personNo('NOT_THERE') : { body: { id } };

const READERS: Readonly<Record<string, (plan: PeoplePlan, who: Who | null) => Promise<object>>> = {
  me: (_plan, who) => Promise.resolve({ name: who?.person.name ?? null }),
  async tables({ seats, time }, who) {
    if (!who) return personNo('NOT_LOGGED_IN');
    return { now: time.now(), tables: await seats.list(who.person) };
  },
  async notices({ wishes }, who) {
    return who ? wishes.of(who.person.id) : personNo('NOT_LOGGED_IN');
  },
  async export({ seats }, who) {
    return who ? seats.tellAll(who.person) : personNo('NOT_LOGGED_IN');
  },
};

/** Registers the routes, all under `/people/`. */
export const peopleRoutes =
  (plan: PeoplePlan) =>
  (http: FastifyInstance): void => {
    const asked = new Throttle(plan.limits.people, plan.time);
    const registered = new Throttle(plan.limits.registrations, plan.time);
    const home = (raw: IncomingMessage): string => homeOf(addressOf(raw, plan.proxies));
    const whoAsks = (raw: IncomingMessage) =>
      plan.people.of(tokenIn(raw.headers, isSecure(raw, plan.proxies)));

    for (const [name, read] of Object.entries(READERS))
      http.get(`/people/${name}`, async ({ raw }, reply) =>
        safely(plan, reply, async () => {
          if (!asked.take(home(raw))) return refuse(reply, personNo('TOO_MANY'));
          const body = await read(plan, await whoAsks(raw));
          return 'error' in body ? refuse(reply, body as PersonNo) : say(reply, body);
        }),
      );

    for (const name of Object.keys(HANDLERS) as PeopleName[])
      http.post(`/people/${name}`, { bodyLimit: LONGEST_BODY }, async (request, reply) =>
        safely(plan, reply, async () => {
          const { raw } = request;
          if (!isOurs(raw)) return refuse(reply, personNo('OTHER_SITE'));
          if (!asked.take(home(raw))) return refuse(reply, personNo('TOO_MANY'));
          const read = v.safeParse(TO_PEOPLE[name], request.body, {
            abortEarly: true,
          });
          if (!read.success) return refuse(reply, personNo('BAD_REQUEST'), fieldOf(name, read.issues[0]));
          if (name === 'register' && !registered.take(home(raw))) return refuse(reply, personNo('TOO_MANY'));
          return answer(plan, name, read.output, request, reply, await whoAsks(raw));
        }),
      );
  };

async function answer(
  plan: PeoplePlan,
  name: PeopleName,
  asked: object,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  who: Who | null,
): Promise<FastifyReply> {
  // The name selects the handler and the type of the request alike, which the compiler cannot see.
  const handle = HANDLERS[name] as unknown as (
    plan: PeoplePlan,
    asked: object,
    who: Who | null,
    home: string,
  ) => Promise<Said | PersonNo>;
  const said = await handle(plan, asked, who, raw.headers.origin ?? '');
  if ('error' in said) return refuse(reply, said);
  if (said.token !== undefined)
    reply.header('set-cookie', cookieWith(said.token, isSecure(raw, plan.proxies)));
  return say(reply, said.body);
}

/** A browser names the page from which something is sent; whoever names none is no browser of ours. */
const isOurs = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined &&
  isFromHere(headers.origin, headers.host) &&
  ['same-origin', undefined].includes(headers['sec-fetch-site']) &&
  /^application\/json\b/i.test(headers['content-type'] ?? '');

/** A field that we know is named; what a stranger made up is not repeated. */
function fieldOf(name: PeopleName, issue: v.BaseIssue<unknown>): string {
  const [field = ''] = (v.getDotPath(issue) ?? '').split('.');
  return Object.hasOwn(TO_PEOPLE[name].entries, field) ? field : '';
}

const say = (reply: FastifyReply, body: object): FastifyReply =>
  reply.header('cache-control', 'no-store').send(body);

const refuse = (reply: FastifyReply, { error }: PersonNo, field = ''): FastifyReply =>
  reply
    .code(STATUS[error])
    .header('cache-control', 'no-store')
    .send({ error, ...(field === '' ? {} : { field }) });

/** What went wrong inside is told to whoever runs the server, not to whoever asked. */
async function safely(
  { onFault }: PeoplePlan,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (fault) {
    onFault(fault);
    return refuse(reply, personNo('INTERNAL'));
  }
}
