/** What is wrong with a field of a request, in both languages. */
import type { Words } from '@dungeon-twister/rules';
import type * as v from 'valibot';
import { WANTED } from './wanted.ts';

type Issue = v.BaseIssue<unknown>;

export function sayIssue(field: string, issue: Issue): Words {
  const name = JSON.stringify(field);
  const { expected, input } = issue;
  if (expected === 'never') return { en: `${name} is unknown here.`, fr: `${name} est inconnu ici.` };
  if (input === undefined) return { en: `${name} is missing.`, fr: `${name} manque.` };
  return {
    en: `${name} is not as it should be: ${englishFor(issue)}`,
    fr: `${name} n’est pas comme il faut : ${frenchFor(issue)}`,
  };
}

/** A form of our own the library calls `unknown`; all of them are objects. */
const named = (expected: string): string => expected.replaceAll('unknown', 'object');

const englishFor = ({ expected, message }: Issue): string =>
  expected === null ? message : message.replace(expected, named(expected));

/** What the library expects and receives it writes as a program does: `"en" | "fr"`, `<=64`. */
function frenchFor({ expected, received, message }: Issue): string {
  const own = Object.values(WANTED).find(({ en }) => en === message);
  if (own) return own.fr;
  return expected === null ? `${received} ne convient pas` : `il faut ${named(expected)}, et non ${received}`;
}
