/** An object that came from outside as a request, or what is wrong with it. */
import type { Words } from '@dungeon-twister/rules';
import * as v from 'valibot';
import { RequestId } from './parts.ts';
import { type RefereeRequest, REQUEST_NAMES, type RequestName, REQUESTS } from './requests.ts';
import { sayIssue } from './say-issue.ts';

export interface BadRequest {
  readonly code: 'NOT_A_REQUEST' | 'UNKNOWN_REQUEST';
  readonly field: string;
  readonly words: Words;
}
export type ReadRequest =
  | { readonly ok: true; readonly request: RefereeRequest }
  | { readonly ok: false; readonly wrong: BadRequest };

export type JsonObject = Readonly<Record<string, unknown>>;

const NAMES = REQUEST_NAMES.join(', ');

/** With what can be asked instead. */
const known = (en: string, fr: string): Words => ({
  en: `${en} There are: ${NAMES}.`,
  fr: `${fr} Il y a : ${NAMES}.`,
});

export function readRequest(object: JsonObject): ReadRequest {
  const name = object['do'];
  if (!Object.hasOwn(object, 'do'))
    return wrong('NOT_A_REQUEST', 'do', known('"do" is missing.', '"do" manque.'));
  if (typeof name !== 'string')
    return wrong('NOT_A_REQUEST', 'do', known('"do" must be a text.', '"do" doit être un texte.'));
  if (!Object.hasOwn(REQUESTS, name)) {
    const quoted = JSON.stringify(name);
    return wrong(
      'UNKNOWN_REQUEST',
      'do',
      known(`There is no request ${quoted}.`, `Il n’y a pas de demande ${quoted}.`),
    );
  }
  // All requests have a `do` and differ in the rest: any one of them may stand for the type of the schema.
  const schema: v.GenericSchema<unknown, RefereeRequest> = REQUESTS[name as RequestName];
  const read = v.safeParse(schema, object, { abortEarly: true });
  if (read.success) return { ok: true, request: read.output };
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? '';
  return wrong('NOT_A_REQUEST', field, sayIssue(field, issue));
}

const wrong = (code: BadRequest['code'], field: string, words: Words): ReadRequest => ({
  ok: false,
  wrong: { code, field, words },
});

/** What the answer has to repeat, if it is fit to be repeated. */
export function idOf(object: JsonObject): { readonly id?: string | number } {
  const id = v.safeParse(RequestId, object['id']);
  return id.success ? { id: id.output } : {};
}
