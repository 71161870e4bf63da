/**
 * What the server writes about itself: one JSON object a line, without secrets. It is built up from what is harmless: no
 * message of a client, no name, no token, no address and no text of an entry comes here.
 */
export interface Log {
  (event: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
}

/** Writes to a stream, with the time. */
export const logTo =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`);

/**
 * What can be said of a fault. The words of a system's or a database's fault, which has a code, are ours or theirs; those of
 * any other may quote what somebody sent or what is kept, so only its name and where it happened are told.
 */
export function faultFacts(fault: unknown): Record<string, string> {
  if (!(fault instanceof Error)) return { fault: typeof fault };
  const where = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
  return {
    fault: fault.name,
    ...(code === null ? {} : { code, message: fault.message.slice(0, 200) }),
    where: (where[0] ?? '').trim(),
  };
}
