/** A message that came over a socket, or what is wrong with it. Nothing else reads what strangers send. */
import * as v from 'valibot';
import type { OnlineCode } from './codes.ts';
import { MESSAGE_BYTES, MESSAGE_DEPTH } from './limits.ts';
import { OnlineId } from './parts.ts';
import { type OnlineName, type OnlineRequest, TO_SERVER } from './to-server.ts';

export type ReadMessage =
  | { readonly ok: true; readonly request: OnlineRequest }
  | {
      readonly ok: false;
      readonly id: string | null;
      readonly code: Extract<OnlineCode, 'TOO_LARGE' | 'NOT_JSON' | 'NOT_A_REQUEST'>;
      readonly field?: string;
    };

export function readMessage(text: string): ReadMessage {
  // A sign has at least one byte, so what is too long in signs is too long in bytes; the socket itself counts bytes.
  if (text.length > MESSAGE_BYTES) return { ok: false, id: null, code: 'TOO_LARGE' };
  let object: unknown;
  try {
    object = JSON.parse(text);
  } catch {
    return { ok: false, id: null, code: 'NOT_JSON' };
  }
  if (typeof object !== 'object' || object === null || Array.isArray(object))
    return { ok: false, id: null, code: 'NOT_A_REQUEST' };
  return readRequest(object as Readonly<Record<string, unknown>>);
}

function readRequest(object: Readonly<Record<string, unknown>>): ReadMessage {
  const named = v.safeParse(OnlineId, object['id']);
  const id = named.success ? named.output : null;
  const name = object['do'];
  if (typeof name !== 'string' || !Object.hasOwn(TO_SERVER, name))
    return { ok: false, id, code: 'NOT_A_REQUEST', field: 'do' };
  if (isTooDeep(object)) return { ok: false, id, code: 'NOT_A_REQUEST' };
  // All requests have a `do` and differ in the rest: any one of them may stand for the type of the schema.
  const schema: v.GenericSchema<unknown, OnlineRequest> = TO_SERVER[name as OnlineName];
  const read = v.safeParse(schema, object, { abortEarly: true });
  if (read.success) return { ok: true, request: read.output };
  return { ok: false, id, code: 'NOT_A_REQUEST', field: fieldOf(object, v.getDotPath(read.issues[0])) };
}

/** A field that we know is named; what a stranger made up is not repeated. */
function fieldOf(object: Readonly<Record<string, unknown>>, path: string | null): string {
  const [field = ''] = (path ?? '').split('.');
  const name = object['do'] as OnlineName;
  return Object.hasOwn(TO_SERVER[name].entries, field) ? field : '';
}

/** Level by level, so that depth costs no stack. */
function isTooDeep(message: object): boolean {
  let level: object[] = [message];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= MESSAGE_DEPTH) return true;
    level = level.flatMap((one) =>
      Object.values(one).filter(
        (inner: unknown): inner is object => typeof inner === 'object' && inner !== null,
      ),
    );
  }
  return false;
}

/** Where a message of a server is not as it should be, or null: for tests and for clients that trust nobody. */
export function messageFault(schema: v.GenericSchema, message: unknown): string | null {
  const read = v.safeParse(schema, message);
  return read.success
    ? null
    : read.issues.map((issue) => `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`).join('; ');
}
