/** What is wrong with an answer, for tests and for clients that trust nobody. */
import * as v from 'valibot';
import { ANSWERS, FailureAnswer } from './answers.ts';
import type { RequestName } from './requests.ts';

/** Where an answer to this request is not as it should be, or null. To a line that is no request there is only an error. */
export function answerFault(to: RequestName | null, answer: unknown): string | null {
  const failed = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
  const schema: v.GenericSchema = failed || to === null ? FailureAnswer : ANSWERS[to];
  const read = v.safeParse(schema, answer);
  return read.success
    ? null
    : read.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('; ');
}
