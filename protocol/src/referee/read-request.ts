/** An object that came from outside as a request, or what is wrong with it. */
import * as v from 'valibot';
import { RequestId } from './parts.ts';
import { type RefereeRequest, REQUEST_NAMES, type RequestName, REQUESTS } from './requests.ts';

export interface BadRequest {
  readonly code: 'NOT_A_REQUEST' | 'UNKNOWN_REQUEST';
  readonly field: string;
  readonly message: string;
}
export type ReadRequest =
  | { readonly ok: true; readonly request: RefereeRequest }
  | { readonly ok: false; readonly wrong: BadRequest };

export type JsonObject = Readonly<Record<string, unknown>>;

const KNOWN = `There are: ${REQUEST_NAMES.join(', ')}.`;

export function readRequest(object: JsonObject): ReadRequest {
  const name = object['do'];
  if (!Object.hasOwn(object, 'do')) return wrong('NOT_A_REQUEST', 'do', `"do" is missing. ${KNOWN}`);
  if (typeof name !== 'string') return wrong('NOT_A_REQUEST', 'do', `"do" must be a text. ${KNOWN}`);
  if (!Object.hasOwn(REQUESTS, name))
    return wrong('UNKNOWN_REQUEST', 'do', `There is no request ${JSON.stringify(name)}. ${KNOWN}`);
  // All requests have a `do` and differ in the rest: any one of them may stand for the type of the schema.
  const schema: v.GenericSchema<unknown, RefereeRequest> = REQUESTS[name as RequestName];
  const read = v.safeParse(schema, object, { abortEarly: true });
  if (read.success) return { ok: true, request: read.output };
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? '';
  return wrong('NOT_A_REQUEST', field, `${JSON.stringify(field)} ${faultOf(issue)}`);
}

function faultOf({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is unknown here.';
  return input === undefined ? 'is missing.' : `is not as it should be: ${message}`;
}

const wrong = (code: BadRequest['code'], field: string, message: string): ReadRequest => ({
  ok: false,
  wrong: { code, field, message },
});

/** What the answer has to repeat, if it is fit to be repeated. */
export function idOf(object: JsonObject): { readonly id?: string | number } {
  const id = v.safeParse(RequestId, object['id']);
  return id.success ? { id: id.output } : {};
}
