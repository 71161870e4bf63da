/** What is asked about accounts, over http. Specified in docs/server.md. */
import * as v from 'valibot';
import { PersonName, TableId, Token } from './parts.ts';

/** Signs of a passphrase. A short one is guessed; a very long one only costs time. */
const SHORTEST_PASSPHRASE = 10;
const LONGEST_PASSPHRASE = 200;
/** Longest name of a time zone, and longest address of a web hook. */
const LONGEST_ZONE = 64;
const LONGEST_URL = 1000;
/** Seats that are claimed at once. */
const MOST_CLAIMS = 50;

/** Signs that mean the same are the same, whatever keyboard they came from. */
const NewPassphrase = v.pipe(
  v.string(),
  v.maxLength(LONGEST_PASSPHRASE),
  v.transform((text) => text.normalize('NFKC')),
  v.check((text) => Array.from(text).length >= SHORTEST_PASSPHRASE),
);
/** One that is only compared. */
const Passphrase = v.pipe(
  v.string(),
  v.maxLength(LONGEST_PASSPHRASE),
  v.transform((text) => text.normalize('NFKC')),
);
/** Somebody types it from paper: spaces, dashes and capitals do not matter. */
const RecoveryCode = v.pipe(
  v.string(),
  v.maxLength(80),
  v.transform((text) => text.toLowerCase().replaceAll(/[\s-]/g, '')),
);

export const TO_PEOPLE = {
  register: v.strictObject({ name: PersonName, passphrase: NewPassphrase }),
  login: v.strictObject({ name: PersonName, passphrase: Passphrase }),
  recover: v.strictObject({ name: PersonName, recovery: RecoveryCode, passphrase: NewPassphrase }),
  logout: v.strictObject({}),
  'logout-everywhere': v.strictObject({}),
  passphrase: v.strictObject({ passphrase: Passphrase, fresh: NewPassphrase }),
  claim: v.strictObject({
    seats: v.pipe(v.array(v.strictObject({ table: TableId, token: Token })), v.maxLength(MOST_CLAIMS)),
  }),
  delete: v.strictObject({ passphrase: Passphrase }),
  notices: v.strictObject({
    language: v.picklist(['en', 'fr']),
    zone: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ZONE)),
  }),
  hook: v.strictObject({ url: v.pipe(v.string(), v.maxLength(LONGEST_URL)) }),
  push: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(LONGEST_URL)),
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  silence: v.strictObject({ id: v.pipe(v.string(), v.maxLength(LONGEST_ZONE)) }),
} as const;
export type PeopleName = keyof typeof TO_PEOPLE;
export type PeopleRequestOf<Name extends PeopleName> = v.InferOutput<(typeof TO_PEOPLE)[Name]>;

/** Why not; what a person reads is the page's own. */
export const PEOPLE_CODES = [
  'BAD_REQUEST',
  'OTHER_SITE',
  'TOO_MANY',
  'NAME_TAKEN',
  'WRONG',
  'BARRED',
  'NOT_LOGGED_IN',
  'NOT_THERE',
  'INTERNAL',
] as const;
export type PeopleCode = (typeof PEOPLE_CODES)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

/** A table at which somebody has a seat. */
export const TableOfPerson = v.strictObject({
  table: TableId,
  seat: Seat,
  scenario: v.string(),
  /** Who sits there, by seat; null for nobody and for bots. Somebody who is gone has an empty name. */
  names: v.array(v.nullable(v.string())),
  stage: v.picklist(['unbegun', 'running', 'finished']),
  /** Whether it waits for this person. */
  waits: v.boolean(),
  /** When his time runs out, by the server's clock; null where none runs. */
  until: v.nullable(Count),
  /** When something happened there last. */
  at: Count,
});
export type TableOfPerson = v.InferOutput<typeof TableOfPerson>;

export const FROM_PEOPLE = {
  me: v.strictObject({ name: v.nullable(v.string()) }),
  register: v.strictObject({ name: v.string(), recovery: v.string() }),
  login: v.strictObject({ name: v.string() }),
  recover: v.strictObject({ name: v.string(), recovery: v.string() }),
  claim: v.strictObject({ claimed: v.array(v.strictObject({ table: TableId, seat: Seat })) }),
  /** To `GET /people/notices`. */
  wishes: v.strictObject({
    language: v.nullable(v.picklist(['en', 'fr'])),
    zone: v.nullable(v.string()),
    /** With which a browser asks for pushes. */
    key: v.string(),
    channels: v.array(
      v.strictObject({ id: v.string(), kind: v.picklist(['hook', 'push']), host: v.string(), made: Count }),
    ),
  }),
  hook: v.strictObject({ id: v.string() }),
  push: v.strictObject({ id: v.string() }),
  tables: v.strictObject({ now: Count, tables: v.array(TableOfPerson) }),
  refused: v.strictObject({
    error: v.picklist(PEOPLE_CODES),
    /** Which field of the request is wrong. */
    field: v.exactOptional(v.string()),
  }),
} as const;
